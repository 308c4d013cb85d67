# What the terminal says round a race. Commands are the same letters in every language.

cli-committed = The seed of chance is committed to: { $seed }…
cli-type-a-number = Type a number to choose, ? for help.
cli-recorded = Recorded:
cli-only-one-way = Only one way:
cli-what-came = What came?
cli-choose-1-to = Choose 1 to { $last }.
cli-choose-or-help = Choose 1 to { $last }, or ? for help.
cli-not-asked-any-more = You are not asked any more:
cli-asked-again = You are asked again:
cli-not-asked = not asked
cli-asked = asked
cli-no-windows = This game has no such windows.
cli-not-taken-back = That can't be taken back:
cli-taken-back = Taken back.
cli-write-p = Write p and the number of an option.
cli-hangs-on-others = That hangs on what the others choose.
cli-if-declined = … and if you then use nothing:
cli-hangs-on-hidden = … and then it hangs on what you can't see.
cli-and-over = … and the race is over.
cli-nothing-more = Nothing more happens before the next choice.
cli-no-rule = No rule is noted for this question.
cli-round = { $round ->
    [0] before the start
   *[other] round { $round }
}
cli-pass-on = Enter wipes the screen; then pass the device to
cli-press-enter = , press Enter.
cli-only-for = for { $name } only
cli-write-s = Write s and the name of a file.
cli-recorded-in = Recorded in { $file } from now on.
cli-kept = The race is kept. Go on with:
cli-not-kept = The race was not kept (--save FILE keeps one).
cli-the-race-is-over = the race is over
cli-you = you
cli-chance = chance:
cli-legend = letters are racers, numbers options, arrows the way

cli-key-number = number
cli-key-window = window
cli-key-file = file
cli-help-number = takes that option; its exact name does, too
cli-help-p = what it would do, as far as you can know
cli-help-b = the track, the racers and everything on the table
cli-help-l = the last events
cli-help-w = the rules behind the question
cli-help-n = don't ask in that window any more, or (again) ask; n alone: this one, or which there are
cli-help-u = take the last choice back, while nothing was rolled or revealed since
cli-help-s = keep the race's record in a file
cli-help-q = stop
cli-rules-in-chapter = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
cli-rules-how = { $command } WORD looks for a word; an id gives one entry; --all everything.
