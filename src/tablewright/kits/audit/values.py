"""Values: a thing before and after a change, in an entry.

Things are entities, or mappings of names to values. Encrypted attributes of an entity, and those of
its keys, are omitted. Values that resemble secrets are redacted, and the size of an entry is
bounded.
Not here: which entries are written (`audit.audit`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from tablewright.api.observing.redacting import CUT, redacted
from tablewright.kits.audit import limits
from tablewright.model import Entity

Values = Mapping[str, Any] | Entity

_CHANGES: Final = ("before", "after")


def changed(before: Values | None, after: Values | None) -> dict[str, Any]:
    """The values before and after; of an update only those that differ."""
    given = {"before": before, "after": after}
    told = {name: _told(values) for name, values in given.items() if values is not None}
    if len(told) < len(given):
        return dict(told)
    old, new = told["before"], told["after"]
    names = [name for name in {**old, **new} if old.get(name) != new.get(name)]
    return {
        "before": {name: old[name] for name in names if name in old},
        "after": {name: new[name] for name in names if name in new},
    }


def bounded(details: Mapping[str, Any]) -> dict[str, Any]:
    """Details without secrets. If they are too long, the names of changed values remain."""
    plain: dict[str, Any] = _plain(details)
    shown = _shown(plain)
    if shown is not None:
        return shown
    changes = {one: plain[one] for one in _CHANGES if isinstance(plain.get(one), dict)}
    named = {one: dict.fromkeys(values, CUT) for one, values in changes.items()}
    actor = {"actor": plain.get("actor")}
    return _shown({**actor, **named, CUT: True}) or {**redacted(actor), CUT: True}


def _shown(plain: dict[str, Any]) -> dict[str, Any] | None:
    """Returns the values without secrets; None if they are too long."""
    # Looking for secrets takes time: what is too long already is not looked at.
    if _size(plain) > limits.AUDIT_DETAILS_BYTES_MAX:
        return None
    shown: dict[str, Any] = redacted(plain)
    # Few values contain a secret, and comparing is faster than encoding again.
    is_short = shown == plain or _size(shown) <= limits.AUDIT_DETAILS_BYTES_MAX
    return shown if is_short else None


def _told(values: Values) -> dict[str, Any]:
    if not isinstance(values, Entity):
        return dict(values)
    return {stored: getattr(values, name) for stored, name in _names(type(values))}


@cache
def _names(entity: type[Entity]) -> list[tuple[str, str]]:
    """The stored and the Python names of attributes that may be shown."""
    return [
        (field.stored_name, field.python_name)
        for field in entity.__plan__.fields.values()
        if not field.is_sealed and field.spec.template is None
    ]


def _plain(value: Any) -> Any:
    """Times, enums and records as JSON has them; bytes stay bytes, which are never shown."""
    return msgspec.to_builtins(value, builtin_types=(bytes, bytearray), enc_hook=str)


def _size(value: Any) -> int:
    return len(msgspec.json.encode(value))
