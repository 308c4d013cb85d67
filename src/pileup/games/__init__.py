"""The games: one folder each, found by looking (`pileup.engine.games`)."""
