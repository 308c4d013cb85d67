"""The rulebook's Bots (ledger, section 17): their effects are always activated and leave no choice."""

from pileup.engine.verbs import *
from pileup.games.rush_and_bash.rules.effects import *
from pileup.games.rush_and_bash.rules.movement import *
from pileup.games.rush_and_bash.rules.terms import *
from pileup.games.rush_and_bash.state import *


def bot_effect(s, t, car, effect):
    """Always does the effect of the revealed card (RB-BOT-03); repairing and firing are as usual (RB-BOT-05, -07)."""
    if effect == SWERVE:
        bot_swerve(s, t, car)
    elif effect == BOMB_EFFECT:
        bot_bomb(s, t, car)
    elif effect == MISSILE:
        fire(s, t, car, s.at[car], False)
    elif effect == REPAIR:
        if s.hearts[car] < t.full_heart:
            repair(s, t, car, 1)
    else:
        add_spaces(s, t, car)


def bot_swerve(s, t, car):
    """First the lane on the side of the binoculars, then the other; the free space furthest forward (RB-BOT-04)."""
    x = s.at[car] + 0
    for k in range(t.n_bot_swerve[x]):
        y = t.bot_swerve[x][k]
        if is_free(s, t, y, car):
            step_to(s, t, car, y, BY_CARD)
            return


def bot_bomb(s, t, car):
    """Into the first free space behind in the lane, but not further than the grid (RB-BOT-06, RB-RULE-52)."""
    if s.bombs == 0:
        return
    x = s.at[car] + 0
    crossed = s.crossed_start[car] == 1
    while True:
        y = back(s, t, x)
        if y == NOWHERE or (t.board[x] == 0 and t.board[y] != 0 and not crossed):
            return
        if t.lines_back[x] & START_LINE != 0:
            crossed = False
        if is_bomb_place(s, t, y, car):
            place_bomb(s, t, car, y)
            return
        x = y
