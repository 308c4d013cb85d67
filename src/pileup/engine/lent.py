"""Arrays lent to compiled code without counting who uses them.

Numba counts references to an array at every function that takes it, with atomic instructions: for rules that write
their options into an array, about a sixth of the time of a play-out. The door's caller holds its arrays for as long as
the door runs, so inside it they can go uncounted.
"""

from __future__ import annotations

from typing import Any

from numba.extending import intrinsic

__all__ = ["lent"]


@intrinsic  # type: ignore[misc, unused-ignore]
def lent(typingctx: Any, array: Any) -> Any:
    """The same array without an owner: valid only while somebody else holds it."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        view = context.make_array(signature.args[0])(context, builder, args[0])
        view.meminfo = view.meminfo.type(None)
        view.parent = view.parent.type(None)
        return view._getvalue()

    return array(array), codegen
