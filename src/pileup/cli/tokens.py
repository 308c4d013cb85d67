"""Command lines as people write them: a game's flags need no value."""

from __future__ import annotations

__all__ = ["OWN", "with_values"]

# Names of the commands' own options; every other `--name` is an option of the game.
_OWN = """
    all allow-host at behind-proxy bots branch compile database games help host json limit open option out
    people port position public real-dice resume save seats seconds seed step target version workers
"""
OWN = frozenset(_OWN.split())


def with_values(argv: list[str]) -> list[str]:
    """Gives a game's flag its value: `--boosts` becomes `--boosts true`, `--no-boosts` `--boosts false`.

    >>> with_values(["play", "rush-and-bash", "--simplified", "--seats", "3", "--no-boosts"])
    ['play', 'rush-and-bash', '--simplified', 'true', '--seats', '3', '--boosts', 'false']
    """
    out: list[str] = []
    for n, token in enumerate(argv):
        if token == "--":
            return out + argv[n:]
        name = token[2:] if token.startswith("--") else ""
        follower = argv[n + 1] if n + 1 < len(argv) else "--"
        alone = follower.startswith("--") or follower in ("-h", "-o")
        if not name or "=" in name or name.removeprefix("no-") in OWN or not alone:
            out.append(token)
        elif name.startswith("no-"):
            out += [f"--{name[3:]}", "false"]
        else:
            out += [token, "true"]
    return out
