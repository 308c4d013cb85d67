# Words that all games share; a game's own words.ftl may replace them.

outcome = { $outcome }
chance = Roll or draw: { $frame }.
list = ,{ " " }

odds-certain = certain
odds-in = { $part } in { $whole }
odds-percent = { $percent } %
odds-under = under 1 %

## The story of a race
story-lead = { $count ->
    [0] Nobody ever took the lead from whoever had it.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
story-comeback = { $seat } was in place { $place } after round { $round }, and won.
story-start-to-finish = { $seat } led from the first round to the last.
story-pile-up = The biggest pile-up: { $count } crashes in one turn of { $seat }, in round { $round }.
story-pile-up-of-all = The biggest pile-up: { $count } crashes at once, in round { $round }.
story-lucky = The luckiest roll was for { $seat }, in round { $round }: { $roll } (odds: { $odds })
story-unlucky = The unluckiest roll for { $seat }, in round { $round }: { $roll } (odds: { $odds })
story-wrecker = { $seat } caused the most trouble: { $count } crashes.
