turn-title = Tocca a te: { $game }
turn-text = Turno { $round }. { $names }
turn-alone = Turno { $round }.

mail-subject = Tocca a te: { $game }
mail-text =
    In { $game }, turno { $round }, tocca a te.

    Il tavolo: { $table }
    Aprilo nel browser con cui ti sei seduto, o dal tuo link.

    { $names }

    Basta mail su questa gara: { $out }

confirm-subject = Vuoi che Pileup ti scriva quando tocca a te?
confirm-text =
    Qualcuno che gareggia su { $site } ha dato questo indirizzo, per sapere quando è il suo turno.

    Se sei tu, di’ di sì qui: { $out }

    Altrimenti non fare nulla: non arriveranno altre mail. Nella stessa pagina puoi anche fare in modo che non ne arrivino mai.

page-title = Mail da Pileup
page-confirm = Vuoi che scriviamo a { $address } quando tocca a te?
page-confirmed = Scriviamo a { $address } quando tocca a te e non sei al tavolo.
page-yes = Sì, scrivetemi
page-stop = Basta mail su questa gara
page-never = Non scrivere mai a questo indirizzo
page-did-confirm = Bene. Ti scriviamo quando tocca a te.
page-did-stop = Non scriviamo più su questa gara.
page-did-never = Non scriveremo mai più a questo indirizzo.
page-gone = Questo link ha fatto il suo lavoro. Non ti viene inviato nulla.
