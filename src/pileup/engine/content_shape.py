"""Compare a plain value with a msgspec type and name everything that does not fit, not only the first thing."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import inspect

from pileup.engine.toml_lines import Pointer
from pileup.errors import closest

__all__ = ["LARGEST", "misfits"]

Report = Callable[[Pointer, str, str], None]
LARGEST = 2**53
"""Beyond it, JSON and JavaScript do not agree on whole numbers."""


def misfits(value: object, type_: Any) -> list[tuple[Pointer, str, str]]:
    """Everything in `value` that is not as `type_` asks: (pointer, what is wrong, cure), in the order of the value."""
    found: list[tuple[Pointer, str, str]] = []
    _check(value, _type_info(type_), (), lambda where, what, cure: found.append((where, what, cure)))
    return found


@cache
def _type_info(type_: Any) -> inspect.Type:
    return inspect.type_info(type_)


def _check(value: object, info: inspect.Type, at: Pointer, report: Report) -> None:
    match info:
        case inspect.Metadata():
            text = (info.extra_json_schema or {}).get("description", "")
            if isinstance(info.type, inspect.StrType):
                _check_text(value, info.type, at, report, text)
            else:
                _check(value, info.type, at, report)
        case inspect.StructType():
            _check_struct(value, info, at, report)
        case inspect.UnionType():
            _check_union(value, info, at, report)
        case inspect.DictType():
            if not isinstance(value, Mapping):
                report(at, f"this is {_kind(value)}, not a table", "Write a table of names and values.")
                return
            for key, item in value.items():
                _check(key, info.key_type, (*at, key), report)
                _check(item, info.value_type, (*at, key), report)
        case inspect.ListType() | inspect.VarTupleType():
            if _is_list(value, at, report):
                assert isinstance(value, Sequence)
                _check_length(len(value), info.min_length, info.max_length, "entries", at, report)
                for i, item in enumerate(value):
                    _check(item, info.item_type, (*at, i), report)
        case inspect.TupleType():
            if _is_list(value, at, report):
                assert isinstance(value, Sequence)
                if len(value) != len(info.item_types):
                    report(at, f"{len(value)} entries", f"Give exactly {len(info.item_types)}.")
                for i, (item, item_info) in enumerate(zip(value, info.item_types, strict=False)):
                    _check(item, item_info, (*at, i), report)
        case inspect.AnyType():
            return
        case _:
            _check_scalar(value, info, at, report)


def _check_struct(value: object, info: inspect.StructType, at: Pointer, report: Report) -> None:
    if not isinstance(value, Mapping):
        report(at, f"this is {_kind(value)}, not a table", f"Write a table with {_listed(_names(info))}.")
        return
    names = {field.encode_name: field for field in info.fields}
    known = _names(info)
    for key, item in value.items():
        if key in names:
            _check(item, names[key].type, (*at, key), report)
        elif key != info.tag_field:
            near = closest(str(key), known, 1)
            hint = f"Did you mean {near[0]!r}?" if near else f"Known here: {_listed(known)}."
            report((*at, key), f"unknown key {str(key)!r}", hint)
    for name, field in names.items():
        if field.required and name not in value:
            report(at, f"{name!r} is missing", f"Add {name} = {_example(field.type)}.")


def _check_union(value: object, info: inspect.UnionType, at: Pointer, report: Report) -> None:
    structs = [part for part in info.types if isinstance(part, inspect.StructType)]
    tagged = [part for part in structs if part.tag_field is not None]
    if tagged and isinstance(value, Mapping):
        field = tagged[0].tag_field
        tags = [str(part.tag) for part in tagged]
        tag = value.get(field) if field is not None else None
        for part in tagged:
            if part.tag == tag:
                _check_struct(value, part, at, report)
                return
        where = (*at, field) if field is not None and field in value else at
        report(where, f"{field} = {tag!r} is not known" if field in value else f"{field!r} is missing", _one_of(tags))
        return
    # Of several types, the complaints of the one of the value's kind, or that gets furthest into it, are useful.
    best: list[tuple[Pointer, str, str]] | None = None
    for option in info.types:
        found: list[tuple[Pointer, str, str]] = []
        _check(value, option, at, lambda where, what, cure, found=found: found.append((where, what, cure)))  # type: ignore[misc]
        if not found:
            return
        own_kind = _is_text(option) if isinstance(value, str) else isinstance(value, Mapping) and option in structs
        if own_kind or all(len(where) > len(at) for where, _, _ in found):
            best = found
    if best is not None:
        for where, what, cure in best:
            report(where, what, cure)
        return
    cure = f"Write {' or '.join(_word(part) for part in info.types)}."
    if isinstance(value, float) and not math.isfinite(value):
        report(at, f"{value} is no number to count with", cure)
    else:
        report(at, f"this is {_kind(value)}", cure)


def _check_scalar(value: object, info: inspect.Type, at: Pointer, report: Report) -> None:
    match info:
        case inspect.BoolType():
            if not isinstance(value, bool):
                report(at, f"this is {_kind(value)}", "Write true or false.")
        case inspect.IntType() | inspect.FloatType():
            _check_number(value, info, at, report)
        case inspect.StrType():
            _check_text(value, info, at, report)
        case inspect.LiteralType():
            if value not in info.values or isinstance(value, bool):
                report(at, f"{value!r} is not known here", _one_of([str(v) for v in info.values], str(value)))
        case inspect.EnumType():
            values = [member.value for member in info.cls]
            if value not in values:
                report(at, f"{value!r} is not known here", _one_of([str(v) for v in values], str(value)))
        case inspect.NoneType():
            if value is not None:
                report(at, f"this is {_kind(value)}", "Leave it out.")
        case _:
            raise TypeError(f"content types are plain data; {info} is not")


def _check_text(value: object, info: inspect.StrType, at: Pointer, report: Report, form: str = "") -> None:
    """`form` says in words what the text should be."""
    if not isinstance(value, str):
        report(at, f"this is {_kind(value)}", f"Write {form or 'a text'} in quotation marks.")
        return
    _check_length(len(value), info.min_length, info.max_length, "characters", at, report)
    if info.pattern is not None and not re.search(info.pattern, value):
        report(at, f"{_short(value)} is not written as it should be", f"Write {form or 'it as ' + info.pattern}.")


def _check_number(value: object, info: inspect.IntType | inspect.FloatType, at: Pointer, report: Report) -> None:
    whole = isinstance(info, inspect.IntType)
    word = "a whole number" if whole else "a number"
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        report(at, f"this is {_kind(value)}", f"Write {word}.")
        return
    assert isinstance(value, int | float)
    if isinstance(value, float) and not math.isfinite(value):
        report(at, f"{value} is no number to count with", f"Write {word}.")
        return
    if abs(value) > LARGEST:
        report(at, "the number is far too large", f"Write {word} between {-LARGEST} and {LARGEST}.")
        return
    low = info.ge if info.ge is not None else info.gt
    high = info.le if info.le is not None else info.lt
    below = low is not None and (value < low or (info.gt is not None and value == low))
    above = high is not None and (value > high or (info.lt is not None and value == high))
    if below or above:
        least = "" if low is None else f"{'at least' if info.ge is not None else 'more than'} {low}"
        most = "" if high is None else f"{'at most' if info.le is not None else 'less than'} {high}"
        report(at, f"{value} is out of range", f"Write {word}, {' and '.join(x for x in (least, most) if x)}.")


def _check_length(length: int, low: int | None, high: int | None, unit: str, at: Pointer, report: Report) -> None:
    if low is not None and length < low:
        report(at, f"{length} {unit}", f"Give at least {low}.")
    if high is not None and length > high:
        report(at, f"{length} {unit}", f"Give at most {high}.")


def _is_list(value: object, at: Pointer, report: Report) -> bool:
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return True
    report(at, f"this is {_kind(value)}, not a list", "Write a list in square brackets.")
    return False


def _names(info: inspect.StructType) -> list[str]:
    return [field.encode_name for field in info.fields]


def _kind(value: object) -> str:
    match value:
        case bool():
            return f"{str(value).lower()} (true or false)"
        case int() | float():
            return f"the number {_short(value)}"
        case str():
            return f"the text {_short(value)}"
        case Mapping():
            return "a table"
        case Sequence():
            return "a list"
        case None:
            return "nothing"
        case _:
            return f"a {type(value).__name__}"


def _short(value: object) -> str:
    try:
        text = repr(value)
    except ValueError:  # whole numbers of thousands of digits have no decimal text in Python
        return "(huge)"
    return text if len(text) <= 40 else text[:37] + "…"


def _is_text(info: inspect.Type) -> bool:
    return _is_text(info.type) if isinstance(info, inspect.Metadata) else isinstance(info, inspect.StrType)


def _word(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata():
            text = (info.extra_json_schema or {}).get("description", "")
            return str(text) or _word(info.type)
        case inspect.IntType():
            return "a whole number"
        case inspect.FloatType():
            return "a number"
        case inspect.StrType():
            return "a text"
        case inspect.BoolType():
            return "true or false"
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return "a list"
        case inspect.NoneType():
            return "nothing"
        case inspect.LiteralType():
            return " or ".join(repr(value) for value in info.values)
        case inspect.StructType():
            return f"a table with {_listed(_names(info))}"
        case _:
            return "a table"


def _example(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata():
            return _example(info.type)
        case inspect.IntType() | inspect.FloatType():
            return "1"
        case inspect.BoolType():
            return "true"
        case inspect.LiteralType():
            return repr(info.values[0]).replace("'", '"')
        case inspect.StrType() | inspect.EnumType():
            return '"…"'
        case inspect.DictType() | inspect.StructType():
            return "{ … }"
        case _:
            return "[ … ]"


def _listed(names: list[str]) -> str:
    return ", ".join(names)


def _one_of(values: list[str], given: str = "") -> str:
    near = closest(given, values, 1) if given else []
    hint = f"Did you mean {near[0]!r}? " if near else ""
    return f"{hint}It is one of {', '.join(repr(value) for value in values)}."
