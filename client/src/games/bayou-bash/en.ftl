# Words of Bayou Bash's look; what happens, questions and options come from the server.

bb-racer-rooster = Rooster
bb-racer-rabbit = Rabbit
bb-racer-pig = Pig
bb-racer-waldgeist = Waldgeist
bb-card = Jockey card { $name }
bb-card-of = Jockey card: { $what }
bb-dice-nimble = { $count } Nimble
bb-dice-swift = { $count } Swift
bb-dice-dashing = { $count } Dashing
bb-carrots = { $n ->
    [one] { $n } Gold Carrot
   *[other] { $n } Gold Carrots
}
bb-barrels = { $n ->
    [one] { $n } Barrel
   *[other] { $n } Barrels
}
bb-staggers = { $n ->
    [one] { $n } Stagger
   *[other] { $n } Staggers
}
bb-fans = { $n ->
    [one] { $n } Fan
   *[other] { $n } Fans
}
bb-free = free
bb-tokens = Board of { $name }: { $fans }, { $carrots }, { $staggers }{ $status ->
    [off] , off the Track
    [finished] , finished
   *[other] {""}
}{ $laps ->
    [0] {""}
   *[other] , lap { $lap } of { $laps }, { $points } Race Points
}
bb-board-of = Board of { $name }
bb-lap = Lap { $lap }/{ $laps }
bb-points = { $n } P
bb-status-waiting = Not on the Track yet.
bb-status-on = On the Track.
bb-status-off = Off the Track: comes back at the start of its next Turn.
bb-status-finished = Has finished.
bb-jockey-cards = Jockey cards
bb-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
bb-abilities = Abilities, each once a Turn
bb-ability-the-pecking-order = The Pecking Order
bb-ability-without-feather-ado = Without Feather Ado
bb-ability-no-harm-no-fowl = No Harm, No Fowl
bb-ability-no-cause-fur-alarm = No Cause Fur Alarm
bb-ability-eat-my-dust-bunny = Eat My Dust Bunny
bb-ability-carrot-cake-quake = Carrot Cake Quake
bb-ability-hogwash-slosh = Hogwash Slosh
bb-ability-untame-tusk-toss = Untame Tusk Toss
bb-ability-pork-roast-rodeo = Pork Roast Rodeo
bb-ability-complete-disbe-leaf = Complete Disbe-leaf
bb-ability-sticks-on-stones = Sticks on Stones
bb-ability-pollen-your-leg = Pollen Your Leg
bb-does-the-pecking-order = After Ramming a Racer: one more space, in any direction.
bb-does-without-feather-ado = The current die counts one more for each of your Staggers, and may change direction once.
bb-does-no-harm-no-fowl = Before rolling: take one or two Staggers, and as many more dice of your choice.
bb-does-no-cause-fur-alarm = A Racer next to you gets a Stagger.
bb-does-eat-my-dust-bunny = Hop to an Open space at most two spaces away.
bb-does-carrot-cake-quake = Move every other Racer and every Fan within three spaces by one space, each as you like.
bb-does-hogwash-slosh = Water gives you no Stagger; if you Rammed something there, it gives a Gold Carrot.
bb-does-untame-tusk-toss = Ram something next to you; you may put it down within two spaces instead.
bb-does-pork-roast-rodeo = Before rolling: one more Swift die, and your dice may change direction this Turn.
bb-does-complete-disbe-leaf = Roll your Stagger die again, for one more Stagger.
bb-does-sticks-on-stones = Rocks don't end your Turn, and a die of yours counts up to two more.
bb-does-pollen-your-leg = Put every Racer ahead of you down within three spaces of where it is.
bb-does-plain = All your dice are rolled now; you choose their order when you have seen them. Every bolt gives a Stagger.
bb-does-showboat = Roll and move with one die after another. A Turn without Water, Rocks, a fall or an ability then brings a Gold Carrot.

bb-event = Event:
bb-no-event = No Event yet
bb-last-round = last round
bb-on-table = Jockey cards on the table
bb-left = { $cards } Jockey cards in the deck, { $barrels } Barrels in the supply.
bb-left-short = { $cards ->
    [one] 1 Jockey card left
   *[other] { $cards } Jockey cards left
}
bb-used = { $n ->
    [one] 1 Jockey card has been used: each one costs a point.
   *[other] { $n } Jockey cards have been used: each one costs a point.
}
bb-trial-help = When none is left, the mount falls asleep and there are no points.
bb-racer = Racer
bb-finished = Finished
bb-fans-title = Fans
bb-race-points = Race Points
bb-yes = yes
bb-no = no
bb-laps-title = Laps
bb-sum = { $a } + { $b }
bb-why-fans = Every Fan on the Track counts 1; most Fans win.
bb-why-tie = The most Fans were tied, so every Racer that finished counts 1 more.
bb-why-latest = Where that is equal, whoever had a Turn last is ahead.
bb-why-circuit = Each lap brings 1 Race Point for every own Fan on the Track, all laps together bring 3 more.
bb-why-latest-circuit = Where Race Points, laps and Fans are equal, whoever had a Turn last is ahead.
bb-asleep = No Jockey card was left: the mount fell asleep, and there are no points.
bb-sum-straights = { $n ->
    [one] { $n } Straight piece, 2 points each
   *[other] { $n } Straight pieces, 2 points each
}
bb-sum-turns = { $n ->
    [one] { $n } Turn piece, 3 points each
   *[other] { $n } Turn pieces, 3 points each
}
bb-sum-cards = { $n ->
    [one] { $n } Jockey card used, less 1 point each
   *[other] { $n } Jockey cards used, less 1 point each
}
bb-points-title = Points

bb-way-forward = Forward!
bb-way-forward-left = Forward-left!
bb-way-forward-right = Forward-right!
bb-way-back = Back!
bb-way-back-left = Back-left!
bb-way-back-right = Back-right!
bb-way-fan = The Fan!
bb-ram = Ram!
bb-splash = Splash!
bb-crunch = Crunch!
bb-fell = Off the Track!
bb-cut = Turn over!
bb-finish = Finished!
bb-lap-done = Lap! +{ $n }
bb-carrot-sign = Carrot
bb-stagger-sign = Stagger

# Spaces, for those who do not see them.
bb-space =
    { $piece ->
        [0] start
       *[other] piece { $piece }
    }, row { $column }, lane { $lane }
bb-role-water = Water
bb-role-rocks = Rocks
bb-role-start-line = the starting line
bb-role-finish-line = the Finish Line
