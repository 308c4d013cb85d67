# Che cosa dice il terminale attorno a una gara. I comandi sono le stesse lettere in ogni lingua.

cli-committed = Il seme del caso è fissato: { $seed }…
cli-type-a-number = Scrivi un numero per scegliere, ? per l’aiuto.
cli-recorded = Registrata:
cli-only-one-way = Un solo modo:
cli-what-came = Che cosa è uscito?
cli-choose-1-to = Scegli da 1 a { $last }.
cli-choose-or-help = Scegli da 1 a { $last }, o ? per l’aiuto.
cli-not-asked-any-more = Non ti si chiede più:
cli-asked-again = Ti si chiede di nuovo:
cli-not-asked = non chiesto
cli-asked = chiesto
cli-no-windows = Questo gioco non ha finestre simili.
cli-not-taken-back = Non si può annullare:
cli-taken-back = Annullato.
cli-write-p = Scrivi p e il numero di un’opzione.
cli-hangs-on-others = Dipende da ciò che scelgono gli altri.
cli-if-declined = … e se poi non usi niente:
cli-hangs-on-hidden = … e poi dipende da ciò che non vedi.
cli-and-over = … e la gara finisce.
cli-nothing-more = Prima della prossima scelta non succede altro.
cli-no-rule = Per questa domanda non è annotata nessuna regola.
cli-round = { $round ->
    [0] prima del via
   *[other] round { $round }
}
cli-pass-on = Invio pulisce lo schermo; poi passa il dispositivo a
cli-press-enter = , premi Invio.
cli-only-for = solo per { $name }
cli-write-s = Scrivi s e il nome di un file.
cli-recorded-in = Da ora si registra in { $file }.
cli-kept = La gara è salvata. Continua con:
cli-not-kept = La gara non è stata salvata (--save FILE la salva).
cli-the-race-is-over = la gara è finita
cli-you = tu
cli-chance = caso:
cli-legend = lettere per i corridori, numeri per le opzioni, frecce per la via

cli-key-number = numero
cli-key-window = finestra
cli-key-file = file
cli-help-number = sceglie quell’opzione; vale anche il suo nome esatto
cli-help-p = che cosa farebbe, per quanto puoi sapere
cli-help-b = il tracciato, i corridori e tutto ciò che è sul tavolo
cli-help-l = gli ultimi fatti
cli-help-w = le regole dietro la domanda
cli-help-n = non chiedere più in quella finestra, o (di nuovo) chiedere; n da solo: in questa, o quali ci sono
cli-help-u = annulla l’ultima scelta, finché non si è tirato o scoperto niente
cli-help-s = salva la registrazione della gara in un file
cli-help-q = smetti
cli-rules-in-chapter = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
cli-rules-how = { $command } PAROLA cerca una parola; un codice mostra una voce; --all tutto.
