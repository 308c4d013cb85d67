"""Tables over HTTP: friends and bots race in the browser, and nothing is ever lost."""
