"""An album shows what a replay shows, of every game, whatever changed between two positions."""

import itertools
import json

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pileup
from pileup.engine.game import games
from pileup.engine.make import make
from pileup.play import Race
from pileup.play.words import spoken
from pileup.server.albums import AlbumSpoilt, _after, _change, album_of, read_album
from pileup.server.replays import replay_steps

plain = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.text("ab", max_size=2)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=12,
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(old=plain, new=plain)
def test_a_change_makes_the_new_of_the_old(old, new):
    before = json.dumps(old)
    change = msgspec.msgpack.decode(msgspec.msgpack.encode(_change(old, new)))
    assert json.dumps(_after(old, change), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


def raced(name):
    """The first questions of a race (a finished one would show no more), answered, and its album."""
    race = Race(make(name, seats=3), seed=5)
    for _ in range(60):
        if race.over:
            break
        seat = race.waiting[-1]
        race.choose(seat, race.legal(seat)[-1])
    return race, read_album(album_of(race.branch(0, chance="ask"), race.lines, race.places))


@pytest.mark.parametrize("name", sorted(games()))
def test_an_album_shows_every_position_as_the_rules_did_in_every_language(name):
    race, album = raced(name)
    logs = set()
    for locale, seat in itertools.product(spoken(), (-1, 0, 2)):
        shown = [one for at in range(0, race.line_count + 1, 50) for one in album.steps(at, 50, seat, locale)]
        told = replay_steps(race, 0, race.line_count + 1, seat, locale)
        assert msgspec.to_builtins(shown) == msgspec.to_builtins(told)
        with race.speaking(locale):
            assert album.log(seat, 7, locale) == race.events(seat)[-7:]
        logs.add(tuple(event.text for event in album.log(-1, 7, locale)))
    assert len(logs) == len(spoken())
    assert json.loads(album.drawing) == msgspec.to_builtins(race.game.kind.drawing(race.game))


def test_an_album_made_before_languages_were_kept_tells_in_english():
    _, album = raced("rush-and-bash")
    told = album.log(0, 7)
    for pages in album.tongues.values():
        assert len(pages) == len(album.pages)
    album.tongues = {}
    assert album.log(0, 7, "de") == album.log(0, 7, "en") == told


@pytest.mark.parametrize("data", [b"", b"nonsense", bytes(100)])
def test_what_is_no_album_is_said_so(data):
    with pytest.raises(AlbumSpoilt):
        read_album(data)


def test_an_album_of_another_version_is_not_guessed_at():
    import lzma

    race = pileup.Race(make("rush-and-bash", seats=2), seed=5)
    album = read_album(album_of(race.branch(0, chance="ask"), race.lines, None))
    album.version += 1
    with pytest.raises(AlbumSpoilt, match="another Pileup"):
        read_album(lzma.compress(msgspec.msgpack.encode(album)))
