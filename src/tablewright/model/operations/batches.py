"""Batches: many items at once, without conditions and not atomically.

Unprocessed items are requested again, with growing pauses. Batch writes have no conditions, so
entities that need one (unique attributes, versions, a tenant outside the key, a key that another
entity may have) are rejected: use a transaction.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

import msgspec

from tablewright import limits
from tablewright.errors import BatchRejectedError, TablewrightError
from tablewright.model.calls import Call, Operation, Session, Steps
from tablewright.model.checking.neighbours import has_twin
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.tenancy import check_tenant
from tablewright.model.operations.backoff import pauses
from tablewright.model.operations.creation import Create
from tablewright.model.operations.delete import Delete, check_returns_nothing
from tablewright.model.operations.get import Get
from tablewright.model.operations.pages import Page
from tablewright.model.operations.put import Put
from tablewright.model.operations.writing import Write, sent_alone
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.instances import GIVEN_TIME, values_of
from tablewright.model.stored.items import item_of, now_of, place_of, sealed_item, values_to_put
from tablewright.model.stored.loading import loaded
from tablewright.model.stored.unreadable import OnUnreadable, Placed, refuse

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")

_Requests = dict[str, list[dict[str, Any]]]  # by table

_key_bytes = msgspec.json.Encoder(order="sorted").encode


@dataclass(slots=True, eq=False)
class GetAll(Operation["list[E | None]"], Generic[E]):
    """Finds items by their keys, in the given order; None for missing items."""

    gets: tuple[Get[E], ...]

    def steps(self, session: Session) -> Steps[list[E | None]]:
        """The calls of this operation; raises the error of an unreadable item."""
        page = yield from CollectAll(self.gets).steps(session)
        refuse(page.unreadable)
        return page.items


@dataclass(slots=True, eq=False)
class CollectAll(Operation["Page[E | None]"], Generic[E]):
    """The same as a page: None also for unreadable items, which `unreadable` reports."""

    gets: tuple[Get[E], ...]

    def steps(self, session: Session) -> Steps[Page[E | None]]:
        """The calls of this operation: 100 keys in each."""
        wanted: list[tuple[str, bytes]] = []
        keys: dict[tuple[str, bytes], dict[str, Any]] = {}  # without duplicates
        for get in self.gets:
            if not get.is_by_key:
                raise BatchRejectedError(f"{get.entity.__name__}.{get.name} reads an index.")
            key = get.key(session)
            slot = (get.entity.__plan__.table_name, _key_bytes(key))
            wanted.append(slot)
            keys[slot] = key
        consistent = {get.entity.__plan__.table_name for get in self.gets if get.is_consistent}
        items = yield from _fetched(keys, consistent)
        found: list[E | None] = []
        unreadable: list[Placed] = []
        for get, slot in zip(self.gets, wanted, strict=True):
            is_hiding = not get.is_showing_hidden
            item = items.get(slot)
            wires = [] if item is None else get.entity.__plan__.decode_items([item])
            one = yield from loaded(
                get.entity.__plan__, wires, session, is_hiding=is_hiding, unreadable=unreadable
            )
            found.append(one[0] if one else None)
        return Page(found, None, len(items), tuple(one for _, one in unreadable))


@overload
def get_all(gets: Iterable[Get[E]], *, unreadable: Literal["raise"] = "raise") -> GetAll[E]: ...
@overload
def get_all(gets: Iterable[Get[E]], *, unreadable: Literal["collect"]) -> CollectAll[E]: ...
def get_all(
    gets: Iterable[Get[E]], *, unreadable: OnUnreadable = "raise"
) -> GetAll[E] | CollectAll[E]:
    """Finds many items by their keys: `get_all(Person.get(u, p) for p in ids)`.

    An unreadable item raises; with `unreadable="collect"` the result is a `Page`, which has None in
    its place and reports it.
    """
    return CollectAll(tuple(gets)) if unreadable == "collect" else GetAll(tuple(gets))


def _fetched(
    keys: dict[tuple[str, bytes], dict[str, Any]], consistent: set[str]
) -> Steps[dict[tuple[str, bytes], Any]]:
    found: dict[tuple[str, bytes], Any] = {}
    names = {table: tuple(key) for (table, _), key in keys.items()}
    slots = iter(list(keys))
    while chunk := list(islice(slots, limits.BATCH_GET_KEYS_MAX)):
        pending: dict[str, Any] = {}
        for slot in chunk:
            pending.setdefault(slot[0], {"Keys": []})["Keys"].append(keys[slot])
        for table in pending.keys() & consistent:
            pending[table]["ConsistentRead"] = True
        waiting = pauses()
        while pending:
            answer = yield Call(
                "BatchGetItem", {"RequestItems": pending}, None, next(iter(pending))
            )
            for table, items in answer["Responses"].items():
                for item in items:
                    key = {name: item[name] for name in names[table]}
                    found[table, _key_bytes(key)] = item
            pending = answer["UnprocessedKeys"]
            if pending:
                yield next(waiting)
    return found


@dataclass(slots=True, eq=False)
class WriteAll(Operation[None]):
    """Writes and deletes many items; writes before an error are kept."""

    writes: tuple[Put[Any] | Delete, ...]

    def steps(self, session: Session) -> Steps[None]:
        """The calls of this operation: 25 writes in each. Nothing is sent if one is invalid."""
        _refuse_unfit(self.writes, session)
        now = now_of(session)
        requests: dict[tuple[str, ...], dict[str, Any]] = {}  # by table and key
        made: list[tuple[Any, dict[str, Any]]] = []
        for write in self.writes:
            if isinstance(write, Put):
                entity = write.item
                plan: EntityPlan = entity.__plan__
                check_tenant(plan, session, values_of(entity))
                values = values_to_put(plan, entity, now)
                item = item_of(plan, values)
                if plan.sealed:
                    item = yield from sealed_item(plan, item, values, session)
                made.append((entity, {name: values[name] for name in plan.kept_names}))
                place, request = place_of(plan, item), {"PutRequest": {"Item": item}}
            else:
                plan = write.entity.__plan__
                check_tenant(plan, session, write.key)
                key = plan.key(write.key)
                place, request = place_of(plan, key), {"DeleteRequest": {"Key": key}}
            if place in requests:
                raise BatchRejectedError(
                    f"A {plan.name} is written twice in one batch.", hint="Write each item once."
                )
            requests[place] = request
        yield from _written(requests)
        for entity, kept in made:
            mine = values_of(entity)
            mine.pop(GIVEN_TIME, None)
            mine.update(kept)


@dataclass(slots=True, eq=False)
class CreateAll(Operation[None]):
    """Writes many items with fresh keys, without a condition for each.

    A batch is not sent again if its response is lost, because others may have changed its items.
    Each item is then created alone, with a condition, unless it exists.
    """

    creates: tuple[Create, ...]

    def steps(self, session: Session) -> Steps[None]:
        """The calls of this operation: 25 items in each."""
        for plan in {one.creation.plan for one in self.creates}:
            reason = _unfit(plan, session)
            if reason is not None:
                raise BatchRejectedError(f"{plan.name} cannot be written in a batch: {reason}.")
        writes = [_marked(one, session) for one in self.creates]
        is_begun = False
        for start in range(0, len(writes), limits.BATCH_WRITE_REQUESTS_MAX):
            chunk = writes[start : start + limits.BATCH_WRITE_REQUESTS_MAX]
            undone, waiting = _puts(chunk), pauses()
            try:
                while undone:
                    undone = yield from _sent_once(chunk, undone)
                    is_begun = True
                    if undone:
                        yield next(waiting)
            except TablewrightError as error:
                error.is_outcome_unknown = error.is_outcome_unknown or is_begun
                raise


def _marked(create: Create, session: Session) -> Write:
    plan, write = create.creation.plan, create.creation.write(create.values, session)
    if write.is_own is None:
        raise BatchRejectedError(
            f"{plan.name} cannot be created in a batch: its Creation has no mark."
        )
    return write


def _puts(writes: Iterable[Write]) -> _Requests:
    puts: _Requests = {}
    for write in writes:
        put = {"PutRequest": {"Item": write.request["Item"]}}
        puts.setdefault(write.request["TableName"], []).append(put)
    return puts


def _sent_once(writes: list[Write], requests: _Requests) -> Steps[_Requests]:
    """Sends requests once, and returns the unprocessed ones.

    After an unknown outcome, each of `writes` is sent alone instead.
    """
    try:
        answer = yield replace(_writing(requests), is_once=True)
    except TablewrightError as error:
        if not error.is_outcome_unknown:
            raise
        for write in writes:
            yield from sent_alone(write)
        return {}
    return answer["UnprocessedItems"]


def create_all(creates: Iterable[Create]) -> CreateAll:
    """Creates many items with a `Creation` with `marked_by`, whose keys are therefore fresh."""
    return CreateAll(tuple(creates))


def put_all(entities: Iterable[Entity]) -> WriteAll:
    """Puts many entities."""
    return WriteAll(tuple(Put(entity) for entity in entities))


def write_all(writes: Iterable[Put[Any] | Delete]) -> WriteAll:
    """Puts and deletes many items."""
    given = tuple(writes)
    check_returns_nothing(given)
    return WriteAll(given)


def _refuse_unfit(writes: Iterable[Put[Any] | Delete], session: Session) -> None:
    fit: set[EntityPlan] = set()
    for write in writes:
        is_put = isinstance(write, Put)
        plan: EntityPlan = (write.item if is_put else write.entity).__plan__
        reason: str | None = None
        if write.conditions or (is_put and write.is_creating):
            reason = "it has a condition"
        elif plan not in fit:
            reason = _unfit(plan, session)
            fit.add(plan)
        if reason is None and not is_put and not write.is_final and plan.in_role(Role.SOFTLY):
            reason = "it is deleted softly"
        if reason is not None:
            raise BatchRejectedError(f"{plan.name} cannot be written in a batch: {reason}.")


def _unfit(plan: EntityPlan, session: Session) -> str | None:
    """Returns why an entity cannot be written without a condition."""
    if plan.needs_condition is not None:
        return plan.needs_condition
    if has_twin(plan):
        return "another entity can have the same key"
    if session.tenant is not None and not plan.has_tenant_in_key:
        return "its key does not name the tenant"
    return None


def _written(requests: dict[tuple[str, ...], dict[str, Any]]) -> Steps[None]:
    """Executes requests and removes them: many callers wait at once, and need not keep theirs."""
    while requests:
        undone, waiting = [_taken(requests)], pauses()
        while undone:
            answer = yield _writing(undone.pop())
            if answer["UnprocessedItems"]:
                undone.append(answer["UnprocessedItems"])
                yield next(waiting)


def _taken(requests: dict[tuple[str, ...], dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    taken: dict[str, list[dict[str, Any]]] = {}
    for place in list(islice(requests, limits.BATCH_WRITE_REQUESTS_MAX)):
        taken.setdefault(place[0], []).append(requests.pop(place))
    return taken


def _writing(requests: dict[str, list[dict[str, Any]]]) -> Call:
    return Call("BatchWriteItem", {"RequestItems": requests}, None, next(iter(requests)))
