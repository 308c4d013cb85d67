# Che cosa dice la guida alla prima gara di Bayou Bash. Una riga vuota comincia un nuovo capoverso.
seat-0 = Maiale
seat-1 = Coniglio
seat-2 = Waldgeist

welcome =
    Benvenuto nella palude! Qui non basta arrivare primi: vince chi alla fine ha più fan sul tracciato. Una bestia che raggiunge il traguardo ne porta 3, quindi la fretta aiuta.

    I dadi hanno deciso che il Waldgeist scegliesse per primo. Ora tocca a te: prendi il maiale.
start =
    Da ogni casella si va avanti su altre tre: dritto, avanti a sinistra, avanti a destra. Il bordo del tracciato non ha recinto.

    Parti nella corsia di mezzo, una casella dietro la linea.
first-fan =
    Un round comincia con un evento; il primo è sempre lo Sparo! Dà un fan a tutti, e in questo round nessuno può essere speronato in acqua, sulle rocce o fuori dal tracciato.

    Un fan sta almeno un pezzo davanti alla sua bestia, e chi ci passa sopra lo butta fuori dal tracciato. Metti il tuo sulla casella segnata, nella curva.
card =
    Ora le carte fantino: una in più delle bestie. L’ultima bestia ne scarta una, poi ognuno a turno ne prende una. Una carta dice quali dadi tiri e che cosa li accompagna: i dadi agili sono lenti e sicuri, quelli veloci stanno nel mezzo, quelli fulminei vanno lontano e all’impazzata. I barili si mettono sul tracciato, vicino a te o a un tuo fan, come ostacoli.

    Prendi i tre dadi agili con due carote d’oro.
roll =
    Il coniglio è galoppato oltre il bordo. Ha perso un fan e torna su quella casella all’inizio del suo prossimo turno.

    Tocca a te. Tiri tutti i dadi insieme e poi scegli l’ordine; oppure dai spettacolo, un dado dopo l’altro, e guadagni una carota d’oro se non usi abilità. Tu con le abilità hai dei piani, quindi tira tutto insieme.
rodeo =
    Ogni bestia ha tre abilità, che si pagano con carote d’oro. Pork Roast Rodeo aggiungerebbe un dado, ma per ora tieni le carote.
tusk =
    Due 2 e un 1. Prima di correre il maiale si fa largo: con Untame Tusk Toss sperona qualcosa accanto a sé senza muoversi. Il Waldgeist è proprio lì vicino.
toss =
    Una bestia speronata è spinta di una casella, dove vuoi tu. Tusk Toss può invece lanciarla fino a due caselle più in là. Lancia il Waldgeist sulla casella segnata, proprio sulla tua strada: vedrai perché.
die =
    Ora i dadi, uno dopo l’altro, nell’ordine che vuoi. Vanno usati tutti. Comincia con un 2.
way =
    Un dado ti muove dritto in una direzione, casella per casella. Indica una direzione per vedere dove porta. Vai dritto.
second-die =
    L’altro 2. Il Waldgeist ora è proprio davanti a te.
ram =
    Chi entra in una casella con una bestia la sperona, e va avanti se al dado restano caselle. Un fan speronato lascia il tracciato; un barile ferma il tuo dado, rotola fino a cinque caselle e sperona ciò che incontra. Avanti!
push =
    Decidi tu dove va il Waldgeist. Di solito speronare porta un fan alla fine del tuo turno, uno per ogni bestia che hai speronato. Lo Sparo lo vieta in questo round, e toglie anche le direzioni che finiscono in acqua, sulle rocce o fuori dal tracciato. Spingilo avanti a sinistra.
water =
    Il tuo secondo passo è finito in acqua: il resto del dado è perso e prendi un barcollo. (Le rocce chiuderebbero addirittura il tuo turno.) Il maiale sa nuotare: Hogwash Slosh, gratis, gli risparmia il barcollo. Ma guarda che cosa fa un barcollo: prendilo.
last-die =
    L’ultimo dado, un 1. Poi il maiale barcolla: scarta tutti i barcolli e fa altrettante caselle nella direzione del dado barcollo. Avanti a sinistra il terreno è solido.
stagger =
    Che fortuna! Il dado barcollo ha nove frecce e un fan, e ti è uscito il fan. Una freccia avrebbe potuto mandarti ovunque.

    Metti il nuovo fan sulla casella segnata.
end =
    Dopo i turni di tutti viene la fase dei fan: la bestia sul tracciato più vicina al traguardo guadagna 2 fan. È stato il Waldgeist, che ti ha superato. Poi si scopre il prossimo evento, e questo costa un fan.

    Si va avanti così finché una bestia taglia il traguardo; quel round si gioca fino alla fine e poi si contano i fan sul tracciato. Sai abbastanza per correre. Attento al bordo!
