"""Headers that several routes of Yggdrasil understand."""

from __future__ import annotations

from typing import Final

# Of routes that change what can be read with an ETag.
IF_MATCH: Final = {
    "If-Match": "The ETag of the resource as you read it. The change fails if it is outdated."
}
