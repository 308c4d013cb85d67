"""A race as a library: look, choose, preview, record, replay."""

import pileup

game = pileup.make("rush-and-bash", seats=3, circuit="first-game")
race = pileup.Race(game, seed=7, seats=["Anna", "Ben", "Cleo"])

first = race.decisions[0]
print(first.prompt)
for option in first.options:
    shown = race.preview(first.seat, option)
    will = "; ".join(event.text for event in shown.events if event.text) if shown else ""
    print(f"  {option.action:24} {option.text}  ({will})")

while not race.over:
    for decision in race.decisions:
        race.choose(decision.seat, decision.options[0])

print("places:", dict(zip(race.names, race.places or [], strict=True)))
again = pileup.replay(race.record())
assert again.position() == race.position()
print("fair:", pileup.verify(race.record()).fair)
