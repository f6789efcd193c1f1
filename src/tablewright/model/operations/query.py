"""Query: several items by a pattern, page by page.

    Person.in_tree("t").where(Person.gender == Gender.female).newest_first().limit(10)

Each method returns a new query; nothing is sent until a database runs it.
Not here: key conditions (`model.expressions.key_conditions`), typed projections
(`model.operations.values`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import takewhile
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from tablewright import limits
from tablewright.errors import BadRangeError, NotProjectedError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.checking import neighbours
from tablewright.model.declaring.ranges import Range
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Condition, conditions_of, located
from tablewright.model.expressions.key_conditions import key_condition
from tablewright.model.operations.following import followed
from tablewright.model.operations.pages import Page
from tablewright.model.operations.paging import Paging
from tablewright.model.operations.scope import Scope
from tablewright.model.operations.values import Values
from tablewright.model.operations.view_query import Shown
from tablewright.model.plans.entry_plans import EntryPlan
from tablewright.model.plans.plan import GUARD_PREFIX, EntityPlan
from tablewright.model.plans.unread_plans import unread_names, unread_plan
from tablewright.model.plans.views import View
from tablewright.model.stored.cursors import cursor_of, start_key_of
from tablewright.model.stored.loading import Loading
from tablewright.model.stored.unreadable import Placed
from tablewright.model.stored.view_values import Showing

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")


@dataclass(slots=True, eq=False)
class Query(Operation[Page["E"]], Generic[E]):
    """Finds items in the order of their sort key."""

    entity: type[E]
    entry: EntryPlan
    given: Mapping[str, Any]
    name: str = "query"
    conditions: tuple[Condition, ...] = ()
    limit_count: int | None = None
    is_backward: bool = False
    is_consistent: bool = False
    is_showing_hidden: bool = False
    is_bounded: bool = False
    reads_max: int | None = None
    cursor: str | None = None
    unread_names: frozenset[str] = frozenset()

    def where(self, *conditions: Condition | bool) -> Query[E]:
        """Only items that satisfy all conditions; DynamoDB reads the others too."""
        return self._but(conditions=self.conditions + conditions_of(conditions, self.entity))

    def newest_first(self) -> Query[E]:
        """Descending order of the sort key."""
        return self._but(is_backward=True)

    def oldest_first(self) -> Query[E]:
        """Ascending order of the sort key."""
        return self._but(is_backward=False)

    def limit(self, count: int) -> Query[E]:
        """At most this many results; a page is filled up to the limit, even with a filter."""
        if count < 1:
            raise BadRangeError(
                f"A limit must be at least 1, not {count}.",
                hint="Pass a positive number, or leave the limit out.",
            )
        return self._but(limit_count=count)

    def bounded(self, *, reads_max: int | None = None) -> Query[E]:
        """Ends a page early, with a cursor, when DynamoDB ends a call after 1 MB.

        Otherwise a page is filled up to its limit, however large its items are. A page continues if
        its filter removes every item, unless `reads_max` bounds the number of items read: then the
        page may be empty and have a cursor.
        """
        if reads_max is not None and reads_max < 1:
            raise BadRangeError(
                f"reads_max must be at least 1, not {reads_max}.",
                hint="Pass a positive number, or leave reads_max out.",
            )
        return self._but(is_bounded=True, reads_max=reads_max)

    def paged(self, count: int, cursor: str | None = None) -> Query[E]:
        """One page of a list: `limit(count).bounded().from_cursor(cursor)`."""
        if count < 1:
            raise BadRangeError(
                f"A limit must be at least 1, not {count}.",
                hint="Pass a positive number, or leave the limit out.",
            )
        return self._but(limit_count=count, is_bounded=True, reads_max=None, cursor=cursor)

    def consistently(self) -> Query[E]:
        """Uses consistent reads; only on the table and local indexes."""
        if self.entry.index.name is not None and not self.entry.index.is_local:
            raise BadRangeError(
                f"{self.label}: a global index does not support consistent reads.",
                hint="Read by the table's key or a local index, or leave consistently() out.",
            )
        return self._but(is_consistent=True)

    def with_hidden(self) -> Query[E]:
        """Also finds items that were deleted softly or have expired."""
        return self._but(is_showing_hidden=True)

    def from_cursor(self, cursor: str | None) -> Query[E]:
        """Continues after the page with this cursor; starts at the beginning if it is None."""
        return self._but(cursor=cursor)

    def unread(self, *attributes: Any) -> Query[E]:
        """Leaves free-form attributes in stored form: `value_of` decodes one on demand.

        Only for items that are read and not written: such an attribute is a `msgspec.Raw`.
        """
        return self._but(unread_names=unread_names(self.entity.__plan__, attributes))

    def _but(self, **changes: Any) -> Query[E]:
        """Returns the same query with other members; like `dataclasses.replace`, in a third of the
        time.
        """
        made: Query[E] = Query(*_members(self))
        for name, value in changes.items():
            setattr(made, name, value)
        return made

    @property
    def label(self) -> str:
        """The entity and the pattern, for messages and cursors."""
        return f"{self.entity.__name__}.{self.name}"

    def unpaged(self, session: Session) -> dict[str, Any]:
        """The request without paging; raises `RequestError`s."""
        return self.asked(session)[0]

    def asked(self, session: Session, *, is_hiding: bool = False) -> tuple[dict[str, Any], bool]:
        """Returns the request without paging, and whether DynamoDB filters everything.

        `is_hiding` is for callers that load no items, and cannot check which are hidden.
        """
        given = self.given
        # Ranges may be equal although their bounds have different types.
        if not self.conditions and not is_hiding and Range not in map(type, given.values()):
            try:
                return _asked_lately(
                    self.entity,
                    self.entry,
                    self.name,
                    self.is_backward,
                    self.is_consistent,
                    session.tenant,
                    len(self.entity.__plan__.table.entities),
                    tuple(given),
                    *given.values(),
                )
            except TypeError:
                pass  # an unhashable value
        return self._asked(session, is_hiding=is_hiding)

    def _asked(self, session: Session, *, is_hiding: bool = False) -> tuple[dict[str, Any], bool]:
        plan = self.entity.__plan__
        entry = self.entry
        check_tenant(plan, session, self.given)
        placeholders = Placeholders()
        request: dict[str, Any] = {"TableName": plan.table_name}
        if entry.index.name is not None:
            request["IndexName"] = entry.index.name
        has_guards = entry.index.partition[0] in plan.key_names and plan.has_guards
        request["KeyConditionExpression"] = key_condition(
            entry,
            self.given,
            placeholders,
            owner=self.label,
            reserved=GUARD_PREFIX if has_guards else None,
        )
        self._check_projected(plan)
        filters = [one.text(placeholders) for one in self.conditions]
        scope = Scope(plan, session, placeholders, entry.index)
        if not neighbours.is_alone(plan, entry, _sort_parts(entry, self.given)):
            scope.keep_to_entity()
        scope.keep_to_tenant(frozenset(self.given))
        if is_hiding and not self.is_showing_hidden:
            scope.keep_to_shown()
        filters += scope.filters
        if filters:
            request["FilterExpression"] = " AND ".join(filters)
        if self.is_backward:
            request["ScanIndexForward"] = False
        if self.is_consistent:
            request["ConsistentRead"] = True
        return placeholders.added_to(request), scope.is_complete

    def _check_projected(self, plan: EntityPlan) -> None:
        """Raises `NotProjectedError` if the index lacks an attribute to filter by."""
        index = self.entry.index
        for name in sorted(name for one in self.conditions for name in one.stored_names):
            if not index.holds(name, key_names=plan.key_names):
                attribute = plan.by_given_name[name].python_name
                raise NotProjectedError(
                    f"{self.label}: index {index.name} does not contain {attribute}, "
                    f"so a query cannot filter by it."
                )

    def paging(
        self, request: dict[str, Any], session: Session, *, is_exact: bool, bound_to: Any
    ) -> Paging:
        """Returns the requests from the cursor on."""
        start = None
        if self.cursor is not None:
            start = start_key_of(self.cursor, bound_to, secret=session.cursor_key)
        return Paging(
            request,
            start=start,
            limit_count=self.limit_count,
            reads_max=self.reads_max,
            is_exact=is_exact,
        )

    def steps(self, session: Session) -> Steps[Page[E]]:
        """The calls of this operation: one page, or as many as a limit needs."""
        reading = Loading(unread_plan(self.entity.__plan__, self.unread_names))
        return (yield from self.page(reading, session))

    def page(self, reading: Loading | Showing[Any], session: Session) -> Steps[Page[Any]]:
        """Returns a page of results that are built from the items."""
        plan, index = reading.plan, self.entry.index
        request, is_complete = self.asked(session)
        bound_to = [self.label, session.tenant, request]
        finds_all = is_complete and "FilterExpression" not in request
        is_exact = finds_all and not plan.hides_some
        paging = self.paging(request, session, is_exact=is_exact, bound_to=bound_to)
        if finds_all and self.is_showing_hidden:
            paging.read_one_more()
        is_partial = index.projection != "ALL"
        decode = None if is_partial else reading.decode
        items: list[Any] = []
        unreadable: list[Placed] = []
        scanned_count = 0
        while True:
            request = paging.next_request(len(items))
            answer = yield Call("Query", request, decode, plan.table_name, index.name)
            if is_partial:
                answer = yield from followed(plan, answer)
            passed: list[Placed] = []
            found = yield from reading.loaded(
                answer.Items,
                session,
                is_hiding=not self.is_showing_hidden,
                is_checking=not is_complete,
                unreadable=passed,
            )
            unreadable += [(len(items) + before, one) for before, one in passed]
            items += found
            scanned_count += answer.ScannedCount
            is_over = paging.is_over(len(items), answer.LastEvaluatedKey, answer.ScannedCount)
            is_large = self.is_bounded and answer.ScannedCount < request.get("Limit", 0)
            if is_over or self.limit_count is None or (is_large and items):
                break
        start = paging.start
        if self.limit_count is not None and len(items) > self.limit_count:
            del items[self.limit_count :]
            # Items after the last result are read again by the next page.
            unreadable = [(before, one) for before, one in unreadable if before < len(items)]
            start = reading.start_key(len(items) - 1, self.entry)
        cursor = None if start is None else cursor_of(start, bound_to, secret=session.cursor_key)
        return Page(items, cursor, scanned_count, tuple(one for _, one in unreadable))

    def shown(self, view: View[A]) -> Shown[A]:
        """Returns a view's values instead of entities."""
        return Shown(self, view)

    @overload
    def only(self, first: A, /) -> Values[tuple[A]]: ...
    @overload
    def only(self, first: A, second: B, /) -> Values[tuple[A, B]]: ...
    @overload
    def only(self, first: A, second: B, third: C, /) -> Values[tuple[A, B, C]]: ...
    @overload
    def only(self, first: A, second: B, third: C, fourth: D, /) -> Values[tuple[A, B, C, D]]: ...
    @overload
    def only(self, *paths: Any) -> Values[tuple[Any, ...]]: ...
    def only(self, *paths: Any) -> Values[Any]:
        """Returns only some attributes of the items, as typed tuples."""
        return Values(self, tuple(located(path, entity=self.entity) for path in paths))

    def count(self) -> Count:
        """Counts the items without fetching them."""
        return Count(self)

    def exists(self) -> Exists:
        """Returns whether the query finds an item."""
        return Exists(self)


# The same lists are requested repeatedly, and the request depends on the arguments alone. Entities
# are added to a table one after another, and may have to be distinguished.
@lru_cache(limits.QUERIES_KEPT, typed=True)
def _asked_lately(
    entity: type[Any],
    entry: EntryPlan,
    name: str,
    is_backward: bool,
    is_consistent: bool,
    tenant: str | None,
    neighbours: int,
    names: tuple[str, ...],
    *values: Any,
) -> tuple[dict[str, Any], bool]:
    given = dict(zip(names, values, strict=True))
    query = Query(entity, entry, given, name, (), None, is_backward, is_consistent)
    return query._asked(Session(tenant=tenant))  # pyright: ignore[reportPrivateUsage]


_members = attrgetter(*(one.name for one in fields(Query)))


def _sort_parts(entry: EntryPlan, given: Mapping[str, Any]) -> int:
    """Returns the number of given parts of the sort key, from the left."""
    names = entry.sort[0].template.names if entry.sort else ()
    is_fixed = (name in given and not isinstance(given[name], Range) for name in names)
    return sum(1 for _ in takewhile(bool, is_fixed))


@dataclass(slots=True, eq=False)
class Count(Operation[int]):
    """Counts the items of a query."""

    query: Query[Any]

    def steps(self, session: Session) -> Steps[int]:
        """The calls of this operation, page by page."""
        query = self.query
        request, is_complete = query.asked(session, is_hiding=True)
        if not is_complete:
            return (yield from self._by_looking(session))
        bound_to = [query.label, session.tenant, query.unpaged(session)]
        paging = query.paging(
            {**request, "Select": "COUNT"},
            session,
            is_exact="FilterExpression" not in request,
            bound_to=bound_to,
        )
        table, index = query.entity.__plan__.table_name, query.entry.index.name
        count, is_over = 0, False
        while not is_over:
            answer = yield Call("Query", paging.next_request(count), None, table, index)
            count += answer["Count"]
            is_over = paging.is_over(count, answer.get("LastEvaluatedKey"))
        return count if query.limit_count is None else min(count, query.limit_count)

    def _by_looking(self, session: Session) -> Steps[int]:
        """Counts items that must be inspected; an unreadable item counts too."""
        count, query = 0, self.query
        while True:
            page = yield from query.steps(session)
            count += len(page.items) + len(page.unreadable)
            if page.cursor is None or query.limit_count is not None:
                return count if query.limit_count is None else min(count, query.limit_count)
            query = query.from_cursor(page.cursor)


@dataclass(slots=True, eq=False)
class Exists(Operation[bool]):
    """Returns whether a query would find an item."""

    query: Query[Any]

    def steps(self, session: Session) -> Steps[bool]:
        """The calls of this operation, until one finds something."""
        return (yield from Count(self.query.limit(1)).steps(session)) > 0
