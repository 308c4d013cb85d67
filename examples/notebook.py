# ruff: noqa: B018, D100
# %% [markdown]
# # Pileup in a notebook
#
# Races, tracks and results draw themselves. This file is a notebook in the percent format: open it in VS Code or with
# Jupytext, or run it whole with `python examples/notebook.py`.

# %%
import pileup
from pileup.bots import make_bot, observe
from pileup.study import simulate
from pileup.study.analyse import analyse
from pileup.study.tournament import tournament

game = pileup.make("rush-and-bash", seats=3, circuit="first-game")
game

# %% [markdown]
# A race shows what a spectator may know: the track with all pieces, who is asked what, and what happened last.

# %%
race = pileup.Race(game, seed=7, seats=["Anna", "Ben", "Cleo"])
race

# %% [markdown]
# Bots take over: each sees its own seat's view alone. Here they race until Anna has chosen ten times.

# %%
bots = [make_bot("easy"), make_bot("greedy"), make_bot("random")]
key = 0
while not race.over and sum(line.startswith("0 ") for line in race.lines) < 10:
    for seat in race.waiting:
        key += 1
        race.choose(seat, bots[seat].choose(observe(race, seat, key)))
race

# %% [markdown]
# Many races at once, on the compiled rules: does it matter where one sits?

# %%
simulate(game, 5_000, seed=1)

# %% [markdown]
# Which bot is the best?

# %%
tournament(pileup.make("rush-and-bash", seats=2), ["greedy", "easy", "random"], rounds=5)

# %% [markdown]
# And what was this race decided by? Odds after every line, the cost of choices, the luck of rolls.

# %%
analyse(race.record(), playouts=200, search=200)
