# Words of the browser client. What happens in a race, prompts and options come from the server, in its own words.

tagline = Three chaotic board races. Grab friends, or a grid full of bots, and make a mess of the track.
loading = One moment …
home = Start page
close = Close
cancel = Not this
try-again = Try again

## Trouble
trouble-offline = The game table can't be reached. Check that Pileup is still running, and your network; nothing is lost.
trouble-unsent = Not sent yet: the game table can't be reached. It is sent by itself as soon as it can be.
trouble-answered-with = The server answered with error { $status }.
trouble-stale = Somebody was faster. Look at the table again.
trouble-answered = You have already chosen otherwise. Look at the table again.
trouble-illegal-option = That is not possible now. Look at the table again.
trouble-taken = Somebody sits there already. Take another seat, or watch.
trouble-look = Somebody else has that racer. Choose another.
trouble-no-table = There is no such table. The link may be incomplete.
trouble-no-seat = Only people who sit at the table can do that. Open your own link.
trouble-wrong-seat = That is another’s seat.
trouble-wrong-token = Your link is of no seat at this table. Open your own link.
trouble-no-invitation = That seat is kept for who has its link. Ask who made the table.
trouble-not-host = Only who made the table can do that. Ask them.
trouble-not-started = The race has not begun yet.
trouble-started = The race has begun: that can’t be changed any more.
trouble-not-over = That comes once the race is over: hands are still secret.
trouble-no-undo = That can’t be taken back: something was rolled, revealed or chosen since.
trouble-no-wish = Nobody asks you for that now.
trouble-too-fast = That was too much at once. Wait a moment.
trouble-streams = Too many pages of Pileup are open. Close one.
trouble-database = The server can’t reach its database just now. Nothing is lost; try again in a moment.
trouble-server = Something went wrong in the server. Load the page again; what was played is safe.
trouble-busy = Many races wait to be looked through. Try again in a moment.
trouble-address = That is no mail address.
trouble-too-many = That is enough for one seat: take one out first.
trouble-too-large = That is too much at once. Send less.
trouble-not-found = There is nothing here. The link may be incomplete.
trouble-no-guide = This game has no guide yet.
trouble-not-set-up = This server is not set up for that.
trouble-other-rules = This race began under other rules; it can’t go on under today’s.
no-such-game = There is no game “{ $name }” here.
lost-title = This table can't be opened
nowhere-title = There is no page here
nowhere-what = The address “{ $address }” leads nowhere. If it came as a link, part of it may be missing: ask for it once more.
connection-lost = Connection lost, trying again …
newer = There is a new version of Pileup.
newer-reload = Reload
offline = You are offline. Races lie on the server: they go on as soon as there is a network again.

## Start page
games = Games
seats-range = { $low } to { $high } racers
race-now = Race against bots
tracks-of = Tracks
tracks-of-label = Tracks of { $game }: look at them, build your own
my-tables = Your tables
table-line = { $seats } · round { $round }
table-over = Finished
table-continue = Go on
table-forget = Forget this table
table-gathering = waiting for people
table-look = Look again
your-turn = Your turn
tables-waiting =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
tables-all = Show all { $count }
seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
more-to-do = More to do
public-tables = Public tables
public-tables-what = Races that anybody may join or watch.
public-tables-none = No public race is going on just now. Start one: choose a game, invite friends, and let anybody join.
all-games = All games
tables-to-join = Free seats
tables-to-watch = To watch
listed = Anybody may join
listed-what = The race is listed among the public tables until its seats are taken; whoever likes may watch.
record-open = Open a record
record-open-what = Drop a race’s file here, or choose one, to watch it again.
record-large = That file is too large for the record of a race.
record-no-json = “{ $name }” is no record of a race.

## Before a race
new-race-title = New race: { $game }
how-many = How many racers
your-racer = You drive
your-name = Your name
bots-are = The bots
bot-random = Dizzy
bot-greedy = Greedy
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
friends = Friends, at this screen or far away
friends-here = People at this screen
friends-by-link = Friends with a link
name-of = Name of person { $number }
more-options = More options
start-race = Start the race
open-table = Open the table
track-picture = Track: { $track }
own-tracks = Built here
own-tracks-all = All tracks, and build your own
own-track-unnamed = Unnamed track
own-track-faulty = The track { $name } can’t be raced yet.
own-track-bad = The link holds no whole track. Ask for it again.
you = You
seat-person = person
seat-open = free
seat-bot = bot
seat-rulebook = rulebook bot
seat = Seat { $seat }

## Coming together
join-title = Take a seat
join-table = At the table: { $names }
join-sit = Sit down
watch = Watch the race
join-taken = This seat is taken. Whoever invited you can send another link.
join-other = This seat was taken just now, but another one is free.
join-sit-other = Take the other seat
lobby-title = Waiting for everybody to sit down
lobby-invite = Send each friend a link of their own:
lobby-copy = Copy the link for seat { $seat }
lobby-seat = Who sits on seat { $seat }
seat-here = A person at this screen
seat-by-link = A friend with a link
seat-a-bot = Bot: { $bot }
sitter-bot = { $name } (bot: { $bot })
lobby-start = Start now
lobby-start-hint = Bots take the seats that are free.
lobby-wait = The race begins as soon as whoever set it up starts it.
lobby-learn = New to the game? Meanwhile, in another tab:
curtain = Pass the screen to { $name }
curtain-ready = I am { $name }

## People at the table
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-as = Who speaks
chat-unread =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
people = Who is at the table
here = here
away = away
away-since = away, last here { $ago }
bot-of = Bot: { $bot }
bot-plays = the bot { $bot } plays
name-away = { $name } (away)
bot-plays-for = The bot { $bot } plays for { $name }.
bot-plays-for-you = The bot { $bot } plays for you.
bot-play = Let a bot play
bot-choose = Which bot plays
play-myself = Play myself again
agreement = What the table agreed on
takeover = When somebody is away
takeover-never = everybody waits
takeover-after = a bot plays after { $time }
takeover-bot = Who plays for them
takeover-bot-usual = the usual bot
takeover-is = After { $time } away, a bot plays on ({ $bot }).
bank = Time to think, each
bank-none = no limit
bank-is = Everybody has { $time } to think in the whole race.
bank-help = Whoever has used it up is played by a bot.
increment = More for each choice
increment-none = none
increment-is = Each choice adds { $time }.
watch-link = Link for watching
watch-link-copy = Copy the link for watching
send-link = Send the link
copied = Copied

## The race
race-title = { $round ->
    [0] Race, before the start
   *[other] Race, round { $round }
}
round = { $round ->
    [0] Before the start
   *[other] Round { $round }
}
board = The track. Arrow keys move it, plus and minus zoom, 0 shows all of it.
board-view = View of the track
zoom-in = Nearer
zoom-out = Further away
zoom-fit = Whole track
find-me = Find me
standings = Standings
hand = Your cards
log = What happened
your-choice = Your choice
happening = Things are happening …
waiting = Waiting for { $names }
skip = Skip to my turn
title = Pileup
title-of = { $page } · Pileup
undo = Take back
undo-ask = Ask the others whether I may take back
undo-wish = { $name } would like to take back a choice.
undo-agree = Fine
undo-refuse = No
confirm = Do it
spaces-glow = { $count } spaces glow on the track: tap one there, or choose it here.
choice-hint =
    { $count ->
        [one] One way to go on. Tap it to see what it does.
       *[other] { $count } ways to go on. Tap one to see what it does, tap again to do it.
    }
odds-many = Then chance decides among { $count } outcomes.
odds = { $words }:
foretold-declined = And if you then use nothing:
foretold-end = { $name } comes to stand on { $space }.
foretold-over = That ends the race.
foretold-unknown = What follows depends on what you can’t see yet.
why = ?
why-label = Why: { $text }
why-title = The rules behind it
guide-start = First race, guided
rules = The rules
rules-of = The rules of { $game }
rules-entries = Entries
rules-search = Search the rules
rules-chapters = Chapters
rules-english = The rules themselves are in English.
rules-all = All the rules
rules-found =
    { $count ->
        [0] Nothing found. Try fewer or other words.
        [one] One entry
       *[other] { $count } entries
    }
result = Result
kept-race = The rules or cards of this game have changed since: the race is shown as it was kept. It can’t be branched or checked any more.
result-alone = The race is over.
result-title =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
play-again = Race again
another-race = Another race
test-drive-back = Back to building
save-record = Keep the record
watch-again = Watch it again

## A race shown again
replay = Replay
replay-title = Replay of a race of { $game }
replay-start = Here the race begins.
replay-more = Share and more
replay-help = Drag the line below the board to go anywhere in the race. Its bumps are pile-ups, its gaps the ends of rounds.
replay-key-step = the next thing that happens, or the one before
replay-key-step-key = ← →
replay-key-turn = the next turn, or the one before
replay-key-turn-key = Shift + ← →
replay-key-play = play and pause (anywhere but on a button)
replay-key-play-key = Space
replay-key-ends = the start, the end
replay-key-ends-key = Home, End
play = Play
pause = Pause
step-on = Next step
step-back = Step back
turn-next = Next turn
turn-before = Turn before
turn-of = turn of { $name }
turn-of-all = Before the turns
turn-before-start = Before the start
step-of = step { $at } of { $lines }
scrubber = Where in the race
viewpoint = Through whose eyes
view-watcher = As a watcher
view-all = All hands open
view-seat = As { $name }
hand-of = Cards of { $name }
story = The story of the race
story-standings = Who stood where after each round
story-round = Round
story-none = This race was run under older rules: it can be stepped through, but its story can’t be told any more.
story-turns = Turn by turn
crashes =
    { $count ->
        [one] 1 crash
       *[other] { $count } crashes
    }
tab-story = Story
tab-odds = Odds
tab-log = Log
odds-what = Find out what the race was decided by: everybody’s odds of winning at every step, the choices that cost most, the luckiest rolls. It takes some seconds.
odds-begin = Look through the race
odds-underway = Looking through the race …
odds-failed = That went wrong. Try once more.
odds-title = Odds of winning
odds-why = What moved them, in hundredths
odds-choices = own choices
odds-luck = luck
odds-others = the others
odds-fine = Odds are those of { $playouts } quick games from each position, so they are rough.
odds-mistakes = Costliest choices
odds-mistake = { $name }, round { $round }: “{ $chosen }” cost about { $cost } hundredths; “{ $better }” promised more.
odds-rough = (uncertain)
odds-rolls = Luckiest rolls and draws
odds-roll = { $name }, round { $round }, { $swing }: { $roll }
share-here = Link to this moment
share-copy = Copy the link to this moment
branch = Go on from here
branch-what = A new race that begins where this one stands now. You take a seat, bots the others; dice fall anew.
branch-seat = You play
branch-go = Go on
branch-at-end = The race is over here; step back to go on from an earlier moment.
record = The record
to-table = Result and chat
verify = Check the dice
verify-fair = Every roll and draw was fair.
verify-how = Before the race the table published the fingerprint below. The seed that it belongs to is public now, and all { $count } rolls and draws follow from it: nobody could choose them.
verify-not = That could not be proved.
verify-commitment = Fingerprint, published before the start
verify-seed = Seed, published after the end
verify-yourself = Check it yourself with the record: pileup verify

## Settings
settings = Settings
language = Language
speed = Pace of what happens
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = At once
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
palette = Racers’ colours
palette-game = The game’s own
palette-safe = For colour-blind eyes
palette-steps = By brightness
contrast = Contrast
contrast-auto = As the device
contrast-usual = Usual
contrast-more = High
volume = Sounds
volume-off = off
volume-at = { $n } of 10
letters = Single letters and digits are commands
passes = Don’t ask me
passes-of = Don’t ask { $name }
passes-hint = You pass these by yourself, as if you did it by hand. The rules stay the same.
obvious = Do by itself what leaves no choice
confirming = Ask before I choose (second tap)
follow = Keep the action in sight

## Help
help = How this works
help-touch = Drag the track to move it, pinch or scroll to zoom. Tap a card, a button or a glowing space to see what it would do; tap it again, or “Do it”, to do it.
help-tab = go from choice to choice; what it does is shown
help-tab-key = Tab
help-enter = do it
help-enter-key = Enter
help-numbers = look at a choice by its number
help-numbers-key = 1 – 9
help-escape = look at none of them
help-escape-key = Esc
help-undo = take back
help-undo-key = U
help-skip = skip to my turn
help-skip-key = S
help-where = where am I, who is near, how it stands, what is asked: said aloud
help-where-key = W N R Q
help-more = my hand, what everybody has, what happened, what the choice would do: said aloud
help-more-key = H T L P
help-words = the whole board in words
help-words-key = B
help-zoom = zoom, or see the whole track (on the track)
help-zoom-key = + − 0
help-pan = move the track (on the track)
help-pan-key = ← ↑ → ↓
help-reader = With a screen reader these keys work while it passes keys on (focus or forms mode). “The board in words” has the same as buttons. Letters and digits can be turned off in the settings.

## Rush & Bash
rb-sprint = Sprint
rb-rush = Rush
rb-card = { $deck } { $value }, { $effect }
rb-effect-swerve = Swerve
rb-effect-bomb = Bomb
rb-effect-missile = Missile
rb-effect-repair = Repair
rb-effect-star = Star
rb-draws = draws { $deck }
rb-hearts = { $now } of { $full } hearts
rb-stars = star level { $level } of 3
rb-cards = { $count } cards
rb-finished = finished
rb-score-finished = over the line
rb-score-stopped = stopped on { $where }
rb-score-why = The race ended with round { $round }, in which the first car crossed the line; the others are ranked by how far they came.
rb-score-why-many = The race ended with round { $round }. Cars over the line come first: by where they stand behind it, then by their ranking before; the others by how far they came.
rb-space = board { $board } ({ $side }), lane { $lane }, space { $space }
rb-space-br = board { $board } ({ $side }), bridge space { $n }
rb-space-lake = board { $board } ({ $side }), the lake
rb-space-k = board { $board } ({ $side }), space { $n } of the road through the lake
rb-space-e = board { $board } ({ $side }), the way into the jungle
rb-space-x = board { $board } ({ $side }), the way out of the jungle
rb-space-other = board { $board } ({ $side }), space { $place }
rb-role-red-zone = red zone
rb-role-has-bolt = a bolt
rb-role-geyser = a geyser
rb-role-portal = a portal
rb-role-lake-road = the road through the lake
rb-role-shortcut = a shortcut
rb-role-has-rock = a numbered rock space
rb-ouch = −1
rb-off-track = Off track!
rb-splash = Splash!
