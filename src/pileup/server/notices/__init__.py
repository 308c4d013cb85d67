"""Telling people who are not there that it is their turn: by web push and by mail, where a server is set up for it."""
