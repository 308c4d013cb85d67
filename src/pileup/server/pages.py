"""The browser client's files: read once, kept compressed, cached by the browser as long as their names say."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from pileup.play.words import DEFAULT_LOCALE, spoken_here
from pileup.server.refusals import Refusal
from pileup.server.spoken import in_language

__all__ = ["HANDLERS", "Pages"]

_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8}\.[a-z0-9]+$")  # Vite writes a hash of the content into the name
_TEXT = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


# What says something to people before the client runs: the page itself, and what it is installed by.
_SPEAK = ("index.html", "manifest.webmanifest")


class File:
    """One file with its compressed forms and the headers it is sent with."""

    def __init__(self, path: Path, name: str, locale: str) -> None:
        self.speaks = name in _SPEAK
        self.body = path.read_bytes()
        if self.speaks:
            self.body = in_language(self.body, locale, path.suffix == ".html")
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.type = mimetypes.guess_type(name)[0] or "application/octet-stream"
        forever = name.startswith("assets/") and _HASHED.search(name)
        self.cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        self.forms: dict[str, bytes] = {}
        if path.suffix in _TEXT and len(self.body) > 1000:
            self.forms["gzip"] = gzip.compress(self.body, 9, mtime=0)
            self.forms["br"] = brotli.compress(self.body, quality=9)


class Pages:
    """The files below one folder; nothing else can be asked for.

    Args:
        folder: the built client. Files are looked up when asked for, so that a new build needs no restart.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: dict[tuple[str, str], tuple[float, File]] = {}

    def find(self, name: str, locale: str = DEFAULT_LOCALE) -> File | None:
        """The file of a name relative to the folder, in a language where it says something; or None."""
        parts = name.split("/")
        if any(part in ("", ".", "..") or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        path = self.folder.joinpath(*parts)
        try:
            if not path.is_file() or not path.resolve().is_relative_to(self.folder.resolve()):
                return None
            changed = path.stat().st_mtime
            key = name, locale if name in _SPEAK else ""
            kept = self._kept.get(key)
            if kept is None or kept[0] != changed:
                kept = self._kept[key] = (changed, File(path, name, locale))
        except OSError:
            return None
        return kept[1]


def _answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    name = path.strip("/")
    if name.split("/")[0] in ("api", "healthz", "metrics"):
        raise Refusal(
            404, "not-found", "The server knows no such address.", name[:200], "See /api/schema/openapi.json."
        )
    file = pages.find(name or "index.html", spoken_here(request.headers.get("accept-language")))
    if file is None and not name:
        raise Refusal(
            503,
            "no-client",
            "This Pileup was installed without its browser client.",
            "",
            "Install it again without PILEUP_SKIP_CLIENT.",
        )
    if file is None:
        raise Refusal(404, "not-found", "There is no such page.", "", "The link may be incomplete.")
    vary = "Accept-Encoding, Accept-Language" if file.speaks else "Accept-Encoding"
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": vary}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    wanted = request.headers.get("accept-encoding", "")
    for form in ("br", "gzip"):
        if form in file.forms and re.search(rf"\b{form}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", wanted):
            return Response(file.forms[form], media_type=file.type, headers={**headers, "Content-Encoding": form})
    return Response(file.body, media_type=file.type, headers=headers)


@get("/", include_in_schema=False)
async def front_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The browser client."""
    return _answer(request, "")


@get("/plain.css", include_in_schema=False, media_type="text/css")
async def plain() -> Response[bytes]:
    """The style of the pages that the server writes itself."""
    style = (Path(__file__).parent / "plain.css").read_bytes()
    return Response(style, media_type="text/css", headers={"Cache-Control": "public, max-age=3600"})


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str]) -> Response[bytes]:
    """A file of the browser client."""
    return _answer(request, path)


HANDLERS = [front_page, plain, page]
