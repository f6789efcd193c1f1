"""Garbage collector settings for our own processes: commands and servers.

A library must not change these settings, so only commands and servers call this module.
"""

from __future__ import annotations

import gc

from tablewright import limits


def settle() -> None:
    """Freezes existing objects and collects less often.

    A full collection over everything that a server loads takes 30 ms.
    """
    gc.freeze()
    gc.set_threshold(limits.GARBAGE_OBJECTS)
