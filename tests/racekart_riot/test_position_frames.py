"""What is under way in a position: taken where a race could hold it, refused with every reason where none could."""

import copy
import random
from collections import Counter

import pytest

from pileup.engine.make import make
from pileup.engine.target_python import PythonTarget, Status
from pileup.errors import InvalidPosition
from pileup.games.racekart_riot.state import PHASES
from tests.racekart_riot.script import MARKET, check_conservation

TRACKS = ("redbanes-castle", "queen-ks-cove")
WORDS = ("seat", "seats", "step", "who", "what", "n", "mode", "left", "moved", "speed", "bonus", "k", "entered")


def frame(kind, **words):
    return {"frame": kind, **words}


def attack(*frames):
    """Frames on a turn of the Attack Items phase, seat 0's."""
    return [frame("race"), frame("attack-turn"), *frames]


def move(*frames, **words):
    """Frames on seat 0's card move of 4 from R3, not yet begun."""
    return [frame("race"), frame("move", **{"left": 4, "speed": 4} | words), *frames]


EGG = 1
MOVE = {"phase": "move", "seats": [{"card": "RB05", "space": "R3", "moved": True}, {"card": "GL01", "space": "R9"}]}
HANDS = [{"hand": ["RB01", "RB02"], "space": "R9"}, {"hand": ["GL01", "GL02"], "space": "R5"}]
ATTACK = {"phase": "attack", "seats": HANDS, "item_discard": {"egg": 1}}
BANANA = {"bananas": [{"space": "R3"}]}
FORK = {"seats": [{"card": "RB05", "space": "R6", "moved": True}, {"card": "GL01"}]}


@pytest.mark.parametrize(
    ("position", "frames", "reason"),
    [
        ({}, [frame("choose-card", seats=3)], "the lowest frame is race"),
        ({}, [frame("race"), frame("race")], "race): is the lowest one"),
        ({}, [frame("race"), frame("magnet-draw", who=1)], "magnet-draw): lies on attack-turn"),
        ({}, [frame("race", seat=1)], "frames[0] (race): seat: 1 is not 0"),
        ({"phase": "choose"}, [frame("race")], "the phase choose has more"),
        ({}, [], "without any the race is over"),
        ({}, [frame("race"), frame("market", seat=0)], "comes in the phase supply or move"),
        ({}, [frame("race"), frame("pick-racer")], "racers are not shared out so"),
        ({"phase": "supply", "seats": HANDS}, [frame("race"), frame("market", seat=1, mode=1)], "seat: 1 is not 0"),
        ({"phase": "supply", "seats": HANDS}, [frame("race"), frame("market", seat=100)], "seat: 100 is not a seat"),
        ({"phase": "supply", "seats": HANDS}, [frame("race"), frame("market", seat=-1)], "seat: -1 is not a seat"),
        ({"phase": "supply", "seats": HANDS}, [frame("race"), frame("market")], "mode is 1 in the player's own turn"),
        (
            {"phase": "supply", "seats": HANDS, "market": []},
            [frame("race"), frame("market", mode=1)],
            "the market's row is empty",
        ),
        ({"phase": "supply", "seats": HANDS}, [frame("race"), frame("draw-supply")], "the market's row is full"),
        (
            {"phase": "supply", "seats": HANDS},
            [frame("race"), frame("turn-rest"), frame("lock-kart", k=2, who=127)],
            "who: 127 is not a kart supply card + 1, or 0",
        ),
        (
            {"phase": "supply", "seats": HANDS},
            [frame("race"), frame("turn-rest"), frame("lock-kart", k=1, who=12)],
            "a part that is chosen is not held",
        ),
        ({"phase": "supply", "turn": 0, "seats": HANDS}, [frame("race"), frame("turn-rest")], "nobody is"),
        ({"phase": "draw"}, [frame("race"), frame("draw-card", n=3)], "n: 3 is not from 1 to 2"),
        ({"phase": "draw"}, [frame("race"), frame("draw-card", n=1)], "0 cards, where it is 1"),
        ({"phase": "choose", "turn": 2, "seats": HANDS}, [frame("race"), frame("choose-card")], "nobody is asked"),
        (
            {"phase": "choose", "turn": 2, "seats": HANDS, "answers": [999, 0]},
            [frame("race"), frame("choose-card", seats=2)],
            "999 is none of seat 0",
        ),
        ({"phase": "choose", "seats": HANDS}, [frame("race"), frame("choose-card", seats=3)], "turn: it is 2"),
        (ATTACK, attack(), "something must lie on top"),
        (ATTACK, attack(frame("roll-die", n=8)), "lies on banana-throw or throw-along"),
        (ATTACK, attack(frame("throw-along", what=EGG, step=1)), "something must lie on top"),
        (
            ATTACK,
            attack(frame("throw-along", what=EGG, step=4, k=120), frame("direction")),
            "k: 120 is not from 0 to 8",
        ),
        (ATTACK, attack(frame("throw-along", what=EGG, step=4, k=-5), frame("direction")), "k: -5 is not from 0 to 8"),
        (ATTACK, attack(frame("throw-along", what=EGG, step=4, n=3), frame("direction")), "when its step is 2"),
        (
            ATTACK,
            attack(frame("throw-along", what=EGG, step=1), frame("roll-die", n=12, what=EGG)),
            "here a d8 is rolled",
        ),
        (ATTACK, attack(frame("throw-along", what=EGG, step=1), frame("roll-die", n=100)), "n: 100 is not 8 or 12"),
        (
            ATTACK,
            attack(frame("throw-along", what=10, step=1), frame("roll-die", n=8, what=10)),
            "nothing of the kind comes of the frame below",
        ),
        (
            ATTACK | {"path": ["R8", "R9"]},
            attack(frame("throw-along", what=EGG, step=6, n=3, k=2, left=1, mode=1)),
            "one beside the other from the thrower on",
        ),
        (
            ATTACK | {"path": ["R8", "R7", "R6", "R5"]},
            attack(
                frame("throw-along", what=EGG, step=6, n=4, k=4, left=3, mode=2),
                frame("strike", seat=1, who=0, what=EGG, n=5, step=2),
                frame("roll-die", seat=1, n=12, what=EGG),
            ),
            "somebody else is in the way",
        ),
        (ATTACK, attack(frame("aim", what=3, step=1), frame("target", what=3)), "there is nobody to choose from"),
        (ATTACK, attack(frame("magnet-draw", who=1)), "who holds no item"),
        (
            ATTACK,
            attack(frame("strike", seat=1, what=4, n=44, step=1), frame("defend", seat=1, what=4, n=44)),
            "n is no part that is held",
        ),
        (
            ATTACK,
            attack(frame("strike", seat=1, what=2, n=9, step=1), frame("defend", seat=1, what=2, n=9)),
            "there is nothing to defend with",
        ),
        (
            ATTACK,
            attack(frame("strike", seat=1, what=2, n=8, step=2), frame("roll-die", seat=1, n=12, what=2)),
            "no such attack comes of the frame below",
        ),
        (MOVE, move(frame("reuse")), "reuse): lies on race"),
        (MOVE, move(frame("fork"), step=4), "there is no way to choose"),
        (MOVE, move(frame("gate", what=2, step=1), frame("dare", what=2), step=2), "nothing guards the way out"),
        (MOVE, move(frame("draw-item"), k=3), "k and n are 0 behind a space"),
        (MOVE, move(frame("draw-item"), left=9, moved=1, entered=1), "not what speed, hits and limit allow"),
        (MOVE, move(frame("draw-item"), left=3, moved=1, entered=1, speed=99), "the card does not give it"),
        (MOVE, move(frame("draw-item"), mode=2, speed=0, left=90, moved=1, entered=1), "has at most"),
        (
            MOVE,
            move(frame("strike", n=5, step=2), frame("roll-die", n=12), step=1),
            "k is no banana on that space",
        ),
        (
            MOVE | BANANA,
            move(frame("strike", n=5, step=2), frame("roll-die", n=12), step=1, k=1),
            "k is no banana on that space",
        ),
        (
            MOVE,
            [frame("race"), frame("card-step", step=2), frame("roll-die", n=12, what=70)],
            "the card move has begun",
        ),
        (MOVE | FORK, [frame("race"), frame("event-die", step=1), frame("roll-die", n=12, what=60)], "here a d8"),
    ],
)
def test_frames_that_no_race_could_hold_are_refused(position, frames, reason):
    """Compiled rules take indices as they are, so what comes from outside must fit."""
    game = make("racekart-riot", seats=2)
    data = {"market": [{"card": card} for card in MARKET], "turn": 1, **position, "frames": frames}
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, data)
    assert any(reason in problem for problem in caught.value.problems), caught.value.problems


@pytest.mark.parametrize(
    ("position", "frames", "status", "asked"),
    [
        (MOVE | BANANA, move(frame("strike", n=5, step=2), frame("roll-die", n=12), step=1), Status.CHANCE, "roll_die"),
        (
            ATTACK | {"path": ["R8", "R7", "R6", "R5"]},
            attack(
                frame("throw-along", what=EGG, step=6, n=4, k=4, left=4, mode=2),
                frame("strike", seat=1, who=0, what=EGG, n=5, step=2),
                frame("roll-die", seat=1, n=12, what=EGG),
            ),
            Status.CHANCE,
            "roll_die",
        ),
        (ATTACK, attack(frame("banana-mode")), Status.DECISION, "banana_mode"),
    ],
)
def test_frames_that_a_race_could_hold_are_taken(position, frames, status, asked):
    """The refused ones above with the one fault mended: it is that fault they are refused for."""
    game = make("racekart-riot", seats=2)
    data = {"market": [{"card": card} for card in MARKET], "turn": 1, **position, "frames": frames}
    target, s = game.python(own=True), game.kind.set_up(game, data)
    assert target.advance(s) == status and target.frame_name(s) == asked


def test_all_reasons_come_at_once():
    game = make("racekart-riot", seats=2)
    frames = [frame("race", n=1), frame("attack-turn", seat=9), frame("lock-part", k=7), frame("roll-die", n=3)]
    with pytest.raises(InvalidPosition) as caught:
        game.kind.set_up(game, {"phase": "attack", "die": 4, "frames": frames, "seats": [{"hand": []}, {}]})
    text = str(caught.value)
    for reason in ("(race): n", "seat: 9", "k: 7", "lies on lock-kart", "n: 3", "die: 4", "seats[1].hand"):
        assert reason in text, text


# --- spoilt positions ---------------------------------------------------------------------------------------------


class Checked(list):
    """A list that takes no negative index, as compiled rules know none."""

    def __getitem__(self, k):
        if not isinstance(k, slice) and k < 0:
            raise IndexError(f"negative index {k}")
        return super().__getitem__(k)

    def __setitem__(self, k, value):
        if not isinstance(k, slice) and k < 0:
            raise IndexError(f"negative index {k}")
        super().__setitem__(k, value)


def checked(value):
    return Checked(map(checked, value)) if isinstance(value, list) else value


def check_indices(declared, record):
    """Makes every list of a record refuse negative indices."""
    for name in declared.fields:
        setattr(record, name, checked(getattr(record, name)))
    return record


def random_race(game, seed):
    """Every position of a race in which somebody, or chance, is asked, as data."""
    draw, target = random.Random(seed), game.python(own=True)
    s, found = target.start(), []
    while (status := target.advance(s)) != Status.OVER:
        found.append(game.kind.position(game, s))
        assert game.kind.set_up(game, found[-1]).dump() == s.dump()
        if status == Status.CHANCE:
            target.happen(s, draw.choice(target.outcomes(s)[0]))
        else:
            seat = draw.choice(target.waiting(s))
            target.choose(s, seat, draw.choice(target.options(s, seat)))
    return found


def race_on(game, s, draw):
    """Races from a position to the end: every question has an answer, every index is one, all is counted."""
    target = PythonTarget(game.kind, check_indices(game.kind.Static, game.static.copy()), game.python().start())
    check_indices(game.kind.State, s)
    for _ in range(20_000):
        status = target.advance(s)
        check_conservation(game, s)
        if status == Status.OVER:
            s.dump()
            return
        if status == Status.CHANCE:
            outcomes, weights = target.outcomes(s)
            assert outcomes and min(weights) > 0, target.frame_name(s)
            target.happen(s, draw.choice(outcomes))
        else:
            seat = draw.choice(target.waiting(s))
            options = target.options(s, seat)
            assert options, target.frame_name(s)
            target.choose(s, seat, draw.choice(options))
    raise AssertionError("the race does not end")


def spoil(data, pool, draw):
    """One thing of a position is changed, or comes from another position of the race."""
    other = draw.choice(pool)
    frames = data.setdefault("frames", [])
    how = draw.randrange(7)
    if how <= 1 and frames:
        one, word = draw.choice(frames), draw.choice(WORDS)
        value = draw.choice([one.get(word, 0) + 1, one.get(word, 0) - 1, draw.randrange(-128, 128), draw.randrange(13)])
        one[word] = max(-128, min(127, value))
    elif how == 2:
        data["frames"] = copy.deepcopy(other["frames"])
    elif how == 3 and frames:
        del frames[draw.randrange(len(frames))]
    elif how == 4 and len(frames) < 6:
        frames.insert(draw.randrange(len(frames) + 1), copy.deepcopy(draw.choice(other["frames"])))
    elif how == 5:
        word = draw.choice(["die", "target", "defence", "result", "turn", "holder", "lap_mode", "phase", "round"])
        data[word] = draw.choice(PHASES) if word == "phase" else draw.randrange(-1, 6)
    else:
        p = draw.randrange(len(data["seats"]))
        there, here = other["seats"][p], data["seats"][p]
        for word in draw.sample(sorted({*there, *here}), 2):
            here.pop(word, None)
            if word in there:
                here[word] = copy.deepcopy(there[word])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("track", TRACKS)
def test_spoilt_positions_are_refused_or_race_to_the_end(track, seats):
    game = make("racekart-riot", seats=seats, track=track)
    draw = random.Random(seats)
    pool = random_race(game, seats)
    found = Counter()
    for k in range(1000):
        if k >= 120 and found["taken"] >= 3:
            break
        data = copy.deepcopy(draw.choice(pool))
        before = copy.deepcopy(data)
        for _ in range(draw.choice([1, 1, 2])):
            spoil(data, pool, draw)
        if data == before:
            continue
        try:
            s = game.kind.set_up(game, data)
        except InvalidPosition as error:
            assert error.problems
            found["refused"] += 1
        else:
            race_on(game, s, draw)
            found["taken"] += 1
    assert found["refused"] > 80 and found["taken"] >= 3, found
