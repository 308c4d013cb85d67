# What the first-race guide of Rush & Bash says. A blank line begins a new paragraph.
welcome =
    Welcome! You drive the black car, first on the grid. Blue and Green are bots. Who is first over the finish line after one lap wins.

    Each round everybody plays one card, in the order of the ranking. The number on a card says how many spaces you drive; its sign says what you may do before that. Sprint cards are green, Rush cards red and faster.

    Begin gently: Repair, 2 spaces. Your car is whole, so there is nothing to mend yet.
rammed =
    Ouch! Green ran into you. Who rams takes no damage; who is rammed takes 1 and is pushed 2 spaces on. The push ended in a Rock, and that cost another heart. The next damage throws you off the track.

    You are still furthest ahead, so you play first again. Play Swerve, 1 space: a card's effect comes before the driving.
swerve =
    The spaces that glow are those you may swerve to: free, beside you or diagonally, in another lane. You may always do without an effect.

    Point at an option, or tap it once, to see what it would do. Then swerve to the middle lane, on 02A 2.2.
off-track =
    Blue swerved in behind you and rammed you: your third damage, so off the track. You came back just behind the last checkpoint you had passed, with all hearts mended, and your star rose to level 1. Who is thrown back gets stronger.

    Blue then hit a Rock and now stands just ahead of you. Once a turn you may use a star power, before or after driving; the star then falls to 0. Use level 1: a missile and one more space.
missile =
    A missile flies along your lane and hits the first thing in its way: a car takes 1 damage, a Rock is gone, a Bomb explodes. In front of you stands Blue. Fire!
ram =
    A hit: Blue has one heart left. Now the card. Repair, 3 spaces, takes you right into Blue.

    A car that drives into something stops there, even if it has spaces left.
decks =
    Blue is off the track, back behind you. You drew a Rush card, because you were last in that round: your place decides from which deck you draw. Speed comes to those who are behind.

    Leave Blue a present: Bomb, 1 space.
bomb =
    A Bomb goes on any free space next to you. When it explodes, everything on its space and on those around it takes 1 damage, whoever laid it.

    Blue stands behind you in your lane. Put it between you, on 02A 2.3, and drive away.
end =
    Blue shot at your Bomb, and the blast set off Blue's own Bomb too: that is a chain. Blue stood in it, took 1 damage, drove on and rammed you all the same.

    Now you know how Rush & Bash goes: play a card, use its effect or not, drive, bump, draw. The round in which the first car crosses the finish line is played to its end. Higher stars have greater powers, and the other circuits have bridges, lava, portals and a beast.

    Your turn for real!
