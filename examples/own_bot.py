"""A bot of your own. Try it:

PYTHONPATH=examples pileup simulate rush-and-bash --seats 2 --games 50 --bots own_bot:Speeder,random
"""

from pileup.bots import Bot, Observation


class Speeder(Bot):
    """Plays the card with the highest number, and else takes the first option."""

    name = "speeder"

    def choose(self, observation: Observation) -> int:
        """The fastest option."""

        def speed(action: int) -> int:
            text = observation.text(action)
            return int(text[-1]) if text.startswith("card:") and text[-1].isdigit() else 0

        return max(observation.options, key=speed)
