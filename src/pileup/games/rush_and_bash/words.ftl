# Words of Rush & Bash. $seat and $other_seat are names of drivers, $space a space, $deck, $effect and $value a card.

# --- questions -------------------------------------------------------------------------------------------------------

ask-star = { $level ->
    [1] Use your star power now? Your star is on level 1.
   *[other] Use a star power now? Your star is on level { $level }; any level up to it will do.
}
ask-card = Choose the card to play.
ask-card-after-power = Choose the card to play.
ask-effect-swerve = Swerve? Choose a free space beside you in another lane, or stay.
ask-effect-bomb = Lay a Bomb? Choose a free space next to you, or none.
ask-effect-missile = Fire the missile?
ask-effect-repair = Repair your car?
ask-effect-star = Raise your star?
ask-effect-star-simplified = Take two extra spaces?
ask-steer = { $left ->
    [1] Where do you drive? 1 space is left.
   *[other] Where do you drive? { $left } spaces are left.
}
ask-bombing = { $left ->
    [1] Where does the last Bomb go?
   *[other] Where does the next Bomb go? Up to { $left } more.
}
ask-slide = { $left ->
    [1] Landslide! Where does the last Rock come down?
   *[other] Landslide! Where does the next Rock come down? { $left } are to come.
}
ask-geyser-stop = The geyser cost a heart. { $seat } may go on or stop here.
ask-grumbler = { $left ->
    [1] Move the Grumbler? 1 step is left.
   *[other] Move the Grumbler? { $left } steps are left.
}

# --- windows that a seat may pass for the whole race -----------------------------------------------------------------

window-star-power = Before your card: star powers

# --- options ---------------------------------------------------------------------------------------------------------

card-effect = { $effect ->
    [swerve] Swerve
    [bomb] Bomb
    [missile] Missile
    [repair] Repair
   *[star] Star
}
card-deck = { $deck ->
    [sprint] Sprint
   *[rush] Rush
}
play-card = { card-deck }: { card-effect }, drive { $value }
power = Level { $level }: { $parts }
list-parts = ,{ " " }then{ " " }
part-move = move { $up_to ->
    [yes] up to{" "}
   *[no] {""}
}{ $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
part-move-how = { part-move } { $how }
part-swerve = Swerve
part-bomb = lay a Bomb
part-missile = fire a missile
part-fly = flying over everything
part-lane-changes = with lane changes
part-crush = crushing Rocks and Bombs
part-repair = { $hearts ->
    [1] repair
   *[other] repair { $hearts } hearts
}
part-repair-all = repair everything
part-volley = fire { $missiles } missiles at once
part-minefield = lay up to { $bombs } Bombs{ $explode ->
    [yes] {" "}that explode at once
   *[no] {""}
}
power-2 = Level 2: play an extra card
pass-star = Keep the star
pass-effect = No effect
pass-bombing = No more Bombs
use-missile = Fire
use-repair = Repair
use-star = Take it
to-space-swerve = Swerve to { $space }
to-space-bomb = Bomb on { $space }
to-space-steer = { $way ->
    [ahead] Straight on to { $space }
    [arrow] Follow the arrow to { $space }
   *[aside] Change lanes to { $space }
}
to-space-bombing = Bomb on { $space }
to-space-slide = Rock onto { $space }
stop-steer = Stop here
stop-geyser-stop = Stop here
go-geyser-stop = Go on
stop-grumbler = It stays there
paw = To { $space }
paw-red = To the red paw print

# --- outcomes of chance ----------------------------------------------------------------------------------------------

outcome-die = { $die }
outcome-card = { card-deck }: { card-effect } { $value }
outcome-portal = portal { $number }
outcome-seat = { $seat }
outcome-space = { $space }
outcome-paw = to { $space }
outcome-stop = it stays
chance-first-seat = Who starts from the first place of the grid?
chance-portal = Which portal tile comes next?
chance-boost-place = Roll for the place of a Boost: 1-2 left, 3-4 centre, 5-6 right.
chance-draw = Which card is drawn?
chance-rock-roll = Roll for new Rocks.
chance-lifeless = The Bot was hit: roll whether it goes off-track.
chance-bridge = The bridge sways: roll.
chance-slide-roll = Roll for the landslide.
chance-slide-blind = Where does the Rock come down?
chance-geyser = Roll for the geyser.
chance-lava = Roll against the lava.
chance-jungle = Roll for the way out of the jungle.
chance-grumbler-roll = Roll for the Grumbler's steps.
chance-grumbler-blind = Where does the Grumbler go?

# --- what happened ---------------------------------------------------------------------------------------------------

event-grid = { $seat } starts from place { $place } of the grid.
event-portal-placed = Portal { $tile } lies on { $space }.
event-boost-placed = A Boost lies on { $space }.
event-round-began = Round { $round }.
event-drew = { $seat } draws { card-deck }: { card-effect } { $value }.
event-drew-hidden = { $seat } draws a { card-deck } card.
event-reshuffled = The { card-deck } discards become a new deck.
event-played = { $seat } plays { card-deck }: { card-effect }, { $value } { $value ->
    [1] space
   *[other] spaces
}.
event-declined = { $seat } leaves the { card-effect } unused.
event-swerved = { $seat } swerves to { $space }.
event-ported = { $seat } goes through the portal to { $space }.
event-flew-back = { $seat } lands on the first free space behind, { $space }.
event-bomb-placed = { $seat } lays a Bomb on { $space }.
event-fired = { $seat } fires a missile: it hits { $space }.
event-fired-missed = { $seat } fires a missile: it hits nothing.
event-repaired = { $seat } repairs: { $hearts } { $hearts ->
    [1] heart
   *[other] hearts
}.
event-star-gained = { $seat }'s star rises to level { $level }.
event-extra-spaces = { $seat } drives { $count } extra spaces.
event-power-used = { $seat } uses the star power of level { $level }.
event-hit-rock = { $seat } drives into a Rock on { $space }.
event-hit-bomb = { $seat } drives onto a Bomb on { $space }.
event-collided = { $seat } rams { $other_seat } on { $space }.
event-exploded = A Bomb explodes on { $space }.
event-rock-removed = The Rock on { $space } is gone.
event-damaged = { $seat } takes { $points } damage.
event-off-track = { $seat } is off-track and comes back on { $space }.
event-finished = { $seat } crosses the finish line!
event-ranked = { $seat } is in place { $place }.
event-rock-rolled = Rocks for board { $board }: a { $die } is rolled.
event-rock-placed = A Rock falls on { $space }.
event-boosted = Boost! { $seat } turns over a { $value } and drives on by it.
event-lifeless-rolled = { $seat } was hit and rolls a { $die }.
event-bridge-rolled = The bridge sways: { $seat } rolls a { $die } with { $crowd } { $crowd ->
    [1] car
   *[other] cars
} on it.
event-fell = { $seat } falls into the lake!
event-slide-rolled = { $seat } may have set off a landslide: { $die }.
event-slide-hit = A Rock comes down on { $space }.
event-geyser-rolled = A geyser under { $seat }: { $die }.
event-stopped = { $seat } stops on the geyser.
event-lava-rolled = Lava! { $seat } rolls a { $die }.
event-jungle-entered = { $seat } is lost in the jungle: first clearing.
event-jungle-rolled = { $seat } looks for the way out of the jungle: { $die }.
event-clearing-moved = { $seat } gets as far as clearing { $clearing }.
event-jungle-left = { $seat } finds the way out of the jungle!
event-grumbler-rolled = { $seat } wakes the Grumbler: up to { $die } steps.
event-grumbler-moved = The Grumbler stamps to { $space }.
event-grumbler-moved-red = The Grumbler goes to its red paw print.
event-grumbler-hit = { $seat } runs into the Grumbler on { $space }.
event-grumbler-fled = The Grumbler is frightened and runs home.
event-race-over = The race is over after { $round } rounds.
