"""What is written to people: pushes, mails and the page behind the links in mails, in their language."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any

from pileup.play.words import messages_in
from pileup.server.notices.mail import Letter, masked

__all__ = ["confirmation", "mail_page", "push_message", "said", "turn_letter"]

_HERE = Path(__file__).parent


def said(locale: str, message: str, **args: Any) -> str:
    """A message in a language, in English where that lacks it."""
    return messages_in(_HERE, locale if locale.isalnum() else "en").text(message, args)


def push_message(locale: str, game: str, round_: int, names: str, table: str) -> dict[str, str]:
    """What a browser's service worker gets: `title` and `body` to show, the `url` to open, the `tag` to replace by."""
    text = said(locale, "turn-text" if names else "turn-alone", round=round_, names=names)
    return {"title": said(locale, "turn-title", game=game), "body": text, "url": f"/#/table/{table}", "tag": table}


def turn_letter(locale: str, to: str, game: str, round_: int, names: str, site: str, table: str, out: str) -> Letter:
    """The mail that it is somebody's turn."""
    link = f"{site}/#/table/{table}"
    text = said(locale, "mail-text", game=game, round=round_, names=names, table=link, out=out)
    return Letter(to, said(locale, "mail-subject", game=game), text + "\n", out)


def confirmation(locale: str, to: str, site: str, out: str) -> Letter:
    """The mail that asks whether mails are wanted; it holds nothing that a stranger could have written."""
    text = said(locale, "confirm-text", site=site, out=out)
    return Letter(to, said(locale, "confirm-subject"), text + "\n", out)


def mail_page(locale: str, said_before: str | None, name: str, address: str | None, confirmed: bool) -> str:
    """The page behind a mail's link: what there is to decide, as buttons, so that no program decides by looking.

    Args:
        said_before: the message of what was just done.
        name: of the contact; address: None where there is none any more.
    """
    body = [] if said_before is None else [f"<p><strong>{html.escape(said(locale, said_before))}</strong></p>"]
    doors = []
    if address is not None:
        asked = "page-confirmed" if confirmed else "page-confirm"
        body.append(f"<p>{html.escape(said(locale, asked, address=masked(address)))}</p>")
        doors = [*([] if confirmed else ["yes"]), "stop", "never"]
    elif said_before is None:
        body.append(f"<p>{html.escape(said(locale, 'page-gone'))}</p>")
    for door in doors:
        words = html.escape(said(locale, f"page-{door}"))
        first = ' class="first"' if door == "yes" else ""
        body.append(f'<form method="post" action="/mail/{name}/{door}"{first}><p><button>{words}</button></p></form>')
    title = html.escape(said(locale, "page-title"))
    return (
        f'<!doctype html><html lang="{html.escape(locale)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/plain.css"><meta name="referrer" content="same-origin">'
        f'<meta name="robots" content="noindex"><title>{title}</title></head><body>'
        f'<main><h1>{title}</h1>{"".join(body)}<p><a href="/">Pileup</a></p></main></body></html>'
    )
