"""Bots that search: reproducible, blind to what their seat can't know, and right where the answer is known."""

from __future__ import annotations

import time
from typing import Any

import pytest
from dice_race import BOLD, SAFE

from pileup.bots import Bot, Observation, bot_names, make_bot
from pileup.bots import search as searching
from pileup.bots.greedy import GreedyBot
from pileup.bots.search import SearchBot, outlooks
from pileup.engine.game import Game
from pileup.engine.make import make
from pileup.engine.streams import stream
from pileup.engine.target_python import Status

LEVELS = ["random", "greedy", "easy", "medium", "hard"]


def positions(game: Game, count: int, seed: int = 1) -> list[tuple[Any, int]]:
    """Positions of one race with a choice of at least two, and the seat that is asked."""
    target = game.python(own=True)
    s = target.start()
    found: list[tuple[Any, int]] = []
    step = 0
    while (status := target.advance(s)) != Status.OVER and len(found) < count:
        step += 1
        if status == Status.CHANCE:
            outcomes, _ = target.outcomes(s)
            target.happen(s, outcomes[stream(seed, step, 0) % len(outcomes)])
            continue
        seat = target.waiting(s)[-1]
        options = target.options(s, seat)
        if len(options) > 1 and step % 3 == 0:
            found.append((s.copy(), seat))
        target.choose(s, seat, options[stream(seed, step, 1) % len(options)])
    return found


def asked(game: Game, s: Any, seat: int, key: int) -> Observation:
    target = game.python(own=True)
    return Observation(game, seat, target.hide(s, seat), target.options(s, seat), key)


def quick(level: str) -> Bot:
    """A bot as it is, but not thinking longer than a test may take."""
    bot = make_bot(level)
    if isinstance(bot, SearchBot):
        bot.playouts = min(bot.playouts, 300)
    return bot


def test_the_levels_are_known_the_weakest_first() -> None:
    assert [name for name in bot_names() if name in LEVELS] == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeat_themselves(name: str, level: str) -> None:
    game = make(name, seats=3)
    for number, (s, seat) in enumerate(positions(game, 6)):
        observation = asked(game, s, seat, key=number)
        choices = [quick(level).choose(observation) for _ in range(2)]
        assert choices[0] == choices[1] and choices[0] in observation.options


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_facts_never_change_a_choice(name: str, level: str) -> None:
    """Worlds that differ only in what the seat can't know are answered alike."""
    game = make(name, seats=3)
    target, bot = game.python(own=True), quick(level)
    worlds = 0
    for number, (s, seat) in enumerate(positions(game, 6)):
        choice = bot.choose(asked(game, s, seat, key=number))
        for key in range(3):
            guess = target.determinise(target.hide(s, seat), seat, key)
            worlds += guess != s
            assert bot.choose(asked(game, guess, seat, key=number)) == choice
    assert worlds > 0 or name not in ("dice-race", "secret-race")  # a real game may be open to all


def test_greedy_weighs_options_alike_with_and_without_compiled_rules(name: str) -> None:
    game, bot = make(name, seats=3), GreedyBot()
    for number, (s, seat) in enumerate(positions(game, 20)):
        observation = asked(game, s, seat, key=number << 40)
        assert bot._compiled(observation) == bot._interpreted(observation)


def test_work_limits_the_search_whatever_the_number_of_play_outs() -> None:
    game = make("dice-race", seats=2)
    s, seat = positions(game, 1)[0]
    observation = asked(game, s, seat, key=1)

    def tried(**limits: int) -> int:
        return sum(visits for visits, _ in SearchBot(**limits).values(observation).values())  # type: ignore[arg-type]

    assert tried(playouts=5000) == 5000
    once = tried(playouts=5000, work=1)
    assert once == 1  # the walk in which the limit is passed is finished
    # a race of dice takes some 4 to 40 decisions
    assert 2000 / 40 < tried(playouts=5000, work=2000) < 2000 / 4


@pytest.mark.parametrize("level", ["greedy", "easy", "medium", "hard"])
def test_thinking_changes_no_observation(name: str, level: str) -> None:
    game = make(name, seats=2)
    s, seat = positions(game, 1)[0]
    observation = asked(game, s, seat, key=1)
    before = observation.state.dump(), list(observation.options)
    quick(level).choose(observation)
    assert (observation.state.dump(), observation.options) == before


@pytest.mark.parametrize(
    ("mine", "other", "right"),
    [
        (11, 0, SAFE),  # a step from home: the safe step wins at once
        (9, 11, BOLD),  # the other is home in its next step: only a four, five or six wins
    ],
)
def test_it_finds_the_winning_choice(mine: int, other: int, right: int) -> None:
    game = make("dice-race", seats=2)
    s = game.kind.set_up(game, {"at": [mine, other]})
    game.python().advance(s)
    for key in range(5):
        assert SearchBot(playouts=400).choose(asked(game, s, 0, key)) == right


def test_values_are_the_odds() -> None:
    # seat 0 of two needs 1, seat 1 is far behind: safe always wins; bold wins half of the rolls now and more later
    game = make("dice-race", seats=2)
    s = game.kind.set_up(game, {"at": [11, 11]})
    game.python().advance(s)
    found = SearchBot(playouts=3000).values(asked(game, s, 1, 1))
    # seat 0 moves first and goes home with a safe step, or with half of its rolls: seat 1 can only hope for the rest
    assert found[SAFE][1] < 0.5
    first = SearchBot(playouts=3000).values(asked(game, s, 0, 1))
    assert first[SAFE][1] == 1.0 and 0.4 < first[BOLD][1] < 0.75


def test_a_budget_in_seconds_is_kept(name: str) -> None:
    game = make(name, seats=2)
    s, seat = positions(game, 1)[0]
    bot = SearchBot(seconds=0.3)
    bot.choose(asked(game, s, seat, 1))  # compiles
    begun = time.thread_time()
    found = bot.values(asked(game, s, seat, 1))
    assert time.thread_time() - begun < 1  # of the processor: a busy machine makes it shorter, not longer
    assert sum(visits for visits, _ in found.values()) >= 200


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make("dice-race", seats=2)
    monkeypatch.setattr(Game, "cpu", lambda self, checked=False: time.sleep(5))
    monkeypatch.setattr(searching, "_COMPILING", {})
    s = game.kind.set_up(game, {"at": [11, 0]})
    game.python().advance(s)
    bot = make_bot("hard", patience=0.05)
    begun = time.monotonic()
    assert bot.choose(asked(game, s, 0, 1)) == SAFE
    assert time.monotonic() - begun < 3


def test_the_stand_in_without_a_compiler_tells_good_from_bad() -> None:
    game = make("dice-race", seats=2)
    s = game.kind.set_up(game, {"at": [11, 11]})
    game.python().advance(s)
    found = outlooks(asked(game, s, 0, 1), 60)
    assert found[SAFE] == (30, 1.0) and found[BOLD][1] < 1.0
