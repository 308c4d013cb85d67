# Parole comuni a tutti i giochi; il file proprio di un gioco può sostituirle.

outcome = { $outcome }
chance = Tira o pesca: { $frame }.
list = ,{ " " }

odds-certain = certo
odds-in = { $part } su { $whole }
odds-percent = { $percent } %
odds-under = meno dell’1 %

name-seat-n = Posto { $n }
name-player-n = Posto { $n }

## La storia di una gara
story-lead = { $count ->
    [0] La testa della corsa non è mai cambiata.
    [one] La testa della corsa è cambiata una volta.
   *[other] La testa della corsa è cambiata { $count } volte.
}
story-comeback = { $seat } era in posizione { $place } dopo il round { $round }, e ha vinto.
story-start-to-finish = { $seat } in testa dal primo round all’ultimo.
story-pile-up = Il tamponamento più grande: { $count } scontri in un turno di { $seat }, nel round { $round }.
story-pile-up-of-all = Il tamponamento più grande: { $count } scontri insieme, nel round { $round }.
story-lucky = Il tiro più fortunato per { $seat }, nel round { $round }: { $roll } (probabilità: { $odds })
story-unlucky = Il tiro più sfortunato per { $seat }, nel round { $round }: { $roll } (probabilità: { $odds })
story-wrecker = { $seat } ha fatto più danni di tutti: { $count } scontri.

## Perché una scelta non si può annullare
name-the-race-is-over = La gara è finita.
name-this-seat-has-chosen-nothing-yet = Questo posto non ha ancora scelto.
name-chance-has-spoken-since = Da allora ha parlato il caso.
name-the-choices-have-been-revealed = Le scelte sono state scoperte.
name-somebody-else-has-chosen-since = Da allora ha scelto qualcun altro.
name-the-choice-has-revealed-something-hidden = La scelta ha scoperto qualcosa di nascosto.
name-n-entries = { $n } voci
name-give-at-least-n = Danne almeno { $n }.
