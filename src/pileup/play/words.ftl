# Words that all games share; a game's own words.ftl may replace them.

outcome = { $outcome }
chance = Roll or draw: { $frame }.
