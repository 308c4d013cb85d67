# Che cosa dice la guida alla prima gara di Racekart Riot. Una riga vuota comincia un nuovo capoverso.
market =
    Benvenuto al castello di Redbane! Tu sei Redbane, il drago. Due giri, ma decidono i punti: per il tuo posto, per i kart che costruisci, per le pozioni e per le monete.

    Un round ha quattro fasi. La prima è il mercato: tutti devono prendere una carta. La prima carta è gratis e ogni altra costa una moneta in più, perché su ogni carta che salti va messa una moneta. Un kart completo ha bisogno di paraurti, telaio e coda. Prendi la coda base; da sola vale già 3 punti.
move =
    Nessuno ha ancora un oggetto per attaccare, quindi si muove. Hai pescato due carte movimento; scegline una in segreto. Si scoprono tutte insieme.

    Ora conta solo la metà per il primo giro. La carta con il turbo è buona da ultimi; prendi il semplice 6. Le caselle che brillano sul tabellone mostrano dove ti porta ogni carta, se niente si mette in mezzo.
slots =
    Lungo la strada sei passato su una casella oggetto, e basta entrarci: hai trovato una bomba. Nessun altro lo sa.

    Ora hai il segnalino primo giocatore e scegli per primo. Sulle carte saltate ci sono monete, che sono tue se prendi una di quelle carte. Le carte scorrono e all’estremità cara ne arriva una nuova. Prendi Level Up: renderà forte una carta movimento debole.
attack =
    La seconda fase: gli oggetti d’attacco. Con una bomba nessuno tira: tutti gli altri lasciano cadere 2 monete sulla loro casella. Giocala.
level-up =
    Level Up si può aggiungere a una carta movimento: allora muovi di 8, qualunque cosa dica la carta. Un 8 ce l’hai già. Gioca RB12 e tieni Level Up.
dice =
    Che corsa! Il gatto di Queen K ti ha colpito: 2 caselle in meno. Sulla tua casella c’era una banana: per schivare qualcosa di livello 5 il d12 deve mostrare più di 5, e hai fatto 11. Poi la lava, livello 4: un 9, e sei passato. E ti sei fermato su una casella monete: le prende solo chi si ferma lì.

    La quarta fase è per i movimenti extra e per gli oggetti che si possono giocare in ogni momento. Gioca Monete.
last-pick =
    Il segnalino è passato avanti, quindi ora scegli per ultimo. Prendi il Salto: aggiunge 4 a un tiro, e ti servirà.
limit =
    Sei in testa. RB01 non ti muove affatto, ma in questo round nessun altro può muovere di più di 2 caselle, e tu guadagni 3 monete. Giocala.
stolen =
    Queen K ti ha rubato la coda, e un Lucky Miss l’ha salvata dal tuo limite. I pezzi si possono rubare finché non chiudi un kart intero; lei ha appena chiuso il suo.

    Prendi il Fulmine, per un movimento extra.
eight =
    Ora Level Up conviene: RB05 con Level Up ti muove di 8 invece che di 4. Quello che la carta fa di solito, però, non succede.
bridge =
    Arrivi al ponte arcobaleno, una scorciatoia di livello 10. Provare non costa niente; chi fallisce prosegue per la via normale. Tira!
jump =
    Ti servirebbe 11 o 12. Il Salto aggiunge 4, quindi basta un 7. È il momento giusto.
extra =
    Sul ponte, e molto avanti! Hai trovato un Ritiro e c’erano anche monete.

    Nella fase dei movimenti extra il Fulmine muove il primo di 1, chi sta in mezzo di 2 e l’ultimo di 4. Una casella più avanti c’è una casella evento. Vacci.
again =
    Su una casella evento si tira il d8. Un 1 vuol dire che lanci una banana. Non c’è nessuno vicino: con il Ritiro tiri ancora, ma poi vale il secondo numero.
end =
    Un 6: paghi una moneta. Pazienza. E comincia il prossimo round.

    Quando il primo ha completato un giro, per tutti valgono le metà inferiori delle carte movimento e si mettono monete nuove. Quando qualcuno ha completato il secondo, il round si gioca fino alla fine. Poi vengono i punti: 16, 11, 7 o 5 per il posto; 3 per un kart completo, 6 se i suoi tre pezzi sono dello stesso stile; quello che è scritto sui pezzi; le coppie di pozioni, ogni coppia in più vale di più; un punto ogni 3 monete.

    Si parte!
