"""The check value of a store's keys, as it is stored: which keys opened it when it was last served.

Not here: comparing it with the keys of a process (`tablewright.serving.key_check`).
"""

from __future__ import annotations

from tablewright.api.records import ServiceRecords
from tablewright.model import Entity, attr, key_only, version


class KeyCheckRecord(Entity, table=ServiceRecords, extension=True):
    """Which keys the encrypted values of a store need. Nothing in it is secret."""

    name: str = key_only(doc="Which keys: `master` is the only one")
    data_key: str | None = attr(doc="The id of a data key that the right keys can unwrap")
    current: str = attr(doc="The fingerprint of the master key")
    previous: str | None = attr(default=None, doc="The fingerprint of the master key before it")
    edition: int = version(doc="Raised by every change")

    primary = ServiceRecords.primary("keys#{name}", "check")

    @primary.get(extension=True)
    def get(cls, name: str) -> None:
        """A check value."""
