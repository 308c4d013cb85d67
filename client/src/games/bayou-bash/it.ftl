# Parole per l’aspetto di Bayou Bash; fatti, domande e opzioni vengono dal server.

bb-card = Carta Fantino { $name }
bb-card-of = Carta Fantino: { $what }
bb-dice-nimble = { $count }× agile
bb-dice-swift = { $count }× veloce
bb-dice-dashing = { $count }× fulmineo
bb-carrots = { $n ->
    [one] { $n } Carota d’oro
   *[other] { $n } Carote d’oro
}
bb-barrels = { $n ->
    [one] { $n } Barile
   *[other] { $n } Barili
}
bb-staggers = { $n ->
    [one] { $n } Barcollo
   *[other] { $n } Barcolli
}
bb-fans = { $n } fan
bb-free = gratis
bb-tokens = Plancia di { $name }: { $fans }, { $carrots }, { $staggers }{ $status ->
    [off] , fuori pista
    [finished] , al traguardo
   *[other] {""}
}{ $laps ->
    [0] {""}
   *[other] , giro { $lap } di { $laps }, { $points } punti gara
}
bb-board-of = Plancia di { $name }
bb-lap = Giro { $lap }/{ $laps }
bb-points = { $n } P
bb-status-waiting = Non ancora in pista.
bb-status-on = In pista.
bb-status-off = Fuori pista: torna all’inizio del suo prossimo turno.
bb-status-finished = Al traguardo.
bb-jockey-cards = Carte Fantino
bb-hand-size = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
bb-abilities = Abilità, ciascuna una volta a turno
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
bb-does-the-pecking-order = Dopo aver speronato una bestia: una casella in più, in ogni direzione.
bb-does-without-feather-ado = Il dado in corso vale uno in più per ogni tuo Barcollo e può cambiare direzione una volta.
bb-does-no-harm-no-fowl = Prima di tirare: prendi uno o due Barcolli e altrettanti dadi a scelta in più.
bb-does-no-cause-fur-alarm = Una bestia accanto a te riceve un Barcollo.
bb-does-eat-my-dust-bunny = Salta su una casella libera distante al massimo due.
bb-does-carrot-cake-quake = Sposta di una casella, come vuoi, ogni altra bestia e ogni fan entro tre caselle.
bb-does-hogwash-slosh = L’acqua non ti dà Barcolli; se lì hai speronato qualcosa, ti dà una Carota d’oro.
bb-does-untame-tusk-toss = Sperona qualcosa accanto a te; puoi invece posarlo entro due caselle.
bb-does-pork-roast-rodeo = Prima di tirare: un dado veloce in più, e i tuoi dadi possono cambiare direzione in questo turno.
bb-does-complete-disbe-leaf = Ritira il tuo dado Barcollo, per un Barcollo in più.
bb-does-sticks-on-stones = Le rocce non chiudono il tuo turno, e un tuo dado vale fino a due in più.
bb-does-pollen-your-leg = Posa ogni bestia davanti a te entro tre caselle da dov’è.
bb-does-plain = Tiri adesso tutti i dadi e ne scegli l’ordine dopo averli visti. Ogni fulmine dà un Barcollo.
bb-does-showboat = Tiri e muovi un dado dopo l’altro. Un turno senza Acqua, Rocce, cadute e abilità porta poi una Carota d’oro.

bb-event = Evento:
bb-no-event = Ancora nessun evento
bb-last-round = ultimo round
bb-on-table = Carte Fantino sul tavolo
bb-left = { $cards } carte Fantino nel mazzo, { $barrels } Barili nella riserva.
bb-left-short = { $cards ->
    [one] ancora 1 carta Fantino
   *[other] ancora { $cards } carte Fantino
}
bb-used = { $n ->
    [one] 1 carta Fantino è stata usata: ognuna costa un punto.
   *[other] { $n } carte Fantino sono state usate: ognuna costa un punto.
}
bb-trial-help = Quando non ce ne sono più, la bestia si addormenta e non ci sono punti.
bb-racer = Bestia
bb-finished = Al traguardo
bb-fans-title = Fan
bb-race-points = Punti gara
bb-yes = sì
bb-no = no
bb-laps-title = Giri
bb-sum = { $a } + { $b }
bb-why-fans = Ogni fan in pista vale 1; vince chi ha più fan.
bb-why-tie = Il numero più alto di fan era pari: ogni bestia al traguardo conta 1 in più.
bb-why-latest = Se anche così è pari, è davanti chi ha avuto il turno per ultimo.
bb-why-circuit = Ogni giro porta 1 punto gara per ogni proprio fan in pista, tutti i giri insieme altri 3.
bb-why-latest-circuit = A parità di punti gara, giri e fan è davanti chi ha avuto il turno per ultimo.
bb-asleep = Non c’erano più carte Fantino: la bestia si è addormentata, niente punti.
bb-sum-straights = { $n ->
    [one] { $n } rettilineo, 2 punti ciascuno
   *[other] { $n } rettilinei, 2 punti ciascuno
}
bb-sum-turns = { $n ->
    [one] { $n } curva, 3 punti ciascuna
   *[other] { $n } curve, 3 punti ciascuna
}
bb-sum-cards = { $n ->
    [one] { $n } carta Fantino usata, 1 punto in meno ciascuna
   *[other] { $n } carte Fantino usate, 1 punto in meno ciascuna
}
bb-points-title = Punti

bb-way-forward = Avanti!
bb-way-forward-left = Avanti sinistra!
bb-way-forward-right = Avanti destra!
bb-way-back = Indietro!
bb-way-back-left = Dietro sinistra!
bb-way-back-right = Dietro destra!
bb-way-fan = Il fan!
bb-ram = Bum!
bb-splash = Splash!
bb-crunch = Crac!
bb-fell = Fuori pista!
bb-cut = Turno finito!
bb-finish = Traguardo!
bb-lap-done = Giro! +{ $n }
bb-carrot-sign = Carota
bb-stagger-sign = Barcollo

# Caselle, per chi non le vede.
bb-space =
    { $piece ->
        [0] partenza, fila { $column }, corsia { $lane }
       *[other] pezzo { $piece }, fila { $column }, corsia { $lane }
    }
bb-role-water = acqua
bb-role-rocks = rocce
bb-role-start-line = la linea di partenza
bb-role-finish-line = la linea del traguardo
bb-racer-rooster = Gallo
bb-racer-rabbit = Coniglio
bb-racer-pig = Maiale
bb-racer-waldgeist = Waldgeist
