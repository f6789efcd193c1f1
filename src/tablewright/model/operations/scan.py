"""Scan: every item of an entity, in no order. It reads the whole table.

Person.scan().where(...)          Person.scan().segment(0, of=4)      for parallel scans
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tablewright import limits
from tablewright.errors import BadRangeError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.expressions.building import Placeholders
from tablewright.model.expressions.conditions import Condition, conditions_of
from tablewright.model.operations.pages import Page
from tablewright.model.operations.scope import Scope
from tablewright.model.plans.plan import GUARD_PREFIX, EntityPlan
from tablewright.model.stored.cursors import cursor_of, start_key_of
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.unreadable import Placed

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")


@dataclass(slots=True, eq=False)
class Scan(Operation[Page["E"]], Generic[E]):
    """Finds every item of an entity, page by page."""

    entity: type[E]
    conditions: tuple[Condition, ...] = ()
    is_consistent: bool = False
    is_showing_hidden: bool = False
    page_size: int | None = None
    segment_number: int = 0
    segment_count: int = 1
    cursor: str | None = None

    def where(self, *conditions: Condition | bool) -> Scan[E]:
        """Only items for which all conditions hold; DynamoDB reads the others too."""
        return replace(self, conditions=self.conditions + conditions_of(conditions, self.entity))

    def consistently(self) -> Scan[E]:
        """Sees every write acknowledged before each page."""
        return replace(self, is_consistent=True)

    def with_hidden(self) -> Scan[E]:
        """Also finds items that were deleted softly or have expired."""
        return replace(self, is_showing_hidden=True)

    def pages_of(self, count: int) -> Scan[E]:
        """Reads at most this many items of the table per page."""
        if count < 1:
            raise BadRangeError(
                f"A page must have at least 1 item, not {count}.",
                hint="Pass a positive number of items.",
            )
        return replace(self, page_size=count)

    def segment(self, number: int, *, of: int) -> Scan[E]:
        """Selects one of several segments of the table."""
        if not 0 <= number < of <= limits.SCAN_SEGMENTS_MAX:
            raise BadRangeError(
                f"Segment {number} of {of} does not exist: segments are numbered from 0.",
                hint="Use segments(count), which returns all segments.",
            )
        return replace(self, segment_number=number, segment_count=of)

    def segments(self, count: int) -> list[Scan[E]]:
        """Returns the scans of all segments."""
        if not 1 <= count <= limits.SCAN_SEGMENTS_MAX:
            raise BadRangeError(
                f"A scan must have 1 to {limits.SCAN_SEGMENTS_MAX:,} segments.",
                hint="Pass a number of segments within these limits.",
            )
        return [self.segment(number, of=count) for number in range(count)]

    def from_cursor(self, cursor: str | None) -> Scan[E]:
        """Continues after the page with this cursor."""
        return replace(self, cursor=cursor)

    def unpaged(self, session: Session) -> dict[str, Any]:
        """The request without paging."""
        plan: EntityPlan = self.entity.__plan__
        check_tenant(plan, session, {})
        placeholders = Placeholders()
        request: dict[str, Any] = {"TableName": plan.table_name}
        if self.segment_count > 1:
            request |= {"Segment": self.segment_number, "TotalSegments": self.segment_count}
        filters = [one.text(placeholders) for one in self.conditions]
        scope = Scope(plan, session, placeholders)
        scope.keep_to_entity()
        scope.keep_to_tenant(frozenset())
        filters += scope.filters
        if plan.table.tag is None and plan.has_guards:
            prefix = placeholders.value({"S": GUARD_PREFIX})
            filters.append(f"NOT begins_with({placeholders.name(plan.key_names[0])}, {prefix})")
        if filters:
            request["FilterExpression"] = " AND ".join(filters)
        if self.is_consistent:
            request["ConsistentRead"] = True
        return placeholders.added_to(request)

    def steps(self, session: Session) -> Steps[Page[E]]:
        """Sends one Scan, and returns its page."""
        plan: EntityPlan = self.entity.__plan__
        request = self.unpaged(session)
        bound_to = [f"{plan.name}.scan", session.tenant, request]
        paging = dict(request)
        if self.page_size is not None:
            paging["Limit"] = self.page_size
        if self.cursor is not None:
            paging["ExclusiveStartKey"] = start_key_of(
                self.cursor, bound_to, secret=session.cursor_key
            )
        answer = yield Call("Scan", paging, plan.decode_page, plan.table_name)
        unreadable: list[Placed] = []
        items = yield from loaded(
            plan,
            answer.Items,
            session,
            is_hiding=not self.is_showing_hidden,
            is_checking=True,
            unreadable=unreadable,
        )
        start = answer.LastEvaluatedKey
        cursor = None if start is None else cursor_of(start, bound_to, secret=session.cursor_key)
        return Page(items, cursor, answer.ScannedCount, tuple(one for _, one in unreadable))
