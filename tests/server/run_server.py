"""A real server process with the tiny games: python run_server.py '<settings as JSON>'."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "engine", HERE.parent / "play"):
    sys.path.insert(0, str(folder))

import msgspec  # noqa: E402
import tiny  # noqa: E402

from pileup.server.logs import set_up_logs  # noqa: E402
from pileup.server.running import run  # noqa: E402
from pileup.server.settings import Settings  # noqa: E402

tiny.put_beside_the_real_ones(setattr)
if __name__ == "__main__":
    import pileup.server.running

    if "--verbose" in sys.argv:
        pileup.server.running.set_up_logs = lambda level, stream: set_up_logs(10, stream)
    run(msgspec.json.decode(sys.argv[1], type=Settings))
