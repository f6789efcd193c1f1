"""Values: typed tuples of attributes of a query's items.

    db.all(Person.in_tree("t").only(Person.first_name, Person.gender))   # list[tuple[str, Gender]]

DynamoDB sends only those attributes; it reads, and charges for, the whole items.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import StoredItemError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.expressions.conditions import Located
from tablewright.model.operations.following import followed_items
from tablewright.model.operations.pages import Page
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.cursors import cursor_of
from tablewright.model.stored.loading import is_shown, reported
from tablewright.model.stored.unreadable import Unreadable

if TYPE_CHECKING:
    from tablewright.model.operations.query import Query

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Values(Operation[Page[T]], Generic[T]):
    """Finds attributes of items, as tuples."""

    query: Query[Any]
    paths: tuple[Located, ...]

    def from_cursor(self, cursor: str | None) -> Values[T]:
        """Continues after the page with this cursor."""
        return replace(self, query=self.query.from_cursor(cursor))

    @property
    def cursor(self) -> str | None:
        """Returns the position of the next page."""
        return self.query.cursor

    def limit(self, count: int) -> Values[T]:
        """At most this many results."""
        return replace(self, query=self.query.limit(count))

    @property
    def limit_count(self) -> int | None:
        """The maximum number of results."""
        return self.query.limit_count

    def steps(self, session: Session) -> Steps[Page[T]]:
        """The calls of one page; with a limit, at most that many items are read."""
        try:
            return (yield from self._page(session))
        except StoredItemError:
            # The keys identify these items, and were not requested.
            return (yield from self._page(session, with_keys=True))

    def _page(self, session: Session, *, with_keys: bool = False) -> Steps[Page[T]]:
        query = self.query
        plan: EntityPlan = query.entity.__plan__
        index = query.entry.index
        bound_to = [query.label, session.tenant, query.unpaged(session)]
        request, is_complete = query.asked(session, is_hiding=True)
        is_held = all(
            index.holds(str(path.steps[0]), key_names=plan.key_names) for path in self.paths
        )
        is_projected = is_complete and is_held
        if is_projected:
            names: dict[str, str] = request["ExpressionAttributeNames"]
            keys: list[tuple[str, ...]] = [(name,) for name in plan.key_names if with_keys]
            steps = [*(path.steps for path in self.paths), *keys]
            expressions = [_projected(one, names) for one in steps]
            request["ProjectionExpression"] = ", ".join(dict.fromkeys(expressions))
        paging = query.paging(request, session, is_exact=True, bound_to=bound_to)
        request = paging.next_request(0)
        answer = yield Call("Query", request, None, plan.table_name, index.name)
        items: list[WireItem] = answer["Items"]
        unreadable: list[Unreadable] = []
        if not is_projected:
            items = yield from self._shown(plan, answer, session)
        rows: list[Any] = []
        for item in items:
            try:
                rows.append(tuple(self._found(item, path, is_projected) for path in self.paths))
            except StoredItemError as error:
                if is_projected and not with_keys:
                    raise
                unreadable.append(reported(plan, item, error, session))
        start = answer.get("LastEvaluatedKey")
        cursor = None if start is None else cursor_of(start, bound_to, secret=session.cursor_key)
        return Page(rows, cursor, answer["ScannedCount"], tuple(unreadable))

    def _shown(
        self, plan: EntityPlan, answer: dict[str, Any], session: Session
    ) -> Steps[list[WireItem]]:
        """Returns the items of a page that must be read completely, to see if they are hidden."""
        items: list[WireItem] = answer["Items"]
        if self.query.entry.index.projection != "ALL":
            items = yield from followed_items(plan, answer)
        is_hiding = not self.query.is_showing_hidden
        return [item for item in items if is_shown(plan, item, session, is_hiding=is_hiding)]

    def _found(self, item: WireItem, path: Located, is_projected: bool) -> Any:
        wire: Any = {"M": item}
        for depth, step in enumerate(path.steps):
            if isinstance(step, int):
                position = self._position(path, depth) if is_projected else step
                elements = wire.get("L", [])
                wire = elements[position] if position < len(elements) else None
            else:
                wire = wire.get("M", {}).get(step)
            if wire is None or wire.get("NULL"):
                return None
        return path.form.from_wire(wire)

    def _position(self, path: Located, depth: int) -> int:
        """Returns the position of an element: DynamoDB returns only the requested ones."""
        asked = {
            other.steps[depth]
            for other in self.paths
            if len(other.steps) > depth and other.steps[:depth] == path.steps[:depth]
        }
        return sorted(map(int, asked)).index(int(path.steps[depth]))


def _projected(steps: tuple[str | int, ...], names: dict[str, str]) -> str:
    """Returns the path in placeholders, and adds new ones."""
    placeholders = {name: placeholder for placeholder, name in names.items()}
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
            continue
        placeholder = placeholders.setdefault(step, f"#{len(placeholders)}")
        names[placeholder] = step
        text += ("." if text else "") + placeholder
    return text
