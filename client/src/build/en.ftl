# Words of the track builder and the gallery of tracks.

gallery = Tracks
gallery-new = Build a track
gallery-new-file = Write or open a track file
gallery-own = Built here
gallery-house = Ready to race
gallery-parts = All { $count } sides to build with
gallery-race = Race on it
gallery-build-on = Build on it
gallery-edit = Edit
gallery-edit-name = Edit { $name }
gallery-faulty = Can’t be raced yet
gallery-drop = Throw { $name } away
shared-title = A track for you
shared-hint = Somebody built this track and sent it to you. Race on it, or build on from here.
shared-bad = This link holds no whole track. Ask for it again, or check that nothing of it was cut off.

build-title = Build a track for { $game }
build-name = Name of the track
build-unnamed = Unnamed track
build-nothing = Nothing to draw yet.
build-no-picture = There is a picture once the main loop closes.
build-picture =
    { $count ->
        [one] The track { $name }: one piece so far
       *[other] The track { $name } with { $count } pieces, in race order in the list of pieces
    }
build-no-room = This browser has no room to keep the track; save it as a file.

build-box = The box
build-box-hint = Tap a piece to add it at the open end, or drag it to its place (with a finger: hold it first).
build-box-back = Let go here to put it back.
build-kinds = Which pieces
kind-all = All
kind-start = Start
kind-straight = Straight
kind-turn = Curves
kind-special = Special
kind-bridge = Bridge
kind-finish = Finish
build-lies = piece { $number }
build-lies-other = other side of piece { $number }
build-no-meeting = roads don’t meet
build-needs = { $text }; needs { $parts }

build-pieces = Pieces in race order
build-piece =
    Piece { $number }: { $part }, { $way }{ $lanes ->
        [0] { "" }
        [1] , one lane to the right
        [-1] , one lane to the left
       *[other] , moved by { $lanes } lanes
    }
way-straight = straight
way-right = turns right
way-left = turns left
way-reversed = reversed
build-keys = Keys: arrows choose, Alt and arrows move, T turns, F turns over, Delete takes out, Ctrl+Z takes back.
build-keys-shift = Keys: arrows choose, Alt and arrows move, T turns, F turns over, plus and minus move by a lane, Delete takes out, Ctrl+Z takes back.
build-tools = Selected piece
build-selected = Piece { $number }: { $part }
build-none-selected = No piece selected
build-turn = Lay it the other way round (T)
build-flip = Turn it over to its other side (F)
build-earlier = Earlier in the race (Alt and left)
build-later = Later in the race (Alt and right)
build-shift-left = One lane to the left (minus)
build-shift-right = One lane to the right (plus)
build-remove = Take it out (Delete)
build-undo = Undo
build-redo = Redo

build-said-added = { $part } added as piece { $number }.
build-said-used = { $part } lies already, as piece { $number }.
build-said-removed = { $part } taken out.
build-said-moved = { $part } is now piece { $number }.
build-said-turned = { $part } { $way }.
build-said-flipped = Turned over: piece { $number } is now { $part }.
build-said-shifted =
    { $lanes ->
        [0] { $part } lies straight on.
        [1] { $part } is moved by a lane.
        [-1] { $part } is moved by a lane.
       *[other] { $part } is moved by { $lanes } lanes.
    }
build-said-undone = Undone.
build-said-redone = Done again.
build-said-opened = Track opened.

build-checking = Checking …
build-good = Ready to race.
build-warnings =
    { $count ->
        [one] One piece of advice
       *[other] { $count } pieces of advice
    }
build-errors =
    { $count ->
        [0] It can’t be raced.
        [one] One thing to put right
       *[other] { $count } things to put right
    }
build-findings = What there is to put right
build-no-findings = Nothing to object to.
finding-error = To put right
finding-warning = Advice
finding-piece = piece { $number }, { $part }
finding-line = line { $line }

build-drive = Test-drive
build-share = Share
build-share-hint = The link holds the whole track. Who opens it sees it, can race on it and build on it.
build-share-link = Link to this track
build-share-copy = Copy the link
build-save-file = Save as a file
build-as-file = The track as a file
build-open = Open a track file
build-open-hint = A TOML file as “track check” reads it, or its text.
build-open-file = Choose a file
build-open-text = Its text
build-open-use = Use this text
build-file-large = This file is far too large for a track.
build-file-hint = Changes are checked while you type, and kept in this browser. You can also drop a file on this page.
build-text-label = Text of the track file
