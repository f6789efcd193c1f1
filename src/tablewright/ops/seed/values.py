"""Values: values that fit a form.

Every value passes the form's own check, so that generated data can be stored.
Not here: whole entities, ids that refer to each other (`seed.generating`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any
from uuid import UUID

from tablewright.errors import InvalidValueError, StoredItemError, UnseedableError
from tablewright.ids import Draws
from tablewright.model.forms.choices import EnumForm, LiteralForm
from tablewright.model.forms.collections import ListForm, MapForm, SetForm
from tablewright.model.forms.constraints import ConstrainedForm
from tablewright.model.forms.conversions import ConvertedForm
from tablewright.model.forms.form import Form
from tablewright.model.forms.nullable import NullableForm
from tablewright.model.forms.numbers import DecimalForm, FloatForm, IntegerForm
from tablewright.model.forms.open_values import OpenForm
from tablewright.model.forms.records import RecordForm
from tablewright.model.forms.scalars import BinaryForm, BooleanForm, TextForm, UuidForm
from tablewright.model.forms.times import DateForm, InstantForm
from tablewright.model.forms.unions import TaggedForm, UnionForm
from tablewright.ops.seed.texts import CANDIDATES, slug, text_for
from tablewright.ops.seed.timestamps import Timestamps

_TRIES = 8
_LEVELS_MAX = 4  # of recursive records
_OPTIONAL_SHARE = 0.7


@dataclass(frozen=True, slots=True)
class ValueContext:
    """The context of a value: attribute name, creation time and nesting depth."""

    name: str
    made_at: datetime
    level: int = 1
    is_plain: bool = False  # part of a key: only letters, digits and hyphens

    def inside(self, name: str | None = None) -> ValueContext:
        """Returns the context of a part of the value."""
        return ValueContext(name or self.name, self.made_at, self.level + 1)


class Values:
    """Generates values for forms."""

    def __init__(self, timestamps: Timestamps) -> None:
        self._timestamps = timestamps
        self._makers: list[tuple[type[Form], Callable[[Any, ValueContext, Draws], Any]]] = [
            (EnumForm, lambda form, _, draws: draws.pick(list(form.choices))),
            (LiteralForm, lambda form, _, draws: draws.pick(form.enum)),
            (TextForm, self._text),
            (BooleanForm, lambda _form, _, draws: draws.chance(0.5)),
            (IntegerForm, self._integer),
            (DecimalForm, lambda _form, place, draws: Decimal(_hundredths(place, draws)) / 100),
            (FloatForm, lambda _form, place, draws: _hundredths(place, draws) / 100),
            (BinaryForm, lambda _form, _, draws: draws.drawn_bytes(16)),
            (UuidForm, lambda _form, _, draws: UUID(draws.uuid())),
            (DateForm, self._date),
            (InstantForm, self._instant),
            (ListForm, self._list),
            (SetForm, self._list),
            (MapForm, self._map),
            (RecordForm, self._record),
            (UnionForm, lambda form, place, draws: self.made(form.members[0], place, draws)),
            (
                TaggedForm,
                lambda form, place, draws: self.made(draws.pick(form.members), place, draws),
            ),
            (OpenForm, self._open),
            (NullableForm, lambda form, place, draws: self.made(form.inner, place, draws)),
            (ConvertedForm, self._converted),
            (ConstrainedForm, self._constrained),
        ]

    def made(self, form: Form, place: ValueContext, draws: Draws) -> Any:
        """Returns a value that fits the form; raises `UnseedableError` if none is found."""
        for kind, maker in self._makers:
            if isinstance(form, kind):
                return form.fit(maker(form, place, draws))
        raise UnseedableError(f"{place.name}: cannot generate a value for {form.label}.")

    def _text(self, form: TextForm, place: ValueContext, draws: Draws) -> str:
        return slug(draws) if place.is_plain else text_for(place.name, draws)

    def _integer(self, form: Form, place: ValueContext, draws: Draws) -> int:
        name = place.name
        if "percent" in name or "progress" in name:
            return draws.between(0, 100)
        is_large = any(word in name for word in ("bytes", "size", "amount", "price", "total"))
        return draws.between(1, 100_000) if is_large else draws.between(0, 50)

    def _date(self, form: Form, place: ValueContext, draws: Draws) -> Any:
        return self._timestamps.day_of(place.name, place.made_at, draws)

    def _instant(self, form: Form, place: ValueContext, draws: Draws) -> datetime:
        return self._timestamps.of(place.name, place.made_at, draws)

    def _list(self, form: ListForm | SetForm, place: ValueContext, draws: Draws) -> Any:
        elements = [
            self.made(form.elements, place.inside(), draws) for _ in range(draws.between(1, 3))
        ]
        return form.value_of(form.content_of(elements))

    def _map(self, form: MapForm, place: ValueContext, draws: Draws) -> Any:
        keys = [
            self.made(form.key, ValueContext("key", place.made_at), draws)
            for _ in range(draws.between(1, 3))
        ]
        return {key: self.made(form.elements, place.inside(), draws) for key in keys}

    def _record(self, form: RecordForm, place: ValueContext, draws: Draws) -> Any:
        content: dict[str, Any] = {}
        for one in form.attributes:
            is_left_out = not one.is_required or one.is_optional
            if is_left_out and (place.level >= _LEVELS_MAX or not draws.chance(_OPTIONAL_SHARE)):
                continue
            value = self.made(one.form, place.inside(one.python_name), draws)
            wire = one.to_wire(value)
            if wire is not None:
                content[one.stored_name] = wire
        return form.value_of(content)

    def _tagged(self, form: TaggedForm, place: ValueContext, draws: Draws) -> Any:
        return self.made(draws.pick(form.members), place, draws)

    def _open(self, form: OpenForm, place: ValueContext, draws: Draws) -> Any:
        return text_for(place.name, draws)

    def _converted(self, form: ConvertedForm, place: ValueContext, draws: Draws) -> Any:
        inner = form.inner
        return form.value_of(inner.content_of(self.made(inner, place, draws)))

    def _constrained(self, form: ConstrainedForm, place: ValueContext, draws: Draws) -> Any:
        """Returns the first value that satisfies the constraints."""
        for value in self._candidates(form, place, draws):
            try:
                return form.fit(value)
            except (InvalidValueError, StoredItemError):
                continue
        raise UnseedableError(f"{place.name}: no generated value fits {form.schema()}.")

    def _candidates(
        self, form: ConstrainedForm, place: ValueContext, draws: Draws
    ) -> Iterator[Any]:
        stated = form.schema()
        if stated.get("examples") and not place.is_plain:
            yield draws.pick(stated["examples"])
        for _ in range(_TRIES):
            yield self.made(form.inner, place, draws)
        if form.inner.kind == "S":
            yield from (maker(draws) for maker in CANDIDATES)
            longest = stated.get("max_length")
            if longest is not None:
                yield text_for(place.name, draws)[:longest].strip()
        yield from _numbers(stated)


def _hundredths(place: ValueContext, draws: Draws) -> int:
    degrees = {"latitude": 90, "longitude": 180}.get(place.name)
    if degrees is not None:
        return draws.between(-100 * degrees, 100 * degrees)
    return draws.between(100, 99_900)


def _numbers(stated: dict[str, Any]) -> Iterator[Any]:
    """Yields numbers at the stated bounds."""
    unit = stated.get("multiple_of", 1)
    for bound, step in (("ge", 0), ("le", 0), ("gt", unit), ("lt", -unit)):
        if bound in stated:
            yield stated[bound] + step
