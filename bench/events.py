"""Where `make bench-events` starts: `python bench/events.py [--quick] [--only race]`.

Not here: the options and the order of things (`bench.events_command`).
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    # A script finds the modules beside it; ours are in `bench`.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    from bench.events_command import main

    main()
