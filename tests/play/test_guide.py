"""First-race guides: they fit today's rules, say something true in every language, and tell when they no longer do."""

import re
import shutil
import tomllib

import msgspec
import pytest

from pileup.engine.game import games
from pileup.errors import PileupError
from pileup.play.guide import Guide, faults, guide_of, has_guide, record_again
from pileup.play.words import spoken

GUIDED = sorted(name for name, kind in games().items() if has_guide(kind))


@pytest.fixture(params=GUIDED)
def guide(request):
    return guide_of(games()[request.param])


@pytest.fixture
def copy(guide, tmp_path):
    """A guide in a folder that a test may spoil."""
    folder = tmp_path / "guide"
    shutil.copytree(guide.folder, folder)
    return lambda: Guide(guide.kind, folder)


def test_every_game_has_a_guide():
    assert sorted(games()) == GUIDED


def test_a_guide_fits_the_rules_of_today(guide):
    assert faults(guide) == []


def test_the_reader_chooses_and_everything_said_is_said_in_every_language(guide):
    asked = [stop.choice for stop in guide.stops() if stop.choice]
    assert len(asked) >= 8
    messages = {step.say for step in guide.steps}
    assert len(messages) == len(guide.steps)
    for locale in spoken():
        name = "words.ftl" if locale == "en" else f"words.{locale}.ftl"
        written = re.findall(r"^([a-z][\w-]*) =", (guide.folder / name).read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(one for one in written if not re.fullmatch(r"seat-\d+", one)) == sorted(messages), name
        texts = [stop.text for stop in guide.stops(locale)]
        assert all(text and all(text) for text in texts)
    assert [stop.text for stop in guide.stops("de")] != [stop.text for stop in guide.stops("en")]


def test_events_reach_the_reader_once_and_in_order(guide):
    stops = list(guide.stops())
    numbers = [event.n for stop in stops for event in stop.events]
    assert numbers == list(range(len(numbers)))
    # What a stop asks is what the rules ask there.
    for step, stop in zip(guide.steps, guide.stops(), strict=True):
        legal = [option.action for option in stop.decision.options] if stop.decision else []
        assert not stop.choice or (stop.choice in legal and len(legal) > 1), step.say


def test_a_guide_of_other_rules_says_so(copy):
    spoilt = copy()
    spoilt.record.rules_version += 1
    assert any("rules version" in fault for fault in faults(spoilt))
    spoilt = copy()
    spoilt.record.content_hash = "0" * 64
    assert any("race.json" in fault for fault in faults(spoilt))


def test_a_line_that_is_legal_no_more_is_found(copy):
    spoilt = copy()
    own = next(at for at, line in enumerate(spoilt.record.actions) if line.startswith(f"{spoilt.seat} "))
    spoilt.record.actions[own] = f"{spoilt.seat} nonsense"
    assert faults(spoilt)
    with pytest.raises(PileupError, match=f"Line {own} "):
        record_again(spoilt)


def test_steps_that_lead_nowhere_are_all_named(copy):
    spoilt = copy()
    first, second, *rest = spoilt.steps
    spoilt.steps = [
        msgspec.structs.replace(first, say="nobody-says-this", rules=["XX-NONE-01"]),
        msgspec.structs.replace(second, at=first.at),
        *rest,
    ]
    found = "\n".join(faults(spoilt))
    assert "no message nobody-says-this" in found
    assert "no rule XX-NONE-01" in found
    assert "not after the step before" in found
    # The reader's choice that nobody speaks of any more.
    assert f"nothing is said at line {second.at}" in found


def test_the_record_can_be_made_again(guide):
    again = record_again(guide)
    assert again["actions"] == guide.record.actions
    assert again["content_hash"] == guide.record.content_hash


def test_files_that_are_no_guide_are_refused_in_words(copy, guide, tmp_path):
    folder = tmp_path / "guide"
    steps = (folder / "steps.toml").read_text(encoding="utf-8")
    tomllib.loads(steps)
    (folder / "steps.toml").write_text(steps.replace("at = ", "when = ", 1), encoding="utf-8")
    with pytest.raises(PileupError, match="steps"):
        copy()
