"""Components and set-up (RK-COMP, RK-SET)."""

import pytest

from pileup.engine.make import make
from pileup.engine.target_python import Status
from pileup.errors import PileupError
from pileup.games.racekart_riot import state as st
from tests.racekart_riot.script import MARKET


def begin(seats=4, **options):
    game = make("racekart-riot", seats=seats, **options)
    target = game.python(own=True)
    s = target.start()
    return game, target, s


@pytest.mark.rule("RK-COMP-02", "RK-RULE-01")
def test_two_to_four_players():
    for seats in (2, 3, 4):
        assert make("racekart-riot", seats=seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(PileupError, match="2 to 4"):
            make("racekart-riot", seats=seats)


@pytest.mark.rule("RK-SET-01")
@pytest.mark.parametrize(("track", "spaces"), [("redbanes-castle", 43), ("queen-ks-cove", 51)])
def test_two_tracks_to_choose_from(track, spaces):
    """38 + S + 2 bridge + 2 toll; 40 + S + 6 mini islands + island + 2 waterfall + 1 crabs."""
    assert begin(track=track)[0].static.n_spaces == spaces


@pytest.mark.rule("RK-SET-02", "RK-SET-07", "RK-RULE-02")
def test_everybody_begins_behind_the_line_with_ten_coins():
    game, _, s = begin()
    assert s.coins == [10] * 4
    assert [game.extra.track.ids[x] for x in s.at] == ["S"] * 4
    assert s.laps == [0] * 4


@pytest.mark.rule("RK-RULE-02")
def test_the_start_leads_to_the_first_space_only_and_is_no_crossing(race):
    r = race({}, {}, phase="move")
    track = r.game.extra.track
    assert track.after[track.start] == [track.index["R1"]] and track.before[track.start] == []
    r.play("* item:egg")  # R2
    assert r.at[0] == "R7" and r.s.laps[0] == 0


@pytest.mark.rule("RK-SET-03")
def test_three_coins_on_every_coin_space():
    game, _, s = begin()
    names = {game.extra.track.ids[x]: coins for x, coins in enumerate(s.coins_on) if coins}
    wanted = ["R3", "R7", "R12", "R18", "R25", "R28", "R35", "B1"]
    assert names == dict.fromkeys(wanted, 3)


@pytest.mark.rule("RK-SET-04", "RK-RULE-05")
def test_thirty_items_three_bananas_put_aside():
    _, _, s = begin()
    assert s.reserve == 3
    assert s.bag == [3, 3, 2, 2, 2, 2, 4, 3, 3, 3] and sum(s.bag) == 27


@pytest.mark.rule("RK-SET-05", "RK-COMP-04")
def test_five_cards_are_dealt_face_up_without_coins():
    _, target, s = begin()
    for _ in range(5):
        assert target.advance(s) == Status.CHANCE
        outcomes, weights = target.outcomes(s)
        assert sum(weights) == s.deck_left
        target.happen(s, outcomes[0])
    assert s.deck_left == 67 and all(s.market) and s.market_coins == [0] * 5


@pytest.mark.rule("RK-SET-06", "RK-RULE-52")
def test_racers_are_chosen_in_seat_order_without_duplicates():
    game, target, s = begin(seats=3, racer_choice="choose")
    assert target.advance(s) == Status.DECISION
    texts = game.kind.actions.text
    assert [texts(a) for a in target.options(s, 0)] == ["racer:1", "racer:2", "racer:3", "racer:4"]
    target.choose(s, 0, game.kind.actions.number("racer:3"))
    target.advance(s)
    assert target.waiting(s) == [1]
    assert [texts(a) for a in target.options(s, 1)] == ["racer:1", "racer:2", "racer:4"]
    target.choose(s, 1, game.kind.actions.number("racer:1"))
    target.advance(s)
    assert [texts(a) for a in target.options(s, 2)] == ["racer:2", "racer:4"]


@pytest.mark.rule("RK-SET-06")
def test_racers_given_or_dealt():
    game, _, s = begin(seats=2, racers=["queen-k"])
    assert game.extra.racers == ["queen-k", "redbane"] and s.racer[:2] == [3, 1]
    _, target, s = begin(seats=2, racer_choice="random")
    target.advance(s)
    outcomes, weights = target.outcomes(s)
    assert len(outcomes) == 4 and weights == [1] * 4
    target.happen(s, outcomes[2])
    target.advance(s)
    assert len(target.outcomes(s)[0]) == 3
    for wrong in (["bowser"], ["queen-k", "queen-k"], ["redbane", "goat-lorde", "queen-k"]):
        with pytest.raises(PileupError):
            make("racekart-riot", seats=2, racers=wrong)


@pytest.mark.rule("RK-SET-08", "RK-SET-10", "RK-RULE-04")
def test_two_of_twelve_cards_are_drawn_before_the_first_phase():
    game, target, s = begin(seats=2)
    number = game.kind.actions.number
    for card in MARKET:
        target.advance(s)
        target.happen(s, number(f"supply:{card}"))
    for die in (4, 9):
        target.advance(s)
        target.happen(s, number(f"d12:{die}"))
    assert target.advance(s) == Status.CHANCE
    outcomes, weights = target.outcomes(s)
    assert len(outcomes) == 12 and weights == [1] * 12  # seat 1 rolled highest and draws first
    for card in (3, 5, 1, 2):
        target.happen(s, number(f"card:{card}"))
        status = target.advance(s)
    assert s.hand[:2] == [[1, 2], [3, 5]]
    assert status == Status.DECISION and target.waiting(s) == [1]
    assert (s.round, s.lap_mode, s.phase) == (1, 1, st.P_SUPPLY)


@pytest.mark.rule("RK-SET-09", "RK-RULE-52")
def test_only_tied_highest_rolls_are_rolled_again(race):
    r = race({}, {}, {}, phase="first-roll")
    r.play("* d12:9", "* d12:3", "* d12:9")
    # Seats 0 and 2 are tied; seat 1 rolls no more.
    assert r.asked == "* first-roll"
    r.play("* d12:7", "* d12:7", "* d12:2", "* d12:11")
    assert r.s.holder == 2 and r.asked == "* draw-card"


@pytest.mark.rule("RK-RULE-29")
def test_no_card_helps_the_first_player_roll(race):
    r = race({"items": ["re-roll"]}, {}, phase="first-roll")
    r.play("* d12:1")
    assert r.asked == "* first-roll"


@pytest.mark.rule("RK-COMP-01", "RK-RULE-53")
def test_coins_are_a_sum_and_the_supply_never_runs_out(race):
    r = race({"coins": 9000}, {"items": ["coins"]}, phase="attack")
    r.play("1 coins")
    assert r.coins == [9000, 13]


@pytest.mark.rule("RK-COMP-03", "RK-COMP-04")
def test_the_record_holds_what_players_and_table_have():
    """Everything the ledger lists as state can be set up and comes back."""
    game = make("racekart-riot", seats=2, track="queen-ks-cove")
    seat = {
        "racer": "redbane",
        "space": "Q27",
        "laps": 1,
        "coins": 4,
        "items": ["egg", {"item": "crown", "known_by": [1], "old": True}],
        "supplies": {"jump": 2, "bumper-basic-1": 1},
        "used": {"vinegar": 1, "wild": 2, "caboose-hover-3": 1},
        "locked_same": 1,
        "hand": ["RB01", "RB02"],
        "discard": ["RB03"],
        "face_up": ["RB04"],
        "came_from": {"Q24": "W2"},
        "notes": {"0": {"tide": "high", "island": True}},
        "crab_stop": True,
        "hits": 2,
        "lost": 1,
        "gained": 3,
        "limit": 4,
        "no_extra_movement": True,
    }
    data = {
        "seats": [seat, {"hand": ["GL01", "GL02"]}],
        "phase": "attack",
        "round": 7,
        "holder": 1,
        "lap_mode": 2,
        "market": [{"card": "wild", "coins": 3}],
        "coins_on": {"Q3": 5},
        "bananas": [{"space": "Q9", "spared": 0}, {"space": "W1"}],
        "item_discard": {"bomb": 1},
        "reserve": 1,
    }
    s = game.kind.set_up(game, data)
    back = game.kind.position(game, s)
    assert {key: back["seats"][0][key] for key in seat} == seat
    wanted = {key: value for key, value in data.items() if key != "seats"}
    assert {key: back[key] for key in wanted} == wanted
    assert game.kind.set_up(game, back).dump() == s.dump()
