"""A progress bar on stderr; silent where that is no terminal."""

from __future__ import annotations

from typing import Any

from pileup.cli.common import console

__all__ = ["Bar"]


class Bar:
    """Shows how far long work is, while the `with` block runs.

    Args:
        text: what is being done; quiet: shows nothing.
    """

    def __init__(self, text: str, quiet: bool = False) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        out = console(stderr=True)
        columns = TextColumn("[dim]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self.progress = Progress(*columns, console=out, transient=True, disable=quiet or not out.is_terminal)
        self.task = self.progress.add_task(text, total=None)

    def of(self, done: int, total: int) -> None:
        """So much is done."""
        self.progress.update(self.task, completed=done, total=total)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self.progress.stop()
