"""Values: an object before and after a change, in an entry.

Objects are entities, or mappings of names to values. Encrypted attributes of an entity, and those
of its keys, are omitted; so are attributes without a value, unless a change removed it. The times
and the version that writes set are shown only for deleted entities: others do not have them yet.
Values that resemble secrets are redacted, and the size of an entry is bounded.
Not here: the choice of entries (`audit.audit`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from tablewright.api.observing.redacting import CUT, redacted
from tablewright.kits.audit import limits
from tablewright.model import Entity
from tablewright.model.declaring.fields import Role

Values = Mapping[str, Any] | Entity

_CHANGES: Final = ("before", "after")


def changed(before: Values | None, after: Values | None) -> dict[str, Any]:
    """Returns the values before and after; of an update, only those that differ."""
    if before is None or after is None:
        only = {"before": before, "after": after}
        return {
            name: _told(values, is_whole=True, is_stored=after is None)
            for name, values in only.items()
            if values is not None
        }
    old, new = _told(before), _told(after)
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
    # Searching for secrets takes time, so values that are too long anyway are skipped.
    if _size(plain) > limits.AUDIT_DETAILS_BYTES_MAX:
        return None
    shown: dict[str, Any] = redacted(plain)
    # Few values contain a secret, and comparing is faster than encoding again.
    is_short = shown == plain or _size(shown) <= limits.AUDIT_DETAILS_BYTES_MAX
    return shown if is_short else None


def _told(values: Values, *, is_whole: bool = False, is_stored: bool = False) -> dict[str, Any]:
    """Returns the values of an object; of a whole entity, only existing ones."""
    if not isinstance(values, Entity):
        return dict(values)
    told = {stored: getattr(values, name) for stored, name in _names(type(values), is_stored)}
    return {name: one for name, one in told.items() if one is not None} if is_whole else told


@cache
def _names(entity: type[Entity], is_stored: bool) -> list[tuple[str, str]]:
    """The stored and the Python names of attributes that may be shown."""
    later = () if is_stored else (Role.CREATED, Role.UPDATED, Role.VERSION)
    return [
        (field.stored_name, field.python_name)
        for field in entity.__plan__.fields.values()
        if not field.is_sealed and field.spec.template is None and field.role not in later
    ]


def _plain(value: Any) -> Any:
    """Times, enums and records as in JSON; bytes stay bytes, which are never shown."""
    return msgspec.to_builtins(value, builtin_types=(bytes, bytearray), enc_hook=str)


def _size(value: Any) -> int:
    return len(msgspec.json.encode(value))
