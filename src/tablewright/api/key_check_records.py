"""The stored check value of a store's keys: which keys opened it when it was last served.

Not here: comparing it with the keys of a process (`tablewright.serving.key_check`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, attr, key_only, version


class KeyCheckRecord(Entity, table=ServiceRecords, extension=True):
    """Identifies the keys of a store's encrypted values. Contains no secrets."""

    name: str = key_only(doc="The kind of keys: always `master`")
    data_key: str | None = attr(doc="Id of a data key that the right keys can unwrap")
    current: str = attr(doc="The fingerprint of the master key")
    previous: str | None = attr(default=None, doc="Fingerprint of the previous master key")
    edition: int = version(doc="Raised by every change")

    primary = ServiceRecords.primary("keys#{name}", "check")

    @primary.get(extension=True)
    def get(cls, name: str) -> None:
        """Finds a check value."""
