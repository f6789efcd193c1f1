"""Applying a plan: executes its steps one after another.

    outcome = db.run(applying(plan, entities_of(design, module)))

Not here: the plan (`ops.plan`).
"""

from __future__ import annotations

from tablewright.ops.apply.applying import Applied, Postponed, applied, applying, check
from tablewright.ops.apply.bookmarks import Bookmarks, FileBookmarks, NoBookmarks
from tablewright.ops.apply.creating import created, creating

__all__ = [
    "Applied",
    "Bookmarks",
    "FileBookmarks",
    "NoBookmarks",
    "Postponed",
    "applied",
    "applying",
    "check",
    "created",
    "creating",
]
