"""The ledger's tables of decisions and of chance (sections 21 and 22): what is asked of whom, and every weight.

Each scene leads to one decision or roll; who is asked, the options and the odds are those of the table's row.
"""

import pytest

from tests.rush_and_bash.rules.scenes import FAIR_DIE, RUSH, SPRINT, at, scene, spaces_asked
from tests.rush_and_bash.script import Script, race
from tests.rush_and_bash.tracks import FORK, LONG, TWO_BOARDS

FAR = at("01A:2.1", "rush-repair-3")
WAIT = at("01A:2.6", "sprint-repair-3")


def die_scenes():
    """Every roll of the Track Die, with the frame that asks for it."""
    yield "rock_roll", Script(race(TWO_BOARDS)), "set-up"
    yield "boost_place", Script(race(LONG, boosts=True)), "set-up"
    yield (
        "bridge",
        scene("marshes-of-tzulan", "black card:sprint-repair-1", black=at("06B:2.5", "sprint-repair-1"), blue=FAR),
        "",
    )
    yield (
        "slide_roll",
        scene("landslide", "black card:sprint-repair-1", black=at("04B:2.2", "sprint-repair-1"), blue=FAR),
        "",
    )
    yield (
        "geyser",
        scene("phoenix-empire", "black card:sprint-repair-1", black=at("05B:2.1", "sprint-repair-1"), blue=FAR),
        "",
    )
    yield (
        "lava",
        scene("wild-lands", "black card:sprint-repair-2", black=at("09B:1.2", "sprint-repair-2"), blue=FAR),
        "",
    )
    yield "jungle", scene("wild-lands", black=at("clearing 2", "sprint-repair-2"), blue=FAR), ""
    yield (
        "grumbler_roll",
        scene(
            "plateau-of-the-grumblers", "black card:sprint-repair-1", black=at("11B:1.1", "sprint-repair-1"), blue=FAR
        ),
        "",
    )
    yield (
        "lifeless",
        scene(
            LONG,
            "black card:sprint-repair-1",
            black=at("04A:1.1", "sprint-repair-1"),
            blue=at("04A:1.2"),
            game={"bots": 1, "lifeless": True},
        ),
        "",
    )


@pytest.mark.rule("RB-COMP-08")
def test_every_die_is_fair():
    seen = set()
    for frame, s, stage in die_scenes():
        while stage and s.frame != frame:
            s.play(f"* {s.options[0]}")
        assert (s.frame, s.odds) == (frame, FAIR_DIE)
        seen.add(frame)
    kinds = {kind.name.lower() for kind in s.game.kind.Kind}
    # All chance there is: dice, cards, portal tiles, who starts, and what nobody is left to choose.
    assert seen | {"draw", "portal", "first_seat", "slide_blind", "grumbler_blind"} == {
        kind for kind in kinds if any(f"outcomes_{kind}" in vars(module) for module in s.game.kind.rules)
    }


@pytest.mark.rule("RB-SETUP-03", "RB-TURN-04")
@pytest.mark.parametrize(("car", "deck"), [("black", SPRINT), ("blue", RUSH)])
def test_a_draw_is_as_likely_as_there_are_copies_left(car, deck):
    """C-DRAW: nothing but what is in hands, played or discarded is missing from a deck."""
    hands = {"black": ["sprint-repair-1", "sprint-swerve-1"], "blue": ["rush-repair-3", "sprint-swerve-1"]}
    s = scene(
        TWO_BOARDS,
        black=at("04A:1.1", *hands["black"]),
        blue=at("01A:2.1", *hands["blue"]),
        discards={"sprint": ["sprint-star-3"], "rush": ["rush-swerve-4", "rush-swerve-4"]},
        turn={"car": car, "step": "draw"},
    )
    gone = [*hands["black"], *hands["blue"], "sprint-star-3", "rush-swerve-4", "rush-swerve-4"]
    left = {name: count - gone.count(name) for name, count in deck.items()}
    assert s.odds == {f"card:{name}": count for name, count in left.items() if count}


@pytest.mark.rule("RB-BOT-03", "RB-BOOST-02")
def test_no_hidden_card_weighs_more_than_another():
    """C-BOTCARD and C-BOOSTCARD are draws like any other."""
    s = scene(TWO_BOARDS, black=WAIT, blue=at("04A:1.1"), turn={"car": "blue"}, game={"bots": 1})
    assert s.odds == {f"card:{name}": count for name, count in RUSH.items()}


@pytest.mark.rule("RB-CARD-01")
def test_d_card_lists_each_face_once():
    s = scene(TWO_BOARDS, black=at("04A:1.1", "sprint-bomb-2", "sprint-bomb-2", "rush-bomb-4"), blue=FAR)
    assert (s.asks, sorted(s.options)) == ("black card", ["card:rush-bomb-4", "card:sprint-bomb-2"])


@pytest.mark.rule("RB-STAR-04", "RB-RULE-43")
def test_d_xcard_is_mandatory_once_activated():
    s = scene(TWO_BOARDS, "black power:2", black=at("04A:1.1", "sprint-bomb-2", "rush-bomb-4", stars=2), blue=FAR)
    assert (s.asks, sorted(s.options)) == ("black card", ["card:rush-bomb-4", "card:sprint-bomb-2"])


@pytest.mark.rule("RB-EFF-01", "RB-EFF-02", "RB-EFF-03", "RB-EFF-06")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("sprint-swerve-1", {"pass", "04A:1.2", "04A:3.2"}),
        ("sprint-bomb-1", {"pass", "04A:1.2", "04A:3.2", "04A:2.1", "04A:2.3"}),
        ("sprint-missile-1", {"pass", "use"}),
        ("sprint-repair-1", {"pass", "use"}),
        ("sprint-star-1", {"pass", "use"}),
    ],
)
def test_d_effect_with_its_targets(card, options):
    s = scene(TWO_BOARDS, f"black card:{card}", black=at("04A:2.2", card, hearts=2), blue=FAR)
    assert s.asks == "black effect"
    assert spaces_asked(s) | {option for option in s.options if ":" not in option} == options


@pytest.mark.rule("RB-RULE-10", "RB-MOVE-01")
def test_d_fork_is_asked_only_of_the_mover_and_has_no_way_out():
    s = scene(FORK, "black card:sprint-repair-2", black=at("04A:1.1", "sprint-repair-2"), blue=FAR)
    assert (s.asks, spaces_asked(s), len(s.options)) == ("black steer", {"04A:1.3", "04A:2.2"}, 2)


@pytest.mark.rule("RB-SPEC-03", "RB-BOT-12", "RB-SLIDE-03")
@pytest.mark.parametrize(
    ("ranking", "who"), [(["green", "black", "blue"], "black"), (["black", "green", "blue"], "green")]
)
def test_d_botspec_goes_to_the_lowest_human(ranking, who):
    s = scene(
        "landslide",
        "* card:rush-repair-3",
        "* die:3",
        black=at("02A:1.1"),
        green=at("02A:2.1"),
        blue=at("04B:2.1"),
        ranking=ranking,
        turn={"car": "blue"},
        game={"bots": 1},
    )
    assert s.asks == f"{who} slide"


@pytest.mark.rule("RB-EFF-09", "RB-TURN-04", "RB-MOVE-01", "RB-OFF-02")
def test_what_is_no_decision_is_not_asked():
    """Missile target, length and lane of an acceleration, deck, Rocks, off-track place, ruler: a whole round."""
    s = scene(
        LONG,
        black=at("04A:1.1", "sprint-missile-2", "sprint-star-1", "sprint-star-2"),
        blue=at("11A:1.3", "rush-repair-3", "rush-star-3", "rush-star-4", hearts=1),
        junction_rocks=[0, 1, 2, 3, 4],
        ranking=["black", "blue"],
    )
    asked = []
    while s.position["round"] == 1 and s.frame != "over":
        asked.append(s.frame)
        s.play(f"{s.asks.split()[0]} {'use' if 'use' in s.options else s.options[0]}")
    # Black: card, effect, draw; blue (sent off the track, its star up): star, card, draw, star at step 5 declined.
    assert asked == ["card", "effect", "draw", "star", "card", "star", "draw"]
    assert s.s.round == 2
