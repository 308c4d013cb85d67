"""A live race: questions, answers, views, words, previews."""

from __future__ import annotations

import pytest

from pileup.engine.make import make
from pileup.errors import IllegalAction, InvalidPosition, PileupError
from pileup.play import Race, Sitter, StaleDecision, Words, replay

TOGETHER = "dice-race"
SECRET = "secret-race"


def secret(lines=(), **kwargs):
    """A race of two with real dice, played up to the given lines."""
    race = Race(make(SECRET, seats=2), chance="ask", **kwargs)
    play(race, *lines)
    return race


def play(race, *lines):
    for line in lines:
        who, _, action = line.partition(" ")
        if who == "*":
            race.happen(action)
        else:
            race.choose(int(who), action)


def test_a_question_has_words_names_rules_and_exact_actions():
    race = secret(["* deal:2", "0 step", "* deal:1", "1 step"], seats=["Anna"])
    (asked,) = race.decisions
    assert asked.seat == 0 and asked.frame == "turn" and asked.rules == ["SR-TURN-01"]
    assert asked.prompt == "Anna, what do you do?"
    assert [(one.action, one.text) for one in asked.options] == [
        ("step", "Step on by one"),
        ("roll", "Roll for it"),
        ("challenge:1", "Challenge Blue"),
    ]


def test_chance_happens_by_itself_and_equal_seeds_give_equal_races():
    one, two, other = (Race(make(SECRET, seats=3), seed=seed) for seed in (7, 7, 8))
    for race in (one, two, other):
        while not race.over:
            race.choose(race.waiting[0], "roll")
    assert one.lines == two.lines and one.commitment == two.commitment
    assert one.lines != other.lines and one.commitment != other.commitment
    assert one.places is not None and min(one.places) == 1


def test_real_dice_are_asked_for_with_odds_in_words():
    race = secret()
    assert race.decisions == [] and not race.over
    asked = race.question
    assert asked is not None and asked.frame == "deal"
    assert [(one.action, one.words) for one in asked.outcomes] == [
        ("deal:1", "1 in 2"),
        ("deal:2", "1 in 3"),
        ("deal:3", "1 in 6"),
    ]
    race.happen("deal:3")
    assert race.question is None and race.lines == ["* deal:3"]
    with pytest.raises(IllegalAction, match="Nothing is to be rolled"):
        race.happen("deal:3")


def test_an_outcome_that_can_not_come_is_refused():
    with pytest.raises(IllegalAction, match="die:3 is not legal now") as caught:
        secret().happen("die:3")
    assert caught.value.legal == ["deal:1", "deal:2", "deal:3"]


@pytest.mark.parametrize("game", [None, "rush-and-bash", 3])
def test_a_race_of_no_game_is_refused_in_words(game):
    with pytest.raises(PileupError, match="A race needs a game"):
        Race(game)


@pytest.mark.parametrize("seats", [3, None, "ab", {"a": 1}])
def test_seats_that_are_no_list_are_refused_in_words(seats):
    with pytest.raises(PileupError, match="no list of names"):
        Race(secret().game, seats=seats)


@pytest.mark.parametrize("at", [None, "x", 0.5, -1, 99])
def test_a_branch_or_a_replay_from_nowhere_is_refused_in_words(at):
    race = secret()
    with pytest.raises(PileupError, match="can't be branched"):
        race.branch(at)
    if at is not None:
        with pytest.raises(PileupError, match="there is no line"):
            replay(race.record(), at=at)


@pytest.mark.parametrize(
    ("seat", "option", "message"),
    [
        (1, "step", "Seat 1 is not asked now"),
        (0, "challenge:1", "challenge:1 is not legal now"),
        (0, "stop", "'stop' is no action"),
        (0, 99, "99 is not legal now"),
        (0, -1, "-1 is not legal now"),
        (0, None, "can't be a NoneType"),
        (0, True, "can't be a bool"),
        (2, "step", "There is no seat 2"),
        (-1, "step", "There is no seat -1"),
        ("0", "step", "There is no seat '0'"),
    ],
)
def test_an_illegal_answer_says_why_and_changes_nothing(seat, option, message):
    race = secret(["* deal:2"])
    before = race.state().dump()
    with pytest.raises(IllegalAction, match=message) as caught:
        race.choose(seat, option)
    if seat == 0:
        assert caught.value.legal == ["step", "roll"] and "step" in str(caught.value)
    assert race.state().dump() == before and race.lines == ["* deal:2"]


def test_an_answer_to_an_older_question_is_stale():
    race = secret(["* deal:2"])
    old = race.decisions[0].id
    race.choose(0, "step", decision=old)
    with pytest.raises(StaleDecision):
        race.choose(0, "step", decision=old)
    play(race, "* deal:1")
    new = race.decisions[0].id
    assert new.endswith(".1") and new != old
    with pytest.raises(StaleDecision):
        race.choose(0, "step", decision=new)


def test_nobody_may_choose_while_dice_roll_or_after_the_end():
    race = secret(["* deal:1", "0 roll"])
    with pytest.raises(IllegalAction, match="A roll or draw is waited for"):
        race.choose(0, "step")
    race = Race.set_up(make(SECRET, seats=2), {"at": [9, 0], "cards": [1, 1]})
    race.choose(0, "step")
    assert race.over and race.places == [1, 2] and race.decisions == [] and race.waiting == []
    with pytest.raises(IllegalAction, match="The race is over"):
        race.choose(0, "step")


def test_a_failing_rule_leaves_the_race_as_it_was(monkeypatch):
    race = secret(["* deal:2"])
    before = race.state().dump(), race.events(), race.decisions
    target = race._target

    def broken(*_):
        race._course.s.at[0] = 77
        raise ZeroDivisionError

    turn = target.kind.Kind.TURN
    with monkeypatch.context() as patch:
        patch.setattr(target, "_second", [broken if k == turn else one for k, one in enumerate(target._second)])
        with pytest.raises(ZeroDivisionError):
            race.choose(0, "step")
    assert (race.state().dump(), race.events(), race.decisions) == before
    race.choose(0, "step")
    assert race.view()["at"] == [1, 0]


# --- what a seat may see ------------------------------------------------------------------------------------------


def test_views_and_logs_hide_what_a_seat_can_not_know():
    race = secret(["* deal:3", "0 step", "* deal:2"])
    assert race.view(0)["cards"] == [3, -1]
    assert race.view(1)["cards"] == [-1, 2]
    assert race.view()["cards"] == [-1, -1]
    assert [event.text for event in race.events(0)] == ["Red draws a 3.", "Red is on 1 now.", "Blue draws a card."]
    assert [event.args["card"] for event in race.events() if event.kind == "dealt"] == [-1, -1]
    assert race.events(0)[1].spaces == [1] and race.events(0)[1].seat == 0
    assert race.position()["cards"] == [3, 2]


def test_events_can_be_read_from_a_number_on_and_from_the_end():
    race = secret(["* deal:3", "0 step", "* deal:2", "1 step"])
    every = race.events(0)
    assert [event.n for event in every] == [0, 1, 2, 3]
    assert (
        race.events(0, since=3) == every[3:] and race.events(0, last=2) == every[2:] and race.events(0, since=9) == []
    )


# --- previews -----------------------------------------------------------------------------------------------------


def test_a_preview_shows_the_end_of_the_move_and_changes_nothing():
    race = secret(["* deal:2"])
    before = race.state().dump()
    shown = race.preview(0, "step")
    assert [event.text for event in shown.events] == ["Red is on 1 now."]
    assert shown.markers[0].space == 1
    # The next card is dealt then: the odds of that.
    assert [one.words for one in shown.chance] == ["1 in 2", "1 in 3", "1 in 6"] and not shown.unknown
    assert race.state().dump() == before and len(race.events()) == 1


def test_a_preview_of_a_roll_gives_the_odds_in_words():
    shown = secret(["* deal:2"]).preview(0, "roll")
    assert [(one.text, one.words) for one in shown.chance] == [
        ("one step", "1 in 3"),
        ("2 steps", "1 in 3"),
        ("3 steps", "1 in 3"),
    ]
    assert sum(one.odds for one in shown.chance) == pytest.approx(1) and shown.events == []


def test_a_preview_never_tells_a_hidden_card():
    previews = []
    for card in (1, 2, 3):
        race = secret(["* deal:2", "0 step", f"* deal:{card}", "1 step"])
        previews.append(race.preview(0, "challenge:1"))
    assert previews[0] == previews[1] == previews[2]


def test_a_preview_of_an_illegal_option_is_refused_and_of_a_simultaneous_one_is_none():
    with pytest.raises(IllegalAction):
        secret(["* deal:2"]).preview(0, "challenge:1")
    assert Race(make(TOGETHER, seats=2)).preview(0, "bold") is None


def test_a_preview_says_when_the_race_would_be_over():
    race = Race.set_up(make(SECRET, seats=2), {"at": [9, 0], "cards": [1, 1]})
    assert race.preview(0, "step").over and not race.over


# --- setting up, seats, words -------------------------------------------------------------------------------------


def test_a_race_begins_in_a_given_position():
    race = Race.set_up(make(SECRET, seats=2), {"at": [3, 4], "cards": [1, 2]})
    assert race.position() == {"at": [3, 4], "cards": [1, 2]} and race.waiting == [0]


def test_a_bad_position_tells_every_reason():
    with pytest.raises(InvalidPosition) as caught:
        Race.set_up(make(SECRET, seats=2), {"at": 3, "cards": [1]})
    assert len(caught.value.problems) == 2


@pytest.mark.parametrize("position", [{"at": {1, 2}}, {"at": float("nan")}, [1], 3])
def test_a_position_must_be_plain_data(position):
    with pytest.raises(InvalidPosition, match="it is no"):
        Race.set_up(make(SECRET, seats=2), position)


def test_tuples_and_lists_set_up_alike_and_are_recorded():
    race = Race.set_up(make(SECRET, seats=2), {"at": (3, 4), "cards": (1, 2)})
    assert race.record()["position"] == {"at": [3, 4], "cards": [1, 2]}


def test_the_rulebooks_own_bots_are_marked(monkeypatch):
    import secret_race

    monkeypatch.setattr(secret_race.SecretRace, "rulebook_seats", lambda self, game: [1])
    assert [one.kind for one in Race(make(SECRET, seats=3), seats=["Anna"]).sitters] == ["person", "rulebook", "person"]


def test_seats_have_names():
    race = Race(make(SECRET, seats=3), seats=["Anna", Sitter(name="", kind="bot", bot="random")])
    assert race.names == ["Anna", "Blue", "Green"]
    with pytest.raises(PileupError, match="3 names for 2 seats"):
        Race(make(SECRET, seats=2), seats=["a", "b", "c"])
    with pytest.raises(PileupError, match="Chance can't be"):
        Race(make(SECRET, seats=2), chance="maybe")


def test_words_fall_back_to_english_and_then_to_the_id():
    import secret_race

    german = Words(secret_race.KIND, "de-AT")
    assert german.text("step") == "Einen Schritt weiter" and german.text("roll") == "Roll for it"
    assert german.text("no-such-message") == "no-such-message"
    assert "stays" in german.text("nested")


def test_the_real_die_is_asked_for_even_without_words_of_its_own():
    assert secret(["* deal:1", "0 roll"]).question.prompt == "Roll or draw: roll."


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0"])
def test_a_seat_that_there_is_not_has_no_legal_actions_to_ask_for(seat):
    with pytest.raises(IllegalAction, match="There is no seat"):
        Race(make(SECRET, seats=2), seed=1).legal(seat)
