"""Records: written, replayed strictly, proved fair; and everything that can be wrong with one."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_race import SECRET, TOGETHER, play, secret

from pileup.engine.make import make
from pileup.engine.streams import LiveChance, commitment
from pileup.errors import PileupError, RecordError
from pileup.play import Race, read_record, record_text, replay, verify, write_record

DOCS = Path(__file__).parents[2] / "docs" / "records.md"


def finished(game=SECRET, seats=3, seed=7):
    race = Race(make(game, seats=seats), seed=seed, seats=["Anna"])
    n = 0
    while not race.over:
        for seat in race.waiting:
            options = race.decision(seat).options
            race.choose(seat, options[n % len(options)])
            n += 1
    return race


@pytest.fixture(scope="module")
def plain(request):
    """A good record, as data."""
    with pytest.MonkeyPatch.context() as patch:
        import secret_race

        import pileup.engine.game as engine_game

        patch.setattr(engine_game, "games", lambda: {SECRET: secret_race.KIND})
        return finished().record()


@settings(max_examples=40, deadline=None)
@given(game=st.sampled_from([SECRET, TOGETHER]), seats=st.integers(2, 6), seed=st.integers(0, 10**9))
def test_a_record_replays_to_the_same_bytes(game, seats, seed):
    race = finished(game, seats, seed)
    again = replay(record_text(race.record()))
    assert again.state().dump() == race.state().dump() and again.lines == race.lines
    assert again.events(0) == race.events(0) and again.places == race.places and again.names == race.names
    assert again.record() == race.record()
    verdict = verify(race.record())
    assert verdict.fair and verdict.reasons == [] and verdict.places == race.places
    assert verdict.chance_events == sum(line.startswith("*") for line in race.lines)


def test_a_record_goes_through_a_file(tmp_path, plain):
    path = tmp_path / "race.json"
    write_record(plain, path)
    assert replay(path).places == plain["places"] and replay(str(path)).lines == plain["actions"]
    assert [one.name for one in tmp_path.iterdir()] == ["race.json"]
    text = path.read_text()
    assert f'    "{plain["actions"][1]}",\n' in text and json.loads(text) == plain


def test_a_record_that_can_not_be_written_leaves_nothing(tmp_path, plain):
    with pytest.raises(RecordError, match="can't be written"):
        write_record(plain, tmp_path / "no" / "such" / "folder.json")
    (tmp_path / "taken").mkdir()
    with pytest.raises(RecordError, match="can't be written"):
        write_record(plain, tmp_path / "taken")
    assert [one.name for one in tmp_path.iterdir()] == ["taken"]


def test_a_race_that_goes_on_keeps_its_seed_secret_and_can_be_taken_up_again():
    race = Race(make(SECRET, seats=2), seed=b"x" * 32)
    race.choose(0, "step")
    assert "seed" not in race.record() and race.record()["commitment"] == commitment(b"x" * 32)
    again = replay(race.record(), seed=b"x" * 32)
    for one in (race, again):
        one.choose(1, "roll")
    assert again.lines == race.lines
    assert replay(race.record(reveal=True)).chance == "live"
    with pytest.raises(RecordError, match="not the seed that was committed"):
        replay(race.record(), seed=b"y" * 32)
    unknown = replay(race.record())
    assert unknown.chance == "ask" and unknown.state().dump() == race.state().dump()


def test_a_replay_can_stop_anywhere(plain):
    for at in range(len(plain["actions"]) + 1):
        assert replay(plain, at=at).lines == plain["actions"][:at]
    with pytest.raises(RecordError, match="there is no line"):
        replay(plain, at=len(plain["actions"]) + 1)


def test_taken_up_again_after_undos_the_sequence_goes_on():
    race = Race.set_up(make(SECRET, seats=2), {"cards": [1, 1]}, seed=1)
    race.choose(0, "step")
    race.undo()
    race.choose(0, "step")
    again = replay(race.record(reveal=True), sequence=race.sequence)
    assert again.sequence == race.sequence and again.decisions[0].id == race.decisions[0].id


def test_an_open_simultaneous_choice_is_kept_too():
    race = Race(make(TOGETHER, seats=3), seed=1)
    race.choose(2, "bold")
    again = replay(race.record(reveal=True))
    assert again.waiting == [0, 1] and again.lines == ["2 bold"] and again.state().dump() == race.state().dump()


def test_a_set_up_position_is_in_the_record():
    race = Race.set_up(make(SECRET, seats=2), {"at": [3, 4], "cards": [1, 2]}, seed=1)
    race.choose(0, "challenge:1")
    assert replay(race.record(reveal=True)).view()["at"] == [5, 4]


# --- proof --------------------------------------------------------------------------------------------------------


def test_a_tampered_roll_is_found():
    record = finished().record()
    n, text = next((n, text) for n, text in enumerate(record["actions"]) if text.startswith("* deal"))
    record["actions"][n] = "* deal:1" if text != "* deal:1" else "* deal:2"
    record.pop("places")
    verdict = verify(record)
    assert not verdict.fair and any(reason.startswith(f"Action {n}: the seed gives") for reason in verdict.reasons)


def test_a_seed_chosen_afterwards_is_found(plain):
    assert any("does not fit the commitment" in reason for reason in verify({**plain, "seed": "00" * 32}).reasons)
    assert verify({**plain, "commitment": None}).reasons == ["The record holds no commitment to a seed."]
    for nonsense in ("", "\0" * 64, "f" * 500, "F" * 64):
        with pytest.raises(RecordError, match=r"no commitment to a seed.*64 hex digits") as told:
            verify({**plain, "commitment": nonsense})
        assert "commitment" in told.value.where


def test_what_can_not_be_proved_is_not_called_fair():
    race = Race(make(SECRET, seats=2), seed=1)
    assert any("has not been revealed" in reason for reason in verify(race.record()).reasons)
    assert verify(race.record(reveal=True)).reasons == ["The race is not over."]
    assert any("entered by hand" in reason for reason in verify(secret(["* deal:1"]).record()).reasons)


def test_a_branch_is_proved_from_where_it_began():
    race = finished()
    branch = race.branch(3, seed=2)
    while not branch.over:
        branch.choose(branch.waiting[0], "step")
    verdict = verify(branch.record())
    assert verdict.chance_events == sum(line.startswith("*") for line in branch.lines[3:])
    assert verdict.reasons == ["3 lines were taken over from another race: the seed says nothing about them."]


def test_chance_follows_the_published_test_vectors():
    """Independent of the code under test: hashlib and hmac alone, from the words of docs/records.md."""
    text = DOCS.read_text()
    vectors = json.loads(text.split("<!-- vectors -->")[1].split("```json")[1].split("```")[0])
    seed = bytes.fromhex(vectors["seed"])
    assert hashlib.sha256(b"pileup-seed-1\0" + seed).hexdigest() == vectors["commitment"] == commitment(seed)
    live = LiveChance(seed)
    for counter, n, expected in vectors["below"]:
        assert independent(seed, counter, n) == expected == live.below(counter, n)
    for counter, weights, expected in vectors["pick"]:
        point = independent(seed, counter, sum(weights))
        assert next(k for k in range(len(weights)) if sum(weights[: k + 1]) > point) == expected
        assert live.pick(counter, list(range(len(weights))), weights) == expected
    assert any(n > 2**63 for _, n, _ in vectors["below"]), "rejection must be shown"


def independent(seed, counter, n):
    for attempt in range(1000):
        mac = hmac.new(seed, counter.to_bytes(8, "big") + attempt.to_bytes(4, "big"), hashlib.sha256).digest()
        value = int.from_bytes(mac[:8], "big")
        if value < 2**64 // n * n:
            return value % n
    raise AssertionError


# --- bad records --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess"}, 'no record of a race. Its format is "chess"'),
        ({"format": None}, "no record of a race"),
        ({"version": 2}, "format version 2; this Pileup reads version 1"),
        ({"version": "1"}, "format version '1'"),
        ({"rules_version": 1}, "rules version 1 of Secret Race; this Pileup has version 2. Replay it with pileup"),
        ({"rules_version": "2"}, "rules_version: Expected `int`, got `str`"),
        ({"content_hash": "feed"}, "other content"),
        ({"game": {"game": "secret-rice", "seats": 2}}, "There is no game 'secret-rice'.*Did you mean secret-race"),
        ({"game": {"game": "secret-race", "seats": 9}}, "can't be raced with 9 seats"),
        ({"game": {"game": "secret-race", "seats": 3, "options": {"speed": 1}}}, "has no option 'speed'"),
        ({"game": {"game": "secret-race", "seats": 3, "options": {"track": "/etc/passwd"}}}, "There is no track"),
        ({"game": {"game": "secret-race", "seats": 3, "options": {"extra": "/etc"}}}, "can't name a folder"),
        ({"game": []}, "game: Expected `object`, got `array`"),
        ({"extra": 1}, "unknown field `extra`"),
        ({"actions": "0 step"}, "actions: Expected `array`"),
        ({"actions": [1]}, r"actions\[0\]: Expected `str`"),
        ({"actions": ["0"]}, "action 0: '0' is no line"),
        ({"actions": ["x step"]}, "action 0: 'x step' is no line"),
        ({"actions": ["* deal:9"]}, "action 0: 'deal:9' is no action.*Did you mean deal:"),
        (
            {"actions": ["0 step"]},
            r"action 0 \(0 step\): Chance must speak here, not a seat. Legal: deal:1, ",
        ),
        ({"actions": ["* die:1"]}, r"action 0 \(\* die:1\): This was not legal. Legal: deal:1"),
        ({"actions": ["* deal:1", "1 step"]}, "action 1 .*A choice of seat 0 must stand here, not one of seat 1"),
        ({"actions": ["* deal:1", "* die:1"]}, "action 1 .*not one of chance"),
        ({"actions": ["* deal:1", "0 challenge:2"]}, "action 1 .*This was not legal. Legal: step, roll"),
        ({"places": [3, 2, 1]}, "replayed, they are"),
        ({"seed": "xyz"}, "seed: The seed is no hexadecimal"),
        ({"seats": [{}] * 7}, "7 sitters for 3 seats"),
        ({"seats": [{}] * 2}, "2 sitters for 3 seats"),
        ({"seats": [{"kind": "ghost"}]}, r"seats\[0\].kind: Invalid enum value 'ghost'"),
        ({"branched": 10**9}, "More lines were taken over"),
        ({"position": {"at": 3}}, "can't be set up"),
    ],
)
def test_a_bad_record_says_what_and_where(plain, change, message):
    record = {**plain, **change}
    if record["places"] == plain["places"]:
        record["places"] = None
    with pytest.raises(PileupError, match=message):
        replay(record)


def test_actions_after_the_end_are_refused(plain):
    with pytest.raises(RecordError, match="The race is already over"):
        replay({**plain, "actions": [*plain["actions"], "0 step"]})


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "This is no JSON"),
        (b"{", r"This is no JSON \(line 1, where it ends\)"),
        (b'{\n"format": "pileup-record",\n"version" 1}', r"This is no JSON \(line 3\)"),
        (b"\xff\xfe{}", "This is no JSON"),
        (b'{"format": "\xff"}', "This is no JSON"),
        (b"null", "no record of a race"),
        (b"[" * 100_000, "nested too deeply|This is no JSON"),
        (
            b'{"format": "pileup-record", "version": 1, "game": ' + b'{"a":' * 100_000,
            "nested too deeply|This is no JSON",
        ),
        (b'{"format": "pileup-record", "version": 1}', "missing required field `game`"),
        (b'{"format": "pileup-record", "version": NaN}', "This is no JSON"),
        (b'{"format": "pileup-record", "version": 1' + b"0" * 5000 + b"}", "This is no JSON|format version"),
        (b" " * (16 * 1024 * 1024 + 1), "larger than 16 MiB"),
    ],
    ids=lambda value: None if isinstance(value, bytes) else value[:20],
)
def test_a_file_that_is_no_record(tmp_path, data, message):
    path = tmp_path / "race.json"
    path.write_bytes(data)
    with pytest.raises(RecordError, match=message):
        replay(path)


@pytest.mark.parametrize("source", ["no/such/file.json", "/", "a\0b", 3, None])
def test_a_source_that_can_not_be_read(source):
    with pytest.raises(RecordError):
        replay(source)


def test_a_truncated_file_is_refused_wherever_it_ends(plain):
    text = record_text(plain).rstrip()
    for end in range(0, len(text), 7):
        with pytest.raises(RecordError):
            read_record(text[:end].encode())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_fuzzed_record_never_crashes(plain, data):
    """Any field replaced by anything, any line too: a clear error or a good race, never something else."""
    record = json.loads(json.dumps(plain))
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from([*record, "position", "actions", "actions"]))
        if field == "actions" and isinstance(record[field], list) and record[field]:
            n = data.draw(st.integers(0, len(record[field]) - 1))
            words = st.sampled_from(["0 step", "* die:2", "1 roll", "* deal:3", "2 challenge:0", "9 step", ""])
            record[field][n] = data.draw(words | st.text(max_size=12) | JSON)
        else:
            record[field] = data.draw(JSON)
    for read in (replay, verify):
        try:
            read(record)
        except PileupError as error:
            assert str(error)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_fuzzed_bytes_never_crash(plain, data):
    text = bytearray(record_text(plain).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        replay(bytes(text))
    except PileupError as error:
        assert str(error)


def test_play_needs_no_more_than_its_lines(plain):
    race = Race(make(SECRET, seats=3), chance="ask")
    play(race, *plain["actions"])
    assert race.places == plain["places"]


@pytest.mark.parametrize("read", [replay, verify])
def test_a_fault_in_a_file_names_the_file(plain, tmp_path, read):
    path = tmp_path / "race.json"
    path.write_text(json.dumps({**plain, "actions": ["* die:1"], "places": None}), encoding="utf-8")
    for source in (path, str(path)):
        with pytest.raises(RecordError) as caught:
            read(source)
        assert caught.value.where == f"{path}: action 0 (* die:1)"
