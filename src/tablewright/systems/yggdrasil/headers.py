"""Headers that several routes of Yggdrasil understand."""

from __future__ import annotations

from typing import Final

# Of routes that change what can be read with an ETag.
IF_MATCH: Final = {"If-Match": "The ETag of what was read: if it has changed since, it stays."}
