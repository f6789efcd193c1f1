"""The garbage collector, in processes that are ours alone: commands and servers.

A library has no business with it, so nothing but those may call this.
"""

from __future__ import annotations

import gc

from tablewright import limits


def settle() -> None:
    """Leaves alone what is there now, which stays, and looks less often for circles in the rest.

    Looking through what a server has loaded takes 30 ms, again and again.
    """
    gc.freeze()
    gc.set_threshold(limits.GARBAGE_OBJECTS)
