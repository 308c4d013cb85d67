"""Learning environments: the same races for PettingZoo, Gymnasium, OpenSpiel, and as plain NumPy batches.

>>> from pileup import envs
>>> vector = envs.RaceVector("rush-and-bash", count=64, seed=1)            # NumPy only, every seat acts
>>> single = gymnasium.make("pileup/RushAndBash-v0", seats=4)              # one seat acts, the others are bots
>>> zoo = envs.aec_env("pileup/RushAndBash-v0", seats=4)                   # PettingZoo

Importing this package registers every game with Gymnasium where that is installed. docs/envs.md says what is observed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pileup.envs.aec import RaceAEC, aec_env
    from pileup.envs.naming import game_of, names
    from pileup.envs.observation import Observer
    from pileup.envs.parallel import RaceParallel, parallel_env
    from pileup.envs.single import RaceEnv
    from pileup.envs.single_vector import RaceVectorEnv
    from pileup.envs.spiel import register_spiel
    from pileup.envs.vector import RaceVector

__all__ = [
    "Observer",
    "RaceAEC",
    "RaceEnv",
    "RaceParallel",
    "RaceVector",
    "RaceVectorEnv",
    "aec_env",
    "game_of",
    "names",
    "parallel_env",
    "register_gymnasium",
    "register_spiel",
]

# Each needs libraries that the others do without, so that each is loaded at its first use.
_HOMES = {
    "Observer": "observation",
    "RaceAEC": "aec",
    "RaceEnv": "single",
    "RaceParallel": "parallel",
    "RaceVector": "vector",
    "RaceVectorEnv": "single_vector",
    "aec_env": "aec",
    "game_of": "naming",
    "names": "naming",
    "parallel_env": "parallel",
    "register_spiel": "spiel",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        from importlib import import_module

        value = getattr(import_module(f"pileup.envs.{_HOMES[name]}"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'pileup.envs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


def register_gymnasium() -> list[str]:
    """Registers every game with Gymnasium, `pileup/RushAndBash-v0` and so on; returns the ids.

    `gymnasium.make(id, seats=…, **options)` gives a `RaceEnv`, `gymnasium.make_vec` a `RaceVectorEnv`.
    """
    import gymnasium

    from pileup.envs.naming import names

    for name, game in names().items():
        gymnasium.register(
            name,
            entry_point="pileup.envs.single:RaceEnv",
            vector_entry_point="pileup.envs.single_vector:RaceVectorEnv",
            kwargs={"game": game},
        )
    return list(names())


try:
    register_gymnasium()
except ModuleNotFoundError as _error:
    if _error.name != "gymnasium":
        raise
