"""A policy that learns to race: masked advantage actor-critic in NumPy alone, against random opponents.

    python examples/rl_policy_gradient.py [ENVIRONMENT] [--updates 300] [--seats 2] [--seed 1]

The policy and its value estimate are linear in the observation. Legal actions come from the mask: others get no
probability. What it has learnt is measured in fresh races, against the same untrained policy; the script ends with an
error if the trained one does not win at least `--margin` more of them.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

try:
    import gymnasium
except ModuleNotFoundError:
    sys.exit("Gymnasium is not installed: pip install 'pileup[rl]' (from a checkout: pip install '.[rl]').")

import pileup.envs

DISCOUNT, TRACE, RATE, ENTROPY = 0.997, 0.95, 1e-2, 0.005


class Policy:
    """Logits and value, linear in the standardised observation."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = {
            "act": np.zeros((size + 1, actions), np.float32),
            "value": np.zeros((size + 1, 1), np.float32),
        }
        self.moments = {name: [np.zeros_like(w), np.zeros_like(w)] for name, w in self.weights.items()}
        self.steps = 0
        self.mean, self.spread = np.zeros(size, np.float32), np.ones(size, np.float32)

    def fit_scale(self, seen: Any) -> None:
        """Standardises by what is seen in the first races."""
        self.mean, self.spread = seen.mean(axis=0), np.maximum(seen.std(axis=0), 0.5)

    def features(self, seen: Any) -> Any:
        scaled = np.clip((seen - self.mean) / self.spread, -3, 3) / np.sqrt(seen.shape[-1])
        return np.concatenate([scaled, np.ones((*seen.shape[:-1], 1))], axis=-1).astype(np.float32)

    def chances(self, x: Any, mask: Any) -> Any:
        """Probabilities of the legal actions."""
        logits = np.where(mask > 0, x @ self.weights["act"], -1e9)
        odds = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return odds / odds.sum(axis=-1, keepdims=True)

    def value(self, x: Any) -> Any:
        return (x @ self.weights["value"])[..., 0]

    def improve(self, slopes: dict[str, Any]) -> None:
        """One step of Adam (Kingma and Ba, 2015) uphill."""
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[name] += RATE * step


def sample(chances: Any, generator: np.random.Generator) -> Any:
    """An action for each row."""
    points = generator.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    return (chances.cumsum(axis=1) > points).argmax(axis=1)


def train(policy: Policy, envs: Any, updates: int, horizon: int, generator: np.random.Generator) -> None:
    """Races on and on; learns after every `horizon` steps."""
    seen, info = envs.reset(seed=int(generator.integers(2**31)))
    over = np.zeros(envs.num_envs, bool)
    won: list[float] = []
    began = time.time()
    for update in range(1, updates + 1):
        steps = []
        for _ in range(horizon):
            x, mask = policy.features(seen), info["action_mask"]
            chances = policy.chances(x, np.where(over[:, None], 1, mask))
            actions = sample(chances, generator)
            fresh = over  # this step only begins a new race: nothing is learnt from it
            seen, gains, over, _, info = envs.step(actions)
            steps.append((x, mask, actions, gains, over, fresh))
            won.extend(gains[over])
        if update == 1:
            policy.fit_scale(np.asarray(seen, np.float32))
            continue
        learn(policy, steps, policy.features(seen))
        if update % 50 == 0:
            print(
                f"update {update:4}  mean reward {np.mean(won[-2000:]):+.3f}  {time.time() - began:.0f} s", flush=True
            )


def learn(policy: Policy, steps: list[Any], last: Any) -> None:
    """Generalised advantage estimation (Schulman et al., 2016), then one step of actor and critic."""
    x, mask, actions, gains, over, fresh = (np.stack(column) for column in zip(*steps, strict=True))
    values = policy.value(np.concatenate([x, last[None]]))
    advantage, targets = np.zeros_like(gains), np.zeros_like(gains)
    trace = np.zeros(gains.shape[1])
    for t in reversed(range(len(steps))):
        goes_on = ~over[t]
        surprise = gains[t] + DISCOUNT * values[t + 1] * goes_on - values[t]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        advantage[t], targets[t] = trace, trace + values[t]
    use = ~fresh.reshape(-1)
    x, mask, actions = (part.reshape(-1, *part.shape[2:])[use] for part in (x, mask, actions))
    advantage, targets = advantage.reshape(-1)[use], targets.reshape(-1)[use]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    chances = policy.chances(x, mask)
    pull = -chances * advantage[:, None]
    pull[np.arange(len(x)), actions] += advantage
    logs = np.log(np.maximum(chances, 1e-9))
    pull -= ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    miss = (targets - policy.value(x))[:, None]
    policy.improve({"act": x.T @ pull / len(x), "value": x.T @ miss / len(x)})


def wins(policy: Policy, envs: Any, races: int, seed: int) -> float:
    """The share of fresh races that the policy wins, each race's first place."""
    generator = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed)
    results: list[float] = []
    over = np.zeros(envs.num_envs, bool)
    left = np.full(envs.num_envs, -(-races // envs.num_envs))  # as many from each row: no bias to short races
    while (left > 0).any():
        chances = policy.chances(policy.features(seen), np.where(over[:, None], 1, info["action_mask"]))
        seen, gains, over, _, info = envs.step(sample(chances, generator))
        results.extend(gains[over & (left > 0)] == 1.0)
        left -= over
    return float(np.mean(results))


def main() -> int:
    """Trains, measures, reports."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("environment", nargs="?", default="pileup/RushAndBash-v0")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=128)
    parser.add_argument("--horizon", type=int, default=16)
    parser.add_argument("--races", type=int, default=2000)
    parser.add_argument("--margin", type=float, default=0.1)
    given = parser.parse_args()
    assert given.environment in pileup.envs.names(), "importing pileup.envs registers the environments"
    envs = gymnasium.make_vec(
        given.environment, num_envs=given.rows, vectorization_mode="vector_entry_point", seats=given.seats
    )
    generator = np.random.default_rng(given.seed)
    policy = Policy(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    before = wins(policy, envs, given.races, seed=given.seed + 1)
    train(policy, envs, given.updates, given.horizon, generator)
    after = wins(policy, envs, given.races, seed=given.seed + 1)
    print(f"wins against random opponents: {before:.1%} untrained, {after:.1%} trained, of {given.races} races each")
    return 0 if after - before >= given.margin else 1


if __name__ == "__main__":
    sys.exit(main())
