"""Names of files: paths of plain parts, the same for every store.

A part has letters, digits, `.`, `_` and `-`, and does not begin with a dot. So no name leads out of
a folder, and stores can keep files of their own beside those of users.
"""

from __future__ import annotations

import re

from tablewright.errors import InvalidError
from tablewright.kits.files import limits

_PART = r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}"
_NAME = re.compile(rf"{_PART}(?:/{_PART}){{0,{limits.FILE_NAME_PARTS_MAX - 1}}}")


def checked(name: str) -> str:
    """Returns a valid name as it is; raises `InvalidError` for another.

    >>> checked("trees/t1/photo.jpg")
    'trees/t1/photo.jpg'
    """
    if len(name) > limits.FILE_NAME_LENGTH_MAX or _NAME.fullmatch(name) is None:
        raise InvalidError(f"{name[:80]!r} is not a valid file name.")
    return name


def is_name(name: str) -> bool:
    """Whether a file can have this name."""
    return len(name) <= limits.FILE_NAME_LENGTH_MAX and _NAME.fullmatch(name) is not None
