"""Racekart Riot: karts, items and supplies on two laps (ledger `docs/rules/racekart-riot.md`)."""
