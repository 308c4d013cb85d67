# Words of Racekart Riot's look; what happens, questions and options come from the server.

rk-movement = Movement card
rk-movement-of = Movement card: { $speed }
rk-speed-place = { $first } in first place, { $middle } in the middle, { $last } in last place
rk-speed-pay = two spaces a coin
rk-speed-copy = the speed of another racer
rk-place-1 = 1st
rk-place-2 = mid
rk-place-3 = last
rk-copy = copy
rk-pay = 2 a coin
rk-does-banana = Banana
rk-does-fireball = Fireball
rk-does-cat = Cat
rk-does-attack-first = Hits 1st (level { $n })
rk-does-drop = All drop { $n }
rk-does-gain = { $n ->
    [one] +{ $n } coin
   *[other] +{ $n } coins
}
rk-does-steal-coins = { $n ->
    [one] Steal { $n } coin
   *[other] Steal { $n } coins
}
rk-does-steal-speed = Steal { $n } speed
rk-does-steal-speed-first = Steal { $n } speed from 1st
rk-does-steal-part = Steal a part
rk-does-limit-all = All move { $n } at most
rk-does-limit-first = 1st moves { $n } at most
rk-does-turbo = Turbo +{ $n }
rk-does-turbo-last = Last? Turbo +{ $n }
rk-does-turbo-not-first = Not 1st? Turbo +{ $n }
rk-does-replay = Play a used card again
rk-does-coins-as-rolled = As many coins

rk-part = { $style } { $slot }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rk-part-name = { $style } { $slot }
rk-style-basic = Basic
rk-style-dragon = Dragon
rk-style-hover = Hover
rk-slot-bumper = Bumper
rk-slot-chassis = Chassis
rk-slot-caboose = Caboose

rk-card-wild = Wild Kart Part
rk-card-level-up = Level Up
rk-card-lightning = Lightning
rk-card-speedway = Speedway
rk-card-jump = Jump
rk-card-lucky-miss = Lucky Miss
rk-card-baking-soda = Baking Soda
rk-card-vinegar = Vinegar
rk-card-health-potion = Health Potion
rk-card-luck-potion = Luck Potion
rk-card-banana = Banana
rk-card-egg = Egg
rk-card-pigeon = Homing Pigeon
rk-card-magnet = Magnet
rk-card-steal-part = Steal Kart Part
rk-card-bomb = Bomb
rk-card-coins = Coins
rk-card-turbo-snail = Turbo Snail
rk-card-crown = Crown
rk-card-re-roll = Re-Roll
rk-card-hidden = Mystery item

rk-hint-wild = any part
rk-hint-level-up = move 8
rk-hint-lightning = extra 1 · 2 · 4
rk-hint-speedway = extra 2
rk-hint-jump = +4 on a d12
rk-hint-lucky-miss = it misses
rk-hint-baking-soda = + Vinegar
rk-hint-vinegar = + Soda
rk-hint-health-potion = + Luck
rk-hint-luck-potion = + Health
rk-hint-banana = attack, level 5
rk-hint-egg = attack, level 5
rk-hint-pigeon = attack, level 9
rk-hint-magnet = take an item
rk-hint-steal-part = take a part
rk-hint-bomb = all drop 2
rk-hint-coins = +3 coins
rk-hint-turbo-snail = extra 3
rk-hint-crown = 2 points
rk-hint-re-roll = roll again
rk-hint-hidden = secret

rk-cost = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
rk-free = free

rk-board-of = Board of { $name }
rk-tokens = Board of { $name }: lap { $lap }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $items ->
    [one] { $items } mystery item
   *[other] { $items } mystery items
}, { $supplies ->
    [one] { $supplies } kart supply card
   *[other] { $supplies } kart supply cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands
rk-lap = Lap { $lap }
rk-holder = 1st Player Token
rk-to-line = { $spaces } to the line
rk-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
rk-points-now = { $n } points as it stands
rk-hand = Hand
rk-hand-hidden = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
rk-items = Mystery items
rk-supplies = Kart supply cards
rk-used = Used pile
rk-locked = Locked karts: { $same } of one style, { $mixed } mixed
rk-discard = Used movement cards
rk-nothing = none
rk-score = How the points came about
rk-score-race = Place
rk-score-pairs = Pairs
rk-score-karts = Karts
rk-score-parts = Parts
rk-score-coins = Coins
rk-score-crowns = Crowns
rk-score-total = Points
rk-score-racer = Racer

rk-hit = Hit!
rk-dodged = Dodged!
rk-missed = Missed!
rk-stopped = Stop!
rk-shortcut = Shortcut!
rk-lap-done = Lap { $n }!
rk-lap-back = Back!
rk-limit = max { $n }
rk-move = { $n }

rk-market = The market
rk-second-lap = second lap
rk-phase-racers = Racers
rk-phase-market = Market
rk-phase-first-roll = First player
rk-phase-draw = Cards are drawn
rk-phase-supply = Kart supply
rk-phase-attack = Attack items
rk-phase-choose = Secret choice
rk-phase-replay = Movement
rk-phase-copy = Movement
rk-phase-abilities = Movement
rk-phase-move = Movement
rk-phase-extra = Extra movement
rk-phase-scoring = Scoring

# Spaces, for those who do not see them.
rk-space = space { $name }
rk-start-space = the start
rk-role-side-road = side road
rk-role-space-coins = a coin space
rk-role-space-event = an event space
rk-role-space-island = the island
rk-role-space-kart = a kart supply space
rk-role-space-mystery = a mystery item space
rk-role-space-pay = a space that costs coins
rk-role-space-pick = a space where one picks
rk-role-space-submerged = under water at high tide
rk-role-space-toll = a toll space
