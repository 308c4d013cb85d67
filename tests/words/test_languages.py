"""Every language says all that English says, with the same arguments, and nothing that nobody asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import pileup
from pileup.engine.game import GameKind, games
from pileup.play import Race
from pileup.play.words import Words, name_id, setting_id, spoken, spoken_here, words_of

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = [language for language in spoken() if language != "en"]
ENGLISH = sorted([*ROOT.glob("src/pileup/**/words.ftl"), *ROOT.glob("client/src/**/en.ftl")])
SOURCES = [*ROOT.glob("src/pileup/**/words.??.ftl"), *ROOT.glob("client/src/**/??.ftl")]
# Said in English where they are defined (options, content), so only other languages have messages for them.
ELSEWHERE = ("setting-", "name-")
KINDS = sorted(games().values(), key=lambda kind: kind.name)


class Entry:
    """One message: the arguments it uses, and the messages it is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.args: set[str] = set()
        self.refers: set[str] = set()
        seen = self

        class Reader(visitor.Visitor):
            def visit_VariableReference(self, node: ast.VariableReference) -> None:
                seen.args.add(node.id.name)

            def visit_MessageReference(self, node: ast.MessageReference) -> None:
                seen.refers.add(node.id.name)

        Reader().visit(message)


@cache
def entries(path: Path) -> dict[str, Entry]:
    """The messages of a file."""
    found: dict[str, Entry] = {}
    for part in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(part, ast.Junk), f"{path.relative_to(ROOT)}: no Fluent: {part.content[:80]!r}"
        if isinstance(part, ast.Message):
            assert part.id.name not in found, f"{path.relative_to(ROOT)}: {part.id.name} stands there twice"
            found[part.id.name] = Entry(part)
    return found


def arguments(path: Path, name: str) -> set[str]:
    """All that a message needs to be said, by way of the messages it is made of."""
    entry = entries(path)[name]
    below = [arguments(path, one) for one in entry.refers if one in entries(path)]
    return entry.args.union(*below)


def in_language(english: Path, language: str) -> Path:
    """The file beside an English one."""
    return english.with_name(f"words.{language}.ftl" if english.name == "words.ftl" else f"{language}.ftl")


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=relative)
def test_a_language_says_all_that_english_says(english: Path, language: str) -> None:
    path = in_language(english, language)
    assert path.is_file(), f"{relative(path)} is missing"
    ours, theirs = entries(english), entries(path)
    missing = [name for name in ours if name not in theirs]
    helpers = set().union(*(entry.refers for entry in theirs.values())) if theirs else set()
    extra = [name for name in theirs if name not in ours and name not in helpers and not name.startswith(ELSEWHERE)]
    other = [
        f"{name}: {sorted(arguments(english, name))} in English, {sorted(arguments(path, name))} here"
        for name in ours
        if name in theirs and arguments(english, name) != arguments(path, name)
    ]
    dangling = [f"{name}: {one}" for name, entry in theirs.items() for one in entry.refers if one not in theirs]
    assert (missing, extra, other, dangling) == ([], [], [], []), (
        f"{relative(path)}: missing {missing}, not in English {extra}, other arguments {other}, nowhere {dangling}"
    )


def test_every_file_of_words_belongs_to_a_language_that_is_spoken() -> None:
    expected = {in_language(english, language) for english in ENGLISH for language in LANGUAGES}
    strays = [relative(path) for path in SOURCES if path not in expected and path not in ENGLISH]
    assert strays == []
    assert {"de", "it"} <= set(LANGUAGES)


@pytest.mark.parametrize("english", [path for path in ENGLISH if path.name == "words.ftl"], ids=relative)
def test_no_message_is_there_for_nobody(english: Path) -> None:
    folders = [english.parent, *(ROOT / "src" / "pileup" / name for name in ("play", "study", "server", "cli"))]
    files = [path for folder in folders for path in folder.rglob("*.py")] + list(english.parent.glob("*.toml"))
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    beginnings = tuple(set(re.findall(r'f"([a-z][a-z0-9]*-(?:[a-z0-9-]*-)?)\{', code)))
    ends = tuple(set(re.findall(r'"(-[a-z-]+)"', code)))
    found = entries(english)
    inside = set().union(*(entry.refers for entry in found.values())) if found else set()

    # "pass-window": what an action is called in the frame that offers it.
    kinds = [kind for kind in KINDS if _words_file(kind) == english]
    offered = {
        f"{action}-{frame.name.lower().replace('_', '-')}"
        for kind in kinds
        for action in {kind.actions.name_of(number) for number in range(len(kind.actions))}
        for frame in kind.Kind
    }

    def asked_for(name: str) -> bool:
        plain = next((name.removesuffix(end) for end in ends if name.endswith(end)), name)
        said = {f'"{name}"', f'"{plain}"'}
        return any(one in code for one in said) or name in inside | offered or name.startswith(beginnings)

    assert [name for name in found if not asked_for(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_options_are_explained(kind: GameKind, language: str) -> None:
    words = words_of(kind, language)
    wanted = ["summary"]
    for spec in kind.options:
        if spec.kind in ("folder", "names"):
            continue  # never asked for in words
        wanted += [spec.name, f"{spec.name}-help", *(f"{spec.name}-is-{choice.value}" for choice in spec.choices)]
    known = {setting_id(name) for name in wanted}
    assert [name for name in known if not words.has(name)] == []
    path = in_language(_words_file(kind), language)
    assert [name for name in entries(path) if name.startswith("setting-") and name not in known] == []


def _words_file(kind: GameKind) -> Path:
    return ROOT / "src" / "pileup" / "games" / kind.name.replace("-", "_") / "words.ftl"


# Names that are the same in every language, because they are printed so.
PROPER = re.compile(r"[JRGQL][A-Z]?\d+|Redbane|Goat Lorde|Queen K|Lightnin' n Thunda|Waldgeist")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_names_on_cards_seats_and_pieces_are_translated(kind: GameKind, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    named = Words.named

    def listening(self: Words, text: str) -> str:
        asked.add(text)
        return named(self, text)

    monkeypatch.setattr(Words, "named", listening)
    for seats in (max(2, kind.min_seats), kind.max_seats):
        race = Race(pileup.make(kind.name, seats=seats), seed=11, locale="de")
        for turn in range(150):
            if race.over:
                break
            decision = race.decisions[0]
            race.view(decision.seat)
            race.markers(-1)
            race.choose(decision.seat, decision.options[turn % len(decision.options)])
        race.events()
    assert len(asked) > seats
    for language in LANGUAGES:
        words = words_of(kind, language)
        assert [text for text in asked if text and not words.has(name_id(text)[0]) and not PROPER.match(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_card_of_the_house_is_translated(language: str) -> None:
    from pileup.games.bayou_bash.box import load_content

    words = words_of(games()["bayou-bash"], language)
    texts = [text for card in load_content().events.events for text in (card.name, card.text)]
    assert len(texts) == 30
    assert [text for text in texts if not words.has(name_id(text)[0])] == []
    assert len({name_id(text)[0] for text in texts}) == 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_race_is_told_in_the_language(kind: GameKind, language: str) -> None:
    race = Race(pileup.make(kind.name, seats=2), seed=3, locale=language)
    for turn in range(80):
        if race.over:
            break
        decision = race.decisions[0]
        with race.speaking("en"):
            english = race.decision(decision.seat)
        assert english is not None
        assert english.id == decision.id
        assert [option.action for option in english.options] == [option.action for option in decision.options]
        assert decision.prompt != english.prompt
        for text in (decision.prompt, *(option.text for option in decision.options)):
            assert text.strip()
            assert "{" not in text
        race.choose(decision.seat, decision.options[turn % len(decision.options)])
    told = race.events()
    with race.speaking("en"):
        assert [event.kind for event in race.events()] == [event.kind for event in told]
        same = [event.text for event, other in zip(told, race.events(), strict=True) if event.text == other.text != ""]
    # "Round 3" is Italian too, and so are a few more.
    assert len(same) < len(told) / 5, same


def test_people_without_a_name_are_called_by_their_racer_in_each_language() -> None:
    race = Race(pileup.make("rush-and-bash", seats=2, cars=["red", "blue"]), seats=["", "Anna"])
    assert race.names == ["Red", "Anna"]
    with race.speaking("de"):
        assert race.names == ["Rot", "Anna"]
    with race.speaking("it"):
        assert race.names == ["Rosso", "Anna"]
    assert race.names == ["Red", "Anna"]


def test_odds_are_said_in_each_language() -> None:
    words = words_of(games()["rush-and-bash"], "de")
    assert [words.odds(2, 12), words.odds(3, 3), words.odds(7, 53), words.odds(1, 1000)] == [
        "1 von 6",
        "sicher",
        "13 %",
        "1 von 1.000",
    ]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR,it;q=0.5,de;q=0.7", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("it_IT.UTF-8", "it"),
        ("C", "en"),
        ("de;q=0,it;q=0.1", "it"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        ("de;q=bad", "en"),
        (",".join(["xx"] * 500) + ",de", "en"),
    ],
)
def test_the_language_that_fits_best_is_found(wishes: str | None, language: str) -> None:
    assert spoken_here(wishes) == language
