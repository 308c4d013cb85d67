# The board in words, for those who do not see it.
reader-skip = To what is asked
reader-open = The board in words
reader-title = The board in words
reader-answer = Answer
reader-commands = Ask
reader-where = Where am I?
reader-near = Who is near?
reader-ranking = How does it stand?
reader-asked = What is asked?
reader-hand = What is in my hand?
reader-tokens = What has everybody got?
reader-lately = What happened?
reader-at = What is at …
reader-look = Look there
reader-walk = Walk over the board
reader-go-0 = Ahead
reader-go-2 = Right
reader-go-4 = Back
reader-go-6 = Left
reader-back = To my racer
reader-way =
    { $steps ->
        [one] one space { $way }
       *[other] about { $steps } spaces { $way }
    }
reader-way-0 = ahead
reader-way-1 = ahead on the right
reader-way-2 = to the right
reader-way-3 = behind on the right
reader-way-4 = behind
reader-way-5 = behind on the left
reader-way-6 = to the left
reader-way-7 = ahead on the left
reader-same = on the same space
reader-edge = Nothing of the track lies { $way }.
reader-you = { $name }, you
reader-space = space { $name }
reader-off = beside the track ({ $name })
reader-watching = You are watching; ask how it stands, or what is at a space.
reader-nowhere = { $name } is not on the track.
reader-not-yet = not on the track
reader-here = { $name } is at { $place }
reader-with = there too: { $names }
reader-place = place { $place } of { $count }
reader-nobody = Nothing is near.
reader-no-cards = No cards.
reader-nothing-yet = Nothing has happened yet.
reader-no-preview = Go to an answer first: with Tab, or by its number.
reader-more = and { $count } more
reader-rank = { $place }. { $name }: { $where }
reader-empty = nothing is on it
reader-leads = you can choose it: { $options }
reader-unknown = There is no space called “{ $name }”.
reader-several = { $count } spaces: { $names }
reader-pieces =
    { $count ->
        [0] Nothing else lies on the board
       *[other] What else lies on the board
    }
reader-track = The track
reader-spaces = { $count } spaces, from { $first } to { $last }.

## What is told of its own accord
reader-news = News of the race
reader-taken-back = A choice was taken back.
reader-connected = The connection is back.
reader-sat = { $name } has sat down.
reader-says = { $name } says: { $text }
