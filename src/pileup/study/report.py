"""A run as one self-contained page: what happens in these races, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.study.charts import bars, columns, heat_map, shown
from pileup.study.compare import Difference, differences
from pileup.study.folder import RunFolder
from pileup.study.impact import impact
from pileup.study.metrics import Estimate, Metrics, game_of_run, metrics, paired_errors
from pileup.study.page import Cell, page, table
from pileup.study.rating import Rating
from pileup.study.tournament import Standings, tournament

__all__ = ["compare", "report"]

Progress = Callable[[int, int], None] | None
# Classes of actions rarer than this a race are left out of the impact: their worth could not be told from luck.
RARE = 0.3
MOST = 16


def report(
    folder: str | Path,
    *,
    pairs: int = 200,
    rounds: int = 10,
    workers: int = 1,
    progress: Progress = None,
) -> str:
    """The page of a finished run.

    Args:
        pairs: pairs of races for the worth of each card and power; 0 leaves it out.
        rounds: of a small tournament for luck against skill; 0 leaves it out.
        Both are kept in the run's folder and computed once.
    """
    run = RunFolder(folder)
    game, found = game_of_run(run), metrics(run)
    worth = _worth(run, game, found, pairs, workers, progress)
    skill = _skill(run, game, rounds, workers, progress)
    body = [_head(run, game, found), _fairness(found), _length(found), _drama(found)]
    body += [_luck(skill, game.seats), _impact(worth), _choices(found), _heat(game, found), _events(found)]
    return page(f"{game.kind.title}: {found.races:,} races", "".join(body))


def compare(one: str | Path, other: str | Path) -> tuple[str, list[Difference]]:
    """The page that compares two runs, and its numbers."""
    runs = RunFolder(one), RunFolder(other)
    games = [game_of_run(run) for run in runs]
    errors = paired_errors(*runs)
    rows = differences(metrics(runs[0]), metrics(runs[1]), errors)
    heads = "".join(
        f"<tr><th>{name}</th><td>{escape(str(run.path))}</td><td>{escape(_what(game, run))}</td></tr>"
        for name, run, game in zip("AB", runs, games, strict=True)
    )
    real = [row for row in rows if row.real]
    word = f"{len(real)} of {len(rows)} numbers differ really" if real else "No difference is sure"
    body = [
        f"<header><h1>{escape(games[0].kind.title)}: two runs</h1><table class='plain'>{heads}</table>"
        f"<p class='lead'>{word}: where A and B were the same, chance would show even one such difference in fewer "
        "than one of twenty comparisons like this (Holm's method)."
        + (" Both have the same seeds: wins and lengths are compared race by race." if errors else "")
        + "</p></header>",
        _compared("Real differences", real),
        _compared("The rest", [row for row in rows if not row.real], folded=True),
    ]
    return page(f"{games[0].kind.title}: two runs", "".join(body)), rows


def _worth(run: RunFolder, game: Game, found: Metrics, pairs: int, workers: int, progress: Progress) -> list[Estimate]:
    if pairs <= 0 or not found.actions:
        return []
    name = f"impact-{pairs}.json"
    if run.file(name).exists():
        return msgspec.json.decode(run.file(name).read_bytes(), type=list[Estimate])
    # a choice that is the only one of its question can't be left: it is not asked about
    asked = {name: count for name, count, _ in found.frames}
    frequent = {one.key.removeprefix("action."): one.value for one in found.actions if one.value >= RARE * game.seats}
    classes = [name for name, often in frequent.items() if often < (1 - 1e-9) * asked.get(name.rpartition("/")[0], 1e9)]
    rows = impact(game, run.manifest["bots"], classes[:MOST], pairs, run.manifest["seed"], workers, progress)
    run.write(name, msgspec.json.encode(rows))
    return rows


def _skill(run: RunFolder, game: Game, rounds: int, workers: int, progress: Progress) -> list[Rating]:
    if rounds <= 0 or game.seats < 2 or game.kind.rulebook_seats(game):
        return []
    name = f"skill-{rounds}.json"
    if run.file(name).exists():
        return msgspec.json.decode(run.file(name).read_bytes(), type=Standings).ratings
    bots = ["random", "greedy", "easy"][: max(2, min(3, game.seats))]
    found = tournament(game, bots, rounds, run.manifest["seed"], workers=workers, progress=progress)
    run.write(name, msgspec.json.encode(found))
    return found.ratings


def _what(game: Game, run: RunFolder) -> str:
    """Seats, bots, the track, and the options that are not as usual."""
    options = ", ".join(
        spec.name.replace("_", " ")
        + ("" if value is True else f" {' '.join(map(str, value)) if isinstance(value, list) else value}")
        for spec in game.kind.options
        if (value := game.options.get(spec.name)) not in (None, False, "", 0, [])
        if spec.kind == "track" or (spec.default not in (None, "", []) and value != spec.default)
    )
    bots = ", ".join(run.manifest["bots"]) or "random bots"
    own = f"; content of one's own, {game.content_hash[:12]}" if "content" in run.manifest["game"] else ""
    return f"{game.seats} seats, {bots}" + (f"; {options}" if options else "") + own


def _head(run: RunFolder, game: Game, found: Metrics) -> str:
    manifest = run.manifest
    summary = msgspec.json.decode(run.file("summary.json").read_bytes())
    tiles = [("races", shown(found.races))]
    tiles += [(one.text, shown(one.value)) for one in found.length[:2]]
    tiles += [(one.text, shown(one.value, one.percent)) for one in [*found.drama[:2], *found.waiting[:1]]]
    cells = "".join(f"<div><b>{value}</b><span>{escape(text)}</span></div>" for text, value in tiles)
    return (
        f"<header><h1>{escape(game.kind.title)}</h1><p class='lead'>{escape(_what(game, run))}</p>"
        f"<div class='tiles'>{cells}</div><p class='fine'>Seed {manifest['seed']} · rules version "
        f"{manifest['rules_version']} · content {escape(str(manifest['content_hash'])[:12])} · digest "
        f"{summary['digest'][:16]} · Pileup {escape(manifest['pileup'])}. Whiskers are 95 % intervals. "
        f"{found.detailed:,} of the races were looked at decision by decision.</p></header>"
    )


def _section(title: str, text: str, *charts: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{text}</p>{''.join(charts)}</section>" if any(charts) else ""


def _begin(text: str) -> str:
    """A text at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def _fairness(found: Metrics) -> str:
    best, worst = max(found.wins, key=lambda one: one.value), min(found.wins, key=lambda one: one.value)
    ratio = best.value / worst.value if worst.value else float("inf")
    seats = len(found.wins)
    unfair = [one for one in found.wins if one.fair is not None and not one.low <= one.fair <= one.high]
    word = (
        "No seat differs surely from its fair share."
        if not unfair
        else f"{escape(_begin(best.text))} wins {ratio:.2f} times as often as {escape(worst.text)}; "
        f"{len(unfair)} of {seats} seats surely {'differs' if len(unfair) == 1 else 'differ'} from the fair share "
        "(dashed)."
    )
    order = (
        f"<h3>By who decides first</h3>{bars(found.order, 'Win share by order of the first decision')}"
        if found.order
        else ""
    )
    return _section("Who wins", word, bars(found.wins, "Win share of each seat"), order)


def _length(found: Metrics) -> str:
    rounds = found.length[0]
    low, high = found.lengths[0][0], found.lengths[-1][0]
    text = f"{shown(rounds.value)} rounds on average, {low} to {high}; {shown(found.length[1].value)} decisions."
    return _section("How long it takes", text, columns(found.lengths, "Races by number of rounds", "rounds"))


def _drama(found: Metrics) -> str:
    if not found.drama:
        return ""
    changes, *odds = found.drama
    text = (
        f"The lead changes {shown(changes.value)} times a race. What half-time is worth, by the game's own estimate of "
        "standings: a good chase leaves the leader well above the fair share (dashed), and the last above nothing."
    )
    return _section("Lead, runaway, catching up", text, bars(odds, "Odds at half-time"))


def _choices(found: Metrics) -> str:
    if not found.choices:
        return ""
    width, forced = found.choices
    wait = ""
    if found.waiting:
        usual, long = (one.value for one in found.waiting)
        wait = (
            f" Between two turns one waits for {shown(usual)} decisions of others, in one of twenty waits for "
            f"{long:.0f} or more."
        )
    rows = [[asked.replace("-", " "), shown(count), shown(options)] for asked, count, options in found.frames]
    heads = ["decision", "a race", "options"]
    most = table(heads, rows[:MOST])
    if rows[MOST:]:
        most += f"<details><summary>{len(rows) - MOST} rarer ones</summary>{table(heads, rows[MOST:])}</details>"
    text = f"A decision has {shown(width.value)} options; {shown(forced.value, True)} have one only.{wait}"
    return _section("Choices and waiting", text, most)


def _impact(rows: list[Estimate]) -> str:
    if not rows:
        return ""
    text = (
        "Wins gained by having it, against never taking it while there is another option: "
        f"{rows[0].n:,} pairs of races with the same seeds for each. Pale bars can't be told from nothing."
    )
    return _section("What cards, powers and choices are worth", text, bars(rows, "Impact on wins", signed=True))


def _luck(rows: list[Rating], seats: int) -> str:
    if not rows:
        return ""
    as_bars = [
        Estimate(f"skill.{row.bot}", row.bot, row.wins, row.wins_low, row.wins_high, 0, row.races, True, 1 / seats)
        for row in rows
    ]
    text = (
        "Bots of different strength in the same races, seats rotated and seeds paired "
        f"({rows[0].races:,} starts each). Were it all luck, they would all win the fair share (dashed)."
    )
    return _section("Luck against skill", text, bars(as_bars, "Win share by bot"))


def _heat(game: Game, found: Metrics) -> str:
    if not found.heat:
        return ""
    try:
        drawing = game.kind.drawing(game)
    except NotImplementedError:
        return ""
    # crashes first, all of them and each; then what happens in some places more than in others; what happens in a few
    # places only (a start, a finish) last
    crashes = {event.name.lower() for event in game.kind.Event if event in game.kind.crash_events} & set(found.heat)

    def rank(event: str) -> tuple[bool, bool, float]:
        return event not in crashes, len(found.heat[event]) <= 6, -_concentration(found.heat[event])

    heat = {event.replace("_", " "): found.heat[event] for event in sorted(found.heat, key=rank)}
    if len(crashes) > 1:
        every: dict[int, float] = {}
        for event in sorted(crashes):
            for space, rate in found.heat[event].items():
                every[space] = every.get(space, 0.0) + rate
        heat = {"all crashes": every, **heat}
    buttons = "".join(
        f"<button type='button' data-event='{escape(event)}' aria-pressed='{str(k == 0).lower()}'>"
        f"{escape(event)}</button>"
        for k, event in enumerate(heat)
    )
    return _section(
        "Where it happens",
        "Events by space: the redder, the more often it happens there. A space tells how often when pointed at.",
        f"<div class='buttons' role='group' aria-label='Kind of event'>{buttons}</div>",
        f"<figure>{heat_map(drawing, heat, 'Where it happens')}</figure>",
    )


def _concentration(spaces: dict[int, float]) -> float:
    """0 where an event happens everywhere alike, near 1 where it happens on one space."""
    total = sum(spaces.values())
    return sum((rate / total) ** 2 for rate in spaces.values())


def _events(found: Metrics) -> str:
    if not found.events:
        return ""
    rows = [[one.text, shown(one.value), f"{shown(one.low)} – {shown(one.high)}"] for one in found.events]
    every = table(["event", "a race", "95 %"], rows)
    return f"<section class='whole'><details><summary><h2>All events</h2></summary>{every}</details></section>"


def _compared(title: str, rows: list[Difference], folded: bool = False) -> str:
    if not rows:
        return ""
    cells: list[list[Cell]] = [
        [
            (row.text, row.chapter),
            shown(row.one, row.percent),
            shown(row.other, row.percent),
            (
                shown(row.other - row.one, row.percent, True),
                f"{shown(row.low, row.percent, True)} … {shown(row.high, row.percent, True)}",
            ),
            "< 0.001" if row.p < 0.001 else f"{row.p:.3f}",
        ]
        for row in rows
    ]
    listed = table(["", "A", "B", ("B − A", "95 %"), "p"], cells)
    head, inside = f"<h2>{title}</h2>", f"<div class='compared'>{listed}</div>"
    if folded:
        return f"<section class='whole'><details><summary>{head}</summary>{inside}</details></section>"
    return f"<section class='whole'>{head}{inside}</section>"


def plain(folder: str | Path) -> dict[str, Any]:
    """All numbers of a run as plain data, for JSON."""
    found: dict[str, Any] = msgspec.to_builtins(metrics(RunFolder(folder)))
    return found
