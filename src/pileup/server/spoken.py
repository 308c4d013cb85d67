"""The server's own words for people: pages of errors, and what the client's page says before it runs."""

from __future__ import annotations

import html
import json
from pathlib import Path

from pileup.play.words import DEFAULT_LOCALE, messages_in, spoken_here
from pileup.server.messages import Trouble

__all__ = ["error_page", "in_language", "wants_page"]


_HERE = Path(__file__).parent


def wants_page(path: str, accept: str) -> bool:
    """Whether a person's browser asks, to whom a page says more than JSON does."""
    return not path.startswith("/api") and "text/html" in accept


def error_page(status: int, trouble: Trouble, wishes: str | None) -> str:
    """A plain page with what is wrong and where to go.

    Args:
        wishes: an Accept-Language header.
    """
    locale = spoken_here(wishes)
    words = messages_in(_HERE, locale)

    def said(message: str, otherwise: str) -> str:
        return html.escape(words.text(message) if words.has(message) else otherwise)

    known = words.has(f"error-{trouble.code}")
    what = said(f"error-{trouble.code}", trouble.what)
    cure = said(f"cure-{trouble.code}", "" if known else trouble.cure)
    # Under a foreign name there is no start page either.
    back = "" if trouble.code == "host" else f'<p><a href="/">{said("error-start", "")}</a></p>'
    return (
        f'<!doctype html><html lang="{locale}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/plain.css"><title>{status} · Pileup</title></head><body>'
        f"<main><h1>{what}</h1>{f'<p>{cure}</p>' if cure else ''}{back}</main></body></html>"
    )


def in_language(body: bytes, locale: str, page: bool) -> bytes:
    """A file of the client as it says in a language what it says in English.

    Args:
        page: HTML; else JSON.
    """
    if locale == DEFAULT_LOCALE:
        return body
    text = body.decode()
    english, words = messages_in(_HERE, DEFAULT_LOCALE), messages_in(_HERE, locale)
    for message in ("about", "no-script"):
        said = words.text(message)
        text = text.replace(english.text(message), html.escape(said) if page else json.dumps(said)[1:-1])
    mark = '<html lang="{}"' if page else '"lang": "{}"'
    return text.replace(mark.format(DEFAULT_LOCALE), mark.format(locale), 1).encode()
