"""Writes `client/src/api/messages.ts` from the server's message types, which its OpenAPI description comes from too.

Run it with Pileup's Python after a change of `pileup.server.messages` or `pileup.track.drawing`; `--check` only says
whether the file is up to date (tests do).
"""

from __future__ import annotations

import inspect
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec

import pileup.server.messages as messages
from pileup.track.drawing import Drawing

TARGET = Path(__file__).resolve().parent.parent / "src" / "api" / "messages.ts"
# In the browser these words have a meaning already.
RENAMED = {"Event": "RaceEvent"}


def main() -> None:
    """Writes the file, or compares it (`--check`)."""
    text = generate()
    if "--check" in sys.argv:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is not what the server's messages say: run python client/scripts/messages.py")
        return
    TARGET.write_text(text, encoding="utf-8")


def generate() -> str:
    """The whole TypeScript file."""
    structs = [one for _, one in inspect.getmembers(messages, inspect.isclass) if issubclass(one, msgspec.Struct)]
    _, components = msgspec.json.schema_components([*structs, Drawing], ref_template="{name}")
    by_name = {one.__name__: one for one in [*structs, Drawing]}
    found = dict(components)
    for name in components:
        by_name.setdefault(name, _struct_named(name))
    parts = ["// Generated from the server's messages by client/scripts/messages.py: don't edit.\n"]
    parts += [_interface(name, found[name], by_name[name]) for name in sorted(found)]
    return "\n".join(parts)


def _struct_named(name: str) -> type[msgspec.Struct]:
    import pileup.track.drawing as drawing

    return next(getattr(module, name) for module in (messages, drawing) if hasattr(module, name))


def _interface(name: str, schema: dict[str, Any], struct: type[msgspec.Struct]) -> str:
    # What people send may leave out what has a default; what the server sends leaves out only what it says it does.
    sent_by_us = name.endswith("Body") or name == "TableSettings"
    may_lack = sent_by_us or struct.__struct_config__.omit_defaults
    required = set(schema.get("required", []))
    lines = [_comment(inspect.getdoc(struct) or "")] if struct.__doc__ else []
    lines.append(f"export interface {RENAMED.get(name, name)} {{")
    for field, of in schema["properties"].items():
        mark = "?" if may_lack and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(of)};")
    lines.append("}\n")
    return "\n".join(lines)


def _comment(text: str) -> str:
    if "\n" not in text:
        return f"/** {text} */"
    return "/**\n" + textwrap.indent(text, " * ", lambda _: True).replace(" * \n", " *\n") + "\n */"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return RENAMED.get(schema["$ref"], schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        kind or "", "unknown"
    )


if __name__ == "__main__":
    main()
