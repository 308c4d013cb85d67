"""What holds in every race: the same bytes on both targets, nothing lost, nothing shown, an end."""

import json

import pytest

from pileup.engine.streams import stream
from pileup.engine.target_python import Status
from pileup.games.bayou_bash import state as st
from pileup.games.bayou_bash.actions import CELLS
from tests.bayou_bash.random_races import game_of, name_of, positions, variants

WAYS = variants()
EACH = pytest.mark.parametrize("way", WAYS, ids=map(name_of, WAYS))
FRAMES = 22  # the bound that docs/games/bayou-bash.md argues for


@EACH
def test_both_targets_give_the_same_bytes(way):
    game = game_of(way)
    target, cpu = game.python(), game.cpu()
    count = 3
    states, counts, places = cpu.play(count, seed=2024)
    for index in range(count):
        s = target.start()
        status, tally = target.play_random(s, stream(2024, index, 0), stream(2024, index, 1), 100_000)
        assert status == Status.OVER
        assert states[index].tobytes() == s.dump()
        assert counts[index, :3].tolist() == tally
        assert places[index, : game.seats].tolist() == target.places(s, game.seats)


def faults(game, s):
    """What is wrong with a position: cards, tokens, Fans, Barrels, the record of what lies where."""
    t, found = game.static, []
    everywhere = [s.deck, s.discard, s.table, s.aside, *s.hand, *s.own_discard]
    everywhere += [1 << (card - 1) for card in s.card if card]
    if sum(everywhere) != (1 << t.cards) - 1 or sum(mask.bit_count() for mask in everywhere) != t.cards:
        found.append(f"Jockey cards: {[bin(mask) for mask in everywhere]}")
    if not t.time_trial:
        top = 1 << (s.event_top - 1) if s.event_top else 0
        if s.event_deck + s.event_pile + top != (1 << t.events) - 1:
            found.append("an Event card is lost or doubled")
    carrots = sum(s.carrots) + s.carrot_supply + sum(1 for b in s.on if b >> st.TOKEN_SHIFT & 3 == st.CARROT)
    staggers = sum(s.staggers) + s.stagger_supply + sum(1 for b in s.on if b >> st.TOKEN_SHIFT & 3 == st.STAGGER_TOKEN)
    if (carrots, staggers) != (12, 12):
        found.append(f"{carrots} Gold Carrots, {staggers} Staggers")
    if not all(0 <= n <= 3 for n in (*s.carrots, *s.staggers)):
        found.append(f"tokens on cards: {s.carrots}, {s.staggers}")
    moving = (s.fan_move - 1, s.fan_move_at) if s.fan_move else None
    lying = []
    for p in range(4):
        if sum(x >= 0 for x in s.fan_at[p]) != s.fans[p]:
            found.append(f"seat {p} has {s.fans[p]} Fans on the Track at {s.fan_at[p]}")
        lying += [(p, x) for x in s.fan_at[p] if x >= 0]
    if moving is not None:
        lying.remove(moving)
    if sorted(lying) != sorted(((here & st.ON_FAN) - 1, x) for x, here in enumerate(s.on) if here & st.ON_FAN):
        found.append("the Fans and the spaces disagree")
    if {x for x in s.barrel_at if x >= 0} != {x for x, b in enumerate(s.on) if b & st.ON_BARREL}:
        found.append("the Barrels and the spaces disagree")
    if {s.at[p] for p in range(4) if s.status[p] == st.ON_TRACK} != {x for x, b in enumerate(s.on) if b & st.ON_RACER}:
        found.append("the Racers and the spaces disagree")
    for x in {s.at[p] for p in range(4)} - {-1}:
        for status in (st.ON_TRACK, st.OFF_TRACK):
            levels = sorted(s.level[p] for p in range(4) if s.at[p] == x and s.status[p] == status)
            if levels != list(range(len(levels))):
                found.append(f"levels {levels} on {x}")
    if t.circuit:
        for p in range(t.seats):
            if s.at[p] >= 0 and s.progress[p] % s.pieces != s.at[p] // CELLS:
                found.append(f"seat {p}: progress {s.progress[p]} on piece {s.at[p] // CELLS}")
    if s.active < 0 and any((s.die_left, s.die_on, s.over, s.used, s.entered, *s.rolled, *s.to_roll, s.showboat)):
        found.append("something of a Turn is left")
    return found


@pytest.mark.rule("BB-COMP-03", "BB-COMP-04", "BB-COMP-05", "BB-STATE-06", "BB-RULE-30", "BB-RULE-31", "BB-RULE-32")
@EACH
def test_nothing_is_lost_and_every_race_ends(way):
    game = game_of(way)
    for index in range(3):
        for s, status in positions(game, 77, index):
            assert faults(game, s) == []
            assert s.depth <= FRAMES
            assert s.round < 400
            if status == Status.DECISION:  # a question begins only where there is a choice
                assert len(game.python().options(s, game.python().waiting(s)[0])) > 1, game.python().frame_name(s)
            if status == Status.OVER:
                assert sorted(game.python().places(s, game.seats))[0] == 1


@pytest.mark.rule("BB-RULE-52", "BB-STATE-07")
@pytest.mark.parametrize("way", [way for way in WAYS if way.get("stubborn_jockeys")], ids=name_of)
def test_what_a_seat_cannot_know_it_is_not_shown(way):
    game = game_of(way)
    target = game.python()
    for n, (s, status) in enumerate(positions(game, 5)):
        if status != Status.DECISION or n % 7:
            continue
        for seat in range(-1, game.seats):
            hidden = target.hide(s, seat)
            guess = target.determinise(hidden, seat, 1000 + n)
            assert target.hide(guess, seat).dump() == hidden.dump()
            if seat >= 0:
                assert guess.hand[seat] == s.hand[seat]
            for p in range(game.seats):
                assert guess.hand[p].bit_count() == s.hand[p].bit_count()
            assert faults(game, guess) == []
            # two worlds that differ only in unknown cards look the same, in bytes and in data
            other = target.determinise(hidden, seat, 2000 + n)
            view, second = (target.hide(world, seat) for world in (guess, other))
            assert view.dump() == second.dump()
            shown = [json.dumps(game.kind.describe(game, one, seat)) for one in (view, second)]
            assert shown[0] == shown[1]


@pytest.mark.rule("BB-RULE-52")
def test_a_secret_card_is_in_no_view_of_others():
    game = game_of({"seats": 2, "stubborn_jockeys": True})
    target = game.python()
    for s, status in positions(game, 9):
        if status == Status.DECISION and s.hand[1]:
            secret = s.hand[1] & ~s.shown[1]
            view = target.hide(s, 0)
            assert view.hand[1] & secret == 0
            names = [card.name for k, card in enumerate(game.extra.content.jockeys.cards) if secret >> k & 1]
            shown = json.dumps(game.kind.describe(game, view, 0))
            assert not any(f'"{name}"' in shown for name in names)
            break


@pytest.mark.slow
@EACH
def test_thousands_of_races_end_and_agree(way):
    game = game_of(way)
    count = 2000
    states, counts, _ = game.cpu().play(count, seed=11)
    assert (counts[:, 3] == 0).all()
    assert states["round"].max() < 400
    for index in range(0, count, 500):
        s = game.python().start()
        game.python().play_random(s, stream(11, index, 0), stream(11, index, 1), 100_000)
        assert states[index].tobytes() == s.dump()
        assert faults(game, s) == []
