# The frame of first-race guides; what they say comes from each game.
guide = Guide
guide-of = First race: { $game }
guide-step = { $n } of { $of }
guide-watch = Look what happens now …
guide-choose = Now choose:
guide-aside = “{ $option }” is allowed, too. In this race, let us see what “{ $choice }” does.
guide-back = One step back
guide-now = Now choose
guide-read = Read again
guide-on = Go on
guide-race = Race for real
