"""The one table of Yggdrasil, and the indexes that its entities share.

Not here: how each entity fills them (`yggdrasil.design.owners`, `.persons`, `.relationships`).
"""

from __future__ import annotations

from tablewright.model import Gsi, Index, Table


class Ygg(Table, name="Yggdrasil", tag="EntityType", point_in_time_recovery=True):
    """Users, trees, persons and relationships."""

    primary = Index("PK", "SK")
    # Relationships in reverse direction, and trees and persons by their id alone.
    gsi1 = Gsi("GSI1PK", "GSI1SK", name="GSI1")
    # All entities of one tree.
    gsi2 = Gsi("GSI2PK", "GSI2SK", name="GSI2")
    # All entities of one user.
    # tablewright: allow L105 because the document has it, and relationships are left out of it
    gsi3 = Gsi("GSI3PK", "GSI3SK", name="GSI3")
