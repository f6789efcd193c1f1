"""View queries: build a view's values from the items of a query.

    db.run(Event.inbox("acme").shown(LINE).limit(50))

Not here: views (`model.plans.views`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import NotAConditionError
from tablewright.model.calls import Operation, Session, Steps
from tablewright.model.operations.pages import Page
from tablewright.model.plans.views import View
from tablewright.model.stored.view_values import Showing

if TYPE_CHECKING:
    from tablewright.model.operations.query import Query

V = TypeVar("V")


@dataclass(slots=True, eq=False)
class Shown(Operation[Page[V]], Generic[V]):
    """Finds items like a query, and builds a view's values from them."""

    query: Query[Any]
    view: View[V]

    def __post_init__(self) -> None:
        if self.view.entity is not self.query.entity:
            names = self.view.entity.__name__, self.query.entity.__name__
            raise NotAConditionError(
                "The view shows {}, and the query finds {}.".format(*names),
                hint="Build the view from attributes of the entity that the query finds.",
            )

    def limit(self, count: int) -> Shown[V]:
        """At most this many results."""
        return Shown(self.query.limit(count), self.view)

    def bounded(self) -> Shown[V]:
        """Ends a page early, as `Query.bounded` says."""
        return Shown(self.query.bounded(), self.view)

    def paged(self, count: int, cursor: str | None = None) -> Shown[V]:
        """One page of a list, as `Query.paged` says."""
        return Shown(self.query.paged(count, cursor), self.view)

    def from_cursor(self, cursor: str | None) -> Shown[V]:
        """Continues after the page with this cursor."""
        return Shown(self.query.from_cursor(cursor), self.view)

    @property
    def cursor(self) -> str | None:
        """Returns the position of the next page."""
        return self.query.cursor

    @property
    def limit_count(self) -> int | None:
        """The maximum number of results."""
        return self.query.limit_count

    def steps(self, session: Session) -> Steps[Page[V]]:
        """The calls of the query."""
        return (yield from self.query.page(Showing(self.view), session))
