# Parole del browser. Ciò che accade in una gara, domande e opzioni vengono dal server, con parole sue.

tagline = Tre corse da tavolo caotiche. Chiama gli amici, o una griglia di bot, e metti a soqquadro la pista.
loading = Un momento …
home = Pagina iniziale
close = Chiudi
cancel = Annulla
try-again = Riprova

## Problemi
trouble-offline = Il tavolo non è raggiungibile. Controlla che Pileup sia ancora in funzione e che ci sia rete; niente è perso.
trouble-unsent = Non ancora inviato: il tavolo non è raggiungibile. Sarà inviato da solo appena possibile.
trouble-answered-with = Il server ha risposto con l’errore { $status }.
trouble-stale = Qualcuno è stato più veloce. Guarda di nuovo il tavolo.
trouble-answered = Hai già scelto diversamente. Guarda di nuovo il tavolo.
trouble-illegal-option = Adesso non si può. Guarda di nuovo il tavolo.
trouble-taken = Il posto è già preso. Prendine un altro, o guarda.
trouble-look = Quel personaggio è già preso. Scegline un altro.
trouble-no-table = Questo tavolo non esiste. Forse il link è incompleto.
trouble-no-seat = Può farlo solo chi siede al tavolo. Apri il tuo link.
trouble-wrong-seat = È il posto di qualcun altro.
trouble-wrong-token = Il tuo link non è di un posto a questo tavolo. Apri il tuo.
trouble-no-invitation = Quel posto è riservato a chi ha il link. Chiedi a chi ha aperto il tavolo.
trouble-not-host = Può farlo solo chi ha aperto il tavolo.
trouble-not-started = La gara non è ancora iniziata.
trouble-started = La gara è iniziata: non si può più cambiare.
trouble-not-over = Si può solo a gara finita: le mani sono ancora segrete.
trouble-no-undo = Non si può annullare: da allora si è tirato, scoperto o scelto.
trouble-no-wish = Nessuno te lo chiede ora.
trouble-too-fast = Troppe cose insieme. Aspetta un momento.
trouble-streams = Ci sono troppe pagine di Pileup aperte. Chiudine una.
trouble-database = Il server non raggiunge il suo database. Niente è perso; riprova tra poco.
trouble-server = Qualcosa è andato storto nel server. Ricarica la pagina; ciò che è giocato è al sicuro.
trouble-busy = Molte gare aspettano di essere esaminate. Riprova tra poco.
trouble-address = Questo non è un indirizzo e-mail.
trouble-too-many = Per un posto basta così: prima togline uno.
trouble-too-large = È troppo in una volta. Manda di meno.
trouble-not-found = Qui non c’è niente. Forse il link è incompleto.
trouble-no-guide = Questo gioco non ha ancora una guida.
trouble-not-set-up = Questo server non è predisposto per questo.
trouble-other-rules = Questa gara è iniziata con altre regole e non può continuare con quelle di oggi.
no-such-game = Qui non c’è un gioco «{ $name }».
lost-title = Questo tavolo non si può aprire
nowhere-title = Qui non c’è nessuna pagina
nowhere-what = L’indirizzo «{ $address }» non porta da nessuna parte. Se è arrivato come link, forse ne manca un pezzo: fattelo mandare di nuovo.
connection-lost = Connessione persa, si riprova …
newer = C’è una nuova versione di Pileup.
newer-reload = Ricarica
offline = Sei offline. Le gare sono sul server: continuano appena torna la rete.

## Pagina iniziale
games = Giochi
seats-range = Da { $low } a { $high } in gara
race-now = Corri contro i bot
tracks-of = Tracciati
tracks-of-label = Tracciati di { $game }: guardali e costruiscine di tuoi
my-tables = I tuoi tavoli
table-line = { $seats } · round { $round }
table-over = Finita
table-continue = Continua
table-forget = Dimentica questo tavolo
table-gathering = aspetta persone
table-look = Rivedi
your-turn = Tocca a te
tables-waiting =
    { $count ->
        [one] uno ti aspetta
       *[other] { $count } ti aspettano
    }
tables-all = Mostra tutti e { $count }
seats-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
more-to-do = Altro da fare
public-tables = Tavoli pubblici
public-tables-what = Gare a cui chiunque può unirsi o assistere.
public-tables-none = Ora non c’è nessuna gara pubblica. Iniziane una: scegli un gioco, invita amici e apri a tutti.
all-games = Tutti i giochi
tables-to-join = Posti liberi
tables-to-watch = Da guardare
listed = Aperto a tutti
listed-what = La gara compare tra i tavoli pubblici finché i posti non sono presi; chi vuole può guardare.
record-open = Apri una registrazione
record-open-what = Trascina qui il file di una gara, o scegline uno, per rivederla.
record-large = Questo file è troppo grande per la registrazione di una gara.
record-no-json = «{ $name }» non è la registrazione di una gara.

## Prima della gara
new-race-title = Nuova corsa: { $game }
how-many = Quanti corrono
your-racer = Tu guidi
your-name = Il tuo nome
bots-are = I bot
bot-random = Sbadato
bot-greedy = Avido
bot-easy = Facile
bot-medium = Medio
bot-hard = Difficile
friends = Amici, qui o lontano
friends-here = Persone a questo schermo
friends-by-link = Amici con un link
name-of = Nome della persona { $number }
more-options = Altre opzioni
start-race = Via alla gara
open-table = Apri il tavolo
track-picture = Tracciato: { $track }
own-tracks = Costruiti qui
own-tracks-all = Tutti i tracciati, e i tuoi
own-track-unnamed = Tracciato senza nome
own-track-faulty = Sul tracciato { $name } non si può ancora correre.
own-track-bad = Il link non contiene un tracciato intero. Chiedilo di nuovo.
you = Tu
seat-person = persona
seat-open = libero
seat-bot = bot
seat-rulebook = bot del regolamento
seat = Posto { $seat }

## Ritrovarsi
join-title = Prendi posto
join-table = Al tavolo: { $names }
join-sit = Siediti
watch = Guarda la gara
join-taken = Questo posto è preso. Chi ti ha invitato può mandarti un altro link.
join-other = Questo posto è stato appena occupato, ma un altro è libero.
join-sit-other = Prendi l’altro posto
lobby-title = Si aspetta che tutti siano seduti
lobby-invite = Manda a ciascuno il suo link:
lobby-copy = Copia il link del posto { $seat }
lobby-seat = Chi siede al posto { $seat }
seat-here = Una persona a questo schermo
seat-by-link = Un amico con un link
seat-a-bot = Bot: { $bot }
sitter-bot = { $name } (bot: { $bot })
lobby-start = Via subito
lobby-start-hint = I bot prendono i posti liberi.
lobby-wait = La gara inizia quando chi l’ha preparata la fa partire.
lobby-learn = Non conosci il gioco? Intanto, in un’altra scheda:
curtain = Passa lo schermo a { $name }
curtain-ready = Ci sono, { $name }

## Persone al tavolo
chat = Chat
chat-empty = Nessuno ha ancora scritto niente.
chat-say = Scrivi qualcosa
chat-send = Invia
chat-as = Chi parla
chat-unread =
    { $count ->
        [one] Un messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
people = Chi c’è al tavolo
here = presente
away = assente
away-since = assente, visto { $ago }
bot-of = Bot: { $bot }
bot-plays = gioca il bot { $bot }
name-away = { $name } (assente)
bot-plays-for = Il bot { $bot } gioca per { $name }.
bot-plays-for-you = Il bot { $bot } gioca per te.
bot-play = Fai giocare un bot
bot-choose = Quale bot gioca
play-myself = Gioco di nuovo io
agreement = Le regole del tavolo
takeover = Se qualcuno è assente
takeover-never = aspettano tutti
takeover-after = dopo { $time } gioca un bot
takeover-bot = Chi gioca al suo posto
takeover-bot-usual = il solito bot
takeover-is = Dopo { $time } di assenza continua un bot ({ $bot }).
bank = Tempo per pensare, a testa
bank-none = senza limite
bank-is = Ognuno ha { $time } per pensare in tutta la gara.
bank-help = Per chi lo finisce gioca un bot.
increment = In più per ogni scelta
increment-none = niente
increment-is = Ogni scelta aggiunge { $time }.
watch-link = Link per guardare
watch-link-copy = Copia il link per guardare
send-link = Manda il link
copied = Copiato

## La gara
race-title = { $round ->
    [0] Gara, prima del via
   *[other] Gara, round { $round }
}
round = { $round ->
    [0] Prima del via
   *[other] Round { $round }
}
board = Il tracciato. Le frecce lo spostano, più e meno ingrandiscono, 0 lo mostra tutto.
board-view = Vista del tracciato
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Tutto il tracciato
find-me = Dove sono
standings = Classifica
hand = Le tue carte
log = Che cosa è successo
your-choice = La tua scelta
happening = Sta succedendo qualcosa …
waiting = Si aspetta { $names }
skip = Salta al mio turno
title = Pileup
title-of = { $page } · Pileup
undo = Annulla la mossa
undo-ask = Chiedi agli altri se posso annullare
undo-wish = { $name } vorrebbe annullare una scelta.
undo-agree = Va bene
undo-refuse = No
confirm = Vai
spaces-glow = { $count } caselle si illuminano sul tracciato: toccane una lì, o scegli qui.
choice-hint =
    { $count ->
        [one] Un solo modo per proseguire. Toccalo per vedere che cosa fa.
       *[other] { $count } possibilità. Tocca per vedere che cosa succede, tocca ancora per farlo.
    }
odds-many = Poi il caso decide tra { $count } esiti.
odds = { $words }:
foretold-declined = E se poi non usi niente:
foretold-end = { $name } si ferma su { $space }.
foretold-over = Così la gara finisce.
foretold-unknown = Il seguito dipende da ciò che non vedi ancora.
why = ?
why-label = Perché: { $text }
why-title = Le regole che ci stanno dietro
guide-start = Prima gara guidata
rules = Le regole
rules-of = Le regole di { $game }
rules-entries = Voci
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-english = Le regole stesse sono in inglese.
rules-all = Tutte le regole
rules-found =
    { $count ->
        [0] Niente trovato. Prova con meno parole o con altre.
        [one] Una voce
       *[other] { $count } voci
    }
result = Risultato
kept-race = Da allora le regole o le carte di questo gioco sono cambiate: la gara è mostrata come è stata conservata. Non se ne possono più creare varianti né verificarla.
result-alone = La gara è finita.
result-title =
    { $count ->
        [one] Vince { $names }!
       *[other] Vittoria condivisa: { $names }!
    }
play-again = Ancora una gara
another-race = Un’altra gara
test-drive-back = Torna a costruire
save-record = Salva la registrazione
watch-again = Rivedila

## Una gara rivista
replay = Replay
replay-title = Replay di una gara di { $game }
replay-start = Qui inizia la gara.
replay-more = Condividi e altro
replay-help = Trascina la linea sotto il tracciato per andare ovunque nella gara. Le gobbe sono tamponamenti, gli spazi la fine dei round.
replay-key-step = il prossimo fatto, o quello prima
replay-key-step-key = ← →
replay-key-turn = il prossimo turno, o quello prima
replay-key-turn-key = Maiusc + ← →
replay-key-play = avvia e ferma (non su un pulsante)
replay-key-play-key = Spazio
replay-key-ends = l’inizio, la fine
replay-key-ends-key = Inizio, Fine
play = Avvia
pause = Pausa
step-on = Passo avanti
step-back = Passo indietro
turn-next = Turno dopo
turn-before = Turno prima
turn-of = turno di { $name }
turn-of-all = Prima dei turni
turn-before-start = Prima del via
step-of = passo { $at } di { $lines }
scrubber = A che punto della gara
viewpoint = Con gli occhi di chi
view-watcher = Dal pubblico
view-all = Tutte le carte scoperte
view-seat = Come { $name }
hand-of = Carte di { $name }
story = La storia della gara
story-standings = Chi era dove dopo ogni round
story-round = Round
story-none = Questa gara si è corsa con regole più vecchie: si può rivedere, ma la sua storia non si può più raccontare.
story-turns = Turno per turno
crashes =
    { $count ->
        [one] 1 scontro
       *[other] { $count } scontri
    }
tab-story = Storia
tab-odds = Probabilità
tab-log = Cronaca
odds-what = Scopri che cosa ha deciso la gara: le probabilità di vittoria a ogni passo, le scelte più costose, i tiri più fortunati. Ci vuole qualche secondo.
odds-begin = Esamina la gara
odds-underway = Esame in corso …
odds-failed = È andata male. Riprova.
odds-title = Probabilità di vittoria
odds-why = Che cosa le ha mosse, in centesimi
odds-choices = scelte proprie
odds-luck = fortuna
odds-others = gli altri
odds-fine = Le probabilità vengono da { $playouts } partite veloci per posizione, quindi sono approssimative.
odds-mistakes = Scelte più costose
odds-mistake = { $name }, round { $round }: «{ $chosen }» è costata circa { $cost } centesimi; «{ $better }» prometteva di più.
odds-rough = (incerto)
odds-rolls = Tiri e pescate più fortunati
odds-roll = { $name }, round { $round }, { $swing }: { $roll }
share-here = Link a questo momento
share-copy = Copia il link a questo momento
branch = Riparti da qui
branch-what = Una nuova gara che inizia da questo punto. Tu prendi un posto, i bot gli altri; i dadi si tirano da capo.
branch-seat = Tu giochi
branch-go = Avanti
branch-at-end = Qui la gara è finita; torna indietro per ripartire da prima.
record = La registrazione
to-table = Risultato e chat
verify = Controlla i dadi
verify-fair = Ogni tiro e ogni pescata sono stati onesti.
verify-how = Prima della gara il tavolo ha mostrato l’impronta qui sotto. Il seme a cui appartiene ora è pubblico, e tutti i { $count } tiri e pescate ne derivano: nessuno poteva sceglierli.
verify-not = Non è stato possibile dimostrarlo.
verify-commitment = Impronta, mostrata prima del via
verify-seed = Seme, mostrato dopo la fine
verify-yourself = Controllalo tu con la registrazione: pileup verify

## Impostazioni
settings = Impostazioni
language = Lingua
speed = Ritmo degli eventi
speed-slow = Lento
speed-normal = Normale
speed-fast = Veloce
speed-none = Subito
theme = Colori
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
palette = Colori dei corridori
palette-game = Quelli del gioco
palette-safe = Per daltonici
palette-steps = Per luminosità
contrast = Contrasto
contrast-auto = Come il sistema
contrast-usual = Normale
contrast-more = Alto
volume = Suoni
volume-off = spenti
volume-at = { $n } di 10
letters = Lettere e cifre singole sono comandi
passes = Non chiedermelo
passes-of = Non chiederlo a { $name }
passes-hint = Qui passi in automatico, come se lo facessi a mano. Le regole restano le stesse.
obvious = Fai da solo ciò che non lascia scelta
confirming = Chiedi prima di scegliere (secondo tocco)
follow = Tieni in vista l’azione

## Aiuto
help = Come si fa
help-touch = Trascina il tracciato per spostarlo, con due dita o con la rotella lo ingrandisci. Tocca una carta, un pulsante o una casella illuminata per vedere che cosa farebbe; toccala di nuovo, o «Vai», per farlo.
help-tab = da una scelta all’altra; si vede che cosa fa
help-tab-key = Tab
help-enter = falla
help-enter-key = Invio
help-numbers = guarda una scelta con il suo numero
help-numbers-key = 1 – 9
help-escape = non guardarne nessuna
help-escape-key = Esc
help-undo = annulla la mossa
help-undo-key = U
help-skip = salta al mio turno
help-skip-key = S
help-where = dove sono, chi è vicino, come va, che cosa si chiede: a voce
help-where-key = W N R Q
help-more = la mia mano, che cosa hanno tutti, che cosa è successo, che cosa farebbe la scelta: a voce
help-more-key = H T L P
help-words = tutto il tracciato a parole
help-words-key = B
help-zoom = ingrandisci, o vedi tutto il tracciato (sul tracciato)
help-zoom-key = + − 0
help-pan = sposta il tracciato (sul tracciato)
help-pan-key = ← ↑ → ↓
help-reader = Con uno screen reader questi tasti funzionano mentre li lascia passare (modalità focus o moduli). «Il tracciato a parole» ha lo stesso come pulsanti. Lettere e cifre si possono disattivare nelle impostazioni.

## Rush & Bash
rb-sprint = Sprint
rb-rush = Rush
rb-card = { $deck } { $value }, { $effect }
rb-effect-swerve = Sterzata
rb-effect-bomb = Bomba
rb-effect-missile = Missile
rb-effect-repair = Riparazione
rb-effect-star = Stella
rb-draws = pesca { $deck }
rb-hearts = { $now } cuori su { $full }
rb-stars = stella al livello { $level } di 3
rb-cards = { $count } carte
rb-finished = al traguardo
rb-score-finished = oltre la linea
rb-score-stopped = ferma su { $where }
rb-score-why = La corsa è finita con il round { $round }, in cui la prima auto ha superato la linea; le altre contano per quanto sono avanzate.
rb-score-why-many = La corsa è finita con il round { $round }. Le auto oltre la linea vengono prima: per dove si trovano oltre la linea, poi per la classifica precedente; le altre per quanto sono avanzate.
rb-space = plancia { $board } ({ $side }), corsia { $lane }, casella { $space }
rb-space-br = plancia { $board } ({ $side }), casella { $n } del ponte
rb-space-lake = plancia { $board } ({ $side }), il lago
rb-space-k = plancia { $board } ({ $side }), casella { $n } della via attraverso il lago
rb-space-e = plancia { $board } ({ $side }), l’ingresso nella giungla
rb-space-x = plancia { $board } ({ $side }), l’uscita dalla giungla
rb-space-other = plancia { $board } ({ $side }), casella { $place }
rb-role-red-zone = zona rossa
rb-role-has-bolt = un fulmine
rb-role-geyser = un geyser
rb-role-portal = un portale
rb-role-lake-road = la via attraverso il lago
rb-role-shortcut = una scorciatoia
rb-role-has-rock = una casella numerata per massi
rb-ouch = −1
rb-off-track = Fuori pista!
rb-splash = Splash!
