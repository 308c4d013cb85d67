turn = { $seat }, what do you do?
step = Step on by one
roll = Roll for it
outcome-die = { $value ->
    [one] one step
   *[other] { $value } steps
}
challenge = Challenge { $other_seat }
dealt = { $card ->
    [-1] { $seat } draws a card.
   *[other] { $seat } draws a { $card }.
}
moved = { $seat } is on { $space } now.
shown = { $seat } shows a { $card }.
nested = { $missing } stays
