# Words of Racekart Riot's look; what happens, questions and options come from the server.

rk-movement = Movement card
rk-movement-of = Movement card: { $speed }
rk-speed-place = { $first } in first place, { $middle } in the middle, { $last } in last place
rk-speed-pay = two spaces a coin
rk-speed-copy = the speed of another racer
rk-place-1 = 1st
rk-place-2 = mid
rk-place-3 = last
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

# What cards do, in whole sentences.
rk-means-speed = { $n ->
    [0] You stay where you are.
    [one] You move { $n } space.
   *[other] You move { $n } spaces.
}
rk-means-speed-place = You move { $first } in first place, { $middle } in the middle, { $last } in last place.
rk-means-speed-copy = You are as fast as another racer, whom you choose when all cards are on the table.
rk-means-speed-pay = On your move you pay up to 5 coins and move 2 spaces for each.
rk-means-speed-roll = On your move you roll the d{ $sides } and move as far{ $plus ->
    [0] .
   *[other] { " " }and { $plus } more.
}
rk-means-leveled = You move 8 spaces; what the card does otherwise does not happen.
rk-means-does-banana = You get a banana: put it on your own space, or roll the d8 and throw it that far at most. Who leaves its space must roll over 5 on the d12, or moves 2 less.
rk-means-does-fireball = You throw a fireball ahead or behind, as far as the d8 says: who is in the way must roll over 5 on the d12, or moves 2 less.
rk-means-does-cat = You throw a cat ahead or behind, as far as the d8 says: who is in the way must roll over 5 on the d12, or moves 2 less.
rk-means-does-attack-first = Whoever is first must roll over { $n } on the d12, or moves 2 less.
rk-means-does-drop = Everybody else drops { rk-coins }.
rk-means-does-gain = You get { rk-coins }.
rk-means-does-steal-coins = You take { rk-coins } from a racer you choose.
rk-means-does-steal-speed = A racer you choose moves { $n } less, and you move { $n } more.
rk-means-does-steal-speed-first = Whoever is first moves { $n } less, and you move { $n } more.
rk-means-does-steal-part = You take a kart part that is not locked from another racer.
rk-means-does-limit-all = Nobody else moves more than { $n } with a movement card this round.
rk-means-does-limit-first = Whoever is first moves { $n } at most with a movement card this round.
rk-means-does-turbo = You move { $n } more.
rk-means-does-turbo-last = In last place you move { $n } more.
rk-means-does-turbo-not-first = Unless you are first, you move { $n } more.
rk-means-does-replay = One of your used cards counts in place of this one.
rk-means-does-coins-as-rolled = You get as many coins as the die shows.
rk-means-part = A part of a kart, with { $points ->
    [one] { $points } point of its own
   *[other] { $points } points of its own
}. Bumper, chassis and caboose make a kart: 3 points, or 6 if all are of one style.
rk-means-wild = Stands for any part in any style, two to a kart at most; it has no points of its own.
rk-means-level-up = Play it with a movement card: you move 8 spaces, whatever the card says.
rk-means-lightning = Extra movement: 1 in first place, 2 in the middle, 4 in last place.
rk-means-speedway = Extra movement of 2. With a Jump: of 4, with 5 more on rolls on the way.
rk-means-jump = 4 more on a d12 roll against an attack, a banana, an obstacle or for a shortcut; play it before you roll.
rk-means-lucky-miss = An attack on you, or a banana in your way, misses without a roll.
rk-means-baking-soda = { rk-means-soda-and-vinegar }
rk-means-vinegar = { rk-means-soda-and-vinegar }
rk-means-soda-and-vinegar = Baking Soda and Vinegar are a pair: an extra movement of 1. Pairs count at the end, used or not: 2 points for one, 5 for two, 9 for three.
rk-means-health-potion = { rk-means-health-and-luck }
rk-means-luck-potion = { rk-means-health-and-luck }
rk-means-health-and-luck = Health and Luck Potion are a pair: roll one of your dice again. Pairs count at the end, used or not: 2 points for one, 5 for two, 9 for three.
rk-means-leads = If nothing comes between, it ends on { $space }.
rk-means-lock = You choose three parts that make a kart; they leave your board for good: 3 points, or 6 if all are of one style, and the points on the parts.
rk-means-banana = Put it on your own space, or roll the d8 and throw it that far at most. Who leaves its space must roll over 5 on the d12, or moves 2 less.
rk-means-egg = It flies ahead or behind, as far as the d8 says: who is in the way must roll over 5 on the d12, or moves 2 less.
rk-means-pigeon = It finds any racer you choose, who must roll over 9 on the d12, or moves 2 less.
rk-means-magnet = Take a mystery item from another racer.
rk-means-steal-part = Take a kart part that is not locked from another racer.
rk-means-bomb = Everybody else drops 2 coins where they stand.
rk-means-coins = You get 3 coins.
rk-means-turbo-snail = Extra movement of 3.
rk-means-crown = 2 points for whoever has it at the end.
rk-means-re-roll = Roll one of your dice again; the second number counts.

# What a racer is like, where one is chosen.
rk-drives-redbane = The dragon attacks: fireballs, bananas, limits for everybody else, and the fastest plain cards.
rk-drives-goat-lorde = The goat lives on coins: dice that pay, thefts, and a card that turns coins into spaces.
rk-drives-queen-k = The queen is flexible: cards for every place, cats, and cards played twice.
rk-drives-lightnin-n-thunda = The storm is wild: movement by the d12, borrowed and stolen speed, attacks on 1st place.

rk-finished = Finished
rk-score-how = What gives points
rk-score-how-race = Place: 16, 11, 7 and 5 points.
rk-score-how-pairs = Pairs (Baking Soda with Vinegar, Health with Luck Potion): 2, 5, 9, 14 and 20 points for one to five, then 6 for each more.
rk-score-how-karts = Karts: 3 points for each, 6 where all parts are of one style.
rk-score-how-parts = Parts: the points that are printed on each.
rk-score-how-coins = Coins: 1 point for 3.
rk-score-how-crowns = Crowns: 2 points for each.

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
