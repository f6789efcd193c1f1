"""The design of the atelier: workspaces have pieces, which are commissioned, made and delivered."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Literal

from tablewright.model import (
    Encrypted,
    Entity,
    EpochMillis,
    Gsi,
    Index,
    Range,
    Table,
    attr,
    created,
    design_of,
    updated,
    version,
)

State = Literal["planned", "in_work", "done"]


class Atelier(Table, name="atelier", tag="kind", stream="NEW_AND_OLD_IMAGES"):
    """Everything that workspaces make."""

    primary = Index("pk", "sk")
    by_time = Gsi("gsi1pk", "gsi1sk", name="time-index")


class Piece(Entity, table=Atelier, tenant="workspace"):
    """Something that a workshop makes for a customer."""

    workspace: str
    piece_id: str
    title: str
    state: State = "planned"
    due: date | None = None
    is_late: bool = False
    made_by: str
    created_at: EpochMillis = created()
    changed_at: EpochMillis = updated()
    edition: int = version()

    primary = Atelier.primary("WORKSPACE#{workspace}", "PIECE#{piece_id}")
    by_time = Atelier.by_time("WORKSPACE#{workspace}", "{changed_at}#{piece_id}")

    @primary.get
    def get(cls, workspace: str, piece_id: str) -> None:
        """One piece."""

    @primary.query(newest_first=True)
    def of_workspace(cls, workspace: str) -> None:
        """The pieces of a workspace, the newest first."""

    @by_time.query
    def changed(cls, workspace: str, changed_at: Range[datetime] | None = None) -> None:
        """The pieces of a workspace by the time of their last change."""


class Shop(Entity, table=Atelier, tenant="workspace"):
    """The web shop of a workspace, which posts orders."""

    workspace: str
    secret: Annotated[str, Encrypted()] = attr(doc="Signs the requests of the shop")

    primary = Atelier.primary("WORKSPACE#{workspace}", "SHOP")

    @primary.get
    def get(cls, workspace: str) -> None:
        """The shop of a workspace."""


DESIGN = design_of("atelier", Atelier, description="Pieces that workshops make for customers.")
