"""Cards, items and events by file (RK-COMP-01, ledger 20)."""

import json

import pytest

from pileup.engine.content import ContentError
from pileup.engine.make import make
from pileup.errors import PileupError
from pileup.games.racekart_riot import state as st
from pileup.games.racekart_riot.box import SCHEMAS
from pileup.games.racekart_riot.cards import load_cards


def cards():
    found, problems, own = load_cards(None)
    assert not problems and not own
    return found


@pytest.mark.rule("RK-COMP-01")
def test_the_house_deck_has_72_cards_as_the_ledger_lists_them():
    codes = cards().part_codes()
    assert sum(codes.values()) == 72 and len(codes) == 37
    # wild, level up, lightning, speedway, jump, lucky miss, soda, vinegar, health, luck
    assert list(codes.values())[:10] == [4, 4, 5, 6, 5, 5, 4, 4, 4, 4]


@pytest.mark.rule("RK-COMP-01", "RK-RULE-05")
def test_the_house_has_30_items():
    items = cards().items
    badges = (items.banana, items.egg, items.pigeon, items.bomb, items.coins, items.magnet, items.turbo_snail)
    assert badges == (6, 3, 2, 2, 4, 2, 3)
    assert (items.steal_part, items.crown, items.re_roll, items.reserve) == (2, 3, 3, 3)


def test_four_racers_with_twelve_cards():
    racers = cards().racers.racers
    assert [racer.title for racer in racers] == ["Redbane", "Goat Lorde", "Queen K", "Lightnin' n Thunda"]
    assert all(len(racer.cards) == 12 for racer in racers)
    assert racers[0].cards[0].lap1.speed == 0  # the rulebook: Redbane has a card with movement 0


def test_halves_in_the_record():
    """RB02, GL01, QK05, LT06 by the ledger's tables."""
    t = make("racekart-riot").static
    assert t.base[0][1] == [[2, 2, 2], [3, 3, 3]]
    assert t.verb[0][1][0][:3] == [st.V_FIREBALL, st.V_GAIN, st.V_NONE] and t.amount[0][1][0][1] == 2
    assert (t.dice[1][0], t.coin_roll[1][0], t.base[1][0][0]) == ([8, 8], [1, 1], [0, 0, 0])
    assert t.base[2][4] == [[2, 5, 8], [3, 6, 9]]
    assert t.turbo[3][5] == [[0, 2, 2], [0, 2, 2]] and t.turbo[3][4] == [[0, 0, 3], [0, 0, 4]]
    assert (t.dice[3][0][0], t.base[3][0][0]) == (12, [2, 2, 2])
    assert t.copies[1][2] == [1, 1] and t.pays[1][3] == [1, 1] and t.replays[2][0] == [1, 1]


def test_own_files_replace_the_house_file_by_file(tmp_path):
    (tmp_path / "events.toml").write_text(
        'outcomes = ["gain 9", "pay 1", "item", "pick", "back 1", "forward 1", "banana", "pigeon"]\n'
    )
    game = make("racekart-riot", content=str(tmp_path))
    assert game.static.event[0] == st.EV_GAIN and game.static.event_n[0] == 9
    assert game.content_hash != make("racekart-riot").content_hash
    again = make(json.loads(json.dumps(game.description())))
    assert again.content_hash == game.content_hash and again.static == game.static


def test_all_faults_of_all_files_come_at_once(tmp_path):
    (tmp_path / "items.toml").write_text("banana = 2\negg = 1\n")
    (tmp_path / "events.toml").write_text('outcomes = ["fly"]\n')
    (tmp_path / "extras.toml").write_text("x = 1\n")
    (tmp_path / "tracks").mkdir()
    (tmp_path / "tracks" / "mine.toml").write_text('name = "mine"\n')
    with pytest.raises(ContentError) as caught:
        make("racekart-riot", content=str(tmp_path))
    text = str(caught.value)
    for part in ("items.toml", "'pigeon' is missing", "events.toml", "fly", "mine.toml", "nothing reads this file"):
        assert part in text


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d["racers"][1].update(name="redbane"), "two racers are called redbane"),
        (lambda d: d["racers"][0]["cards"][1].update(id="RB01"), "two cards have the id RB01"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(does=["coins-as-rolled"]), "without a roll"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(speed="d8", does=["replay"]), "no plain speed"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(does=["attack-first 12"]), "can't be dodged"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(does=["gain 1"] * 5), "5 abilities"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(does=["turbo 12"] * 3), "turbo of 36"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(does=["steal-speed 12"] * 2), "steal-speed of 24"),
        (lambda d: d["racers"][0]["cards"].pop(), "11 entries"),
        (lambda d: d["racers"][0]["cards"][0]["lap1"].update(speed=99), "99"),
    ],
)
def test_faults_of_racers(change, fault):
    import msgspec

    data = msgspec.to_builtins(cards().racers)
    data.pop("house")
    change(data)
    with pytest.raises(ContentError, match=fault):
        make("racekart-riot", content={"racers": data})


def test_faults_of_the_deck_and_the_bag():
    with pytest.raises(ContentError, match="put aside"):
        make("racekart-riot", content={"items": {**bag(), "banana": 2}})
    with pytest.raises(ContentError, match="every outcome moves"):
        make("racekart-riot", content={"events": {"outcomes": ["forward 1"] * 8}})


def bag():
    names = ("egg", "pigeon", "magnet", "steal-part", "bomb", "coins", "turbo-snail", "crown", "re-roll")
    return {"banana": 6, **dict.fromkeys(names, 2)}


def test_export_gives_a_folder_that_can_be_used(tmp_path):
    kind = make("racekart-riot").kind
    written = kind.export_content(tmp_path / "mine")
    names = {path.relative_to(tmp_path / "mine").as_posix() for path in written}
    assert {"racers.toml", "tracks/queen-ks-cove.toml", "schema/track.json"} <= names
    game = make("racekart-riot", content=str(tmp_path / "mine"))
    assert game.static == make("racekart-riot").static and not game.warnings
    with pytest.raises(PileupError, match="something already"):
        kind.export_content(tmp_path / "mine")
    for name in SCHEMAS:
        schema = json.loads((tmp_path / "mine" / "schema" / f"{name}.json").read_text())
        assert schema["$schema"].startswith("https://json-schema.org")


def test_a_missing_folder_is_named():
    with pytest.raises(PileupError, match="no such folder"):
        make("racekart-riot", content="/nowhere/at/all")
