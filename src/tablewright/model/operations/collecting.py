"""Collecting: reads a collection, whole or page by page.

    RepositoryWithIssues.of_repository("ada", "site").newest_first().limit(10)

Without a limit, filter, range or cursor, one Query reads the partition, in several pages if it is
large. With them, the collection must have exactly one list. One Query still reads single items and
the list, if the single items come first in the order of the sort key. Otherwise, or with a range,
every member has its own Query. Later pages continue the list, without single items.
Not here: declarations (`model.declaring.collections`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright.errors import BadRangeError, MultipleItemsFoundError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.operations.following import followed_items
from tablewright.model.operations.query import Query
from tablewright.model.operations.scope import Scope
from tablewright.model.plans.entry_plans import EntryPlan, WireItem
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.cursors import cursor_of, start_key_of
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.unreadable import Placed, Unreadable

if TYPE_CHECKING:
    from tablewright.model.declaring.collections import Collection

C = TypeVar("C", bound="Collection")


@dataclass(frozen=True, slots=True)
class Member:
    """One attribute of a collection: its entity, and whether there are many."""

    name: str
    plan: EntityPlan
    entry: EntryPlan
    is_many: bool


@dataclass(slots=True)
class _Found:
    """The items found so far."""

    items: dict[str, list[Any]]  # by the names of members
    unreadable: list[Unreadable] = field(default_factory=list[Unreadable])
    cursor: str | None = None


@dataclass(slots=True, eq=False)
class CollectionQuery(Operation["C"], Generic[C]):
    """Reads a partition, and sorts its items into the collection."""

    kind: type[C]
    parts: Mapping[str, Any]
    conditions: tuple[Condition, ...] = ()
    limit_count: int | None = None
    is_backward: bool = False
    cursor: str | None = None

    def newest_first(self) -> CollectionQuery[C]:
        """Descending order of the sort key."""
        return replace(self, is_backward=True)

    def oldest_first(self) -> CollectionQuery[C]:
        """Ascending order of the sort key."""
        return replace(self, is_backward=False)

    def limit(self, count: int) -> CollectionQuery[C]:
        """At most this many items in the list; single items are not counted."""
        if count < 1:
            raise BadRangeError(
                f"A limit must be at least 1, not {count}.",
                hint="Pass a positive number, or leave the limit out.",
            )
        return replace(self, limit_count=self._for_list("limit", count))

    def where(self, *conditions: Condition | bool) -> CollectionQuery[C]:
        """Only items of the list that satisfy all conditions; DynamoDB reads the others too."""
        self._for_list("where", None)
        own = conditions_of(conditions, self._lists[0].plan.entity)
        return replace(self, conditions=self.conditions + own)

    def from_cursor(self, cursor: str | None) -> CollectionQuery[C]:
        """Continues the list after the page with this cursor; single items are then None."""
        return replace(self, cursor=self._for_list("from_cursor", cursor))

    def _for_list(self, name: str, value: Any) -> Any:
        count = len(self._lists)
        if count != 1:
            raise BadRangeError(
                f"{self.kind.__name__}: {name} needs a collection with one list, not {count}.",
                hint="Declare a collection with one list, or query the entities by themselves.",
            )
        return value

    @property
    def _lists(self) -> list[Member]:
        return [one for one in self.kind.__members__ if one.is_many]

    @property
    def _singles(self) -> list[Member]:
        return [one for one in self.kind.__members__ if not one.is_many]

    def steps(self, session: Session) -> Steps[C]:
        """The calls of this operation."""
        has_range = len(self.parts) > len({*self.kind.__template__.names})
        is_whole = not (has_range or self.conditions or self.limit_count or self.cursor)
        if is_whole:
            found = yield from self._whole(session)
        elif not has_range and self._is_together:
            found = yield from self._together(self._lists[0], session)
        else:
            found = yield from self._apart(self._lists[0], session)
        return self._made(found)

    def _made(self, found: _Found) -> C:
        made = self.kind()
        for member in self.kind.__members__:
            items = found.items[member.name]
            if not member.is_many and len(items) > 1:
                raise MultipleItemsFoundError(
                    f"{self.kind.__name__} found more than one {member.plan.name}."
                )
            setattr(made, member.name, items if member.is_many else next(iter(items), None))
        if found.unreadable:
            made.unreadable = tuple(found.unreadable)
        if found.cursor is not None:
            made.cursor = found.cursor
        return made

    def _nothing(self) -> _Found:
        return _Found({one.name: [] for one in self.kind.__members__})

    # The whole partition

    def _whole(self, session: Session) -> Steps[_Found]:
        found, request = self._nothing(), self._request(session)
        items: list[WireItem] = []
        while True:
            answer = yield from self._asked(request)
            items += answer["Items"]
            start = answer.get("LastEvaluatedKey")
            if start is None:
                break
            request = {**request, "ExclusiveStartKey": start}
        for member in self.kind.__members__:
            yield from _add(found, member, items, session)
        return found

    # One query for single items and the list

    @property
    def _is_together(self) -> bool:
        """Whether one query finds single items first, and then the list."""
        child, singles = self._lists[0], self._singles
        if not singles:
            return False  # a query of its own is simpler
        if not all(_comes_first(one, child, is_backward=self.is_backward) for one in singles):
            return False
        if not self.conditions:
            return True
        tag, index = child.plan.table.tag, self.kind.__index__
        names = {name for one in self.conditions for name in one.stored_names}
        is_held = tag is not None and all(
            index.holds(name, key_names=child.plan.key_names) for name in {tag, *names}
        )
        is_key = tag in index.partition + index.sort
        is_shared = any(child.plan.accepted_tags & one.plan.accepted_tags for one in singles)
        return is_held and not is_key and not is_shared

    def _together(self, child: Member, session: Session) -> Steps[_Found]:
        found, request = self._nothing(), self._request(session)
        bound_to = [self.kind.__name__, session.tenant, request]
        start = None
        if self.cursor is not None:
            start = start_key_of(self.cursor, bound_to, secret=session.cursor_key)
        members = [child] if self.cursor is not None else [*self._singles, child]
        own = found.items[child.name]
        asked_count = len(members) - 1 + (self.limit_count or 0)
        while True:
            paged = dict(request)
            if self.limit_count is not None:
                paged["Limit"] = asked_count
                asked_count *= 2  # the next items may be hidden, too
            if start is not None:
                paged["ExclusiveStartKey"] = start
            answer = yield from self._asked(paged)
            start = answer.get("LastEvaluatedKey")
            for place, item in enumerate(answer["Items"], start=1):
                for member in members:
                    yield from _add(found, member, [item], session)
                if len(own) == self.limit_count:
                    is_last = place == len(answer["Items"])
                    start = start if is_last else self._start_key(child, item)
                    break
            if start is None or len(own) == self.limit_count:
                break
        if start is not None:
            found.cursor = cursor_of(start, bound_to, secret=session.cursor_key)
        return found

    def _start_key(self, child: Member, item: WireItem) -> Any:
        index = self.kind.__index__
        names = dict.fromkeys([*child.plan.key_names, *index.partition, *index.sort])
        return {name: item[name] for name in names}

    # A query for each member

    def _apart(self, child: Member, session: Session) -> Steps[_Found]:
        found = self._nothing()
        query = self._query(child, self.parts)
        query = replace(
            query,
            conditions=self.conditions,
            limit_count=self.limit_count,
            is_backward=self.is_backward,
            cursor=self.cursor,
        )
        while True:
            page = yield from query.steps(session)
            found.items[child.name] += page.items
            found.unreadable += page.unreadable
            if page.cursor is None or self.limit_count is not None:
                break
            query = query.from_cursor(page.cursor)
        found.cursor = page.cursor
        for single in self._singles if self.cursor is None else ():
            parts = {name: self.parts[name] for name in self.kind.__template__.names}
            page = yield from self._query(single, parts).limit(2).steps(session)
            found.items[single.name] += page.items
            found.unreadable += page.unreadable
        return found

    def _query(self, member: Member, parts: Mapping[str, Any]) -> Query[Any]:
        return Query(member.plan.entity, member.entry, parts, name=self.kind.__name__)

    # Requests

    def _asked(self, request: dict[str, Any]) -> Steps[dict[str, Any]]:
        """Returns a page with complete items."""
        index = self.kind.__index__
        answer = yield Call("Query", request, None, request["TableName"], index.name)
        if index.projection != "ALL":
            items = yield from followed_items(self.kind.__members__[0].plan, answer)
            answer = {**answer, "Items": items}
        return answer

    def _request(self, session: Session) -> dict[str, Any]:
        first = self.kind.__members__[0]
        for member in self.kind.__members__:
            check_tenant(member.plan, session, self.parts)
        placeholders = Placeholders()
        clauses: list[str] = []
        for one in first.entry.partition:
            wire = one.wire(self.parts)
            assert wire is not None, "of() asks for every part"
            clauses.append(f"{placeholders.name(one.stored_name)} = {placeholders.value(wire)}")
        prefix = self.kind.__sort_prefix__
        if prefix:
            name = placeholders.name(first.entry.sort[0].stored_name)
            clauses.append(f"begins_with({name}, {placeholders.value({'S': prefix})})")
        request: dict[str, Any] = {
            "TableName": first.plan.table_name,
            "KeyConditionExpression": " AND ".join(clauses),
        }
        if self.kind.__index__.name is not None:
            request["IndexName"] = self.kind.__index__.name
        filters = [*self._tenant_filters(session, placeholders), *self._list_filters(placeholders)]
        if filters:
            request["FilterExpression"] = " AND ".join(filters)
        if self.is_backward:
            request["ScanIndexForward"] = False
        return placeholders.added_to(request)

    def _tenant_filters(self, session: Session, placeholders: Placeholders) -> list[str]:
        plans = [member.plan for member in self.kind.__members__]
        names = {plan.fields[plan.tenant].stored_name for plan in plans if plan.tenant is not None}
        is_one = len(names) == 1 and not any(plan.is_shared for plan in plans)
        if session.tenant is None or not is_one:
            return []
        scope = Scope(plans[0], session, placeholders, self.kind.__index__)
        scope.keep_to_tenant(frozenset(self.parts))
        return scope.filters[:1]

    def _list_filters(self, placeholders: Placeholders) -> list[str]:
        """Returns the filter of the list, which lets the items of other entities pass."""
        if not self.conditions:
            return []
        plan = self._lists[0].plan
        assert plan.table.tag is not None, "without a tag, the list has its own query"
        name = placeholders.name(plan.table.tag)
        tags = [placeholders.value({"S": tag}) for tag in sorted(plan.accepted_tags)]
        wanted = " AND ".join(one.text(placeholders) for one in self.conditions)
        return [f"(NOT {name} IN ({', '.join(tags)}) OR ({wanted}))"]


def _add(found: _Found, member: Member, items: list[WireItem], session: Session) -> Steps[None]:
    """Adds the items of a member."""
    unreadable: list[Placed] = []
    own = member.plan.decode_items(items)
    found.items[member.name] += yield from loaded(member.plan, own, session, unreadable=unreadable)
    found.unreadable += [one for _, one in unreadable]


def _comes_first(single: Member, child: Member, *, is_backward: bool) -> bool:
    """Whether the literal starts of the sort keys put a single item before the list."""
    if not single.entry.sort or not child.entry.sort:
        return False
    first, then = (one.entry.sort[0].template.literal_prefix for one in (single, child))
    shared = min(len(first), len(then))
    if first[:shared] == then[:shared]:
        return False
    return (first > then) if is_backward else (first < then)
