"""What holds in every race: the same bytes on both targets, nothing lost, nothing shown, an end."""

import json
from collections import Counter

import pytest

from pileup.engine.streams import stream
from pileup.engine.target_python import Status
from pileup.games.rush_and_bash import state as st
from pileup.games.rush_and_bash.state import Kind
from tests.rush_and_bash.random_races import game_of, name_of, positions, variants

WAYS = variants()
EACH = pytest.mark.parametrize("way", WAYS, ids=map(name_of, WAYS))


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
    """What is wrong with a position: cards, tokens, cars, ranking."""
    t, found = game.static, []
    cards = Counter(card for hand in s.hand for card in hand if card)
    cards.update(s.frames[k].card for k in range(s.depth) if s.frames[k].kind == Kind.PLAY)
    for card in game.extra.cards:
        if not 0 <= s.deck[card] <= t.total[card] - cards[card]:
            found.append(f"{game.extra.cards[card]}: {s.deck[card]} in the deck, {cards[card]} in hands")
    things = Counter(thing & st.OBSTACLE for thing in s.thing)
    if s.rocks + things[st.ROCK] + s.junction_rocks.bit_count() != 14 or s.rocks < 0:
        found.append(f"{s.rocks} Rocks in the supply, {things[st.ROCK]} on the track")
    if s.bombs + things[st.BOMB] + things[st.FUSED] != 9 or s.bombs < 0:
        found.append(f"{s.bombs} Bombs in the supply")
    if s.boosts + sum(1 for thing in s.thing if thing & st.BOOST) != 8:
        found.append(f"{s.boosts} Boosts in the supply")
    if sorted(s.ranking[: game.seats]) != list(range(game.seats)):
        found.append(f"ranking {s.ranking}")
    for car in range(game.seats):
        if not 1 <= s.hearts[car] <= t.full_heart or not 0 <= s.stars[car] <= 3:
            found.append(f"car {car}: {s.hearts[car]} hearts, {s.stars[car]} stars")
        if s.hand[car] != sorted(s.hand[car], key=lambda card: card or 99):
            found.append(f"hand {s.hand[car]} is not in order")
        if car >= t.humans and (any(s.hand[car]) or s.stars[car]):
            found.append(f"Bot {car} has cards or stars")
        at = s.at[car]
        if at >= 0 and t.behind_start[at] == 0 and s.crossed_start[car] == 0:
            found.append(f"car {car} is beyond the line without crossing it")
    if s.paw_blast or any(s.fuse):
        found.append("an explosion is left over")
    return found


def at_rest(s):
    """Nothing is being resolved but a turn that waits for its star power or its card."""
    return s.depth == 3 and s.frames[2].kind in (Kind.STAR, Kind.CARD) and s.frames[1].kind == Kind.TURN


@pytest.mark.rule("RB-COMP-02", "RB-COMP-03", "RB-STATE-03", "RB-STATE-04", "RB-STATE-05", "RB-STATE-06")
@EACH
def test_nothing_is_lost_and_every_race_ends(way):
    game = game_of(way)
    t, deepest, status = game.static, 0, None
    for index in range(3):
        for s, status in positions(game, 77, index):  # noqa: B007
            assert faults(game, s) == []
            deepest = max(deepest, s.depth)
            if at_rest(s):
                on_track = [at for at in s.at[: game.seats] if at >= 0 and at != t.lake]
                assert len(set(on_track)) == len(on_track), "two cars share a space"
                assert not any(s.thing[at] & st.OBSTACLE for at in on_track), "a car stands on an obstacle"
                assert not any(t.mark[at] & st.UNPLACEABLE for at in on_track), "a car stays on a portal"
                assert not any(s.hits) and not any(s.pending) and s.ended == 0
        assert status == Status.OVER
        assert s.round <= 60
        assert any(at <= st.FINISHED for at in s.at[: game.seats])
        assert sorted(game.python().places(s, game.seats)) == list(range(1, game.seats + 1))
    assert deepest <= st.MAX_STACK


@EACH
def test_positions_written_down_and_set_up_again_have_the_same_bytes(way):
    game = game_of(way)
    for k, (s, status) in enumerate(positions(game, 5)):
        if status != Status.OVER and k % 3 == 0:
            data = json.loads(json.dumps(game.kind.position(game, s)))
            assert game.kind.set_up(game, data).dump() == s.dump()


@pytest.mark.rule("RB-STATE-08", "RB-SETUP-05")
@EACH
def test_views_hide_other_hands_and_the_decks_and_nothing_else(way):
    game = game_of(way)
    target = game.python()
    for k, (s, _) in enumerate(positions(game, 9)):
        if k % 7:
            continue
        for seat in range(-1, game.seats):
            hidden = target.hide(s, seat)
            for key in (1, 2):
                truth = target.determinise(hidden, seat, key * 1000 + k)
                assert faults(game, truth) == []
                assert target.hide(truth, seat).dump() == hidden.dump()
                if seat >= 0:
                    assert truth.hand[seat] == s.hand[seat]
                for car in range(game.seats):
                    backs = [game.static.deck_of[card] for card in s.hand[car] if card]
                    assert [game.static.deck_of[card] for card in truth.hand[car] if card] == backs


def test_a_seat_guesses_every_possible_hand():
    """Over many draws each card that another hand may hold turns up about as often as its copies say."""
    game = game_of({"circuit": "first-game", "seats": 2, "first_seat": "0"})
    target = game.python()
    s = next(s for s, status in positions(game, 1) if status == Status.DECISION)
    hidden = target.hide(s, 0)
    pool = {card: hidden.deck[card] for card in game.extra.cards if game.static.deck_of[card] == st.SPRINT}
    sprint = sum(1 for card in s.hand[1] if card and game.static.deck_of[card] == st.SPRINT)
    assert sprint == 3  # the second place of the grid starts with three Sprint cards
    seen = Counter()
    draws = 4000
    for key in range(draws):
        seen.update(target.determinise(hidden, 0, key * 7919).hand[1])
    for card, copies in pool.items():
        expected = draws * sprint * copies / sum(pool.values())
        assert abs(seen[card] - expected) <= 5 * expected**0.5
