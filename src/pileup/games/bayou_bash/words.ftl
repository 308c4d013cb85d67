# Bayou Bash in English. Terms are the rulebook's.

## Windows that a seat may pass for the whole race
window-abilities = Between the steps of your Turn: abilities
window-the-pecking-order = After Ramming a Racer: The Pecking Order
window-hogwash-slosh = In Water: Hogwash Slosh
window-complete-disbe-leaf = After the Stagger die: Complete Disbe-leaf
window-sticks-on-stones = In Rocks: Sticks on Stones

## Names
racer-name = { $racer ->
    [rooster] Rooster
    [rabbit] Rabbit
    [pig] Pig
    [fan] Fan
    [barrel] Barrel
   *[waldgeist] Waldgeist
}
die-name = { $die ->
    [nimble] Nimble
    [swift] Swift
   *[dashing] Dashing
}
way-word = { $way ->
    [forward] forward
    [forward-left] forward-left
    [forward-right] forward-right
    [back] back
    [back-left] back-left
   *[back-right] back-right
}
face-word = { $face ->
    [forward] forward
    [forward-left] forward-left
    [forward-right] forward-right
    [back] back
    [back-left] back-left
    [back-right] back-right
   *[fan] the Fan
}
dice-count = { $count } { die-name }
dice-none = no dice
token-name = { $token ->
    [carrot] Gold Carrot
   *[stagger] Stagger
}

## Questions
ask-pick-racer = Which Racer will you ride?
ask-pick-start = Where on the Starting piece does your Racer start?
ask-place-token = Where do you put the { token-name }?
ask-discard-card = You are the Rearender: which Jockey card is discarded?
ask-take-card = Which Jockey card do you take?
ask-use-card = Which Jockey card do you use?
ask-place-barrel = Where do you place the Barrel?
ask-window = Do you use an ability now?
ask-showboat = Roll all dice at once, or Showboat?
ask-choose-die = { $showboat ->
    [0] Which die do you resolve next?
   *[other] You Showboat: which die do you roll next?
}
ask-aim = Which way do you go ({ $left } { $left ->
    [one] space
   *[other] spaces
})?
ask-go-on = { $left ->
    [0] The die is used up. Raise it?
    [one] One space to go { way-word }. Go on?
   *[other] { $left } spaces to go { way-word }. Go on?
}
ask-reroll = The Stagger die shows { face-word }. Roll it again and gain a Stagger?
ask-next-ram = What do you Ram first?
ask-ram = Which way is the { racer-name } pushed?
ask-ram-barrel = Which way does the Barrel roll?
ask-hogwash = Water! Use Hogwash Slosh?
ask-stick = Rocks! Use Sticks on Stones and keep your Turn?
ask-stick-add = How much do you add to one of your dice?
ask-stick-die = To which die?
ask-peck = You Rammed a Racer: one more space by The Pecking Order?
ask-place-fan = Where do you put your new Fan?
ask-lose-fan = { $left ->
    [one] Which of your Fans do you lose?
   *[other] You lose { $left } Fans. Which one first?
}
ask-fur = Which Racer gets the Stagger?
ask-dust = To which Open space do you go?
ask-quake-racer = Which way is the { racer-name } shaken?
ask-quake-pick = Which Fan is shaken next?
ask-quake-fan = Which way is this Fan shaken?
ask-tusk-space = In which space do you Ram something?
ask-tusk-object = What do you Ram there?
ask-tusk-how = Ram the { racer-name } as usual, or place it where?
ask-pollen-place = Where is the { racer-name } placed?
ask-fowl = How many Staggers, and how many dice more?
ask-fowl-die = Which kind of die do you gain?
ask-lay-piece = How do you attach { $piece }?

## Options
pass-window = No ability now
pass-go-on = { $left ->
    [0] Leave it
   *[other] Go on { way-word }
}
pass-reroll = Keep it
pass-hogwash = Take the Stagger
pass-stick = Let the Turn end
pass-peck = Stay
pass = Pass
showboat = Showboat: one die after another, for a Gold Carrot
plain = Roll all at once
push = Ram as usual
fan = The Fan
moving-fan = The Fan that is moving in
barrel = The Barrel
current-die = The current die
way = { $way ->
    [forward] Forward
    [forward-left] Forward-left
    [forward-right] Forward-right
    [back] Back
    [back-left] Back-left
   *[back-right] Back-right
}
die = { die-name } { $value }
take-choose-die = Roll the { die-name } die
take-fowl-die = A { die-name } die
add-stick-add = { $count ->
    [0] Nothing
    [one] One space more
   *[other] { $count } spaces more
}
add-fowl = { $count ->
    [one] 1 Stagger, 1 die
   *[other] { $count } Staggers, { $count } dice
}
racer = The { racer-name }
ability = { $ability ->
    [the-pecking-order] The Pecking Order
    [without-feather-ado] Without Feather Ado
    [no-harm-no-fowl] No Harm, No Fowl
    [no-cause-fur-alarm] No Cause Fur Alarm
    [eat-my-dust-bunny] Eat My Dust Bunny
    [carrot-cake-quake] Carrot Cake Quake
    [hogwash-slosh] Hogwash Slosh
    [untame-tusk-toss] Untame Tusk Toss
    [pork-roast-rodeo] Pork Roast Rodeo
    [complete-disbe-leaf] Complete Disbe-leaf
    [sticks-on-stones] Sticks on Stones
   *[pollen-your-leg] Pollen Your Leg
} ({ $cost ->
    [0] free
    [one] 1 Gold Carrot
   *[other] { $cost } Gold Carrots
})
card = { $card }: { $dice }{ $carrots ->
    [0] {""}
    [one] , 1 Gold Carrot
   *[other] , { $carrots } Gold Carrots
}{ $barrels ->
    [0] {""}
    [one] , 1 Barrel
   *[other] , { $barrels } Barrels
}{ $staggers ->
    [0] {""}
    [one] , 1 Stagger
   *[other] , { $staggers } Staggers
}
lay = { $how ->
    [straight] As it is
    [reversed] Turned round
    [right] Turning right
   *[left] Turning left
}{ $side ->
    [none] , all lanes in line
    [left] , moved { $lanes ->
        [one] one lane
       *[other] { $lanes } lanes
    } to the left
   *[right] , moved { $lanes ->
        [one] one lane
       *[other] { $lanes } lanes
    } to the right
}
space = { $space }
space-with = { $space }: { $things }
thing-racer = { racer-name }
thing-fan = a Fan of { $seat }
space-name = { $part ->
    [start] the Starting piece
    [finish] the Finish Line piece
   *[other] piece { $piece }
}, row { $row }, lane { $lane }

## Chance
chance-roll-off = Roll a Swift die for the order (two each).
chance-deal = Draw a Jockey card for the hand.
chance-turn-up-event = Turn up the next Event card.
chance-turn-up-card = Turn up the next Jockey card.
chance-roll-die = Roll the Movement Die.
chance-roll-stagger = Roll the Stagger die.
chance-draw-piece = Take the next Track piece off the stack.
roll = { die-name } { $value }{ $bolt ->
    [0] {""}
   *[other] {" "}with a bolt
}
stagger-face = { face-word }
roll-all = { $seat } rolls { $dice }.
stagger-meets = { face-word } ({ $met })
stagger-rams = Rams { $seat }
stagger-into-water = into Water
stagger-onto-rocks = onto Rocks
stagger-off = off the Track
stagger-finishes = over the Finish Line
card-drawn = { $card }
event-drawn = { $event }
piece-drawn = { $piece }

## What happened
event-rolled-off = { $seat } rolls { $sum } for the order.
event-chose-racer = { $seat } rides the { racer-name }.
event-round = Round { $round }
event-event-card = Event: “{ $event }” { $text }
event-card-discarded = { $seat } discards { card }.
event-card-taken = { $seat } takes { card }.
event-turn = { $seat } has the Movement Turn.
event-returned = { $seat } comes back onto the Track at { $space }.
event-card-used = { $seat } uses { card }.
event-barrel-placed = { $seat } places a Barrel on { $space }.
event-showboats = { $seat } Showboats!
event-rolled = { $seat } rolls { $value }{ $bolt ->
    [0] {""}
   *[other] {" "}and a bolt
} with a { die-name } die.
event-moved = { $seat } moves to { $space }.
event-placed = { $seat } is placed on { $space }.
event-rammed = { $by_seat } Rams { $seat }!
event-rammed-own = { $seat } is hit by an own Ram!
event-barrel-moved = A Barrel rolls to { $space }.
event-fan-gained = { $seat } gains a Fan at { $space }.
event-fan-lost = { $seat } loses the Fan at { $space }.
event-fan-moved = A Fan of { $seat } is moved to { $space }.
event-carrots = { $seat } gains { $change ->
    [one] a Gold Carrot
   *[other] { $change } Gold Carrots
} (now { $total }).
event-carrots-paid = { $seat } pays { $change ->
    [one] a Gold Carrot
   *[other] { $change } Gold Carrots
} (now { $total }).
event-staggers = { $seat } gains { $change ->
    [one] a Stagger
   *[other] { $change } Staggers
} (now { $total }).
event-staggers-off = { $seat } discards { $change ->
    [one] a Stagger
   *[other] { $change } Staggers
}.
event-token-taken = { $seat } picks up a { token-name } at { $space }.
event-token-placed = { $seat } puts a { token-name } on { $space }.
event-water = { $seat } splashes into Water at { $space }.
event-rocks = { $seat } runs onto Rocks at { $space }.
event-fell = { $seat } falls off the Track at { $space }!
event-finished = { $seat } has finished!
event-lap = { $seat } completes lap { $lap } and scores { $points ->
    [one] 1 Race Point
   *[other] { $points } Race Points
}.
event-stagger-rolled = { $seat } Staggers: { $face ->
    [fan] the Fan!
   *[other] { face-word }.
}
event-ability = { $seat } uses { $ability ->
    [the-pecking-order] The Pecking Order
    [without-feather-ado] Without Feather Ado
    [no-harm-no-fowl] No Harm, No Fowl
    [no-cause-fur-alarm] No Cause Fur Alarm
    [eat-my-dust-bunny] Eat My Dust Bunny
    [carrot-cake-quake] Carrot Cake Quake
    [hogwash-slosh] Hogwash Slosh
    [untame-tusk-toss] Untame Tusk Toss
    [pork-roast-rodeo] Pork Roast Rodeo
    [complete-disbe-leaf] Complete Disbe-leaf
    [sticks-on-stones] Sticks on Stones
   *[pollen-your-leg] Pollen Your Leg
}.
event-turn-cut = { $seat } would enter the same Racer's space again: the Turn ends.
event-piece-laid = { $seat } attaches { $piece }{ $way ->
    [left] {" "}turned left
    [right] {" "}turned right
    [reversed] {" "}turned round
   *[other] {""}
}.
event-dealt = { $seat } is dealt { card }.
event-dealt-hidden = { $seat } is dealt a Jockey card.
event-hand-back = { $seat } takes all used Jockey cards back into the hand.
event-stranded = { $rounds } rounds in a row left every Racer off the Track in a trap: nobody gets away any more, and the race ends.
event-endless = { $rounds } rounds, and nobody has finished: the race is called off, and what everybody has now counts.
event-asleep = No Jockey card is left: the mount falls asleep. No points.
event-scored = { $seat } scores { $score } points.
