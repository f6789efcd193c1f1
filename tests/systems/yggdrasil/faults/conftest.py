"""Where the fault tests can run: they kill processes and look at them."""

from __future__ import annotations

import sys

collect_ignore_glob = [] if sys.platform == "linux" else ["*.py"]
