"""The style sheet of track drawings: one look for documents, reports and pictures, in light and dark."""

from __future__ import annotations

from importlib import resources

__all__ = ["STYLE"]

STYLE = resources.files("pileup.track").joinpath("track.css").read_text(encoding="utf-8")
"""CSS; every role of a drawing is a class in it."""
