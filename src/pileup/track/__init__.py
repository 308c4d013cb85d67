"""Boards and pieces made into spaces, neighbours and drawings. Knows no game."""
