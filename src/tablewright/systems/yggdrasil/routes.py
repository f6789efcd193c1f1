"""The routes of Yggdrasil: one list, to which each concern adds its own when it is imported.

Not here: the concerns (`yggdrasil.service` names them).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.routes import Routes

ROUTES: Final = Routes()
# Of routes that change what can be read with an ETag.
IF_MATCH: Final = {"If-Match": "The ETag of what was read: if it has changed since, it stays."}
