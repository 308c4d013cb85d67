# Racekart Riot in italiano. I nomi di piloti e tracciati restano come sono stampati.

# --- nomi ---

name-coins = monete
name-n-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
name-banana = banana

# Che cosa non va in una pista propria, e come si rimedia
name-two-spaces-are-called-n = due caselle si chiamano { $n }
name-give-each-its-own-name = Dai a ognuna il suo nome.
name-n-has-a-symbol-twice = { $n } ha due volte lo stesso simbolo
name-write-each-once = Scrivilo una volta sola.
name-n-has-two-symbols-for-landing = { $n } ha due simboli che valgono all’arrivo
name-keep-one-of-event-kart-and-pay = Tieni uno solo tra event, kart e pay.
name-there-is-no-space-n = non c’è la casella { $n }
name-name-the-start-space = Indica la casella di partenza.
name-name-the-space-before-the-gate = Indica la casella prima dell’ostacolo.
name-add-it-to-the-spaces-or-correct-the = Aggiungila alle caselle, o correggi il nome.
name-n-leads-to-itself = { $n } porta a sé stessa
name-leave-one-of-the-two-out = Togli una delle due.
name-n-has-two-normal-ways-on-to-n = { $n } ha due vie normali, verso { $n2 } e verso { $n3 }
name-make-one-of-them-a-fork-toll-tide = Fanne di una fork, toll, tide o shortcut.
name-n-has-two-shortcuts = { $n } ha due scorciatoie
name-a-gate-opens-one-way = Un ostacolo apre una via.
name-n-forks-without-a-normal-branch = a { $n } la via si divide, ma nessuna è la normale
name-add-a-main-way-on-from-it = Aggiungi da lì una via main.
name-n-is-a-dead-end = { $n } è un vicolo cieco
name-leaving-the-start-space-is-no-crossing-of = lasciare la partenza non è passare il traguardo
name-make-its-way-on-a-main-one = Fanne una via main.
name-the-start-space-carries-a-symbol = la casella di partenza porta un simbolo
name-take-it-off = Toglilo.
name-the-main-loop-from-n-never-crosses-the = l’anello principale da { $n } non passa mai il traguardo
name-add-a-finish-path = Aggiungi una via finish.
name-the-finish-path-from-n-does-not-lead = la via del traguardo da { $n } non porta a { $n2 }
name-every-crossing-leads-to-the-space-that-the = Ogni passaggio porta alla casella a cui porta la partenza.
name-the-main-loop-has-n-spaces = caselle dell’anello principale: { $n }
name-make-it-n-or-more = Mettine { $n } o più.
name-two-ways-lead-from-n-to-n = due vie portano da { $n } a { $n2 }
name-take-one-out = Togline una.
name-n-leads-back-to-the-start-space = { $n } riporta alla casella di partenza
name-nothing-leads-there = Lì non porta nulla.
name-n-leads-to-n-past-the-line = { $n } porta a { $n2 } senza passare il traguardo
name-make-it-a-finish-path = Fanne una via finish.
name-more-than-four-ways-meet-at-n = a { $n } si incontrano più di quattro vie
name-spread-them = Distribuiscile.
name-n-has-more-than-three-branches = { $n } ha più di tre diramazioni
name-n-cant-be-reached = { $n } non si può raggiungere
name-lead-a-path-to-it = Porta lì una via.
name-the-normal-way-from-n-never-reaches-the = la via normale da { $n } non arriva mai al traguardo
name-lead-it-back-to-the-loop = Riportala all’anello.
name-n-is-n-spaces-from-the-finish-line = { $n } è a { $n2 } caselle dal traguardo, non a { $n3 }
name-write-n = Scrivi { $n }.
name-n-spaces-have-several-ways-in = caselle con più accessi: { $n }
name-have-at-most-n = Possono essere al massimo { $n }.
name-lava-opens-no-shortcut = la lava non apre scorciatoie
name-take-the-shortcut-out-or-make-it-another = Togli la scorciatoia, o metti un altro ostacolo.
name-no-shortcut-leads-from-the-bridge-at-n = il ponte a { $n } non apre nessuna scorciatoia
name-no-shortcut-leads-from-the-waterfall-at-n = la cascata a { $n } non apre nessuna scorciatoia
name-no-shortcut-leads-from-the-crabs-at-n = i granchi a { $n } non aprono nessuna scorciatoia
name-no-shortcut-leads-from-the-sharks-at-n = gli squali a { $n } non aprono nessuna scorciatoia
name-add-a-shortcut-path-from-n = Aggiungi una via shortcut da { $n }.
name-n-has-a-gate-and-a-fork = { $n } ha un ostacolo e un bivio
name-put-them-on-two-spaces = Mettili su due caselle.
name-nothing-guards-the-shortcut-from-n = niente sorveglia la scorciatoia da { $n }
name-give-the-space-a-gate = Dai alla casella un ostacolo.
name-more-than-four-lava-crossings = più di quattro colate di lava
name-take-some-out = Togline qualcuna.
name-more-than-one-tide-path = più di una via della marea
name-the-tide-is-rolled-once-a-lap-keep = La marea si tira una volta per giro; tienine una.
name-more-than-one-treasure-island = più di un’isola del tesoro
name-it-is-visited-once-a-lap-keep-one = Si visita una volta per giro; tienine una.
name-the-tide-path-from-n-leads-to-no = la via della marea da { $n } non porta a nessuna isola
name-put-a-treasure-island-on-it = Mettici un’isola del tesoro.
name-the-whole-tide-path-is-under-water = tutta la via della marea è sott’acqua
name-leave-some-space-above-it = Lascia una casella all’asciutto.
name-the-island-n-lies-on-no-tide-path = l’isola { $n } non è su nessuna via della marea
name-lead-a-tide-path-over-it = Fai passare di lì una via della marea.
name-n-is-submerged-but-on-no-tide-path = { $n } è sommersa, ma su nessuna via della marea
name-only-spaces-of-a-tide-path-are = Lo sono solo le caselle di una via della marea.
name-n-cant-be-submerged = { $n } non può essere sommersa
name-take-a-plain-space-of-the-tide-path = Prendi una casella semplice della via della marea.
name-the-toll-path-leads-to-n-which-states = la via a pedaggio porta a { $n }, che non indica un pedaggio
name-give-it-toll-n = Dalle toll N.
name-n-wants-a-toll-but-the-path-is = { $n } vuole un pedaggio, ma la via non è a pedaggio
name-make-it-a-toll-path = Fanne una via toll.
name-the-shortcut-from-n-leads-to-a-toll = la scorciatoia da { $n } porta a un pedaggio
name-tolls-stand-on-other-spaces = I pedaggi stanno su altre caselle.

supply-name = { $supply ->
    [wild] Pezzo di kart jolly
    [level-up] Level Up
    [lightning] Fulmine
    [speedway] Speedway
    [jump] Salto
    [lucky-miss] Lucky Miss
    [baking-soda] Bicarbonato
    [vinegar] Aceto
    [health-potion] Pozione di cura
    [luck-potion] Pozione della fortuna
   *[part] { part-name }
}
part-name = { $slot ->
    [bumper] Paraurti
    [chassis] Telaio
   *[caboose] Coda
} { $style ->
    [basic] base
    [dragon] drago
   *[hover] hover
} ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
slot-name = { $slot ->
    [bumper] paraurti
    [chassis] telaio
   *[caboose] coda
}
item-name = { $item ->
    [banana] Banana
    [egg] Uovo
    [pigeon] Piccione viaggiatore
    [magnet] Magnete
    [steal-part] Ruba pezzo
    [bomb] Bomba
    [coins] Monete
    [turbo-snail] Turbolumaca
    [crown] Corona
    [re-roll] Ritiro
   *[unknown] un oggetto
}
attack-name = { $what ->
    [banana] banana
    [egg] uovo
    [pigeon] piccione viaggiatore
    [magnet] magnete
    [steal-part] furto di un pezzo
    [bomb] bomba
    [fireball] palla di fuoco
    [cat] gatto
    [attack-first] attacco al 1º posto
    [drop] monete a terra
    [steal-coins] furto di monete
    [steal-speed] furto di velocità
    [limit] limite di velocità
   *[other] attacco
}
gate-name = { $gate ->
    [lava] la lava
    [bridge] il ponte arcobaleno
    [waterfall] la cascata segreta
    [crabs] i granchi
   *[sharks] gli squali
}
coins-count = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
spaces-count = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
}
card-text = { $card } ({ $speed }{ $able ->
    [no] {""}
   *[yes] : { $does }
})
speed = { $speed }
speed-place = { $first } al 1º posto, { $middle } in mezzo, { $last } all’ultimo
speed-copy = la velocità di un altro
speed-pay = 2 per moneta
does-banana = banana
does-fireball = palla di fuoco
does-cat = gatto
does-attack-first = attacco al 1º posto (livello { $n })
does-drop = tutti perdono { $n }
does-gain = +{ coins-count }
does-steal-coins = ruba { coins-count }
does-steal-speed = ruba { $n } di velocità
does-steal-speed-first = ruba { $n } di velocità al 1º posto
does-steal-part = ruba un pezzo di kart
does-limit-all = tutti muovono al massimo di { $n }
does-limit-first = il 1º posto muove al massimo di { $n }
does-turbo = turbo +{ $n }
does-turbo-last = all’ultimo posto: turbo +{ $n }
does-turbo-not-first = non al 1º posto: turbo +{ $n }
does-replay = rigioca una carta usata
does-coins-as-rolled = altrettante monete

# --- pedine ---

marker-racer = { $racer }, giro { $lap }, { $spaces } al traguardo
marker-nobody = posto { $racer }, giro { $lap }, { $spaces } al traguardo

# --- impostazioni ---

setting-summary = Kart, uova, banane e affari. Scegli la tua carta in segreto, costruisci un kart per strada e stai davanti dopo due giri.
setting-track = Tracciato
setting-track-help = Il tracciato della gara, o un file tuo.
setting-track-is-redbanes-castle = Redbane's Castle (per cominciare)
setting-track-is-queen-ks-cove = Queen K's Cove (medio)
setting-racer-choice = Assegnazione
setting-racer-choice-help = Come si dividono i piloti: come indicato, scelti in ordine alla partenza o a sorte.
setting-racer-choice-is-given = come indicato
setting-racer-choice-is-choose = scelti in ordine
setting-racer-choice-is-random = a sorte

# --- finestre a cui si può rinunciare per tutta la gara ---

window-defend = Attacco o banana: Lucky Miss, Salto
window-jump = Prima del tiro a un ostacolo: Salto
window-re-roll = Dopo i tuoi tiri: Ritiro, Extra Life
window-attack-items = Fase di attacco: i tuoi oggetti d’attacco
window-extra-movement = Fase extra: ciò che ti fa avanzare
window-lock = Il tuo turno al mercato: chiudere un kart
window-coins = Ovunque si possa: Monete

# --- domande ---

prompt-pick-racer = Chi guidi?
prompt-market = { $own ->
    [yes] Prendi una carta accessorio.
   *[no] Prendi una carta accessorio dal mercato.
}
prompt-after-pick = Altro, prima che finisca il tuo turno?
prompt-lock-part = { $slot ->
    [bumper] Quale paraurti va nel kart chiuso?
    [chassis] Quale telaio va nel kart chiuso?
   *[caboose] Quale coda va nel kart chiuso?
}
prompt-attack-item = Giochi un oggetto d’attacco?
prompt-banana-mode = Dove va la banana?
prompt-banana-space = La banana vola fino a { spaces-count }. Dove cade?
prompt-direction = Lancio ({ attack-name }) di { spaces-count }. Da che parte?
prompt-path = Lancio ({ attack-name }), ancora { spaces-count }. Quale via?
prompt-target = { $what ->
    [copy] Di chi copi la velocità?
    [magnet] Di chi prendi l’oggetto?
    [steal-part] Di chi prendi il pezzo di kart?
    [steal-coins] Di chi prendi le monete?
    [steal-speed] Di chi prendi la velocità?
    [limit] Chi viene frenato?
   *[other] Chi viene attaccato?
}
prompt-take-part = Quale pezzo prendi a { $other_seat }?
prompt-defend = { $what ->
    [banana] C’è una banana sulla tua via (livello { $n }). Che fai?
    [bomb] { $other_seat } gioca una bomba. Che fai?
   *[other] { $other_seat } ti attacca: { attack-name }{ $rolled ->
        [yes] { " " }(livello { $n }).
       *[no] .
    } Che fai?
}
prompt-reroll = Hai tirato { $die } (d{ $sides }): { $means }. Lo tieni?
prompt-choose-card = { $lap ->
    [1] Scegli in segreto una carta movimento.
   *[2] Scegli in segreto una carta movimento. Ora vale la metà del giro 2.
}
prompt-replay-card = Quale carta usata rigiochi?
prompt-pay-for-move = Quante monete paghi per muoverti?
prompt-coins-window = Giochi ora il tuo oggetto Monete?
prompt-reuse = Non ti muovi. Usi di nuovo il simbolo { $symbol ->
    [event] evento
   *[kart] accessorio
} sotto di te?
prompt-dare = Ci provi: { gate-name }?
prompt-jump-first = Salti prima di tirare ({ gate-name })?
prompt-fork = Quale via?
prompt-make-room = I tuoi tre posti per oggetti sono pieni. Giochi Monete per fare spazio?
prompt-extra-card = Giochi un movimento extra?

# --- opzioni ---

option-done = { $frame ->
    [market] Fatto
    [coins-window] Non ora
    [make-room] No, prosegui
    [reuse] No
   *[other] Fatto
}
option-coins = Gioca Monete (+3 monete)
option-lock = Chiudi un kart: nessuno può rubarne
option-own-space = Mettila sulla tua casella
option-throw = Lanciala (tira il d8)
option-ahead = Avanti
option-behind = Indietro
option-nothing = { $frame ->
    [jump-first] Tira senza Salto
   *[other] { $rolled ->
        [yes] Tira e basta
       *[no] Lascia fare
    }
}
option-lucky-miss = Lucky Miss: manca senza tiro
option-jump = Salto: +4 al tiro
option-keep = Tienilo
option-re-roll = Ritiro
option-extra-life = Extra Life (Pozioni di cura e fortuna): tira di nuovo
option-roll = { $gate ->
    [sharks] Paga 1 moneta e tira (8 o più)
   *[other] Tira (11 o 12)
}
option-normal-path = Resta sulla via normale
option-stay = Fermati qui
option-use = Usalo
option-speedway = Speedway: muovi di 2
option-lightning = Fulmine: muovi di { $place ->
    [first] 1
    [middle] 2
   *[last] 4
}
option-combustion = Combustione (Bicarbonato e Aceto): muovi di 1
option-boosted-jump = Boosted Jump (Speedway e Salto): muovi di 4, +5 ai tiri
option-slot = { supply-name }{ $cost ->
    [0] , gratis
    [one] , 1 moneta
   *[other] , { $cost } monete
}{ $gain ->
    [0] {""}
   *[other] { " " }(dà { $gain })
}
option-card = { card-text }
option-level-up = { card-text } con Level Up: muovi di 8
option-replay = { card-text }
option-seat = { $seat }
option-pay = { $coins ->
    [0] Niente: resti fermo
    [one] 1 moneta: muovi di { $spaces }
   *[other] { $coins } monete: muovi di { $spaces }
}
option-item = { item-name }{ $item ->
    [turbo-snail] : muovi di 3
   *[other] {""}
}
option-racer = { $racer }
option-supply = { supply-name }
option-way = { $way ->
    [normal] Via normale, a { $space }
    [tide] Alle isolette e al tesoro (tiro della marea)
    [toll] Paga { $toll } monete, a { $space }
   *[other] A { $space }
}
option-space = { $space }

# --- che cosa vuol dire un tiro: probabilità, e se ritirare ---

prospect-strike = { $result ->
    [dodged] { $seat } schiva ({ attack-name })
   *[hit] { $what ->
        [bomb] { $seat } perde { coins-count }
       *[other] { $seat } è colpito ({ attack-name })
    }
}
prospect-gate = { $result ->
    [shortcut] { $seat } passa: { gate-name }
    [stopped] { $seat } si ferma: { gate-name }
   *[normal] { $gate ->
        [lava] { $seat } supera la lava
        [crabs] { $seat } supera i granchi
       *[other] { $seat } resta sulla via normale
    }
}
prospect-tide = { $tide ->
    [low] bassa marea: ogni casella delle isole conta
   *[high] alta marea: le caselle sott’acqua si saltano
}
prospect-event = { $seat } tira per un evento: { $table }.
prospect-range = Il d8 dice quanto lontano vola.
prospect-move = { $seat } tira il d{ $sides } per muoversi.
event-line = { $die }: { $outcome ->
    [banana] una banana
    [forward] avanti di { $n }
    [gain] +{ coins-count }
    [back] indietro di { $n }
    [pick] il mercato
    [pay] paga { coins-count }
    [item] un oggetto
   *[pigeon] un piccione
}
means-strike = { $result ->
    [dodged] schivi ({ attack-name })
   *[hit] { $what ->
        [bomb] perdi { coins-count }
       *[other] ti colpisce ({ attack-name })
    }
}
means-gate = { $result ->
    [shortcut] passi ({ gate-name })
    [stopped] ti fermi ({ gate-name })
   *[normal] { $gate ->
        [lava] superi la lava
        [crabs] superi i granchi
       *[other] resti sulla via normale
    }
}
means-tide = { $tide ->
    [low] bassa marea
   *[high] alta marea
}
means-event = { $outcome ->
    [banana] ricevi una banana da lanciare
    [forward] avanzi di { $n }
    [gain] ricevi { coins-count }
    [back] arretri di { $n }
    [pick] prendi una carta accessorio
    [pay] paghi { coins-count }
    [item] peschi un oggetto
   *[pigeon] lanci un piccione viaggiatore
}
means-range = { $what ->
    [banana] la banana vola fino a { spaces-count }
   *[other] vola { spaces-count } ({ attack-name })
}
means-move = muovi di { spaces-count }

outcome-card = { card-text }
outcome-die = { $die }
outcome-token = gettone { $n }

# --- eventi ---

event-racer = { $seat } guida { $racer }.
event-first-rolled = { $seat } tira { $die } per il segnalino primo giocatore.
event-holder = { $seat } ha il segnalino primo giocatore.
event-round = Round { $round }{ $lap ->
    [1] .
   *[other] , carte del secondo giro.
}
event-dealt = Nuova al mercato: { supply-name }.
event-picked = { $seat } prende { supply-name }{ $cost ->
    [0] .
    [one] { " " }per 1 moneta.
   *[other] { " " }per { $cost } monete.
}
event-supply-shuffled = Le carte accessorio usate si mischiano in un nuovo mazzo di { $cards }.
event-locked = { $seat } chiude un kart{ $same ->
    [yes] { " " }di uno stile solo.
   *[no] .
}
event-drew-card = { $seat } pesca { card-text }.
event-drew-a-card = { $seat } pesca una carta movimento.
event-shuffled = { $seat } mischia { $all ->
    [yes] tutte le carte movimento.
   *[no] il mazzo di pesca.
}
event-revealed = { $level_up ->
    [yes] { $seat } gioca { $card } con Level Up: 8.
   *[no] { $seat } gioca { card-text }.
}
event-replayed = { $seat } rigioca { card-text }.
event-copied = { $seat } copia { $other_seat }.
event-item-played = { $seat } gioca { item-name }.
event-card-used = { $seat } usa { supply-name }.
event-rolled = { $seat } tira { $die }.
event-aimed = { $seat } mira a { $other_seat }: { attack-name }.
event-hit = { $seat } subisce: { attack-name }.
event-dodged = { $seat } schiva: { attack-name }.
event-missed = Lucky Miss: { $seat } la scampa ({ attack-name }).
event-dropped = { $seat } lascia cadere { coins-count } su { $space }.
event-coins-stolen = { $seat } ruba { coins-count } a { $other_seat }.
event-speed-stolen = { $seat } ruba { $n } di movimento a { $other_seat }.
event-part-stolen = { $seat } ruba { supply-name } a { $other_seat }.
event-item-stolen = { $seat } prende { item-name } a { $other_seat }.
event-limited = { $seat } può muovere al massimo di { $n } in questo round.
event-banana-put = { $seat } lascia una banana su { $space }.
event-banana-gone = Una banana su { $space } non c’è più.
event-gained = { $seat } riceve { coins-count }.
event-paid = { $seat } paga { coins-count }.
event-collected = { $seat } raccoglie { coins-count } su { $space }.
event-speed = { $seat } muove di { $n }.
event-drove = { $seat } va su { $space }.
event-lap = { $seat } { $way ->
    [forward] taglia il traguardo ({ $n }).
   *[back] è di nuovo dietro il traguardo.
}
event-second-lap = Inizia il secondo giro: nuove monete sul tracciato, metà inferiori delle carte.
event-item-drawn = { $seat } trova: { item-name }.
event-bag-refilled = Gli oggetti scartati tornano nel sacchetto.
event-gate-stopped = { $seat } non passa: { gate-name }.
event-gate-passed = { $seat } { $said ->
    [shortcut] passa: { gate-name }.
   *[normal] { $gate ->
        [lava] supera la lava.
        [crabs] supera i granchi.
       *[other] non passa: { gate-name }.
    }
}
event-shortcut = { $seat } prende la scorciatoia.
event-tide = { $tide ->
    [low] Bassa marea per { $seat }.
   *[high] Alta marea per { $seat }.
}
event-island = { $seat } raggiunge l’isola del tesoro: { coins-count }.
event-reused = { $seat } usa di nuovo il simbolo su { $space }.
event-event-rolled = Evento { $die }: { $outcome ->
    [banana] lancia una banana.
    [forward] vai avanti.
    [gain] prendi monete.
    [back] indietro di 1.
    [pick] prendi una carta accessorio.
    [pay] paga.
    [item] pesca un oggetto.
   *[pigeon] lancia un piccione viaggiatore.
}
event-scored = { $seat } ha { $n } { $n ->
    [one] punto
   *[other] punti
}.
