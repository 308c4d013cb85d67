# Words of Racekart Riot (English).

# --- names ---

supply-name = { $supply ->
    [wild] Wild Kart Part
    [level-up] Level Up
    [lightning] Lightning
    [speedway] Speedway
    [jump] Jump
    [lucky-miss] Lucky Miss
    [baking-soda] Baking Soda
    [vinegar] Vinegar
    [health-potion] Health Potion
    [luck-potion] Luck Potion
   *[part] { part-name }
}
part-name = { $style ->
    [basic] Basic
    [dragon] Dragon
   *[hover] Hover
} { $slot ->
    [bumper] Bumper
    [chassis] Chassis
   *[caboose] Caboose
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
slot-name = { $slot ->
    [bumper] bumper
    [chassis] chassis
   *[caboose] caboose
}
item-name = { $item ->
    [banana] Banana
    [egg] Egg
    [pigeon] Homing Pigeon
    [magnet] Magnet
    [steal-part] Steal Kart Part
    [bomb] Bomb
    [coins] Coins
    [turbo-snail] Turbo Snail
    [crown] Crown
    [re-roll] Re-Roll
   *[unknown] a mystery item
}
attack-name = { $what ->
    [banana] banana
    [egg] egg
    [pigeon] homing pigeon
    [magnet] magnet
    [steal-part] theft of a kart part
    [bomb] bomb
    [fireball] fireball
    [cat] cat
    [attack-first] attack on 1st place
    [drop] call to drop coins
    [steal-coins] theft of coins
    [steal-speed] theft of speed
    [limit] speed limit
   *[other] attack
}
gate-name = { $gate ->
    [lava] the lava
    [bridge] the Rainbow Bridge
    [waterfall] the Secret Waterfall
    [crabs] the crabs
   *[sharks] the sharks
}
coins-count = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
spaces-count = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
card-text = { $card } ({ $speed }{ $able ->
    [no] {""}
   *[yes] : { $does }
})
speed = { $speed }
speed-place = { $first } in 1st place, { $middle } in the middle, { $last } in last
speed-copy = another’s speed
speed-pay = 2 a coin
does-banana = banana
does-fireball = fireball
does-cat = cat
does-attack-first = attack 1st place (level { $n })
does-drop = all drop { $n }
does-gain = +{ coins-count }
does-steal-coins = steal { coins-count }
does-steal-speed = steal { $n } speed
does-steal-speed-first = steal { $n } speed from 1st place
does-steal-part = steal a kart part
does-limit-all = all move { $n } at most
does-limit-first = 1st place moves { $n } at most
does-turbo = turbo +{ $n }
does-turbo-last = in last place: turbo +{ $n }
does-turbo-not-first = not in 1st place: turbo +{ $n }
does-replay = play a used card again
does-coins-as-rolled = as many coins

# --- pieces ---

marker-racer = { $racer }, lap { $lap }, { $spaces } to the line
marker-nobody = seat { $racer }, lap { $lap }, { $spaces } to the line

# --- questions ---

prompt-pick-racer = Who do you drive?
prompt-market = { $own ->
    [yes] Take a kart supply card.
   *[no] Take a kart supply card from the market.
}
prompt-after-pick = Anything else before your turn ends?
prompt-lock-part = Which { slot-name } goes into the locked kart?
prompt-attack-item = Play an attack item?
prompt-banana-mode = Where does the banana go?
prompt-banana-space = The banana flies up to { spaces-count }. Where does it land?
prompt-direction = The { attack-name } flies { spaces-count }. Which way?
prompt-path = Which way does the { attack-name } go on, with { spaces-count } left?
prompt-target = { $what ->
    [copy] Whose speed do you copy?
    [magnet] Whose mystery item do you take?
    [steal-part] Whose kart part do you take?
    [steal-coins] Whose coins do you take?
    [steal-speed] Whose speed do you take?
    [limit] Who is limited?
   *[other] Who is attacked?
}
prompt-take-part = Which part do you take from { $other_seat }?
prompt-defend = { $what ->
    [banana] A banana lies in your way (level { $n }). What do you do?
    [bomb] { $other_seat } plays a bomb. What do you do?
   *[other] { $other_seat } attacks you: { attack-name }{ $rolled ->
        [yes] { " " }(level { $n }).
       *[no] .
    } What do you do?
}
prompt-reroll = You rolled { $die } on the d{ $sides }: { $means }. Keep it?
prompt-choose-card = { $lap ->
    [1] Choose a movement card in secret.
   *[2] Choose a movement card in secret. Its second-lap half counts now.
}
prompt-replay-card = Which used card do you play again?
prompt-pay-for-move = How many coins do you pay for your move?
prompt-coins-window = Play your Coins item now?
prompt-reuse = You don't move. Use the { $symbol ->
    [event] event
   *[kart] kart supply
} symbol under you again?
prompt-dare = Try { gate-name }?
prompt-jump-first = Jump before you roll for { gate-name }?
prompt-fork = Which way?
prompt-make-room = Your three item slots are full. Play Coins to make room?
prompt-extra-card = Play an extra movement?

# --- windows that a seat may pass for the whole race ---

window-defend = Attacked, or a banana: Lucky Miss, Jump
window-jump = Before your roll to get past something: Jump
window-re-roll = After your rolls: Re-Roll, Extra Life
window-attack-items = Attack Items phase: your attack items
window-extra-movement = Extra Movement phase: what moves you on
window-lock = Your market turn: locking a kart
window-coins = Wherever it could be played: Coins

# --- options ---

option-done = { $frame ->
    [market] Done
    [coins-window] Not now
    [make-room] No, drive on
    [reuse] No
   *[other] Done
}
option-coins = Play Coins (+3 coins)
option-lock = Lock a kart: nobody can steal from it
option-own-space = Put it on your own space
option-throw = Throw it (roll the d8)
option-ahead = Ahead
option-behind = Behind
option-nothing = { $frame ->
    [jump-first] Roll without a Jump
   *[other] { $rolled ->
        [yes] Just roll
       *[no] Let it happen
    }
}
option-lucky-miss = Lucky Miss: it misses without a roll
option-jump = Jump: +4 on the roll
option-keep = Keep it
option-re-roll = Re-Roll
option-extra-life = Extra Life (Health and Luck Potion): roll again
option-roll = { $gate ->
    [sharks] Pay 1 coin and roll (8 or more)
   *[other] Roll (11 or 12)
}
option-normal-path = Stay on the normal path
option-stay = Stop here
option-use = Use it
option-speedway = Speedway: move 2
option-lightning = Lightning: move { $place ->
    [first] 1
    [middle] 2
   *[last] 4
}
option-combustion = Combustion (Baking Soda and Vinegar): move 1
option-boosted-jump = Boosted Jump (Speedway and Jump): move 4, +5 on rolls
option-slot = { supply-name }{ $cost ->
    [0] , free
    [one] , 1 coin
   *[other] , { $cost } coins
}{ $gain ->
    [0] {""}
   *[other] { " " }(gives { $gain })
}
option-card = { card-text }
option-level-up = { card-text } with Level Up: move 8
option-replay = { card-text }
option-seat = { $seat }
option-pay = { $coins ->
    [0] Nothing: stay
    [one] 1 coin: move { $spaces }
   *[other] { $coins } coins: move { $spaces }
}
option-item = { item-name }{ $item ->
    [turbo-snail] : move 3
   *[other] {""}
}
option-racer = { $racer }
option-supply = { supply-name }
option-way = { $way ->
    [normal] Normal path, to { $space }
    [tide] To the mini islands and the treasure (tide roll)
    [toll] Pay { $toll } coins, to { $space }
   *[other] To { $space }
}
option-space = { $space }

# --- what a roll means: odds, and whether to roll again ---

prospect-strike = { $result ->
    [dodged] { $seat } dodges ({ attack-name })
   *[hit] { $what ->
        [bomb] { $seat } drops { coins-count }
       *[other] { $seat } is hit ({ attack-name })
    }
}
prospect-gate = { $result ->
    [shortcut] { $seat } gets through: { gate-name }
    [stopped] { $seat } is stopped by { gate-name }
   *[normal] { $gate ->
        [lava] { $seat } gets past the lava
        [crabs] { $seat } gets past the crabs
       *[other] { $seat } stays on the normal path
    }
}
prospect-tide = { $tide ->
    [low] low tide: every space of the islands counts
   *[high] high tide: spaces under water are skipped
}
prospect-event = { $seat } rolls for an event: { $table }.
prospect-range = The d8 says how far it flies.
prospect-move = { $seat } rolls the d{ $sides } for the move.
event-line = { $die }: { $outcome ->
    [banana] a banana
    [forward] forward { $n }
    [gain] +{ coins-count }
    [back] back { $n }
    [pick] the market
    [pay] pay { coins-count }
    [item] a mystery item
   *[pigeon] a pigeon
}
means-strike = { $result ->
    [dodged] you dodge ({ attack-name })
   *[hit] { $what ->
        [bomb] you drop { coins-count }
       *[other] you are hit ({ attack-name })
    }
}
means-gate = { $result ->
    [shortcut] you get through ({ gate-name })
    [stopped] you are stopped by { gate-name }
   *[normal] { $gate ->
        [lava] you get past the lava
        [crabs] you get past the crabs
       *[other] you stay on the normal path
    }
}
means-tide = { $tide ->
    [low] low tide
   *[high] high tide
}
means-event = { $outcome ->
    [banana] you get a banana to throw
    [forward] you move { $n } forward
    [gain] you get { coins-count }
    [back] you move { $n } back
    [pick] you take a kart supply card
    [pay] you pay { coins-count }
    [item] you draw a mystery item
   *[pigeon] you throw a homing pigeon
}
means-range = { $what ->
    [banana] the banana flies up to { spaces-count }
   *[other] it flies { spaces-count } ({ attack-name })
}
means-move = you move { spaces-count }

outcome-card = { card-text }
outcome-die = { $die }
outcome-token = token { $n }

# --- events ---

event-racer = { $seat } drives { $racer }.
event-first-rolled = { $seat } rolls { $die } for the 1st Player Token.
event-holder = { $seat } has the 1st Player Token.
event-round = Round { $round }{ $lap ->
    [1] .
   *[other] , second lap cards.
}
event-dealt = New in the market: { supply-name }.
event-picked = { $seat } takes { supply-name }{ $cost ->
    [0] .
    [one] { " " }for 1 coin.
   *[other] { " " }for { $cost } coins.
}
event-supply-shuffled = Used supply cards are shuffled into a new deck of { $cards }.
event-locked = { $seat } locks a kart{ $same ->
    [yes] { " " }of one style.
   *[no] .
}
event-drew-card = { $seat } draws { card-text }.
event-drew-a-card = { $seat } draws a movement card.
event-shuffled = { $seat } shuffles { $all ->
    [yes] all movement cards.
   *[no] the draw pile.
}
event-revealed = { $level_up ->
    [yes] { $seat } plays { $card } with Level Up: 8.
   *[no] { $seat } plays { card-text }.
}
event-replayed = { $seat } replays { card-text }.
event-copied = { $seat } copies { $other_seat }.
event-item-played = { $seat } plays { item-name }.
event-card-used = { $seat } uses { supply-name }.
event-rolled = { $seat } rolls { $die }.
event-aimed = { $seat } aims at { $other_seat }: { attack-name }.
event-hit = { $seat } is hit: { attack-name }.
event-dodged = { $seat } dodges: { attack-name }.
event-missed = Lucky Miss: { $seat } is missed ({ attack-name }).
event-dropped = { $seat } drops { coins-count } on { $space }.
event-coins-stolen = { $seat } steals { coins-count } from { $other_seat }.
event-speed-stolen = { $seat } steals { $n } movement from { $other_seat }.
event-part-stolen = { $seat } steals { supply-name } from { $other_seat }.
event-item-stolen = { $seat } takes { item-name } from { $other_seat }.
event-limited = { $seat } may move { $n } at most this round.
event-banana-put = { $seat } leaves a banana on { $space }.
event-banana-gone = A banana is gone from { $space }.
event-gained = { $seat } gets { coins-count }.
event-paid = { $seat } pays { coins-count }.
event-collected = { $seat } collects { coins-count } on { $space }.
event-speed = { $seat } moves { $n }.
event-drove = { $seat } drives to { $space }.
event-lap = { $seat } { $way ->
    [forward] crosses the finish line ({ $n }).
   *[back] is back behind the finish line.
}
event-second-lap = The second lap begins: new coins on the track, lower halves of the cards.
event-item-drawn = { $seat } finds { item-name }.
event-bag-refilled = Discarded items go back into the bag.
event-gate-stopped = { $seat } is stopped by { gate-name }.
event-gate-passed = { $seat } { $said ->
    [shortcut] gets through: { gate-name }.
   *[normal] { $gate ->
        [lava] gets past the lava.
        [crabs] gets past the crabs.
       *[other] does not get through: { gate-name }.
    }
}
event-shortcut = { $seat } takes the shortcut.
event-tide = { $tide ->
    [low] Low tide for { $seat }.
   *[high] High tide for { $seat }.
}
event-island = { $seat } reaches Treasure Island: { coins-count }.
event-reused = { $seat } uses the symbol on { $space } again.
event-event-rolled = Event { $die }: { $outcome ->
    [banana] throw a banana.
    [forward] move forward.
    [gain] take coins.
    [back] move back 1.
    [pick] take a kart supply card.
    [pay] pay.
    [item] draw a mystery item.
   *[pigeon] throw a homing pigeon.
}
event-scored = { $seat } has { $n } points.
