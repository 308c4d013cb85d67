# What the server writes to people who are not there. $game is a game's title, $round a number, $names who else races.

turn-title = Your turn: { $game }
turn-text = Round { $round }. { $names }
turn-alone = Round { $round }.

mail-subject = Your turn: { $game }
mail-text =
    It is your turn in { $game }, round { $round }.

    The table: { $table }
    Open it in the browser that you sat down with, or by your own link.

    { $names }

    No more mails about this race: { $out }

confirm-subject = Shall Pileup write to you when it is your turn?
confirm-text =
    Somebody who races at { $site } gave this address, to be told when it is their turn.

    If that was you, say yes here: { $out }

    If it was not, do nothing: no other mail comes. On the same page you can also see to it that none ever does.

page-title = Mail from Pileup
page-confirm = Shall we write to { $address } when it is your turn?
page-confirmed = We write to { $address } when it is your turn and you are not at the table.
page-yes = Yes, write to me
page-stop = No more mails about this race
page-never = Never write to this address
page-did-confirm = Good. We write to you when it is your turn.
page-did-stop = We write no more about this race.
page-did-never = We never write to this address again.
page-gone = This link has done its work. Nothing is sent to you.
