"""Every question, option and event has words; tracks and what lies on them have pictures."""

import math
import re

import pytest

from pileup.engine import make
from pileup.engine.target_python import Status
from pileup.games.bayou_bash.actions import ACTIONS, CELLS
from pileup.games.bayou_bash.box import load_content
from pileup.games.bayou_bash.marks import COLOURS, SIGNS
from pileup.games.bayou_bash.state import Event
from pileup.play import Race
from pileup.play.words import words_of
from pileup.track.svg import to_svg
from tests.bayou_bash.random_races import positions
from tests.bayou_bash.script import scene

GAMES = [
    {"seats": 4, "track": "the-mucky-muck"},
    {"seats": 2, "track": "grassy-glenway", "laps": 1, "stubborn_jockeys": True},
    {"seats": 1},
    {"seats": 2, "mode": "night-race", "night_pieces": 3},
]


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_everything_asked_and_told_is_in_words(options):
    game = make("bayou-bash", **options)
    words = words_of(game.kind)
    names = game.kind.seat_names(game)
    missing, seen = set(), set()
    for s, status in positions(game, 3):
        if status == Status.DECISION:
            seat = game.python().waiting(s)[0]
            phrases = [game.kind.phrase_prompt(game, s, seat)]
            phrases += [game.kind.phrase_option(game, s, seat, a) for a in game.python().options(s, seat)]
        elif status == Status.CHANCE:
            phrases = [game.kind.phrase_outcome(game, s, a) for a in game.python().outcomes(s)[0]]
        else:
            break
        for phrase in phrases:
            seen.add(phrase.message)
            text = words.phrase(phrase, names)
            if not words.has(phrase.message) or not text.strip() or "{" in text:
                missing.add((phrase.message, text))
    assert missing == set()
    assert len(seen) > 10


def test_every_event_has_words_or_is_for_pictures_only():
    game = make("bayou-bash", seats=4)
    words = words_of(game.kind)
    for event in Event:
        phrase = game.kind.phrase_event(game, (event, 0, 0, 0))
        if phrase is not None:
            assert words.has(phrase.message), event.name


def test_a_race_is_told_in_sentences():
    race = Race(make("bayou-bash", seats=2, racers=["pig", "rabbit"]), seed=5)
    for _ in range(60):
        if race.over:
            break
        decision = race.decisions[0]
        race.choose(decision.seat, decision.options[0].action)
    told = [event.text for event in race.events()]
    assert "Round 1" in told
    assert any(text.startswith("Event: “Gunshot!” Each Racer") for text in told)
    assert any(re.fullmatch(r"Pig uses J\d\d: .*\.", text) for text in told)
    assert not any("{" in text or "event-" in text for text in told)


def test_a_card_is_told_with_what_it_brings():
    race = Race(make("bayou-bash", seats=2, racers=["pig", "rabbit"]), seed=5)
    race.choose(race.decisions[0].seat, race.decisions[0].options[0].action)
    while race.decisions[0].frame != "draft-discard" and race.decisions[0].options[0].card is None:
        race.choose(race.decisions[0].seat, race.decisions[0].options[0].action)
    offered = {option.action: option.text for option in race.decisions[0].options}
    first = next(iter(offered))
    race.choose(race.decisions[0].seat, first)
    told = [event.text for event in race.events()]
    assert any(text.endswith(f" discards {offered[first]}.") for text in told)


def test_the_odds_of_a_roll_say_which_die():
    race = scene_race(turn={"showboat": 1, "take": {"nimble": 1, "dashing": 1}, "step": "dice"})
    asked = race.decisions[0]
    assert "Showboat" in asked.prompt and "roll" in asked.prompt  # there is nothing to resolve before it is rolled
    odds = race.preview(0, "take:nimble").chance
    assert {one.text for one in odds} == {"Nimble 1", "Nimble 2"}  # 1, 1, 2, 2 (BB-HOUSE-01)
    odds = race.preview(0, "take:dashing").chance
    assert {one.text for one in odds} == {
        "Dashing 3", "Dashing 3 with a bolt", "Dashing 4", "Dashing 4 with a bolt", "Dashing 5 with a bolt",
    }  # fmt: skip


def test_spaces_that_are_chosen_for_what_lies_there_say_what_it_is():
    game = make("bayou-bash", seats=3, racers=["pig", "rabbit", "rooster"])
    pig = {"racer": "pig", "space": "1:1.2", "carrots": 3}
    seats = [pig, {"racer": "rabbit", "space": "1:2.2"}, {"racer": "rooster", "space": "0:1.1", "fans": ["1:2.3"]}]
    position = {"round": 2, "seats": seats, "barrels": ["1:2.3"], "turn": {"seat": 0, "dice": ["nimble-1"]}}
    race = Race.set_up(game, position)
    race.choose(0, "ability:untame-tusk-toss")
    assert [option.text for option in race.decisions[0].options] == [
        "piece 1, row 2, lane 2: Rabbit",
        "piece 1, row 2, lane 3: a Fan of Rooster, Barrel",
    ]


def test_dice_that_are_rolled_at_once_are_told_together():
    # No ability is open to the Pig without Gold Carrots and with nothing in the way.
    race = scene_race(turn={"take": {"nimble": 1, "dashing": 2}, "step": "showboat"})
    assert [one.text for one in race.preview(0, "plain").chance] == ["Pig rolls 1 Nimble, 2 Dashing."]
    race = scene_race(turn={"take": {"nimble": 1}, "step": "showboat"})
    assert {one.text for one in race.preview(0, "plain").chance} == {"Nimble 1", "Nimble 2"}


@pytest.mark.rule("BB-STAG-04")
def test_the_odds_of_a_stagger_say_where_it_leads():
    # Two Staggers from row 2, lane 4 of S1A: Water in row 3, lanes 3 and 4; beyond lane 5 is no Track (BB-HOUSE-09).
    game = make("bayou-bash", seats=2, racers=["pig", "rabbit"])
    seats = [{"racer": "pig", "space": "1:1.4", "staggers": 2}, {"racer": "rabbit", "space": "1:1.3"}]
    turn = {"seat": 0, "dice": ["nimble-1"], "first_die": 1}
    race = Race.set_up(game, {"round": 2, "seats": seats, "turn": turn})
    odds = {one.text: one.words for one in race.preview(0, "way:forward").chance}
    assert odds == {
        "forward (into Water)": "1 in 5",
        "forward-left (into Water)": "1 in 5",
        "forward-right (off the Track)": "1 in 5",
        "back": "1 in 10",
        "back-left (Rams Rabbit)": "1 in 10",
        "back-right (off the Track)": "1 in 10",
        "the Fan": "1 in 10",
    }


def test_a_preview_ends_with_the_turn():
    race = scene_race(turn={"dice": ["nimble-1"], "first_die": 1})
    events = race.preview(0, "way:forward").events
    assert [event.kind for event in events] == ["moved", "turn_over"]


def test_racers_that_can_be_chosen_are_shown_with_their_abilities():
    race = Race(make("bayou-bash", seats=2), seed=1)
    riders = race.view(0)["riders"]
    assert list(riders) == ["rooster", "rabbit", "pig", "waldgeist"]
    assert [one["name"] for one in riders["pig"]] == ["hogwash-slosh", "untame-tusk-toss", "pork-roast-rodeo"]
    race.choose(race.decisions[0].seat, "racer:pig")
    assert "pig" not in race.view(0)["riders"]
    race.choose(race.decisions[0].seat, "racer:rabbit")
    assert "riders" not in race.view(0)


def test_cards_that_are_used_stay_known():
    game = make("bayou-bash", seats=2, racers=["pig", "rabbit"])
    seats = [{"racer": "pig", "space": "1:1.1", "card": "J29"}, {"racer": "rabbit", "space": "0:1.1"}]
    race = Race.set_up(game, {"round": 2, "seats": seats, "turn": {"seat": 0, "step": "card"}})
    assert race.view(1)["spent"] == {"J29": ["dd", 1, 0, 0]}  # two Dashing dice, a Gold Carrot (BB-HOUSE-04)


def scene_race(**position):
    seats = [{"racer": "pig", "space": "1:1.1"}, {"racer": "rabbit", "space": "0:1.1"}]
    position["turn"] = {"seat": 0, **position["turn"]}
    game = make("bayou-bash", seats=2, racers=["pig", "rabbit"])
    return Race.set_up(game, {"round": 2, "seats": seats, **position})


def test_options_glow_along_their_way():
    s = scene({"pig": "1:1.3", "rabbit": "1:2.3"}, dice="swift-3", barrels=["1:5.3"])
    kind, game = s.game.kind, s.game
    spaces = {kind.actions.text(a): kind.option_spaces(game, s.s, 0, a) for a in s.target.options(s.s, 0)}
    at = CELLS + 2
    assert spaces["way:forward"] == [at + 5, at + 10, at + 15]
    assert spaces["way:forward-left"] == [at + 4, at + 8]  # the third step leads off


def test_racers_that_are_chosen_among_glow_where_they_stand():
    game = make("bayou-bash", seats=3, racers=["rabbit", "pig", "rooster"])
    spaces = {"rabbit": "1:1.2", "pig": "1:2.2", "rooster": "1:2.3"}
    seats = [{"racer": name, "space": space, "carrots": 3} for name, space in spaces.items()]
    race = Race.set_up(game, {"round": 2, "seats": seats, "turn": {"seat": 0, "dice": ["nimble-1"]}})
    race.choose(0, "ability:no-cause-fur-alarm")
    glow = {option.action: option.spaces for option in race.decisions[0].options}
    assert glow == {"racer:pig": [CELLS + 6], "racer:rooster": [CELLS + 7]}  # row 2, lanes 2 and 3 of five


@pytest.mark.parametrize("name", load_content().tracks)
def test_a_track_is_drawn_space_by_space(name):
    game = make("bayou-bash", track=name)
    drawing = game.kind.drawing(game)
    track = game.extra.track
    assert [space.index for space in drawing.spaces] == list(range(len(track.places) * CELLS))
    drawn = {space.index: space for space in drawing.spaces if "gap" not in space.roles}
    assert set(drawn) == set(track.links)
    for x, space in drawn.items():
        assert 0 <= space.x <= drawing.width
        assert 0 <= space.y <= drawing.height
        assert ("water" in space.roles) == (track.terrain(x) == 1)
        assert ("rocks" in space.roles) == (track.terrain(x) == 2)
        ahead = track.links[x][0]
        if ahead >= 0:  # straight forward lies in the direction of travel, a few steps of the brush away
            other = drawn[ahead]
            turn = math.degrees(math.atan2(other.y - space.y, other.x - space.x))
            assert abs((turn - space.angle + 180) % 360 - 180) < 30
            assert 5 < math.dist((space.x, space.y), (other.x, other.y)) < 35
    assert len({(round(space.x), round(space.y)) for space in drawn.values()}) == len(drawn)


def test_pieces_bear_the_number_that_their_spaces_are_told_by():
    game = make("bayou-bash", seats=2, track="snakes-pass")
    drawing = game.kind.drawing(game)
    named = [shape.text for shape in drawing.shapes if shape.role == "piece-name"]
    assert named[:3] == ["startA", "1 · S1A", "2 · T1A"] and named[-1] == "finishA"


def test_lanes_moved_aside_meet_where_they_are_linked():
    game = make("bayou-bash", track={"pieces": ["startA", "S1A +1", "T1A left -1", "S2A", "finishA"]})
    drawn = {space.index: space for space in game.kind.drawing(game).spaces}
    for x, row in game.extra.track.links.items():
        if row[0] >= 0:
            assert math.dist((drawn[x].x, drawn[x].y), (drawn[row[0]].x, drawn[row[0]].y)) < 35


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ["the Starting piece, row 6, lane 2", "piece 1, row 1, lane 2", "the Finish Line piece, row 3, lane 5"]),
        ("de", ["Startteil, Reihe 6, Spur 2", "Teil 1, Reihe 1, Spur 2", "Zielteil, Reihe 3, Spur 5"]),
        ("it", ["pezzo di partenza, fila 6, corsia 2", "pezzo 1, fila 1, corsia 2",
                "pezzo del traguardo, fila 3, corsia 5"]),
    ],
)  # fmt: skip
def test_spaces_are_told_by_piece_row_and_lane(locale, told):
    fixed = make("bayou-bash", seats=2, track={"pieces": ["startA", "S1A", "finishA"]})
    night = make("bayou-bash", seats=2, mode="night-race", night_pieces=1)
    # spaces are numbered piece by piece (36 each), then by column (5 lanes)
    for game in (fixed, night):
        race = Race(game, seed=1, locale=locale)
        texts = [race.tell(0, (Event.MOVED, 0, space, -1)).text for space in (26, 36 + 1, 72 + 14)]
        assert all(words in text for words, text in zip(told, texts, strict=True))


@pytest.mark.parametrize(
    ("option", "english"),
    [
        ("lay:straight-2", "As it is, moved 2 lanes to the left"),
        ("lay:reversed+1", "Turned round, moved one lane to the right"),
        ("lay:straight+0", "As it is, all lanes in line"),
    ],
)
def test_how_a_piece_is_attached_is_told_by_sides(option, english):
    s = scene(
        {"pig": "1:6.3", "rabbit": "0:1.1"}, pieces=["startA", "S1A"], dice="nimble-1",
        options={"mode": "night-race", "night_pieces": 2},
    )  # fmt: skip
    s.play("pig way:forward", "* piece:S2A")
    phrase = s.game.kind.phrase_option(s.game, s.s, 0, ACTIONS.number(option))
    assert words_of(s.game.kind, "en").phrase(phrase, []) == english


def test_what_lies_on_the_track_is_marked():
    s = scene(
        {"pig": {"space": "1:1.3", "fans": ["3:1.1"]}, "rabbit": {"status": "off", "space": "1:1.3"}},
        dice="nimble-1",
        barrels=["1:5.3"],
        tokens={"2:1.1": "carrot", "2:1.2": "stagger"},
    )
    markers = s.game.kind.markers(s.game, s.s)
    kinds = [marker.kind for marker in markers]
    assert sorted(kinds) == ["barrel", "carrot", "fan", "racer", "skull", "stagger"]
    assert len({marker.id for marker in markers}) == len(markers)
    fan = next(marker for marker in markers if marker.kind == "fan")
    assert (fan.space, fan.colour, fan.label) == (3 * CELLS, COLOURS[2], "P")
    assert len(set(SIGNS)) == len(set(COLOURS)) == 4  # told apart by more than colour
    picture = to_svg(s.game.kind.drawing(s.game), markers)
    assert picture.startswith("<svg")
    assert 'data-id="fan-0-0"' in picture
