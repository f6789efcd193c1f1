"""Where `make bench-endpoint` starts: `python bench/endpoint.py [--quick] [--operations get]`.

Not here: the options and the order of things (`bench.endpoint_command`).
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    # A script finds the modules beside it; ours are in `bench`.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    from bench.endpoint_command import main

    main()
