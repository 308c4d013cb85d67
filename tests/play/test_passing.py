"""Windows that a seat passes: the record is as if a person had passed by hand, and nothing that is legal changes."""

import random

import pytest

from pileup.engine.game import games
from pileup.engine.make import make
from pileup.errors import UnknownName
from pileup.play import Race, checked_windows, passing, windows_of, words_of
from pileup.play.passing import asked_windows

REAL = sorted(games())
# What a person passes who answers one window's questions by hand: when asked in a frame, with nothing else on offer.
BY_HAND = {
    "racekart-riot": {
        "defend": {"defend": ("nothing", {"lucky-miss", "jump"})},
        "jump": {"jump_first": ("nothing", {"jump"})},
        "re-roll": {"reroll": ("keep", {"re-roll", "extra-life"})},
        "attack-items": {"attack_item": ("done", {"item"})},
        "extra-movement": {
            "extra_card": ("done", {"item", "speedway", "lightning", "combustion", "boosted-jump"}),
        },
        "lock": {"after_pick": ("done", {"lock"})},
        "coins": {
            frame: ("done", {"coins"})
            for frame in ("attack_item", "extra_card", "after_pick", "coins_window", "make_room")
        },
    },
    "bayou-bash": {
        "abilities": {"window": ("pass", {"ability"}), "go_on": ("pass", {"ability"})},
        "the-pecking-order": {"peck": ("pass", {"way"})},
        "hogwash-slosh": {"hogwash": ("pass", {"ability"})},
        "complete-disbe-leaf": {"reroll": ("pass", {"ability"})},
        "sticks-on-stones": {"stick": ("pass", {"ability"})},
    },
    "rush-and-bash": {"star-power": {"star": ("pass", {"power"})}},
}


def test_every_window_of_every_game_is_known_here():
    assert {name: {one.name for one in games()[name].windows} for name in REAL} == {
        name: set(windows) for name, windows in BY_HAND.items()
    }


@pytest.mark.parametrize("name", REAL)
def test_windows_are_asked_by_decisions_and_have_words(name):
    kind = games()[name]
    decisions = {one.name for one in kind.handlers if "choose" in one.functions}
    words, names = words_of(kind), kind.actions
    for window in kind.windows:
        assert set(window.frames) <= decisions and names.text(names.number(window.passing)) == window.passing
        assert all(window.passing == other.passing for other in kind.windows if set(other.frames) & set(window.frames))
        assert words.has(f"window-{window.name}")
    assert [one.value for one in windows_of(kind)] == [one.name for one in kind.windows]


def _raced(name, seed, windows, by_hand):
    """A race in which seat 0 passes windows, by its standing wish or by hand; the others never do."""
    race, passed = Race(make(name, seats=3), seed=seed), 0
    while not race.over:
        decision = race.decisions[0]
        options = [one.action for one in decision.options]
        answer = None
        if decision.seat == 0 and not by_hand:
            answer = passing(race, 0, windows)
        elif decision.seat == 0:
            offered = {action.partition(":")[0] for action in options}
            ways = [BY_HAND[name][window].get(decision.frame) for window in windows]
            told = [way for way in ways if way is not None]
            if told and offered <= {told[0][0]}.union(*(offers for _, offers in told)):
                answer = told[0][0]
        passed += answer is not None
        race.choose(decision.seat, answer or random.Random(f"{seed} {decision.id}").choice(options), decision.id)
    return race, passed


@pytest.mark.parametrize("name", REAL)
def test_the_record_is_the_same_as_when_a_person_passes_by_hand(name):
    every = list(BY_HAND[name])
    times = 0
    for seed, windows in enumerate([every, every[:1], every[-1:], every[1:]]):
        wished, passed = _raced(name, seed, windows, by_hand=False)
        handed, _ = _raced(name, seed, windows, by_hand=True)
        assert wished.record() == handed.record()
        times += passed
    asked, passed = _raced(name, 0, [], by_hand=False)
    assert passed == 0 < times and asked.over


def test_a_question_that_offers_more_is_asked():
    game = make("racekart-riot", seats=2)

    def attacking(items):
        hand = [{"hand": ["RB11", "RB12"], "items": items}, {"hand": ["GL11", "GL12"]}]
        market = [{"card": "bumper-basic-1"}]
        return Race.set_up(game, {"phase": "attack", "seats": hand, "market": market}, seed=1)

    race = attacking(["coins"])
    assert asked_windows(race, 0) == ("coins",)
    assert passing(race, 0, ["coins"]) == "done" and passing(race, 0, ["attack-items", "lock"]) is None
    both = attacking(["coins", "egg"])
    assert asked_windows(both, 0) == ("attack-items", "coins")
    assert passing(both, 0, ["coins"]) is None and passing(both, 0, ["attack-items"]) is None
    assert passing(both, 0, ["coins", "attack-items"]) == "done" and passing(both, 0, []) is None
    assert passing(both, 1, ["coins", "attack-items"]) is None  # seat 1 is not asked
    assert [one.action for one in both.decisions[0].options] == ["done", "item:egg", "coins"]


def test_a_choice_beside_abilities_is_asked():
    game = make("bayou-bash", seats=2)
    race = Race(game, seed=1)
    assert asked_windows(race, race.waiting[0]) == () and passing(race, race.waiting[0], ["abilities"]) is None


def test_windows_that_are_not_there_are_named_all_at_once():
    kind = games()["racekart-riot"]
    assert checked_windows(kind, ["coins", "defend", "coins"]) == ("defend", "coins")
    with pytest.raises(UnknownName) as refused:
        checked_windows(kind, ["coin", "lock", "abilities"])
    assert refused.value.what == "There are no windows 'coin', 'abilities'."
    assert refused.value.cure.startswith("Did you mean coins? Windows of Racekart Riot: defend, ")
