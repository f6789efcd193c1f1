"""Where `make bench` starts: `python bench/engine.py [--quick] [--only floor] [--json]`.

Not here: the options and the order of things (`bench.command`).
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    # A script finds the modules beside it, where `engine` would be this file; ours are in `bench`.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    from bench.command import main

    main()
