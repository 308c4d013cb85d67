"""The loader: rules as they are written become machine code, once a machine, kept in a cache.

It takes the functions of the rules modules, replaces members of IntEnums by their numbers and the verbs by compiled
ones, and compiles each function once and then the door (module `door`), which calls them. Numba's own cache would miss
a change in a called file; the cache folder is therefore named by a hash over everything the machine code depends on.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import logging
import math
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from filelock import FileLock, Timeout

from pileup.engine import door, search, streams, target_python, verbs
from pileup.engine.lean import from_the_front, lean
from pileup.engine.record import Field

if TYPE_CHECKING:
    from pileup.engine.game import GameKind

__all__ = ["build_door", "cache_folder", "fingerprint"]

log = logging.getLogger("pileup.engine")


def cache_folder() -> Path:
    """Where compiled rules are kept: `$PILEUP_CACHE`, else the user's cache folder."""
    own = os.environ.get("PILEUP_CACHE")
    if own:
        return Path(own)
    from platformdirs import user_cache_path

    return user_cache_path("pileup", appauthor=False)


def _sources(kind: GameKind) -> list[tuple[str, bytes]]:
    """Names and texts of everything that the machine code is made from."""
    found = []
    here = (sys.modules[__name__], sys.modules[lean.__module__])
    for module in (*kind.rules, verbs, streams, search, door, target_python, *here):
        found.append((module.__name__, Path(str(module.__file__)).read_bytes()))
    return found


def fingerprint(kind: GameKind, checked: bool) -> str:
    """A hash over everything that a game's machine code depends on."""
    import numba

    h = hashlib.sha256()
    for name, text in _sources(kind):
        h.update(name.encode() + b"\0" + text + b"\0")
    constants = [
        sorted(
            (name, value) for name, value in vars(module).items() if isinstance(value, int | tuple) and name[0] != "_"
        )
        for module in kind.rules
    ]
    h.update(repr(constants).encode())
    h.update(repr([[(m.name, m.value) for m in enum] for enum in (kind.Kind, kind.Event)]).encode())
    h.update(repr((kind.State.dtype.descr, kind.Static.dtype.descr, kind.max_options, checked)).encode())
    h.update(repr((numba.__version__, np.__version__, sys.version_info[:3])).encode())
    return h.hexdigest()[:24]


class _Numbers(ast.NodeTransformer):
    """Replaces `Event.DROVE` by its number, where `Event` is an IntEnum of the module; takes `emit` out."""

    def __init__(self, scope: dict[str, Any]) -> None:
        self.scope = scope

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        call = node.value
        named = isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if named and self.scope.get(call.func.id) is verbs.emit:  # type: ignore[attr-defined]
            return ast.copy_location(ast.Pass(), node)  # nobody listens: not even its arguments need be compiled
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            owner = self.scope.get(node.value.id)
            if isinstance(owner, type) and issubclass(owner, IntEnum):
                return ast.copy_location(ast.Constant(int(owner[node.attr])), node)
            if isinstance(owner, ModuleType) and isinstance(getattr(owner, node.attr, None), int):
                return ast.copy_location(ast.Constant(int(getattr(owner, node.attr))), node)
        return node


_VERBS = ("begin", "done", "top", "emit", "odds", "mix", "stream", "draw", "below")


def _compiled_verbs(kind: GameKind, jit: Any) -> dict[str, Any]:
    """The verbs and streams for compiled rules."""
    import numba

    frame = kind.State.fields["frames"].frame  # type: ignore[union-attr]
    shapes = [(name, field.shape) for name, field in frame.fields.items() if isinstance(field, Field)]
    zero = "\n    ".join(f"f.{name}[:] = 0" if shape else f"f.{name} = 0" for name, shape in shapes)
    scope: dict[str, Any] = {"__name__": __name__}  # Numba's cache imports a function's module again
    scope |= {"u8": numba.uint64, "i8": numba.int64}
    scope |= {name: np.uint64(getattr(streams, name)) for name in ("GAMMA", "MIX1", "MIX2")}
    scope |= {f"K{number}": np.uint64(number) for number in (1, 27, 30, 31, 32)}
    exec(compile(door.VERBS.format(zero=zero), "<verbs>", "exec"), scope)
    for name in _VERBS:
        scope[name] = jit(scope[name])
    return {name: scope[name] for name in _VERBS}


def _functions_of(module: ModuleType, scope: dict[str, Any]) -> dict[str, Any]:
    """A module's functions, defined anew in `scope` with numbers for the members of enums."""
    tree = ast.parse(inspect.getsource(module))
    body: list[ast.stmt] = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    tree = ast.fix_missing_locations(_Numbers(scope).visit(ast.Module(body, [])))
    exec(compile(tree, str(module.__file__), "exec"), scope)
    return {node.name: scope[node.name] for node in body}  # type: ignore[attr-defined]


def _rules(kind: GameKind, jit: Any) -> dict[str, Any]:
    """Every rules function compiled (lazily, at its first use), by name."""
    verb = _compiled_verbs(kind, jit)
    made: dict[FunctionType, Any] = {getattr(verbs, name): verb[name] for name in verbs.__all__}
    scopes: list[dict[str, Any]] = []
    for module in kind.rules:
        scope = dict(vars(module))
        for name in _functions_of(module, scope):
            made[vars(module)[name]] = jit(scope[name])
        scopes.append(scope)
    for module, scope in zip(kind.rules, scopes, strict=True):
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value in made:
                scope[name] = made[value]
            elif isinstance(value, IntEnum):
                scope[name] = int(value)
    return verb | {function.__name__: compiled for function, compiled in made.items()}


def _widening(dispatcher: Any) -> Any:
    """Has a function compiled once for whole numbers of any width, not once for each mixture of widths."""
    from numba import types

    original = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        wide = [types.int64 if isinstance(a, types.Integer) and a is not types.uint64 else a for a in args]
        return original(tuple(wide), kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _write_once(path: Path, text: str) -> None:
    """Writes a file whole or not at all; keeps one that is there (its time stamp is part of Numba's cache key)."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
    with os.fdopen(handle, "w") as file:
        file.write(text)
    os.replace(name, path)


@contextmanager
def _one_at_a_time(lock: Path | None) -> Iterator[None]:
    """Lets one process compile a game while others wait for the cache; a lock that can't be had stops nobody."""
    if lock is None:
        yield
        return
    held = FileLock(lock, timeout=600)
    try:
        held.acquire()
    except (OSError, Timeout, NotImplementedError):
        yield
        return
    try:
        yield
    finally:
        held.release()


def build_door(kind: GameKind, checked: bool) -> Any:
    """The compiled door of a game, from the cache or freshly compiled."""
    import numba

    started = time.perf_counter()
    settings: dict[str, Any] = {"error_model": "numpy", "nogil": True, "boundscheck": checked}

    def jit(function: Any, **more: Any) -> Any:
        # Only the door is called from Python; rules make no arrays, so no references need be counted (`_nrt`).
        bare: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
        return _widening(numba.njit(**bare, **more, **settings)(function))

    source = door.door_source(kind)
    try:
        folder = cache_folder() / "compiled" / f"{kind.name}-{fingerprint(kind, checked)}"
        path = folder / "door.py"
        _write_once(path, source)
        cached = True
    except OSError:  # an unwritable home must not keep anybody from racing
        path, cached = Path(f"<door of {kind.name}>"), False
    scope = {"__name__": __name__, **_rules(kind, jit)}
    exec(compile(source, str(path), "exec"), scope)
    scope |= {"math": math, "MAX_PATH": search.MAX_PATH, "MAX_STEPS": search.MAX_STEPS}
    searching = _functions_of(search, scope)
    if "standing" not in scope:
        exec(door.STANDING, scope)
        searching["standing"] = scope["standing"]
    for name in (*door.HELPERS, *searching):
        # What lends arrays on to the rules is woven into its callers: copying the arrays' descriptions would cost more.
        scope[name] = jit(scope[name], forceinline=name in door.WOVEN)
    state, static = numba.from_dtype(kind.State.dtype), numba.from_dtype(kind.Static.dtype)
    i4, i8, u8 = numba.int32, numba.int64, numba.uint64
    signature = numba.void(
        i8,
        state[::1],
        static[::1],
        state[::1],
        i4[::1],
        i4[:, ::1],
        i4[::1],
        i8[:, ::1],
        u8,
        i8,
        i8,
        i4[:, ::1],
        numba.float32[::1],
        i4[::1],
    )
    with _one_at_a_time(path.with_name("lock") if cached else None), lean("door"), from_the_front():
        warm = cached and any(folder.glob("**/*.nbi"))
        if not warm:
            log.info("Compiling the rules of %s for this machine, once …", kind.title)
        compiled = numba.njit(signature, cache=cached, **settings)(scope["door"])
    log.debug("%s: door %s in %.2f s", kind.name, "loaded" if warm else "compiled", time.perf_counter() - started)
    return compiled
