# What a browser meets without the client: pages of errors by their code, and what the client's own page says of itself.
error-start = To the start page

error-not-found = There is no such page.
cure-not-found = The link may be incomplete.
error-no-client = This Pileup was installed without its browser client.
cure-no-client = Install it again without PILEUP_SKIP_CLIENT.
error-host = This server does not go by that name.
cure-host = Whoever runs it can start it with --allow-host and the name.
error-local-only = That is read on the server itself.
cure-local-only = Ask 127.0.0.1 there.
error-origin = Other sites’ pages may not act here.
cure-origin = Open this server’s own page.
error-method = That can’t be done here.
error-bad-request = The server can’t read that.
error-too-large = That is too much at once.
cure-too-large = Send less.
error-too-fast = Too many requests came from your address.
cure-too-fast = Wait a moment.
error-database = The server can’t reach its database just now.
cure-database = Nothing is lost. Try again in a moment.
error-server = Something went wrong in the server.
cure-server = Load the page again; what was played is safe.

about = Three chaotic racing board games at one table: with friends, or against bots.
no-script = Pileup’s game table needs JavaScript. The terminal does not: pileup play rush-and-bash
