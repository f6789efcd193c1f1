"""Plans that leave maps and lists of `Any` unread.

Such a plan is the entity's plan with another codec, and is only for reading. Not here: unread
values (`model.forms.unread`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from tablewright.errors import NotAConditionError, StoredItemError
from tablewright.model.expressions.conditions import located
from tablewright.model.forms import Wire
from tablewright.model.forms.unread import UnreadForm, can_stay_unread
from tablewright.model.plans.codecs import Codec, CodecField, Item
from tablewright.model.plans.plan import EntityPlan
from tablewright.model.stored.unreadable import Misfit


def unread_names(plan: EntityPlan, attributes: tuple[object, ...]) -> frozenset[str]:
    """The Python names of attributes that can stay unread; raises `NotAConditionError`."""
    names: set[str] = set()
    for one in attributes:
        at = located(one, entity=plan.entity)
        if len(at.steps) != 1 or not can_stay_unread(at.form):
            raise NotAConditionError(
                f"{one!r} must be a free-form attribute to stay unread: Any, dict[str, Any] or "
                "list[Any]."
            )
        names.add(plan.by_stored_name[str(at.steps[0])].python_name)
    return frozenset(names)


@cache
def unread_plan(plan: EntityPlan, names: frozenset[str]) -> EntityPlan:
    """The plan that leaves these attributes unread."""
    return replace(plan, codec=_UnreadCodec(plan.codec, names)) if names else plan


class _UnreadCodec(Codec[Any]):
    """Reads items like another codec, except for some attributes."""

    def __init__(self, codec: Codec[Any], names: frozenset[str]) -> None:
        super().__init__(
            codec.cls,
            [_unread(one) if name in names else one for name, one in codec.fields.items()],
            others=codec.others,
            key=codec.key,
        )

    def decoded(self, item: Mapping[str, Wire]) -> Any:
        """An item of plain dictionaries, ready for `read`; raises `StoredItemError`."""
        try:
            return self.decode(msgspec.json.encode(item))
        except msgspec.ValidationError as error:
            self.read_plain(item)
            raise self.misfit(StoredItemError(str(error)), item) from error

    def plain(self, wire: Any) -> Item:
        """A decoded item as plain dictionaries."""
        if isinstance(wire, Misfit):
            return wire.item
        return msgspec.json.decode(msgspec.json.encode(wire))


def _unread(field: CodecField) -> CodecField:
    return replace(field, form=UnreadForm(field.form))
