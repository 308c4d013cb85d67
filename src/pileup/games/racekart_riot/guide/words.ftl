# What the first-race guide of Racekart Riot says. A blank line begins a new paragraph.
market =
    Welcome to Redbane's Castle! You are Redbane, the dragon. Two laps, but points decide: for your place, for karts you build, for potions and for coins.

    A round has four phases. The first is the market: everybody must take one card. The first card is free, and each further one costs a coin more, for a coin is laid on every card that you pass over. A complete kart needs a bumper, a chassis and a caboose. Take the Basic Caboose; it is worth 3 points by itself.
move =
    Nobody has an item to attack with yet, so it is time to move. You have drawn two movement cards; choose one in secret. All are shown together.

    Only the half for the first lap counts now. The card with turbo is good in last place; take the plain 6. Spaces that glow on the board show where each card takes you, if nothing comes between.
slots =
    On your way you drove over a mystery space, and entering it is enough: you found a Bomb. Nobody else knows.

    You now have the 1st Player Token and choose first. The cards that were passed over carry coins, which are yours if you take such a card. Cards slide down, and a new one comes in at the dear end. Take Level Up: it will make a weak movement card strong.
attack =
    The second phase: attack items. With a Bomb nobody rolls: everybody else drops 2 coins on the space where they stand. Play it.
level-up =
    Level Up could be added to a movement card: then you move 8, whatever the card says. You have an 8 already. Play RB12 and keep Level Up.
dice =
    What a ride! Queen K's cat hit you: 2 spaces less. A banana lay on your space: to dodge something of level 5 the d12 must show more than 5, and you rolled 11. Then the lava, level 4: 9, and through. And you stopped on a coin space: only who stops there takes the coins.

    The fourth phase is for extra movement and for items that can be played at any time. Play Coins.
last-pick =
    The token has gone on to the next player, so now you are the last to choose. Take Jump: it adds 4 to a roll, and you will need it.
limit =
    You stand ahead. RB01 does not move you at all, but nobody else may move more than 2 spaces in this round, and you gain 3 coins. Play it.
stolen =
    Queen K stole your caboose, and a Lucky Miss saved her from your limit. Parts can be stolen until you lock a whole kart; she has just locked hers.

    Take Lightning, for extra movement.
eight =
    Now Level Up is worth it: RB05 with Level Up moves you 8 instead of 4. What the card does otherwise does not happen then.
bridge =
    You come to the Rainbow Bridge, a shortcut of level 10. Trying costs nothing; who fails goes on by the normal path. Roll!
jump =
    You would need 11 or 12. Jump adds 4, so that 7 will do. Now is the time.
extra =
    Over the bridge, and a long way ahead! You found a Re-Roll, and there were coins.

    In the extra movement phase Lightning moves the first by 1, the middle by 2 and the last by 4. One space on lies an event space. Go there.
again =
    An event space rolls the d8. A 1 means that you throw a banana. Nobody is near: with Re-Roll you roll once more, but then the second number counts.
end =
    A 6: pay a coin. Well, luck is luck. And the next round begins.

    When the first racer has finished a lap, the lower halves of the movement cards count, for everybody, and new coins are laid out. When somebody has finished the second lap the round is played to its end. Then come the points: 16, 11, 7 or 5 for the place; 3 for a complete kart, 6 if its three parts are of one style; what is printed on the parts; pairs of potions, more for each further pair; a point for 3 coins.

    Off you go!
