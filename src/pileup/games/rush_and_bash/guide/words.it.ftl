# Che cosa dice la guida alla prima gara di Rush & Bash. Una riga vuota comincia un nuovo capoverso.
welcome =
    Benvenuto! Guidi l’auto nera, prima sulla griglia. Blu e Verde sono bot. Vince chi taglia per primo il traguardo dopo un giro.

    A ogni round tutti giocano una carta, nell’ordine della classifica. Il numero sulla carta dice di quante caselle avanzi; il simbolo dice che cosa puoi fare prima. Le carte Sprint sono verdi, le carte Rush rosse e più veloci.

    Comincia con calma: Riparazione, 2 caselle. La tua auto è intera, quindi non c’è ancora niente da riparare.
rammed =
    Ahi! Verde ti ha speronato. Chi sperona non subisce danni; chi è speronato subisce 1 danno ed è spinto avanti di 2 caselle. La spinta è finita contro un masso: un altro cuore perso. Il prossimo danno ti butta fuori pista.

    Sei ancora il più avanti, quindi giochi di nuovo per primo. Gioca Sterzata, 1 casella: l’effetto della carta viene prima del movimento.
swerve =
    Le caselle illuminate sono quelle su cui puoi sterzare: libere, accanto a te o in diagonale, in un’altra corsia. A un effetto puoi sempre rinunciare.

    Indica una scelta, o toccala una volta, per vedere che cosa farebbe. Poi sterza nella corsia di mezzo, su 02A 2.2.
off-track =
    Blu è rientrato dietro di te e ti ha speronato: terzo danno, quindi fuori pista. Sei tornato subito dietro l’ultimo traguardo intermedio superato, con tutti i cuori, e la tua stella è salita al livello 1. Chi resta indietro diventa più forte.

    Poi Blu ha preso un masso e ora è proprio davanti a te. Una volta per turno puoi usare un potere stella, prima o dopo il movimento; poi la stella torna a 0. Usa il livello 1: un missile e una casella in più.
missile =
    Un missile vola lungo la tua corsia e colpisce la prima cosa che incontra: un’auto subisce 1 danno, un masso sparisce, una bomba esplode. Davanti a te c’è Blu. Fuoco!
ram =
    Colpito: a Blu resta un cuore. Ora la carta. Con Riparazione, 3 caselle, vai dritto contro Blu.

    Un’auto che va contro qualcosa si ferma lì, anche se le restano caselle.
decks =
    Blu è uscito di pista ed è di nuovo dietro di te. Hai pescato una carta Rush perché in quel round eri ultimo: il tuo posto decide da quale mazzo peschi. La velocità va a chi sta dietro.

    Lascia un regalo a Blu: Bomba, 1 casella.
bomb =
    Una bomba va su una casella libera accanto a te. Quando esplode, tutto ciò che sta sulla sua casella e attorno subisce 1 danno, chiunque l’abbia posata.

    Blu è dietro di te nella tua corsia. Mettila fra voi due, su 02A 2.3, e vattene.
end =
    Blu ha sparato alla tua bomba, e lo scoppio ha fatto esplodere anche la bomba di Blu: una reazione a catena. Blu ci stava in mezzo, ha subito 1 danno, è ripartito e ti ha speronato lo stesso.

    Ora sai come va Rush & Bash: gioca una carta, usa l’effetto oppure no, avanza, sperona, pesca. Il round in cui la prima auto taglia il traguardo si gioca fino alla fine. Le stelle più alte danno poteri maggiori, e sugli altri circuiti ti aspettano ponti, lava, portali e una bestia.

    Adesso tocca a te davvero!
