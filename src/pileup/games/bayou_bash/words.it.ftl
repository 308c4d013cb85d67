# Bayou Bash in italiano. I nomi di abilità e tracciati restano come sono stampati.

## Nomi
name-fan = fan
name-carrot = Carota d’oro
name-skull = teschio
name-rooster = Gallo
name-rabbit = Coniglio
name-pig = Maiale
name-waldgeist = Waldgeist
name-gold-carrot = Carota d’oro
name-stagger = Barcollo
name-barrel = Barile
name-fan-of-the-rooster = Fan del Gallo
name-fan-of-the-rabbit = Fan del Coniglio
name-fan-of-the-pig = Fan del Maiale
name-fan-of-the-waldgeist = Fan del Waldgeist
name-skull-marker-of-the-rooster = Teschio del Gallo
name-skull-marker-of-the-rabbit = Teschio del Coniglio
name-skull-marker-of-the-pig = Teschio del Maiale
name-skull-marker-of-the-waldgeist = Teschio del Waldgeist

racer-name = { $racer ->
    [rooster] Gallo
    [rabbit] Coniglio
    [pig] Maiale
    [fan] Fan
    [barrel] Barile
   *[waldgeist] Waldgeist
}
die-name = { $die ->
    [nimble] agile
    [swift] veloce
   *[dashing] fulmineo
}
way-word = { $way ->
    [forward] avanti
    [forward-left] avanti a sinistra
    [forward-right] avanti a destra
    [back] indietro
    [back-left] indietro a sinistra
   *[back-right] indietro a destra
}
face-word = { $face ->
    [forward] avanti
    [forward-left] avanti a sinistra
    [forward-right] avanti a destra
    [back] indietro
    [back-left] indietro a sinistra
    [back-right] indietro a destra
   *[fan] il fan
}
dice-count = { $count }× { die-name }
dice-none = nessun dado
token-name = { $token ->
    [carrot] Carota d’oro
   *[stagger] Barcollo
}

## Impostazioni
setting-summary =
    Gremlin in sella a bestie indomabili nella palude: prendi una carta Fantino, tira, sperona, barcolla.
    Non vince chi arriva primo, ma chi ha più fan.
setting-track = Tracciato
setting-track-help = Il tracciato: un nome, un elenco di pezzi o un file.
setting-track-is-grassy-glenway = Grassy Glenway: facile, un anello. Solo curve a destra, sempre attorno alla valle.
setting-track-is-silverstone-swamp = Silverstone Swamp: difficile, un anello. Lo stesso giro, con le curve nel fango.
setting-track-is-snakes-pass = Snake's Pass: facile. Una via tortuosa nell’erba.
setting-track-is-the-mucky-muck = The Mucky Muck: difficile. Fango dal primo all’ultimo pezzo.
setting-track-is-broken-donut = Broken Donut: medio. All’inizio tutto liscio; poi arriva il fango.
setting-track-is-u-got-what-i-need = "U" Got What I Need: facile. Da un capo all’altro della palude, quasi senza dolore.
setting-track-is-going-the-distance = Going the Distance: medio. La via panoramica davanti a tutto ciò che offre la palude.
setting-track-is-mad-patch-prix = Mad Patch Prix: difficile. Fango ed erba alternati, e il più lungo di tutti.
setting-mode = Modo
setting-mode-help = Come si corre sul tracciato.
setting-mode-is-auto = Come vuole il tracciato: una gara, sull’anello più giri, da soli una prova a tempo.
setting-mode-is-race = Gara: fino al traguardo, vince chi ha più fan.
setting-mode-is-circuit = Circuito: più giri sull’anello; ogni giro trasforma i fan in punti gara.
setting-mode-is-time-trial = Prova a tempo: da soli contro il numero di carte Fantino.
setting-mode-is-night-race = Gara notturna: il tracciato nasce correndo.
setting-laps = Giri
setting-laps-help = Circuito: numero di giri.
setting-night-pieces = Pezzi di notte
setting-night-pieces-help = Gara notturna: pezzi tra partenza e traguardo.
setting-night-side = Lato di notte
setting-night-side-help = Gara notturna: lato dei pezzi di partenza e traguardo.
setting-night-side-is-a = A, erboso
setting-night-side-is-b = B, fangoso
setting-night-shift = Spostamento di notte
setting-night-shift-help = Gara notturna: di quante corsie al massimo si può spostare un pezzo; spostarlo di 2 può creare trappole (BB-RULE-63).
setting-destruction-derby = Destruction Derby
setting-destruction-derby-help = Senza fase fan: i fan arrivano dagli speronamenti.
setting-stubborn-jockeys = Fantini testardi
setting-stubborn-jockeys-help = Ognuno ha in mano sei carte Fantino, invece di sceglierle.
setting-frozen-order = Ordine fisso
setting-frozen-order-help = L’ordine di turno si decide all’inizio di una fase e poi resta (BB-RULE-62).
setting-ram-ends-die = Speronare chiude il dado
setting-ram-ends-die-help = Ogni speronamento di chi si muove chiude il suo dado (BB-RULE-62).
setting-dry-placing = Posati all’asciutto
setting-dry-placing-help = Chi viene posato su un terreno non lo sente (BB-RULE-62).
setting-toss-from-pig = Lancio dal Maiale
setting-toss-from-pig-help = Untame Tusk Toss posa entro due caselle dal Maiale, non dall’oggetto (BB-RULE-62).
setting-tie-only-tied = Parità solo tra pari
setting-tie-only-tied-help = In parità, solo chi è pari e arrivato conta un fan in più (BB-RULE-62).
setting-circuit-fans-ahead = Circuito: fan davanti
setting-circuit-fans-ahead-help = Circuito: i fan vanno su ogni casella davanti, anche sul proprio pezzo (BB-RULE-62).
setting-side-adjacent = Accanto è adiacente
setting-side-adjacent-help = La casella subito accanto dista un passo, non due (BB-RULE-01).

## Finestre a cui si può rinunciare per tutta la gara
window-abilities = Tra i passi del tuo turno: abilità
window-the-pecking-order = Dopo uno speronamento: The Pecking Order
window-hogwash-slosh = In acqua: Hogwash Slosh
window-complete-disbe-leaf = Dopo il dado Barcollo: Complete Disbe-leaf
window-sticks-on-stones = Sulle rocce: Sticks on Stones

## Domande
ask-pick-racer = Quale bestia cavalchi?
ask-pick-start = Dove parte la tua bestia?
ask-place-token = { $token ->
    [carrot] Dove metti la Carota d’oro?
   *[stagger] Dove metti il Barcollo?
}
ask-discard-card = Sei il fanalino di coda: quale carta Fantino si scarta?
ask-take-card = Quale carta Fantino prendi?
ask-use-card = Quale carta Fantino usi?
ask-place-barrel = Dove metti il Barile?
ask-window = Usi un’abilità adesso?
ask-showboat = Tiri tutti i dadi insieme o dai spettacolo?
ask-choose-die = { $showboat ->
    [0] Quale dado risolvi adesso?
   *[other] Dai spettacolo: quale dado tiri adesso?
}
ask-aim = Da che parte vai ({ $left } { $left ->
    [one] casella
   *[other] caselle
})?
ask-go-on = { $left ->
    [0] Il dado è finito. Lo aumenti?
    [one] Ancora una casella { way-word }. Prosegui?
   *[other] Ancora { $left } caselle { way-word }. Prosegui?
}
ask-reroll = Il dado Barcollo mostra { face-word }. Lo ritiri, per un Barcollo in più?
ask-next-ram = Che cosa speroni per primo?
ask-ram = Da che parte viene spinto: { racer-name }?
ask-ram-barrel = Da che parte rotola il Barile?
ask-hogwash = Acqua! Usi Hogwash Slosh?
ask-stick = Rocce! Usi Sticks on Stones e tieni il turno?
ask-stick-add = Di quanto aumenti uno dei tuoi dadi?
ask-stick-die = Quale dado?
ask-peck = Hai speronato qualcuno: una casella in più con The Pecking Order?
ask-place-fan = Dove metti il tuo nuovo fan?
ask-lose-fan = { $left ->
    [one] Quale dei tuoi fan perdi?
   *[other] Perdi { $left } fan. Quale per primo?
}
ask-fur = Chi riceve il Barcollo?
ask-dust = Su quale casella libera salti?
ask-quake-racer = Da che parte viene scosso: { racer-name }?
ask-quake-pick = Quale fan viene scosso ora?
ask-quake-fan = Da che parte viene scosso questo fan?
ask-tusk-space = In quale casella speroni qualcosa?
ask-tusk-object = Che cosa speroni lì?
ask-tusk-how = { racer-name }: lo speroni come al solito, o dove lo metti?
ask-pollen-place = Dove va: { racer-name }?
ask-fowl = Quanti Barcolli, e altrettanti dadi in più?
ask-fowl-die = Che tipo di dado prendi?
ask-lay-piece = Come attacchi { $piece }?

## Opzioni
pass-window = Nessuna abilità ora
pass-go-on = { $left ->
    [0] Lascia così
   *[other] Prosegui { way-word }
}
pass-reroll = Tienilo
pass-hogwash = Prendi il Barcollo
pass-stick = Lascia finire il turno
pass-peck = Resta
pass = Passa
showboat = Dai spettacolo: un dado dopo l’altro, per una Carota d’oro
plain = Tira tutti insieme
push = Sperona come al solito
fan = Il fan
moving-fan = Il fan che arriva
barrel = Il Barile
current-die = Il dado in corso
way = { $way ->
    [forward] Avanti
    [forward-left] Avanti a sinistra
    [forward-right] Avanti a destra
    [back] Indietro
    [back-left] Indietro a sinistra
   *[back-right] Indietro a destra
}
die = { $die ->
    [nimble] Agile
    [swift] Veloce
   *[dashing] Fulmineo
} { $value }
take-choose-die = Tira il dado { die-name }
take-fowl-die = Un dado { die-name }
add-stick-add = { $count ->
    [0] Niente
    [one] Una casella in più
   *[other] { $count } caselle in più
}
add-fowl = { $count ->
    [one] 1 Barcollo, 1 dado
   *[other] { $count } Barcolli, { $count } dadi
}
racer = { $racer ->
    [rooster] Il Gallo
    [rabbit] Il Coniglio
    [pig] Il Maiale
   *[waldgeist] Il Waldgeist
}
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
    [0] gratis
    [one] 1 Carota d’oro
   *[other] { $cost } Carote d’oro
})
card = { $card }: { $dice }{ $carrots ->
    [0] {""}
    [one] , 1 Carota d’oro
   *[other] , { $carrots } Carote d’oro
}{ $barrels ->
    [0] {""}
    [one] , 1 Barile
   *[other] , { $barrels } Barili
}{ $staggers ->
    [0] {""}
    [one] , 1 Barcollo
   *[other] , { $staggers } Barcolli
}
lay = { $how ->
    [straight] Così com’è
    [reversed] Girato
    [right] Come curva a destra
   *[left] Come curva a sinistra
}{ $side ->
    [none] , corsie allineate
    [left] , spostato di { $lanes ->
        [one] una corsia
       *[other] { $lanes } corsie
    } a sinistra
   *[right] , spostato di { $lanes ->
        [one] una corsia
       *[other] { $lanes } corsie
    } a destra
}
space = { $space }
space-with = { $space }: { $things }
thing-racer = { racer-name }
thing-fan = un fan di { $seat }
space-name = { $part ->
    [start] pezzo di partenza
    [finish] pezzo del traguardo
   *[other] pezzo { $piece }
}, fila { $row }, corsia { $lane }

## Che cosa porta il caso
chance-roll-off = Tira un dado veloce per l’ordine (due ciascuno).
chance-deal = Pesca una carta Fantino per la mano.
chance-turn-up-event = Scopri la prossima carta Evento.
chance-turn-up-card = Scopri la prossima carta Fantino.
chance-roll-die = Tira il dado movimento.
chance-roll-stagger = Tira il dado Barcollo.
chance-draw-piece = Prendi il prossimo pezzo dalla pila.
roll = { die-name } { $value }{ $bolt ->
    [0] {""}
   *[other] {" "}con fulmine
}
stagger-face = { face-word }
roll-all = { $seat } tira { $dice }.
stagger-meets = { face-word } ({ $met })
stagger-rams = sperona { $seat }
stagger-into-water = in acqua
stagger-onto-rocks = sulle rocce
stagger-off = fuori pista
stagger-finishes = al traguardo
card-drawn = { $card }
event-drawn = { $event }
piece-drawn = { $piece }

## Che cosa è successo
event-rolled-off = { $seat } tira { $sum } per l’ordine.
event-chose-racer = { $seat } cavalca: { racer-name }.
event-round = Round { $round }
event-event-card = Evento: «{ $event }» { $text }
event-card-discarded = { $seat } scarta { card }.
event-card-taken = { $seat } prende { card }.
event-turn = Tocca a { $seat }.
event-returned = { $seat } torna in pista su { $space }.
event-card-used = { $seat } usa { card }.
event-barrel-placed = { $seat } mette un Barile su { $space }.
event-showboats = { $seat } dà spettacolo!
event-rolled = { $seat } tira { $value }{ $bolt ->
    [0] {""}
   *[other] {" "}e un fulmine
} con il dado { die-name }.
event-moved = { $seat } va su { $space }.
event-placed = { $seat } finisce su { $space }.
event-rammed = { $by_seat } sperona { $seat }!
event-rammed-own = { $seat } subisce il proprio speronamento!
event-barrel-moved = Un Barile rotola su { $space }.
event-fan-gained = { $seat } guadagna un fan su { $space }.
event-fan-lost = { $seat } perde il fan su { $space }.
event-fan-moved = Un fan di { $seat } si sposta su { $space }.
event-carrots = { $seat } riceve { $change ->
    [one] una Carota d’oro
   *[other] { $change } Carote d’oro
} (ora { $total }).
event-carrots-paid = { $seat } paga { $change ->
    [one] una Carota d’oro
   *[other] { $change } Carote d’oro
} (ora { $total }).
event-staggers = { $seat } riceve { $change ->
    [one] un Barcollo
   *[other] { $change } Barcolli
} (ora { $total }).
event-staggers-off = { $seat } scarta { $change ->
    [one] un Barcollo
   *[other] { $change } Barcolli
}.
event-token-taken = { $seat } raccoglie { $token ->
    [carrot] una Carota d’oro
   *[stagger] un Barcollo
} su { $space }.
event-token-placed = { $seat } mette { $token ->
    [carrot] una Carota d’oro
   *[stagger] un Barcollo
} su { $space }.
event-water = { $seat } finisce in acqua su { $space }.
event-rocks = { $seat } finisce sulle rocce su { $space }.
event-fell = { $seat } cade fuori pista su { $space }!
event-finished = { $seat } è al traguardo!
event-lap = { $seat } completa il giro { $lap } e segna { $points ->
    [one] 1 punto gara
   *[other] { $points } punti gara
}.
event-stagger-rolled = { $seat } barcolla: { $face ->
    [fan] il fan!
   *[other] { face-word }.
}
event-ability = { $seat } usa { $ability ->
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
event-turn-cut = { $seat } rientrerebbe nella casella della stessa bestia: il turno finisce.
event-piece-laid = { $seat } attacca { $piece }{ $way ->
    [left] , curva a sinistra
    [right] , curva a destra
    [reversed] , girato
   *[other] {""}
}.
event-dealt = { $seat } riceve { card }.
event-dealt-hidden = { $seat } riceve una carta Fantino.
event-hand-back = { $seat } riprende in mano tutte le carte Fantino usate.
event-stranded = Per { $rounds } round di fila tutte le bestie sono finite fuori pista in una trappola: nessuno ne esce più e la gara finisce.
event-endless = { $rounds } round e nessuno è al traguardo: la gara viene interrotta e vale la situazione attuale.
event-asleep = Non restano carte Fantino: la bestia si addormenta. Nessun punto.
event-scored = { $seat } ottiene { $score } punti.

## Carte Evento
name-gunshot = Sparo!
name-each-racer-gains-n-fan-ongoing-racers-cannot = Ogni bestia guadagna 1 fan. Per il round: nessuno può essere speronato su un terreno o fuori pista, e speronare non porta fan.
name-who-turned-out-the-lightnin-bugs = Chi ha spento le lucciole?
name-ongoing-fans-cannot-be-placed-on-terrain = Per il round: i fan non si possono mettere su un terreno.
name-spilled-veggie-wagon = Carretto di verdure rovesciato
name-each-player-puts-a-gold-carrot-on-an = Ognuno mette una Carota d’oro su una casella libera, almeno un pezzo più avanti.
name-grease-on-the-road = Unto sulla strada
name-each-racer-gains-n-stagger = Ogni bestia riceve { $n } Barcollo.
name-brewery-delivery = Consegna del birrificio
name-each-player-places-n-barrel-within-two-spaces = Ognuno mette 1 Barile entro due caselle dalla propria bestia o da un proprio fan.
name-love-for-the-loser = Tutti con chi perde
name-the-rearender-gains-n-fans = Il fanalino di coda guadagna { $n } fan.
name-swamp-wind = Vento di palude
name-ongoing-the-first-movement-die-that-a-racer = Per il round: il primo dado movimento che una bestia risolve nel suo turno vale 1 in più.
name-skeeter-swarm = Sciame di zanzare
name-each-racer-on-the-track-gains-n-stagger = Ogni bestia in pista riceve 1 Barcollo, poi barcolla.
name-suppers-ready = La cena è pronta
name-each-player-with-a-fan-on-the-track = Chi ha un fan in pista ne scarta uno.
name-slidin-mud = Fango scivoloso
name-each-racer-on-the-track-moves-n-space = Ogni bestia in pista scivola indietro di 1 casella.
name-rowdy-crowd = Folla scatenata
name-ongoing-a-ramming-player-gains-n-fans-for = Per il round: chi sperona guadagna 2 fan per ogni bestia diversa speronata.
name-talent-scout-watchin = Talent scout in tribuna
name-ongoing-showboating-that-earns-a-gold-carrot-earns = Per il round: lo spettacolo che porta una Carota d’oro porta anche un fan.
name-stubborn-critters = Bestie cocciute
name-ongoing-every-ability-costs-n-gold-carrot-more = Per il round: ogni abilità costa 1 Carota d’oro in più.
name-herbal-tonic = Tonico alle erbe
name-each-racer-discards-all-its-staggers-then-gains = Ogni bestia scarta tutti i Barcolli e poi riceve 1 Carota d’oro.
name-soft-landin = Atterraggio morbido
name-ongoing-a-racer-that-falls-off-the-track = Per il round: chi cade fuori pista non perde fan.

## Costruire tracciati
name-looped-track-the-last-piece-leads-back-to = Anello: l’ultimo pezzo torna alla partenza, si corre a giri
name-grassy-n-lanes = erboso, { $n } corsie
name-grassy-n-lanes-n-water-n-rocks = erboso, { $n } corsie, acqua ×{ $n2 }, rocce ×{ $n3 }
name-muddy-n-lanes-n-water = fangoso, { $n } corsie, acqua ×{ $n2 }
name-muddy-n-lanes-n-water-n-rocks = fangoso, { $n } corsie, acqua ×{ $n2 }, rocce ×{ $n3 }
name-n-is-already-piece-n-there-is-one = { $n } è già il pezzo { $n2 }; ce n’è uno di ciascuno
name-choose-another-piece = Scegli un altro pezzo.
name-at-least-three-lanes-must-line-up = Devono combaciare almeno tre corsie.
name-at-least-three-must = Devono essere almeno tre.
name-n-pieces-the-box-has-n = { $n } pezzi; la scatola ne ha { $n2 }
name-leave-some-out = Togline alcuni.
name-move-it-by-one-at-most = Spostalo di una corsia al massimo.
name-a-racer-there-can-only-fall-off = Una bestia lì può solo cadere.
name-a-track-begins-with-the-starting-piece = Un tracciato comincia con il pezzo di partenza.
name-the-starting-piece-lies-in-the-middle = il pezzo di partenza sta nel mezzo
name-it-comes-first = Va per primo.
name-a-circuit-has-no-finish-line-piece = un anello non ha il pezzo del traguardo
name-the-finish-line-piece-lies-in-the-middle = il pezzo del traguardo sta nel mezzo
name-it-comes-last = Va per ultimo.
name-there-is-no-finish-line-piece = non c’è il pezzo del traguardo
name-end-with-it-or-write-circuit-true-for = Finisci con quello, o fanne un anello (circuit = true).
name-a-circuit-of-n-pieces = un anello di { $n } pezzi
name-four-pieces-are-the-shortest-ring = L’anello più corto è di quattro pezzi.
name-n-pieces-n-to-n-make-a-good = { $n } pezzi; da { $n2 } a { $n3 } fanno una buona gara
name-add-or-leave-out-some = Aggiungine o togline.
name-the-last-piece-does-not-lead-back-to = l’ultimo pezzo non torna a quello di partenza
name-choose-other-turns = Scegli altre curve.
name-n-lies-on-n = { $n } sta su { $n2 }
name-on-a-table-it-would-not-fit = Su un tavolo non ci starebbe.
name-start-is-already-piece-n-there-is-one = il pezzo di partenza è già il pezzo { $n }; ce n’è uno
name-finish-is-already-piece-n-there-is-one = il pezzo del traguardo è già il pezzo { $n }; ce n’è uno
name-the-starting-piece-has-no-piece-before-it = prima della partenza non c’è nulla rispetto a cui spostarla
name-leave-the-number-out = Togli il numero.
name-n-comes-first = { $n } sta all’inizio
name-n-lanes-line-up-with-n = solo { $n ->
    [1] 1 corsia combacia
   *[other] { $n } corsie combaciano
} con { $n2 }
name-n-is-moved-by-n-lanes-edge-lanes = { $n } è spostato di { $n2 } corsie: le corsie esterne diventano trappole
name-leave-it-out-or-leave-out-circuit-true = Toglilo, o non farne un anello.
name-no-way-leads-forward-from-n = da { $n } nessuna via porta avanti
