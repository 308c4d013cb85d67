"""What a run on disk says about a game: shares, lengths, drama, waiting, choices, each with its uncertainty."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from pileup.engine.game import Game
from pileup.engine.make import make
from pileup.study.folder import BadRun, RunFolder
from pileup.study.parquet import COLUMNS, _polars, table
from pileup.study.rating import Z, interval
from pileup.study.traced import choice_class

__all__ = ["Estimate", "Metrics", "game_of_run", "metrics", "paired_errors"]


class Estimate(msgspec.Struct, frozen=True):
    """A number with its uncertainty.

    Attributes:
        key: unique in a run, the same in runs that can be compared; text: in words.
        value, low, high: with its 95 % interval; error: the standard error; n: races (or waits, choices) behind it.
        percent: a share, shown in per cent.
        fair: what it would be if nothing mattered, where there is such a value.
    """

    key: str
    text: str
    value: float
    low: float
    high: float
    error: float
    n: int
    percent: bool = False
    fair: float | None = None


class Metrics(msgspec.Struct):
    """All numbers of a run, by chapter.

    Attributes:
        lengths: (rounds, races) pairs; heat: event → space → times a race.
        frames: (what is asked, times a race, options).
    """

    races: int
    detailed: int
    wins: list[Estimate]
    order: list[Estimate]
    length: list[Estimate]
    lengths: list[tuple[int, int]]
    drama: list[Estimate]
    waiting: list[Estimate]
    choices: list[Estimate]
    frames: list[tuple[str, float, float]]
    actions: list[Estimate]
    events: list[Estimate]
    heat: dict[str, dict[int, float]]

    def all(self) -> list[Estimate]:
        """Every estimate, chapter after chapter."""
        chapters = (
            self.wins,
            self.order,
            self.length,
            self.drama,
            self.waiting,
            self.choices,
            self.actions,
            self.events,
        )
        return [one for chapter in chapters for one in chapter]


def game_of_run(run: RunFolder) -> Game:
    """The game that was simulated.

    Raises:
        BadRun: it is no simulation, or the rules or the content have changed since.
    """
    manifest = run.manifest
    if manifest.get("kind") != "simulate":
        raise BadRun(f"This is a {manifest.get('kind')}, not a simulation.", str(run.path))
    if manifest.get("columns") != COLUMNS:
        raise BadRun("This run was kept by another version of Pileup.", str(run.path), "Run it anew.")
    game = make(manifest["game"])
    if game.kind.rules_version != manifest["rules_version"] or game.content_hash != manifest["content_hash"]:
        raise BadRun("The game's rules or content have changed since this run.", str(run.path), "Run it anew.")
    return game


def mean(key: str, text: str, total: float, squares: float, n: int, percent: bool = False) -> Estimate:
    """The estimate of a mean from a sum and a sum of squares."""
    value = total / n if n else 0.0
    spread = max(0.0, squares / n - value * value) if n else 0.0
    error = math.sqrt(spread / max(1, n - 1))
    return Estimate(key, text, value, value - Z * error, value + Z * error, error, n, percent)


def share(key: str, text: str, count: float, n: int, fair: float | None = None) -> Estimate:
    """The estimate of a share."""
    value = count / n if n else 0.0
    low, high = interval(value, n)
    return Estimate(key, text, value, low, high, math.sqrt(value * (1 - value) / max(1, n)), n, True, fair)


def _mean_of(column: Any, key: str, text: str, percent: bool = False) -> Estimate:
    values = column.drop_nulls()
    numbers = values.cast(_polars().Float64)
    return mean(key, text, float(numbers.sum()), float((numbers * numbers).sum()), len(numbers), percent)


def metrics(run: RunFolder) -> Metrics:
    """Computes everything from a finished run's tables."""
    pl = _polars()
    if not run.file("summary.json").exists():
        raise BadRun("This run is not finished.", str(run.path), "The same command again goes on with it.")
    game = game_of_run(run)
    races = table(run, "races").collect()
    seats = [f"place_{seat}" for seat in range(game.seats)]
    parts = _won(races, game)
    racers = game.kind.seat_names(game)
    names = [f", {name}" for name in run.manifest["bots"]] or [""] * game.seats
    wins = [
        share(
            f"wins.{seat}",
            f"seat {seat}: {racers[seat]}{names[seat]}",
            float(parts[column].sum()),
            len(races),
            1 / game.seats,
        )
        for seat, column in enumerate(seats)
    ]
    length = [
        _mean_of(races["rounds"], "rounds", "rounds a race"),
        _mean_of(races["decisions"], "decisions", "decisions a race"),
        _mean_of(races["chances"], "chances", "chance events a race"),
    ]
    lengths = races.group_by("rounds").len().sort("rounds").rows()
    close = table(run, "decisions")
    found = Metrics(len(races), 0, wins, [], length, lengths, [], [], [], [], [], [], {})
    if close is not None:
        decisions = close.collect()
        detailed = races.filter(pl.col("race").is_in(decisions["race"].unique().implode()))
        found.detailed = len(detailed)
        found.order = _order(decisions, detailed, game)
        found.drama = _drama(table(run, "rounds").collect(), detailed, game)
        found.waiting = _waiting(decisions)
        found.choices, found.frames = _choices(decisions, len(detailed))
        found.actions = _actions(decisions, len(detailed), game)
        events = table(run, "events").collect()
        found.events, found.heat = _events(events, len(detailed))
    return found


def _won(races: Any, game: Game) -> Any:
    """What each seat won of each race: 1, or its part of a shared first place; columns place_0 …"""
    pl = _polars()
    seats = [f"place_{seat}" for seat in range(game.seats)]
    winners = pl.sum_horizontal([(pl.col(seat) == 1).cast(pl.Float64) for seat in seats])
    return races.select([((pl.col(seat) == 1) / winners).alias(seat) for seat in seats])


def paired_errors(one: RunFolder, other: RunFolder) -> dict[str, float]:
    """Standard errors of other - one, by key, where both runs raced the same seeds: race by race, luck cancels out.

    Returns:
        wins, rounds, decisions and chances; nothing where the runs have not the same seeds, seats and bots.
    """
    alike = all(one.manifest.get(name) == other.manifest.get(name) for name in ("seed", "games", "bots"))
    games = game_of_run(one), game_of_run(other)
    if not alike or games[0].seats != games[1].seats:
        return {}
    pl = _polars()
    tables = [table(run, "races").sort("race").collect() for run in (one, other)]
    won = [_won(races, game) for races, game in zip(tables, games, strict=True)]
    pairs = {f"wins.{seat}": [part[f"place_{seat}"] for part in won] for seat in range(games[0].seats)}
    pairs |= {name: [races[name].cast(pl.Float64) for races in tables] for name in ("rounds", "decisions", "chances")}
    n = len(tables[0])
    return {name: float((b - a).std() or 0.0) / math.sqrt(n) for name, (a, b) in pairs.items()}


def _order(decisions: Any, races: Any, game: Game) -> list[Estimate]:
    """Win share by who decided first, second … in the race."""
    pl = _polars()
    first = decisions.group_by("race", "seat").agg(pl.col("step").min()).sort("race", "step")
    first = first.with_columns(pl.col("step").rank("ordinal").over("race").alias("turn"))
    places = races.unpivot(index="race", on=[f"place_{seat}" for seat in range(game.seats)], value_name="place")
    places = places.with_columns(pl.col("variable").str.slice(6).cast(pl.Int8).alias("seat"))
    winners = pl.col("place").eq(1).sum().over("race")
    places = places.with_columns((pl.col("place").eq(1) / winners).alias("won"))
    joined = first.join(places, on=["race", "seat"])
    rows = joined.group_by("turn").agg(pl.col("won").sum(), pl.len()).sort("turn").rows()
    words = ["first", "second", "third", "fourth", "fifth", "sixth"]
    return [
        share(f"order.{turn}", f"{words[turn - 1] if turn <= 6 else turn} to decide", won, n, 1 / game.seats)
        for turn, won, n in rows
    ]


def _drama(rounds: Any, races: Any, game: Game) -> list[Estimate]:
    """Lead changes, and what a lead at half-time is worth; by the game's own estimate of standings."""
    if not len(rounds) or game.seats < 2:
        return []
    pl = _polars()
    leads = (
        rounds.filter(pl.col("standing") == pl.col("standing").max().over("race", "round"))
        .group_by("race", "round")
        .agg(pl.col("seat").min(), pl.len())
        .filter(pl.col("len") == 1)
        .sort("race", "round")
    )
    last_round = races.select("race", pl.col("rounds").alias("last"))
    leads = leads.join(last_round, on="race").filter((pl.col("round") >= 1) & (pl.col("round") < pl.col("last")))
    changes = leads.group_by("race").agg((pl.col("seat") != pl.col("seat").shift()).sum().alias("changes"))
    counted = races.select("race").join(changes, on="race", how="left").fill_null(0)
    found = [_mean_of(counted["changes"], "lead_changes", "lead changes a race")]
    half = rounds.join(last_round, on="race").filter(pl.col("round") == (pl.col("last") + 1) // 2)
    best, worst = pl.col("standing").max().over("race"), pl.col("standing").min().over("race")
    place = races.unpivot(index="race", on=[f"place_{seat}" for seat in range(game.seats)], value_name="place")
    place = place.with_columns(pl.col("variable").str.slice(6).cast(pl.Int8).alias("seat")).drop("variable")
    half = half.join(place, on=["race", "seat"]).filter(best > worst)
    for key, text, who in (
        ("runaway", "half-time leader wins", best),
        ("catch_up", "half-time last wins", worst),
    ):
        rows = half.filter(pl.col("standing") == who).group_by("race").agg(pl.col("place").eq(1).mean().alias("won"))
        found.append(share(key, text, float(rows["won"].sum() or 0), len(rows), 1 / game.seats))
    return found


def _waiting(decisions: Any) -> list[Estimate]:
    """How many decisions of others a seat waits for between two rounds of its own."""
    pl = _polars()
    own = decisions.sort("race", "step").with_columns(
        (pl.col("step") - pl.col("step").shift().over("race", "seat") - 1).alias("wait")
    )
    waits = own.filter(pl.col("wait") > 0)["wait"]
    if not len(waits):
        return []
    found = [_mean_of(waits, "wait", "decisions of others before one is asked again")]
    many = float(waits.quantile(0.95) or 0)
    return [*found, Estimate("wait.95", "… in one of twenty waits at least", many, many, many, 0.0, len(waits))]


def _choices(decisions: Any, races: int) -> tuple[list[Estimate], list[tuple[str, float, float]]]:
    pl = _polars()
    forced = int((decisions["options"] == 1).sum())
    found = [
        _mean_of(decisions["options"], "options", "options of a decision"),
        share("forced", "decisions with one option only", forced, len(decisions)),
    ]
    frames = decisions.group_by("asked").agg(pl.len(), pl.col("options").mean())
    rows = frames.sort(["len", "asked"], descending=[True, False]).rows()  # equals in one order, whatever the threads
    return found, [(asked, count / races, options) for asked, count, options in rows]


def _actions(decisions: Any, races: int, game: Game) -> list[Estimate]:
    """How often each class of choices (`traced.choice_class`) is made, a race."""
    pl = _polars()
    space = game.kind.actions
    pairs = decisions.select("asked", "action").unique()
    classes = [choice_class(asked, space.text(action)) for asked, action in pairs.rows()]
    named = decisions.join(pairs.with_columns(pl.Series("class", classes, pl.String)), on=["asked", "action"])
    return _per_race(named, "class", races, "action")


def _per_race(rows: Any, column: str, races: int, prefix: str) -> list[Estimate]:
    """Mean number of rows a race for each value of a column, the most frequent first."""
    pl = _polars()
    counts = rows.group_by("race", column).len()
    sums = (
        counts.with_columns(pl.col("len").cast(pl.Float64))
        .group_by(column)
        .agg(pl.col("len").sum().alias("total"), (pl.col("len") ** 2).sum().alias("squares"))
        .sort(["total", column], descending=[True, False])
    )
    return [mean(f"{prefix}.{name}", _words(name), total, squares, races) for name, total, squares in sums.rows()]


def _words(name: str) -> str:
    """`card:rush-bomb`, `effect-missile/use` and `hit_rock` in words."""
    return name.replace(":", " ").replace("/", ": ").replace("-", " ").replace("_", " ")


def _events(events: Any, races: int) -> tuple[list[Estimate], dict[str, dict[int, float]]]:
    pl = _polars()
    counted = _per_race(events, "event", races, "event")
    placed = events.filter(pl.col("space") >= 0).group_by("event", "space").len().sort("event", "space")
    heat: dict[str, dict[int, float]] = {}
    for event, space, count in placed.rows():
        heat.setdefault(event, {})[space] = count / races
    return counted, heat
