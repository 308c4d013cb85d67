"""Python and compiled rules alike, races that end, and the laws that hold all along."""

import pytest

from pileup.engine.make import make
from pileup.engine.streams import stream
from pileup.engine.target_python import Status
from tests.racekart_riot.script import check_conservation, check_many, no_cpu

TRACKS = ("redbanes-castle", "queen-ks-cove")
compiled = pytest.mark.skipif(no_cpu(), reason="compiled replays are switched off")


@compiled
@pytest.mark.parametrize("choice", ["given", "random", "choose"])
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_races_are_the_same_bytes_on_both_targets(seats, track, choice):
    game = make("racekart-riot", seats=seats, track=track, racer_choice=choice)
    states, counts, places = game.cpu().play(6, seed=17)
    for i in range(6):
        s = game.python().start()
        status, told = game.python().play_random(s, stream(17, i, 0), stream(17, i, 1), 100_000)
        assert status == Status.OVER
        assert s.dump() == states[i].tobytes() and told == counts[i, :3].tolist()
        assert game.python().places(s, seats) == places[i, :seats].tolist()


@compiled
def test_compiled_races_keep_every_card_token_and_coin():
    """Each in its place once at the end of thousands of races; none runs for ever."""
    for track in TRACKS:
        game = make("racekart-riot", seats=4, track=track)
        states, counts, _ = game.cpu().play(2_000, seed=3)
        assert (counts[:, 3] == Status.OVER).all()
        check_many(game, states)
        assert (states["laps"].max(axis=1) >= 2).all() and (states["round"] < 60).all()


@pytest.mark.parametrize("track", TRACKS)
def test_everything_is_counted_after_every_action(track):
    """The python target: conservation, positions there and back, and the bound of the stack."""
    deepest = 0
    for seats in (2, 4):
        game = make("racekart-riot", seats=seats, track=track)
        target = game.python(own=True)
        s = target.start()
        chances = choices = 0
        while (status := target.advance(s)) != Status.OVER:
            check_conservation(game, s)
            deepest = max(deepest, s.depth)
            assert all(getattr(s, word) == 0 for word in ("result", "defence")) and not any(s.rolls[seats:])
            if status == Status.CHANCE:
                outcomes, _weights = target.outcomes(s)
                target.happen(s, outcomes[pick(41, chances, len(outcomes))])
                chances += 1
                continue
            data = game.kind.position(game, s)
            assert game.kind.set_up(game, data).dump() == s.dump()
            seat = target.waiting(s)[-1]
            options = target.options(s, seat)
            assert options and len(set(options)) == len(options)
            target.choose(s, seat, options[pick(42, choices, len(options))])
            choices += 1
        check_conservation(game, s)
        assert not any(f.kind for f in s.frames) and s.die == s.target == s.result == 0 and not any(s.path)
    assert deepest <= 5  # the bound argued in docs/games/racekart-riot.md


def pick(purpose, counter, n):
    from pileup.engine.streams import below

    return below(stream(9, 0, purpose), counter, n)
