"""Exposing: access patterns of a design as routes, with one line each.

    expose(routes, Event.of_type, "/v1/events/of-type/{event_type}", rule=TENANT)
    expose(routes, Event.get, "/v1/events/{event_id}", rule=TENANT, hides=("payload_hash",))

The pattern's parameters are in the path or the query, in stored form; a range has two, `..._from`
and `..._to`, both inclusive. Times stored as text accept every format of RFC 3339; digits beyond
the stored precision are dropped. The tenant is the caller's and never a parameter. A pattern for
one item returns it or 404, a pattern for several returns `{"items", "nextCursor"}`. Responses
contain the entity's attributes in stored form, except encrypted attributes, attributes whose name
suggests a secret, and the attributes of keys and indexes.
Not here: the JSON of stored forms (`api.http.stored_json`).
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.http.stored_json import json_schema
from tablewright.api.observing.redacting import is_secret_name
from tablewright.api.routes import Routes
from tablewright.api.rules import Kind, Rule
from tablewright.errors import InvalidValueError, MalformedError, NotFoundError, StoredItemError
from tablewright.model import Entity, Get, Query, Range, View, as_is, as_stored, pascal, snake
from tablewright.model.declaring.fields import Field
from tablewright.model.declaring.patterns import Pattern, QueryPattern, is_range
from tablewright.model.forms.form import Form
from tablewright.model.plans.plan import EntityPlan

Style = Callable[[str], str]

_IN_PATH = re.compile(r"{(\w+)}")
_TENANTS = frozenset({Kind.KEY, Kind.SESSION})
_FROM, _TO = "from", "to"
_FORMATS = {
    "date-time": "a date-time with an offset, such as 2026-11-21T00:00:00Z (encode + as %2B)",
    "date": "a date, such as 2026-11-21",
    "uuid": "a UUID",
}
_TYPES = {
    "integer": "an integer",
    "number": "a number",
    "boolean": "true or false",
    "string": "a text",
}
_BOUNDS = frozenset(
    """minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
    minLength maxLength pattern""".split()
)


def expose(
    routes: Routes[Any],
    pattern: Callable[..., Query[Any] | Get[Any]],
    path: str,
    *,
    rule: Rule,
    name: str = "",
    tags: tuple[str, ...] = (),
    names: Style = as_is,
    hides: Sequence[str] = (),
    is_consistent: bool = False,
) -> None:
    """Adds a route that returns the results of a pattern; raises `TypeError`.

    `name` is the operation's name, instead of one built from the entity and the pattern. `names`
    converts attribute and parameter names, such as `camel`. `hides` are attributes to omit, by
    their Python names. `is_consistent` uses consistent reads.
    """
    plan, found = _declared(pattern)
    exposed = _Exposed(plan, found, path, rule, names, frozenset(hides), is_consistent)
    exposed.check()
    handler = exposed.handler(name or f"{snake(plan.name)}_{found.name}")
    routes.get(path, rule=rule, tags=tags)(handler)


@dataclass(frozen=True)
class _Exposed:
    """A pattern and its options."""

    plan: EntityPlan
    pattern: Pattern[Any]
    path: str
    rule: Rule
    names: Style
    hides: frozenset[str]
    is_consistent: bool

    def check(self) -> None:
        """Rejects patterns that would show a tenant's items to others, and invalid `hides`."""
        where = f"{self.plan.name}.{self.pattern.name}"
        lets_tenants = bool(self.rule.kinds & _TENANTS)
        if self.plan.tenant is not None and not lets_tenants:
            raise TypeError(f"{where} finds items of tenants, but its rule admits no tenant")
        if self.plan.tenant is None and not self.plan.is_shared and lets_tenants:
            raise TypeError(f"{where} finds items of no tenant: declare the entity shared")
        if unknown := self.hides - set(self.plan.fields):
            raise TypeError(f"{self.plan.name} has no attribute {min(unknown)!r} to hide")
        if not _fields_shown(self.plan, self.hides):
            raise TypeError(f"{where} hides every attribute of {self.plan.name}")
        index = self.plan.entries[self.pattern.entry.name].index
        if self.is_consistent and index.name is not None and not index.is_local:
            raise TypeError(f"{where} reads a global index, which has no consistent reads")
        known = {*self._given_names(), self.rule.tenant_parameter}
        if unknown := set(_IN_PATH.findall(self.path)) - known:
            raise TypeError(f"{where} takes no {min(unknown)!r} from a path")

    def handler(self, name: str) -> Callable[..., Any]:
        """Returns the handler of the route, with the types that its document shows."""
        is_query = isinstance(self.pattern, QueryPattern)
        item = self._item_type(name)
        answer = _page_type(item) if is_query else item
        view = _view(self.plan.entity, item, self.hides)
        in_path = {one: self._path_type(one) for one in _IN_PATH.findall(self.path)}
        query = self._query_type(name, is_query=is_query)
        call = getattr(self.plan.entity, self.pattern.name)

        async def find(context: Context[Any], query: Any = None, **given: Any) -> Any:
            operation = call(**self._arguments(context, given, query))
            if self.is_consistent:
                operation = operation.consistently()
            if not is_query:
                found = await context.db.run(operation)
                if found is None:
                    raise NotFoundError("Resource not found.")
                return view.of_entity(found)
            page = await context.db.run(operation.paged(query.limit, query.cursor).shown(view))
            return answer(page.items, page.cursor)

        find.__name__ = find.__qualname__ = name
        find.__doc__ = self.pattern.doc or f"{self.plan.name}: {self.pattern.name}."
        typed = {"context": Context, **in_path} | ({} if query is None else {"query": query})
        find.__annotations__ = {**typed, "return": answer}
        place = inspect.Parameter.POSITIONAL_OR_KEYWORD
        vars(find)["__signature__"] = inspect.Signature(
            [inspect.Parameter(one, place) for one in typed]
        )
        return find

    # Input

    def _given_names(self) -> list[str]:
        """Returns the pattern's parameters that come from the request."""
        return [one for one in self.pattern.parameter_names if one != self.plan.tenant]

    def _path_type(self, name: str) -> Any:
        if name not in self._given_names():
            return str  # the tenant, which the rule checks
        return _parameter_type(self.plan.fields[name])

    def _query_type(self, name: str, *, is_query: bool) -> type | None:
        fields: list[Any] = []
        for one in self._queried():
            kind = _parameter_type(self.plan.fields[one.name])
            if is_range(self.pattern.hints.get(one.name)):
                fields += [(f"{one.name}_{end}", kind, None) for end in (_FROM, _TO)]
            elif one.default is one.empty:
                fields.append((one.name, kind))
            else:
                fields.append((one.name, kind, None))
        spelled = {field[0]: self.names(field[0]) for field in fields}
        if is_query:
            fields += [("limit", *_limit(self.pattern)), ("cursor", _CURSOR | None, None)]
        if not fields:
            return None
        return msgspec.defstruct(
            f"{name}_query", fields, rename=spelled, forbid_unknown_fields=True, kw_only=True
        )

    def _queried(self) -> Iterator[inspect.Parameter]:
        in_path = _IN_PATH.findall(self.path)
        given = self._given_names()
        for one in self.pattern.parameters:
            if one.name in given and one.name not in in_path:
                yield one

    def _arguments(
        self, context: Context[Any], given: Mapping[str, Any], query: Any
    ) -> dict[str, Any]:
        """Returns the pattern's arguments: the caller's tenant and the request's values."""
        arguments: dict[str, Any] = {}
        tenant = self.plan.tenant
        if tenant is not None and tenant in self.pattern.parameter_names:
            arguments[tenant] = self._value(tenant, context.tenant)
        for one in self._given_names():
            if one in given:
                arguments[one] = self._value(one, given[one])
            elif is_range(self.pattern.hints.get(one)):
                low, high = (getattr(query, f"{one}_{end}") for end in (_FROM, _TO))
                if low is not None or high is not None:
                    arguments[one] = Range(
                        None if low is None else self._value(one, low),
                        None if high is None else self._value(one, high),
                    )
            elif (text := getattr(query, one)) is not None:
                arguments[one] = self._value(one, text)
        return arguments

    def _value(self, name: str, text: str) -> Any:
        form = self.plan.fields[name].form
        try:
            return form.fit(form.from_text(text))
        except (StoredItemError, InvalidValueError, ValueError, ArithmeticError):
            spelled = self.names(name)
            raise MalformedError(
                f"{spelled} must be {_described(form)}.", details={"place": spelled}
            ) from None

    # Output

    def _item_type(self, name: str) -> type:
        """Returns the entity's item type, or another if attributes are hidden or renamed."""
        is_whole = self.names is as_is and not self.hides
        title = self.plan.name if is_whole else pascal(name)
        return _item_type(self.plan.entity, title, self.names, self.hides)


def _declared(pattern: Callable[..., Any]) -> tuple[EntityPlan, Pattern[Any]]:
    """Returns the pattern of an entity's function."""
    for entity in _entities(Entity):
        for found in entity.__plan__.patterns.values():
            if getattr(entity, found.name, None) is pattern:
                return entity.__plan__, found
    raise TypeError(f"{pattern!r} is not an access pattern of an entity")


def _entities(of: type[Entity]) -> Iterator[type[Entity]]:
    for entity in of.__subclasses__():
        if "__plan__" in vars(entity):
            yield entity
        yield from _entities(entity)


@cache
def _fields_shown(plan: EntityPlan, hides: frozenset[str]) -> tuple[Field, ...]:
    return tuple(
        field
        for field in plan.fields.values()
        if not field.is_sealed
        and field.spec.template is None
        and field.python_name not in hides
        and not is_secret_name(field.python_name)
    )


@cache
def _item_type(entity: type[Entity], title: str, names: Style, hides: frozenset[str]) -> type:
    """Returns the type of an item; patterns that return whole items share one."""
    plan = entity.__plan__
    shown = _fields_shown(plan, hides)
    item = msgspec.defstruct(
        title,
        [(one.python_name, _attribute_type(one)) for one in shown],
        rename={one.python_name: names(one.python_name) for one in shown},
        module=entity.__module__,
    )
    item.__doc__ = plan.doc
    return item


@cache
def _view(entity: type[Entity], item: type, hides: frozenset[str]) -> View[Any]:
    """Returns the attributes to read."""
    shown = _fields_shown(entity.__plan__, hides)
    columns = (as_stored(getattr(entity, one.python_name)) for one in shown)
    return View(item, *columns, is_shared=True)  # routes only write them to responses


@cache
def _page_type(item: type) -> type:
    page = msgspec.defstruct(
        f"{item.__name__}Page",
        [("items", list[item]), ("next_cursor", str | None)],
        rename="camel",
        module=item.__module__,
    )
    page.__doc__ = "One page of a list. The cursor is null on the last page."
    return page


def _attribute_type(field: Field) -> Any:
    schema = json_schema(field.form.schema())
    if field.is_optional:
        schema = {"anyOf": [schema, {"type": "null"}]}
    return Annotated[Any, Meta(extra_json_schema=schema, description=field.spec.doc or None)]


def _parameter_type(field: Field) -> Any:
    # Any string is accepted here; the stored form parses it.
    schema = json_schema(field.form.schema())
    return Annotated[Any, Meta(extra_json_schema=schema, description=field.spec.doc or None)]


def _described(form: Form) -> str:
    """Describes the valid values of a parameter, for errors."""
    if form.enum is not None:
        return f"one of {', '.join(map(str, form.enum))}"
    schema = json_schema(form.schema())
    words = _FORMATS.get(schema.get("format", "")) or _TYPES.get(schema.get("type", ""), "a value")
    return f"{words} within its bounds" if _BOUNDS & set(schema) else words


def _limit(pattern: Pattern[Any]) -> tuple[Any, int]:
    most = limits.API_PAGE_MAX
    if isinstance(pattern, QueryPattern) and pattern.limit is not None:
        most = min(most, pattern.limit)
    kind = Annotated[int, Meta(ge=1, le=most, description="Maximum number of items.")]
    return kind, min(most, limits.API_PAGE_DEFAULT)


_CURSOR: Any = Annotated[str, Meta(description="`nextCursor` of the previous page.")]
