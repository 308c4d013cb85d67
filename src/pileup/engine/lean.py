"""Two ways to have Numba do less for rules: `lean` while compiling, `from_the_front` in what is compiled.

Compiling many small functions without optimising each of them again in every caller:

Numba finishes every function as a library of its own: it links all that the function calls into it, optimises the
whole, and makes machine code, although here only the door is ever called from outside. For a game of some hundred
functions that is most of the time to compile. Within `lean(names)` only the named functions are finished; the others
are handed over as they are and linked once. Where Numba's inner workings have changed, it does nothing: compiling then
takes longer and gives the same.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["from_the_front", "lean"]


@contextmanager
def lean(*names: str) -> Iterator[None]:
    """Finishes only functions of these names while the context lasts; it changes Numba for the process: hold a lock."""
    try:
        from numba.core import codegen

        library: Any = codegen.JITCodeLibrary
        generator: Any = codegen.JITCPUCodegen
        finalize, set_env = library.finalize, generator.set_env
        for name in ("_linking_libraries", "_final_module", "_shared_module"):
            if name not in codegen.CPUCodeLibrary.__init__.__code__.co_names:
                raise AttributeError(name)
    except (ImportError, AttributeError):
        yield
        return

    def everything_below(self: Any) -> list[Any]:
        found: dict[int, Any] = {}
        waiting = list(self._linking_libraries)
        while waiting:
            one = waiting.pop()
            if id(one) not in found:
                found[id(one)] = one
                waiting.extend(one._linking_libraries)
        return list(found.values())

    def finish(self: Any) -> None:
        if self.name in names:
            self._linking_libraries = everything_below(self)
            finalize(self)
            return
        for below in self._linking_libraries:
            self._reload_init.update(below._reload_init)
        self._finalized = True

    def set_known_env(self: Any, env_name: str, env: Any) -> None:
        address = self._engine.get_global_value_address(env_name)
        if address:  # an unfinished function has no machine code that could look for its environment
            (ctypes.c_void_p * 1).from_address(address)[0] = ctypes.c_void_p(id(env))

    library.finalize, generator.set_env = finish, set_known_env
    try:
        yield
    finally:
        library.finalize, generator.set_env = finalize, set_env


@contextmanager
def from_the_front() -> Iterator[None]:
    """Takes indices as they are while the context lasts: hold a lock.

    Elsewhere a negative index counts from the end, so that each access must look whether it is one. Rules have no use
    for that; with bounds checks (`checked`) a negative index is an error. Where Numba's inner workings have changed,
    this does nothing.
    """
    try:
        from numba.core import types
        from numba.np import arrayobj

        module: Any = arrayobj
        usual = module.fix_integer_index
        if usual.__code__.co_varnames[:5] != ("context", "builder", "idxty", "idx", "size"):
            raise AttributeError("fix_integer_index")
    except (ImportError, AttributeError):
        yield
        return

    def as_it_is(context: Any, builder: Any, idxty: Any, idx: Any, size: Any) -> Any:
        return context.cast(builder, idx, idxty, types.intp if idxty.signed else types.uintp)

    module.fix_integer_index = as_it_is
    try:
        yield
    finally:
        module.fix_integer_index = usual
