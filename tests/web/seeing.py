"""What everybody must be able to do with a page: read it, and reach what is on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# What leaves the screen in rows that scroll.
ROWS = ".unseen, .hand, .options, .standings, dialog, .log"


def findings(page: Page) -> list[str]:
    """What axe finds on the page as it stands that keeps somebody out or in their way."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (python hatch_build.py modules)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}\n  " + "\n  ".join(node["html"][:200] for node in one["nodes"][:5])
        for one in found["violations"]
        if one["impact"] in ("moderate", "serious", "critical")
    ]


def assert_readable(page: Page) -> None:
    """Axe finds nothing on the page as it stands."""
    found = findings(page)
    assert not found, "\n".join(found)


def assert_fits(
    page: Page, width: int, fields: str = "button, a, input, select", rows: str = ROWS, whole: bool = False
) -> None:
    """Nothing of the page lies beside a screen of that width, but in rows that scroll; `whole`: nor below it."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    outside = page.evaluate(
        """([fields, rows, whole]) => [...document.querySelectorAll(fields)]
             .filter(one => one.offsetParent && !one.closest(rows))
             .map(one => [one, one.getBoundingClientRect()])
             .filter(([one, box]) => box.left < -1 || box.right > innerWidth + 1
                                       || (whole && box.bottom > innerHeight + 1))
             .map(([one]) => one.outerHTML.slice(0, 120))""",
        [fields, rows, whole],
    )
    assert outside == [], outside
