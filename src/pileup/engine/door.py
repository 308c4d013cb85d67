"""The door: all compiled operations of a game in one function, its source generated from the handlers' names.

One entry means one thing to compile and to cache. The dispatch over frames is an if-chain, which LLVM makes a jump
table of; it comes from the same list of handlers that the python target uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pileup.engine import streams
from pileup.engine.target_python import AUTOMATIC, Status

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["HELPERS", "LOOP_LIMIT", "OPERATIONS", "STANDING", "VERBS", "WOVEN", "door_source"]

LOOP_LIMIT = 100_000
OPERATIONS = {
    name: number
    for number, name in enumerate(
        (
            "ADVANCE",
            "OPTIONS",
            "CHOOSE",
            "OUTCOMES",
            "HAPPEN",
            "PLAY",
            "STEP",
            "HIDE",
            "DETERMINISE",
            "CLONE",
            "PLAY_ON",
            "RANDOM_STEPS",
            "SEARCH",
            "STEP_FOR",
            "LOOK",
        )
    )
}
# What the door's source defines besides `door` itself.
HELPERS = ("advance", "options", "choose", "outcomes", "happen", "asked", "chance", "play", "settle")
WOVEN = ("outcomes", "chance", "options", "asked")

# The verbs and streams as compiled rules see them. {zero} zeroes a frame field by field.
VERBS = """
def begin(s, kind):
    f = s.frames[s.depth]
    f.kind = kind
    s.depth += 1
    return f


def done(s):
    s.depth -= 1
    f = s.frames[s.depth]
    {zero}


def top(s):
    return s.frames[s.depth - 1]


def emit(s, event, a, b, c):
    pass


def odds(lead, unit):
    x = max(-192, min(192, 32 * lead // unit))
    return 500 + 500 * x * (110592 + x * x) // (64 * (110592 + 9 * x * x))


def mix(z):
    z = u8((z ^ (z >> K30)) * MIX1)
    z = u8((z ^ (z >> K27)) * MIX2)
    return u8(z ^ (z >> K31))


def stream(seed, index, purpose):
    key = mix(u8(u8(seed) + GAMMA))
    key = mix(u8((key ^ u8(index)) + GAMMA))
    return mix(u8((key ^ u8(purpose)) + GAMMA))


def draw(key, counter):
    return mix(u8(u8(key) + u8(u8(counter) + K1) * GAMMA))


def below(key, counter, n):
    return i8(u8(u8(draw(key, counter) >> K32) * u8(n)) >> K32)
"""

# For games without an estimate of their own.
STANDING = """
def standing(s, t, out):
    for k in range(8):
        out[k] = 500
"""

_DOOR = """
def advance(s, t):
    for _ in range({limit}):
        if s.depth == 0:
            return 0
        f = s.frames[s.depth - 1]
        kind = f.kind
        {advance}
    return -1


def options(s, t, seat, out):
    f = s.frames[s.depth - 1]
    kind = f.kind
    n = 0
    {options}
    return n


def choose(s, t, seat, a):
    f = s.frames[s.depth - 1]
    kind = f.kind
    {choose}


def outcomes(s, t, out, weight):
    f = s.frames[s.depth - 1]
    kind = f.kind
    n = 0
    {outcomes}
    return n


def happen(s, t, a):
    f = s.frames[s.depth - 1]
    kind = f.kind
    {happen}


def asked(s, status):
    f = s.frames[s.depth - 1]
    if status == 1:
        return f.seat + 0
    for seat in range(8):
        if f.seats >> seat & 1:
            return seat
    return -1


def chance(s, t, key, counter, out, weight):
    n = outcomes(s, t, out, weight)
    k = 0
    if n > 1:
        one = weight[0]
        alike = 1
        while alike < n and weight[alike] == one:
            alike += 1
        total = alike * one
        for j in range(alike, n):
            total += weight[j]
        point = below(key, counter, total)
        if alike == n:
            k = point if one == 1 else point // one
        else:
            while point >= weight[k]:
                point -= weight[k]
                k += 1
    happen(s, t, out[k])


def play(s, t, seed, index, limit, counts, out, weight):
    key_chance = stream(seed, index, {CHANCE})
    key_choice = stream(seed, index, {CHOICE})
    decisions = 0
    forced = 0
    chances = 0
    draws = 0
    while True:
        status = advance(s, t)
        if status <= 0 or decisions >= limit:
            break
        if status == 3:
            chance(s, t, key_chance, chances, out, weight)
            chances += 1
            continue
        seat = asked(s, status)
        n = options(s, t, seat, out)
        decisions += 1
        k = 0
        if n > 1:
            k = below(key_choice, draws, n)
            draws += 1
        else:
            forced += 1
        choose(s, t, seat, out[k])
    counts[0] = decisions
    counts[1] = forced
    counts[2] = chances
    counts[3] = status


def settle(s, t, key, count, out, weight):
    status = advance(s, t)
    while status == 3:
        chance(s, t, key, count[3], out, weight)
        count[3] += 1
        status = advance(s, t)
    count[0] = status
    count[2] = 0
    if status > 0:
        count[1] = asked(s, status)
        count[2] = options(s, t, count[1], out)
    return status


def door(op, states, t1, start, actions, out, weight, counts, seed, first, limit, tree, value, path):
    t = t1[0]
    if op == {SEARCH}:
        counts[0][0] = search(
            states, t, actions[0], actions[1], seed, first, limit, actions[3], actions[2], value[0],
            tree, value, path, out[0], weight, value[-8:],
        )
        return
    if op == {LOOK}:
        look(states, t, actions[0], actions[1], seed, len(states) - 2, actions[2:], limit, counts, out[0], weight)
        return
    if op == {CLONE}:
        n = len(states) - 1
        for k in range(limit):
            states[1 + k % n] = states[0]
        return
    for i in range(len(states)):
        s = states[i]
        row = out[i % len(out)]
        if op == {PLAY} or op == {PLAY_ON}:
            if op == {PLAY}:
                states[i] = start[0]
            play(s, t, seed, first + i, limit, counts[i], row, weight)
            if counts[i][3] == 0:
                for k in range(len(row)):
                    row[k] = 0
                places(s, t, row)
        elif op == {ADVANCE}:
            counts[i][0] = advance(s, t)
        elif op == {OPTIONS}:
            seat = actions[i]
            status = counts[i][0]
            if seat < 0:
                seat = asked(s, status)
            counts[i][1] = seat
            counts[i][2] = options(s, t, seat, row)
        elif op == {CHOOSE}:
            choose(s, t, counts[i][1], actions[i])
            counts[i][0] = advance(s, t)
        elif op == {OUTCOMES}:
            counts[i][2] = outcomes(s, t, row, weight)
        elif op == {HAPPEN}:
            happen(s, t, actions[i])
            counts[i][0] = advance(s, t)
        elif op == {STEP}:
            if counts[i][0] == 1 or counts[i][0] == 2:
                choose(s, t, counts[i][1], actions[i])
            settle(s, t, stream(seed, first + i, {CHANCE}), counts[i], row, weight)
        elif op == {RANDOM_STEPS}:
            key = stream(seed, first + i, {CHANCE})
            for k in range(limit):
                status = counts[i][0]
                if status > 0:
                    pick = below(key, counts[i][3], counts[i][2])
                    counts[i][3] += 1
                    choose(s, t, counts[i][1], row[pick])
                else:
                    states[i] = start[0]
                status = settle(s, t, key, counts[i], row, weight)
        elif op == {STEP_FOR}:
            key = stream(seed, first + i, {CHANCE})
            if counts[i][0] == 1 or counts[i][0] == 2:
                choose(s, t, counts[i][1], actions[i])
            status = settle(s, t, key, counts[i], row, weight)
            while status > 0 and counts[i][1] != limit:
                pick = below(key, counts[i][3], counts[i][2])
                counts[i][3] += 1
                choose(s, t, counts[i][1], row[pick])
                status = settle(s, t, key, counts[i], row, weight)
        elif op == {HIDE}:
            if counts[i][0] == 2:
                for k in range(len(s.answers)):
                    if k != actions[i]:
                        s.answers[k] = 0
            hide(s, t, actions[i])
        elif op == {DETERMINISE}:
            determinise(s, t, actions[i], stream(seed, first + i, {CHOICE}))
"""


def _chain(lines: list[tuple[int, str]], indent: int) -> str:
    """An if-chain over `kind`; LLVM makes a jump table of it."""
    if not lines:
        return "pass"
    pad = " " * indent
    out = []
    for k, (number, text) in enumerate(lines):
        word = "if" if k == 0 else "elif"
        inner = text.replace("\n", f"\n{pad}    ")
        out.append(f"{word} kind == {number}:\n{pad}    {inner}")
    return f"\n{pad}".join(out)


def door_source(kind: GameKind) -> str:
    """The dispatch of one game, generated from the names of its handlers."""
    runs, options, choose, outcomes, happen = [], [], [], [], []
    for one in kind.handlers:
        k, name = one.kind, one.name
        if one.form == AUTOMATIC:
            runs.append((k, f"run_{name}(s, t, f)"))
            continue
        runs.append((k, f"return {int(one.form)}"))
        if one.form == Status.DECISION:
            options.append((k, f"n = options_{name}(s, t, f, out)"))
            choose.append((k, f"choose_{name}(s, t, f, a)"))
        elif one.form == Status.SIMULTANEOUS:
            options.append((k, f"f.seat = seat\nn = options_{name}(s, t, f, out)\nf.seat = 0"))
            choose.append(
                (
                    k,
                    "s.answers[seat] = a\nf.seats = f.seats & ~(1 << seat)\nif f.seats == 0:\n"
                    f"    reveal_{name}(s, t, f)\n    for k in range(len(s.answers)):\n        s.answers[k] = 0",
                )
            )
        elif one.form == Status.CHANCE:
            outcomes.append((k, f"n = outcomes_{name}(s, t, f, out, weight)"))
            happen.append((k, f"happen_{name}(s, t, f, a)"))
    parts = {
        "limit": LOOP_LIMIT,
        "advance": _chain(runs, 8),
        "options": _chain(options, 4),
        "choose": _chain(choose, 4),
        "outcomes": _chain(outcomes, 4),
        "happen": _chain(happen, 4),
    }
    return _DOOR.format(**parts, **OPERATIONS, CHANCE=streams.CHANCE, CHOICE=streams.CHOICE)
