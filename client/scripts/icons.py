"""Makes the icons of the installed app in client/public: three racers of three games piled up on a track.

Run it with Pileup's Python after a change of a racer's shape; it takes the shapes from the games' looks and lets a
Chromium draw the pictures that need pixels. `--check` only says whether the drawing is that of the sources.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1]
ROOT = CLIENT.parent
PUBLIC = CLIENT / "public"
PIXELS = {"icon-192.png": (192, "round"), "icon-512.png": (512, "round"), "icon-maskable.png": (512, "full")}
TOUCH = {"apple-touch-icon.png": (180, "full")}

BANG = (
    "M0,-22 L5,-9 L17,-15 L11,-3 L23,2 L11,6 L15,18 L4,11 L-3,23 "
    "L-7,10 L-20,13 L-12,3 L-23,-4 L-10,-6 L-14,-18 L-4,-10 Z"
)


def fields(path: str, racer: str) -> dict[str, str]:
    """The texts of one racer's entry in a look, by the names of its fields."""
    source = (CLIENT / "src" / "games" / path).read_text(encoding="utf-8")
    start = re.search(rf'^  "?{re.escape(racer)}"?: \{{$', source, re.MULTILINE)
    if start is None:
        raise SystemExit(f"{path} has no racer {racer}")
    entry = source[start.end() : source.index("\n  },", start.end())]
    return dict(re.findall(r'(\w+):\s*"([^"]*)"', entry))


def racers() -> list[str]:
    """The three racers round the origin, noses to the right."""
    car = fields("rush-and-bash/cars.tsx", "blue")
    mount = fields("bayou-bash/mounts.tsx", "pig")
    kart = fields("racekart-riot/karts.tsx", "goat-lorde")
    ink = 'stroke="#15161c" stroke-width="1.1" stroke-linejoin="round"'
    wheels = "".join(
        f'<rect x="{x - 2}" y="{y - 1.3}" width="4" height="2.6" rx="1" fill="#15161c"/>'
        for x in (4, -5)
        for y in (-5.2, 5.2)
    )
    return [
        f'{wheels}<path d="{car["body"]}" fill="{car["colour"]}" {ink}/><path d="{car["glass"]}" fill="#11131b"/>'
        f'<path d="{car["trim"]}" fill="none" stroke="{car["ink"]}" stroke-width="0.9"/>',
        f'<path d="{mount["under"]}" fill="{mount["underColour"]}" {ink}/>'
        f'<path d="{mount["body"]}" fill="{mount["colour"]}" {ink}/>'
        f'<path d="{mount["over"]}" fill="{mount["overColour"]}"/>'
        '<circle cx="5.4" cy="-3.2" r="1" fill="#15161c"/><circle cx="5.4" cy="3.2" r="1" fill="#15161c"/>',
        f'{wheels}<path d="{kart["body"]}" fill="{kart["colour"]}" {ink}/>'
        f'<path d="{kart["head"]}" fill="{kart["skin"]}" {ink}/>'
        f'<path d="{kart["crest"]}" fill="{kart["crestColour"]}"/>',
    ]


def drawing(shape: str) -> str:
    """The icon as SVG; `full`: to the edges, with room for whatever mask a device lays over it."""
    car, mount, kart = racers()
    scale = 0.82 if shape == "full" else 1
    ground = '<rect width="64" height="64" fill="#a9cf86"/>' if shape == "full" else ""
    clip = ' clip-path="url(#edge)"' if shape == "round" else ""
    rule = '<clipPath id="edge"><rect width="64" height="64" rx="15"/></clipPath>' if shape == "round" else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Pileup</title>{rule}<g{clip}>{ground}'
        f'<g transform="translate(32 32) scale({scale}) translate(-32 -32)">'
        '<rect x="-12" y="-12" width="88" height="88" fill="#a9cf86"/>'
        '<path d="M-14,62 C10,52 26,14 80,4" fill="none" stroke="#f6f3ea" stroke-width="44"/>'
        '<path d="M-14,62 C10,52 26,14 80,4" fill="none" stroke="#565b66" stroke-width="38"/>'
        '<path d="M-14,62 C10,52 26,14 80,4" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="6 5"/>'
        f'<g transform="translate(33 32) scale(1.28)"><path d="{BANG}" fill="#f0532a" stroke="#7c1d0d"/>'
        f'<path d="{BANG}" fill="#ffd84a" transform="scale(0.62)"/></g>'
        f'<g transform="translate(17 43) rotate(-34) scale(1.42)">{car}</g>'
        f'<g transform="translate(47 37) rotate(204) scale(1.36)">{mount}</g>'
        f'<g transform="translate(27 19) rotate(52) scale(1.4)">{kart}</g>'
        "</g></g></svg>\n"
    )


def main() -> None:
    """Write or check."""
    icon = PUBLIC / "icon.svg"
    if "--check" in sys.argv:
        sys.exit(0 if icon.read_text(encoding="utf-8") == drawing("round") else "client/scripts/icons.py must run")
    icon.write_text(drawing("round"), encoding="utf-8")
    sys.path.insert(0, str(ROOT / "tests"))
    from playwright.sync_api import sync_playwright
    from web.conftest import CHROMIUM, SWITCHES

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for name, (size, shape) in {**PIXELS, **TOUCH}.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing(shape)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
