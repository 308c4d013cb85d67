"""Content files: everything wrong is named at once, with its line and its cure."""

import math
from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pileup.engine.content import (
    ContentError,
    as_fraction,
    content_hash,
    decode,
    json_schema,
    read_document,
    stop_on_errors,
    toml_files,
)
from pileup.engine.toml_lines import key_lines

TEXT = """\
# a comment with = and [ in it
name = "a [b] = c # d"
"quoted.key" = 'x'
list = [
    1,      # first
    [2, 3],
    { inner = \"\"\"several
lines\"\"\", other = 4 },
]

[table.deep]
a.b = 1

[[rows]]
n = 1
[[rows]]
n = 2
[rows.more]
m = 3
"""


def test_lines_of_keys_worked_by_counting():
    lines = key_lines(TEXT)
    assert lines[("name",)] == 2
    assert lines[("quoted.key",)] == 3
    assert lines[("list", 0)] == 5
    assert lines[("list", 1, 1)] == 6
    assert lines[("list", 2, "inner")] == 7
    assert lines[("list", 2, "other")] == 8
    assert lines[("table", "deep", "a", "b")] == 12
    assert lines[("rows", 0, "n")] == 15
    assert lines[("rows", 1, "n")] == 17
    assert lines[("rows", 1, "more", "m")] == 19


class Wheel(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    colour: Literal["red", "blue"] = "red"


class Cart(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    wheels: list[Wheel]
    weight: float | str = 1.0


def faults(text, tmp_path, type_=Cart):
    path = tmp_path / "cart.toml"
    path.write_text(text, encoding="utf-8")
    value, problems = decode(read_document(path, "cart.toml"), type_)
    assert value is None
    return [(problem.line, problem.where, problem.what, problem.cure) for problem in problems]


def test_all_faults_at_once_with_line_and_cure(tmp_path):
    found = faults(
        'nam = "x"\nweight = true\n[[wheels]]\nsize = "big"\ncolour = "bleu"\n[[wheels]]\nsize = 1\nextra = 2\n',
        tmp_path,
    )
    assert [(line, where) for line, where, _, _ in found] == [
        (1, "cart.toml: nam"),
        (2, "cart.toml: weight"),
        (4, "cart.toml: wheels[0].size"),
        (5, "cart.toml: wheels[0].colour"),
        (8, "cart.toml: wheels[1].extra"),
        (1, "cart.toml"),
    ]
    cures = [cure for *_, cure in found]
    assert "'name'" in cures[0]
    assert "a number or a text" in cures[1]
    assert "a whole number" in cures[2]
    assert "Did you mean 'blue'" in cures[3]
    assert "size, colour" in cures[4]
    assert found[5][2] == "'name' is missing"


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "1e300", "1" + "0" * 30])
def test_numbers_that_are_none(number, tmp_path):
    found = faults(f'name = "x"\nwheels = []\nweight = {number}\n', tmp_path)
    assert [line for line, *_ in found] == [3]


@pytest.mark.parametrize(
    ("raw", "line", "word"),
    [
        (b'name = "x"\nwheels = [', 2, "not TOML"),
        (b'name = "x"\nname = "y"\n', 2, "not TOML"),
        (b'name = "x"\n# \xff\n', 2, "not UTF-8"),
        (b"n = " + b"9" * 5000, None, "too large"),
        (b"n = " + b"[" * 3000, None, "too deep"),
    ],
)
def test_files_that_are_no_toml(raw, line, word, tmp_path):
    path = tmp_path / "bad.toml"
    path.write_bytes(raw)
    with pytest.raises(ContentError) as caught:
        read_document(path)
    (problem,) = caught.value.problems
    assert word in problem.what
    assert problem.line == line
    assert problem.cure


def test_missing_file_and_folder(tmp_path):
    with pytest.raises(ContentError, match="no such file"):
        read_document(tmp_path / "none.toml")
    with pytest.raises(ContentError, match="folder"):
        read_document(tmp_path)
    with pytest.raises(ContentError, match="can't be read"):
        read_document("bad\0name.toml")


def test_a_mapping_is_as_good_as_a_file():
    value, problems = decode(read_document({"name": "x", "wheels": [{"size": 2}]}), Cart)
    assert problems == []
    assert value == Cart("x", [Wheel(2)])


def test_error_lists_every_problem_and_warnings_do_not_stop():
    document = read_document({"a": 1}, "a.toml")
    warning = document.problem(("a",), "odd", "Look again.", "warning")
    error = document.problem((), "bad", "Mend it.")
    assert stop_on_errors([warning]) == (warning,)
    with pytest.raises(ContentError) as caught:
        stop_on_errors([warning, error])
    assert "warning: a.toml: a: odd. Look again." in str(caught.value)
    assert "error: a.toml: bad. Mend it." in str(caught.value)


def test_fractions_are_exact():
    assert as_fraction(0.1) * 3 == as_fraction("3/10")
    assert as_fraction("1/3") * 3 == 1
    for bad in ("x", "1/0", math.nan, math.inf):
        with pytest.raises(ValueError, match="no number"):
            as_fraction(bad)


def test_hash_depends_on_content_not_on_order():
    assert content_hash({"a": 1, "b": [2]}) == content_hash({"b": [2], "a": 1})
    assert content_hash({"a": 1, "b": [2]}) != content_hash({"a": 1, "b": [3]})
    # sha256 of the six bytes {"a":1}, as any other program computes it
    assert content_hash({"a": 1}) == "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"


def test_schema_knows_fields_and_choices():
    schema = json_schema(Cart, "A cart")
    assert schema["title"] == "A cart"
    assert schema["$defs"]["Wheel"]["properties"]["colour"]["enum"] == ["blue", "red"]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "wheels", "size", "x"]), inner)
        ),
        max_leaves=8,
    )
)
def test_any_plain_data_is_a_cart_or_says_why(data):
    value, problems = decode(read_document({"name": "x", "wheels": data}), Cart)
    assert (value is None) == bool(problems)
    assert all(problem.cure for problem in problems)


def test_toml_files_are_looked_for_no_deeper_than_one_folder(tmp_path):
    for name in ("b.toml", "a.toml", "boards/c.toml", "boards/deep/d.toml", "notes.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = [path.relative_to(tmp_path).as_posix() for path in toml_files(tmp_path)]
    assert found == ["a.toml", "b.toml", "boards/c.toml"]
