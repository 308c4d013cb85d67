"""The Grumbler of 11B and 12B (ledger, section 14).

Bolts: 11B 1.2 and 3.2, 12B 1.3 and 3.3. Paw points: 11B 1.4–2.4–3.4, 12B 1.2–2.2–3.2, edges lane by lane between the
boards, and the red point beside the track, joined to 11B 3.4 and 12B 3.2.
"""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, at, hearts, scene, where

PLATEAU = "plateau-of-the-grumblers"
FAR = at("01A:2.1", "rush-repair-3")


def wake(die, card="sprint-repair-1", space="11B:1.1", **parts):
    """Black drives onto the bolt 11B 1.2."""
    others = {} if "blue" in parts else {"blue": FAR}
    own = parts.pop("own", {})
    black = at(space, card, **own)
    return scene(PLATEAU, f"black card:{card}", f"* die:{die}", black=black, **others, **parts)


def paws(s):
    """The options as names of spaces; "red" and "stop" as they are."""
    spaces, table = s.game.extra.circuit.spaces, s.game.static.paw_space
    shown = set()
    for option in s.options:
        kind, _, number = option.partition(":")
        x = table[int(number)] if kind == "paw" else None
        shown.add(option if x is None else "red" if x < 0 else spaces[x].name.partition(":")[2])
    return shown


def walk(s, colour, *stops):
    """Walks the Grumbler over named points."""
    for stop in stops:
        table = s.game.static.paw_space
        x = -1 if stop == "red" else s.game.extra.circuit.space(stop).index
        s.play(f"{colour} paw:{[table[p] for p in range(s.game.static.n_paws)].index(x)}")
    return s


def stands(s):
    """Where the Grumbler is."""
    x = s.game.static.paw_space[s.position["grumbler"]]
    return "red" if x < 0 else s.game.extra.circuit.spaces[x].name.partition(":")[2]


@pytest.mark.rule("RB-GRUM-02", "RB-SPEC-01")
def test_up_to_the_die_s_steps_along_the_points():
    s = scene(PLATEAU, "black card:sprint-repair-2", black=at("11B:1.1", "sprint-repair-2"), blue=FAR)
    assert (where(s, "black"), s.asks, s.odds) == ("11B:1.3", "* grumbler_roll", FAIR_DIE)
    s.play("* die:2")
    assert (s.asks, paws(s)) == ("black grumbler", {"stop", "11B:3.4", "12B:3.2"})
    walk(s, "black", "11B:3.4")
    assert paws(s) == {"stop", "11B:2.4", "12B:3.2"}  # not back to red
    walk(s, "black", "11B:2.4")
    assert (stands(s), s.frame) == ("11B:2.4", "draw")  # two steps, no more


@pytest.mark.rule("RB-GRUM-02", "RB-RULE-32")
def test_it_may_stay_or_stop_early():
    s = wake(6).play("black stop")
    assert (stands(s), s.frame) == ("red", "draw")
    s = walk(wake(6), "black", "11B:3.4").play("black stop")
    assert (stands(s), s.frame) == ("11B:3.4", "draw")


@pytest.mark.rule("RB-RULE-32", "RB-GRUM-02")
def test_no_turning_back_and_no_point_twice():
    s = walk(wake(6, grumbler="11B:2.4"), "black", "11B:3.4")
    assert paws(s) == {"stop", "red", "12B:3.2"}  # not back to 2.4
    walk(s, "black", "12B:3.2")
    assert paws(s) == {"stop", "red", "12B:2.2"}  # not 11B 3.4
    walk(s, "black", "12B:2.2")
    assert paws(s) == {"stop", "12B:1.2", "11B:2.4"}  # where it started it has not entered in this walk
    walk(s, "black", "11B:2.4")
    assert paws(s) == {"stop", "11B:1.4"}  # 3.4 was entered already


@pytest.mark.rule("RB-GRUM-03", "RB-RULE-32")
def test_rocks_go_and_cars_are_hurt_on_the_way():
    s = wake(3, blue=at("11B:2.4"), rocks=["11B:3.4"])
    walk(s, "black", "11B:3.4")
    assert (s.position["rocks"], s.s.rocks) == ([], 14)
    walk(s, "black", "11B:2.4")
    assert hearts(s) == {"black": 3, "blue": 2}
    walk(s, "black", "11B:1.4")
    assert stands(s) == "11B:1.4"  # unhurt


@pytest.mark.rule("RB-GRUM-03", "RB-GRUM-04")
def test_a_bomb_on_the_way_explodes_and_hurts_it_only_inside_the_blast_at_the_end():
    # 11B 2.4 (.7–.9) touches 1.4, 1.5, 3.4, 3.5, 2.3 and 2.5.
    s = walk(wake(3, bombs=["11B:2.4"], blue=at("11B:2.5")), "black", "11B:3.4", "11B:2.4")
    assert hearts(s)["blue"] == 2
    assert stands(s) == "11B:2.4"  # still on its way
    walk(s, "black", "12B:2.2")  # out of the blast
    assert (stands(s), s.position["bombs"]) == ("12B:2.2", [])


@pytest.mark.rule("RB-GRUM-04", "RB-GRUM-07")
def test_inside_the_blast_at_the_end_it_flees():
    s = walk(wake(3, bombs=["11B:2.4"]), "black", "11B:3.4", "11B:2.4", "11B:1.4")
    assert stands(s) == "red"  # 1.4 touches 2.4
    assert s.happened("grumbler_fled")


@pytest.mark.rule("RB-RULE-32", "RB-GRUM-04")
def test_the_union_of_all_blasts_counts():
    # A Bomb on 11B 3.4 and one on 12B 2.2: at the end it stands on 12B 3.2 (.2–.4), which touches 2.2 (.3–.5).
    s = walk(wake(4, bombs=["11B:3.4", "12B:2.2"]), "black", "11B:3.4", "11B:2.4", "12B:2.2", "12B:3.2")
    assert stands(s) == "red"


@pytest.mark.rule("RB-RULE-32", "RB-GRUM-04")
def test_a_later_blast_does_not_make_up_for_an_earlier_one():
    # 12B 2.2 explodes last and is far from 11B 1.4, where it ends: that touches 11B 2.4, which exploded first.
    s = walk(wake(5, bombs=["11B:2.4", "12B:2.2"]), "black", "11B:3.4", "11B:2.4", "12B:2.2", "12B:1.2", "11B:1.4")
    assert stands(s) == "red"


@pytest.mark.rule("RB-GRUM-05", "RB-HIT-03")
def test_a_car_that_rams_it_takes_one_damage_and_stops():
    s = scene(
        PLATEAU, "black card:sprint-repair-3", black=at("11B:2.2", "sprint-repair-3"), blue=FAR, grumbler="11B:2.4"
    )
    assert (where(s, "black"), hearts(s)["black"], stands(s)) == ("11B:2.4", 2, "11B:2.4")
    assert s.frame == "draw"


@pytest.mark.rule("RB-GRUM-06", "RB-GRUM-08")
def test_it_may_share_a_space_with_a_car_which_leaves_normally():
    s = walk(wake(2, blue=at("11B:2.4", "rush-repair-3")), "black", "11B:3.4", "11B:2.4")
    assert (stands(s), where(s, "blue"), hearts(s)["blue"]) == ("11B:2.4", "11B:2.4", 2)
    s.finish_draws().play("blue card:rush-repair-3", "blue pass")
    assert (where(s, "blue"), s.car("blue")["hearts"]) == ("12B:2.2", 2)  # leaving is no contact
    assert stands(s) == "11B:2.4"


@pytest.mark.rule("RB-GRUM-06", "RB-GRUM-03")
def test_a_car_that_goes_off_track_under_it():
    s = walk(wake(2, blue=at("11B:2.4", "rush-repair-3", hearts=1)), "black", "11B:3.4", "11B:2.4")
    assert (stands(s), where(s, "blue")) == ("11B:2.4", "11B:2.1")


@pytest.mark.rule("RB-RULE-60", "RB-GRUM-05")
def test_a_car_and_the_grumbler_in_one_space_are_both_contacted():
    s = scene(
        PLATEAU,
        "black card:sprint-repair-3",
        black=at("11B:2.2", "sprint-repair-3"),
        blue=at("11B:2.4"),
        grumbler="11B:2.4",
    )
    # First the collision: blue is hit and pushed from 2.4 to 2.5 and 12B 2.1; then black's own damage.
    assert (where(s, "blue"), where(s, "black")) == ("12B:2.1", "11B:2.4")
    assert hearts(s) == {"black": 2, "blue": 2}
    assert [event[0] for event in s.happened("collided", "grumbler_hit")] == ["collided", "grumbler_hit"]


@pytest.mark.rule("RB-RULE-60", "RB-BOMB-02", "RB-GRUM-07")
def test_a_blast_hits_both():
    s = scene(
        PLATEAU,
        "black card:sprint-missile-1",
        "black use",
        black=at("11B:2.1", "sprint-missile-1"),
        blue=at("11B:2.4"),
        bombs=["11B:2.3"],
        grumbler="11B:2.4",
    )
    assert (hearts(s)["blue"], stands(s)) == (2, "red")


@pytest.mark.rule("RB-SPEC-03", "RB-RULE-41")
def test_the_driver_of_the_car_that_crossed_the_bolt_decides():
    s = scene(
        PLATEAU,
        "black card:sprint-repair-1",
        "* die:1",
        black=at("01A:1.6", "sprint-repair-1"),
        blue=at("11B:1.1"),
    )
    # Blue is pushed over the bolt 1.2 to 1.3.
    assert (where(s, "blue"), s.asks) == ("11B:1.3", "blue grumbler")


@pytest.mark.rule("RB-RULE-32", "RB-GRUM-07")
def test_it_starts_from_red_again_after_fleeing():
    s = walk(wake(3, bombs=["11B:2.4"], blue=at("11B:3.1", "rush-repair-3")), "black",
             "11B:3.4", "11B:2.4", "11B:1.4")  # fmt: skip
    s.finish_draws().play("blue card:rush-repair-3", "* die:1")
    assert paws(s) == {"stop", "11B:3.4", "12B:3.2"}
