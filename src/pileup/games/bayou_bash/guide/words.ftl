# What the first-race guide of Bayou Bash says. A blank line begins a new paragraph.
seat-0 = Pig
seat-1 = Rabbit
seat-2 = Waldgeist

welcome =
    Welcome to the swamp! Here it is not enough to be first: whoever has most Fans on the Track in the end wins. A Racer that reaches the Finish Line brings 3 of them, so hurrying helps.

    The dice decided that the Waldgeist chose first. Now you: take the Pig.
start =
    Every space leads on to three others: ahead, ahead on the left, ahead on the right. The edge of the Track has no fence.

    Start in the middle lane, one space behind the line.
first-fan =
    A round begins with an Event; the first one is always Gunshot! It gives everybody a Fan, and for this round nobody can be Rammed into Water, onto Rocks or off the Track.

    A Fan stands at least one piece ahead of its Racer, and whoever drives over it knocks it off the Track. Put yours on the marked space in the curve.
card =
    Now the Jockey cards: one more than there are Racers. The last Racer throws one out, then each takes one in turn. A card says which dice you roll and what comes with them: Nimble dice are slow and steady, Swift ones in between, Dashing ones far and wild. Barrels go onto the Track near you or near one of your Fans, as obstacles.

    Take the three Nimble dice with two Gold Carrots.
roll =
    The Rabbit galloped off the edge. It lost a Fan, and comes back on that space when its next Turn begins.

    Your Turn. You roll all dice at once and then choose their order; or you Showboat, one die after another, which earns a Gold Carrot if you use no ability. You have plans with your abilities, so roll all at once.
rodeo =
    Each Racer has three abilities, paid with Gold Carrots. Pork Roast Rodeo would add a die, but keep your carrots for now.
tusk =
    Two 2s and a 1. Before the Pig runs, it makes room: with Untame Tusk Toss it Rams something beside it without moving. The Waldgeist stands right next to you.
toss =
    A Rammed Racer is pushed one space, whichever way you like. Tusk Toss may throw it up to two spaces away instead. Throw the Waldgeist onto the marked space, right into your way: you will see why.
die =
    Now the dice, one after another, in the order you like. All of them must be used. Begin with a 2.
way =
    A die moves you straight in one direction, space by space. Point at a way to see where it leads. Go forward.
second-die =
    The other 2. The Waldgeist now stands straight ahead of you.
ram =
    Whoever enters a space with a Racer in it Rams that Racer, and goes on if the die has spaces left. A Fan that is Rammed leaves the Track; a Barrel ends your die, rolls up to five spaces and Rams what it meets. Forward!
push =
    You say where the Waldgeist goes. Usually a Ram brings you a Fan at the end of your Turn, one for each Racer you Rammed. Gunshot! forbids that for this round, and it also leaves out the ways that end in Water, on Rocks or off the Track. Push it forward-left.
water =
    Your second step ended in Water: the rest of the die is lost, and you gain a Stagger. (Rocks would even end your Turn.) The Pig knows how to swim: Hogwash Slosh, for nothing, spares it the Stagger. But see what a Stagger does: take it.
last-die =
    The last die, a 1. After it the Pig staggers: all its Staggers are thrown away, and it goes as many spaces, in the direction of the Stagger die. Ahead on the left is firm ground.
stagger =
    Lucky Pig! The Stagger die has nine arrows and one Fan, and you rolled the Fan. An arrow could have sent you anywhere.

    Put the new Fan on the marked space.
end =
    After everybody's Turn comes the Fan phase: the Racer on the Track that is nearest to the Finish Line gains 2 Fans. That was the Waldgeist, which drove past you. Then the next Event is turned up, and this one costs a Fan.

    So it goes until a Racer crosses the Finish Line; that round is played to its end, and the Fans on the Track are counted. You know enough to race. Mind the edge!
