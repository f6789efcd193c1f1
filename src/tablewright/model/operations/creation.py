"""Creations: fast creation of items of one entity, compiled on import.

    _new = Creation(Event, wired=("payload",))
    is_new = db.run(_new(tenant_id=t, event_id=e, timestamp=at, payload=wire_of(payload)))

A creation sends the same request as `create()`, but builds no entity and returns whether the key
was free. Attributes that are `wired` are given as `wire_of` returns them.
Not here: the generated code (`model.plans.item_source`), whole entities (`model.operations.put`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, cast

from tablewright.errors import (
    AlreadyExistsError,
    CreationDeclarationError,
    InvalidValueError,
    TenantMismatchError,
)
from tablewright.model.calls import Session, Steps, nothing_to_ask
from tablewright.model.declaring.tenancy import check_tenant, tenant_filter
from tablewright.model.expressions.building import Placeholders
from tablewright.model.operations.marks import marking, own_by, put_marks
from tablewright.model.operations.put import taken_by_another
from tablewright.model.operations.writing import Prepared, Write, WriteOperation, sent_alone
from tablewright.model.plans.codec_source import arguments
from tablewright.model.plans.entry_plans import WireItem
from tablewright.model.plans.item_source import item_maker
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.items import item_of, keep_values, now_of

if TYPE_CHECKING:
    from tablewright.model.entity import Entity

P = ParamSpec("P")


class Creation(Generic[P]):
    """Creates items of one entity from the arguments of its constructor.

    Raises `CreationDeclarationError` for an entity with unique or encrypted attributes or with a
    constructor of its own, and for a wired attribute that is not free-form.
    """

    def __init__(self, entity: Callable[P, Entity], *, wired: Iterable[str] = ()) -> None:
        self.plan = _checked_plan(entity)
        self._wired = _checked_wired(self.plan, wired)
        self._marks: tuple[str, ...] = ()
        self._arguments = arguments(self.plan.codec)
        self._is_kept = _kept_test(self.plan)
        self._maker = cache(self._made)
        self._maker(len(self.plan.table.entities))
        placeholders = Placeholders()
        key = placeholders.name(self.plan.key_names[0])
        condition = {"ConditionExpression": f"attribute_not_exists({key})"}
        self._condition = placeholders.added_to(condition)

    def __call__(self, *args: P.args, **values: P.kwargs) -> Create:
        """Returns the operation that creates one item, with the constructor's arguments."""
        return Create(self, self._arguments(*args, **values))

    def marked_by(self, *attributes: object) -> Creation[P]:
        """Declares that only one attempt can write these values, such as a fresh id.

        If the response to a write is lost and the stored item has them, the write has succeeded.
        """
        marked: Creation[P] = object.__new__(Creation)
        vars(marked).update(vars(self))
        marked._marks = marking(self.plan.entity, attributes)
        return marked

    def write(self, given: dict[str, Any], session: Session) -> Write:
        """The write of one item."""
        plan = self.plan
        check_tenant(plan, session, given)
        # Entities are added to a table one after another, and no key may forge one of theirs.
        item = self._maker(len(plan.table.entities))(self._kept(given, session))

        def explain(found: WireItem | None) -> Exception:
            return _taken(plan, found or {}, session)

        request = {"TableName": plan.table_name, "Item": item, **self._condition}
        key = {name: item[name] for name in plan.key_names}
        is_own = own_by(plan, put_marks(plan, self._marks, item)) if self._marks else None
        return Write("Put", request, key, explain, is_own)

    def _kept(self, given: dict[str, Any], session: Session) -> dict[str, Any]:
        """The values with the times, the version and the expiry that a write sets."""
        if self._is_kept(given):
            return given
        plan, values = self.plan, given.copy()
        _, updated, version, ttl = plan.kept_by_writes
        for name in (version and version.python_name, ttl and ttl.spec.ttl_of):
            if name is not None and values[name] is not None:
                values[name] = plan.codec.fitted(name, values[name])
        is_given = updated is not None and values[updated.python_name] is not None
        keep_values(plan, values, now_of(session), is_given=is_given)
        return values

    def _made(self, neighbours: int) -> Callable[[Any], WireItem]:
        return item_maker(self.plan, self._plain_item, unfit=self.plan.all_parts, wired=self._wired)

    def _plain_item(self, values: dict[str, Any]) -> WireItem:
        """Builds the item without generated code, and raises the exact error."""
        plan = self.plan
        fitted: dict[str, Any] = {}
        wires: WireItem = {}
        for name, value in values.items():
            field = plan.fields[name]
            if name not in self._wired or value is None:
                fitted[name] = plan.codec.fitted(name, value)
                continue
            if not _is_wire(value, field.form.kind):
                raise InvalidValueError(
                    "expected what wire_of() returns", path=f"{plan.name}.{name}"
                )
            wires[field.stored_name] = value
            fitted[name] = field.form.from_wire(value)
        return item_of(plan, fitted) | wires


@dataclass(slots=True, eq=False)
class Create(WriteOperation[bool]):
    """Creates one item; False if its key is taken. In a transaction it fails as `create()` does."""

    creation: Creation[...]
    values: dict[str, Any]

    def prepared(self, session: Session) -> Steps[Prepared[bool]]:
        """The item to write."""
        write = self.creation.write(self.values, session)
        return nothing_to_ask(Prepared((write,), _created))

    def steps(self, session: Session) -> Steps[bool]:
        """One PutItem."""
        try:
            yield from sent_alone(self.creation.write(self.values, session))
        except AlreadyExistsError as taken:
            if taken.is_outcome_unknown:  # it may be taken by this very write
                raise
            return False
        return True


def _is_wire(value: Any, kind: str) -> bool:
    return type(value) is dict and len(cast("Any", value)) == 1 and kind in ("ANY", *value)


def _kept_test(plan: EntityPlan) -> Callable[[dict[str, Any]], bool]:
    """Returns a test for writes that have nothing to set: times, version and expiry are given."""
    created, updated, version, ttl = plan.kept_by_writes
    has_expiry = ttl is not None and (
        not ttl.is_optional if ttl.spec.ttl_after is None else ttl.spec.ttl_of is None
    )
    if updated is not None or version is not None or has_expiry:
        return lambda values: False
    given = created and created.python_name
    missing = ttl and ttl.spec.ttl_of

    def is_kept(values: dict[str, Any]) -> bool:
        return (given is None or values[given] is not None) and (
            missing is None or values[missing] is None
        )

    return is_kept


def _created(answer: dict[str, Any]) -> Steps[bool]:
    return nothing_to_ask(True)


def _taken(plan: EntityPlan, found: WireItem, session: Session) -> Exception:
    """Returns the error or result for a key that is taken."""
    tenant = tenant_filter(plan, session, plan.key_parts)
    if tenant is not None and found.get(tenant[0]) != tenant[1]:
        return TenantMismatchError(f"{plan.name}: the key is taken.")
    if not plan.owns_item(found):
        return taken_by_another(plan, found)
    found_entity = plan.found(found)
    return AlreadyExistsError(f"{plan.name} already exists under this key.", found=found_entity)


def _checked_plan(entity: Any) -> EntityPlan:
    plan: EntityPlan | None = getattr(entity, "__plan__", None)
    if plan is None:
        raise CreationDeclarationError(f"{entity!r} is not an entity with a table.")
    reasons = {
        "unique": [one.python_name for one in plan.uniques],
        "encrypted": [one.python_name for one in plan.sealed],
    }
    for reason, names in reasons.items():
        if names:
            raise CreationDeclarationError(
                f"{plan.name}: {names[0]} is {reason}, but a Creation writes a single plain item."
            )
    if entity.__init__ is not plan.codec.init:
        raise CreationDeclarationError(
            f"{plan.name} has its own constructor, which a Creation would not call."
        )
    return plan


def _checked_wired(plan: EntityPlan, wired: Iterable[str]) -> frozenset[str]:
    names = frozenset(wired)
    for name in sorted(names):
        field = plan.fields.get(name)
        if field is None or not field.is_stored:
            raise CreationDeclarationError(f"{plan.name} has no stored attribute {name!r} to wire.")
        if not field.form.is_free:
            raise CreationDeclarationError(
                f"{plan.name}: {name} is not free-form; Any, dict[str, Any] and list[Any] are."
            )
    return names
