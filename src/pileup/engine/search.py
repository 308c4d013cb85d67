"""Determinised tree search over any game, compiled into the cpu target.

Single-observer information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree
Search, IEEE TCIAIG 2012): every iteration draws one possible truth behind what the searching seat sees, walks down one
shared tree of decisions, chance sampled on the way (open loop), adds a node, plays on at random and rewards every seat
on the path by its place. A simultaneous choice keeps separate statistics for each seat (decoupled UCT), so nobody
answers what is still hidden.

The functions here are loaded by `target_cpu`, which provides the names below them (`advance`, `options`, …).
"""

from __future__ import annotations

import math
from typing import Any

from pileup.engine.verbs import below

# provided by the loader
advance: Any = None
options: Any = None
choose: Any = None
chance: Any = None
asked: Any = None
hide: Any = None
determinise: Any = None
places: Any = None
standing: Any = None
stream: Any = None

# columns of `tree`: one row a node
FIRST, SIBLING, ACTION, SEAT, VISITS, AVAILABLE = range(6)
COLUMNS = 6
MAX_PATH = 400
MAX_STEPS = 60  # decisions and rolls of a move that the greedy bot follows
EXPLORATION = 0.7


def child_of(tree, node, seat, action):
    """The child of a node for one action of one seat, -1 where there is none yet."""
    child = tree[node, 0]
    while child > 0:
        if tree[child, 2] == action and tree[child, 3] == seat:
            return child
        child = tree[child, 1]
    return -1


def new_child(tree, used, node, seat, action):
    """Writes row `used` as a child of `node`."""
    tree[used, 0] = 0
    tree[used, 1] = tree[node, 0]
    tree[used, 2] = action
    tree[used, 3] = seat
    tree[used, 4] = 0
    tree[used, 5] = 0
    tree[node, 0] = used


def select(tree, value, node, seat, n, out, mark, pick, exploration):
    """The index of the option to try: an untried one at random (by `pick`), else the best upper confidence bound.

    `mark` has a place for every action, all 0: one walk over the node's children notes there which child stands for
    which action, so that wide decisions cost no more than their number of options.
    """
    child = tree[node, 0]
    while child > 0:
        if tree[child, 3] == seat:
            mark[tree[child, 2]] = child
        child = tree[child, 1]
    untried = 0
    for k in range(n):
        if mark[out[k]] == 0:
            untried += 1
    best = 0
    if untried > 0:
        want = (pick * untried) >> 32
        for k in range(n):
            if mark[out[k]] == 0:
                if want == 0:
                    best = k
                    break
                want -= 1
    else:
        best_bound = -1.0
        for k in range(n):
            child = mark[out[k]]
            tree[child, 5] += 1
            visits = tree[child, 4]
            bound = value[child] / visits + exploration * math.sqrt(math.log(tree[child, 5] + 1.0) / visits)
            if bound > best_bound:
                best_bound = bound
                best = k
    child = tree[node, 0]
    while child > 0:
        mark[tree[child, 2]] = 0
        child = tree[child, 1]
    return best


def rewards(s, t, status, seats, weight, gain):
    """What each seat has won, 0 to 1: its place when the race is over, else its standing by the game's estimate."""
    if status == 0:
        places(s, t, weight)
        for p in range(seats):
            better = 0.0
            for q in range(seats):
                if q != p:
                    if weight[q] > weight[p]:
                        better += 1.0
                    elif weight[q] == weight[p]:
                        better += 0.5
            gain[p] = better / (seats - 1) if seats > 1 else 1.0
            if weight[p] == 1:
                gain[p] = gain[p] * 0.5 + 0.5
            else:
                gain[p] = gain[p] * 0.5
    else:
        standing(s, t, weight)
        for p in range(seats):
            gain[p] = weight[p] / 1000.0


def outlook(s, t, seat, seats, key, out, weight):
    """Goes on at random to the end of a seat's move: until another seat, or a new choice of all, is asked.

    Returns how the seat then stands, 0 to 1000.
    """
    for counter in range(MAX_STEPS):
        status = advance(s, t)
        if status == 0:
            places(s, t, weight)
            if weight[seat] == 1:
                return 1000
            beaten = 0
            for p in range(seats):
                if weight[p] > weight[seat]:
                    beaten += 1
            return 1000 * beaten // max(1, seats - 1)
        if status < 0:
            break
        if status == 3:
            chance(s, t, key, counter, out, weight)
            continue
        mover = asked(s, status)
        if status == 1 and mover != seat:
            break
        if status == 2 and s.frames[s.depth - 1].seats >> seat & 1 == 1:
            break
        n = options(s, t, mover, out)
        choose(s, t, mover, out[below(key, counter, n)])
    standing(s, t, weight)
    return weight[seat] + 0


def look(states, t, seat, seats, seed, worlds, actions, count, totals, out, weight):
    """The greedy bot's view: how each action turns out in a few possible worlds, with the same luck for all.

    `states` has room for `worlds` + 2: [0] what the seat sees, then the worlds, then scratch. totals[k][0] becomes
    the sum of what actions[k] leads to (`outlook`).
    """
    for world in range(worlds):
        states[1 + world] = states[0]
        determinise(states[1 + world], t, seat, stream(seed, world, 0))
    s = states[1 + worlds]
    for k in range(count):
        total = 0
        for world in range(worlds):
            states[1 + worlds] = states[1 + world]
            choose(s, t, seat, actions[k])
            total += outlook(s, t, seat, seats, stream(seed, world, 1), out, weight)
        totals[k][0] = total


def search(states, t, seat, seats, seed, first, budget, work, depth, exploration, tree, value, path, out, weight, gain):
    """Runs `budget` iterations from the hidden position states[0]; the root's children hold the result.

    `states` has room for two: [0] what the seat sees, [1] scratch. `work`: stops after so many decisions on all walks
    together, which takes about as long in any game and at any point of a race; 0: no such limit. `depth`: random
    decisions after the new node before the game's standing is taken; 0 or a game without `standing`: to the end.
    Returns the number of nodes.
    """
    capacity = len(tree)
    mark = path[MAX_PATH:]
    for column in range(6):
        tree[0][column] = 0
    value[0] = 0.0
    used = 1
    done_work = 0
    for iteration in range(budget):
        if work > 0 and done_work >= work:
            break
        states[1] = states[0]
        s = states[1]
        determinise(s, t, seat, stream(seed, first + iteration, 8))
        key = stream(seed, first + iteration, 9)
        counter = 0
        node = 0
        length = 0
        expanded = False
        decisions = 0
        pending = -1
        while True:
            status = advance(s, t)
            if status <= 0:
                break
            if status == 3:
                chance(s, t, key, counter, out, weight)
                counter += 1
                continue
            mover = asked(s, status)
            n = options(s, t, mover, out)
            done_work += 1
            if expanded:
                decisions += 1
                if depth > 0 and decisions > depth:
                    break
                if decisions > 20000:
                    break
                k = 0
                if n > 1:
                    k = below(key, counter, n)
                    counter += 1
                choose(s, t, mover, out[k])
                continue
            if status == 1 and n == 1 and length > 0:
                choose(s, t, mover, out[0])
                continue
            pick = below(key, counter, 4294967295)
            counter += 1
            k = select(tree, value, node, mover, n, out, mark, pick, exploration)
            action = out[k]
            child = child_of(tree, node, mover, action)
            fresh = False
            if child < 0:
                if used < capacity:
                    new_child(tree, used, node, mover, action)
                    value[used] = 0.0
                    tree[used, 5] = 1
                    child = used
                    used += 1
                fresh = True
            if child > 0 and length < MAX_PATH:
                path[length] = child
                length += 1
            last = True
            if status == 2:
                last = s.frames[s.depth - 1].seats & ~(1 << mover) == 0
            choose(s, t, mover, action)
            if status == 2:
                # all answers hang on this node; the walk goes on below the searcher's own where it has one
                if child > 0 and (pending < 0 or mover == seat):
                    pending = child
                if not last:
                    continue
                child = pending
                pending = -1
                fresh = child < 0 or tree[child, 4] == 0
            if fresh or length >= MAX_PATH:
                expanded = True
            if child > 0:
                node = child
        rewards(s, t, status, seats, weight, gain)
        tree[0, 4] += 1
        for k in range(length):
            child = path[k]
            tree[child, 4] += 1
            value[child] += gain[tree[child, 3]]
    return used
