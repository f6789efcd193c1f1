"""Settings of accounts: which ones people may change, and with which permission.

    SETTINGS = {"requireTwoFactor": Setting(bool, "security.manage"), "timezone": Setting(str)}

A change merges: keys that it does not name stay, and null removes one.
Not here: settings that only the system itself writes, such as an account's plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tablewright.api.context import Context
from tablewright.errors import InvalidError
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.accounts import ACCOUNT


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting that people may change.

    `kind` is a type that msgspec checks. `permission` is required beside the route's own one. With
    `from_above`, only people with the permission in the account above may change it. `check`
    raises `InvalidError` for values that the type cannot rule out.
    """

    kind: Any
    permission: str = ""
    from_above: bool = False
    check: Callable[[Any], None] | None = None


Settings = Mapping[str, Setting]


async def check_change(
    settings: Settings, context: Context[Any], parent: str | None, change: Mapping[str, Any]
) -> None:
    """Raises an error unless the caller may change these settings of an account to these values."""
    for name, value in change.items():
        setting, place = settings.get(name), f"settings.{name[:40]}"
        if setting is None:
            known = ", ".join(sorted(settings)) or "none"
            raise InvalidError(
                f"Unknown setting {name[:40]!r}. Known settings: {known}.",
                details={"place": place},
            )
        if setting.from_above:
            if parent is None:
                raise InvalidError("A root account has no such setting.", details={"place": place})
            await context.enter(ACCOUNT.permits(setting.permission), parent)
        elif setting.permission:
            context.rights.check(setting.permission)
        if value is not None:
            _check_value(setting, value, place)


def merged(before: Mapping[str, Any] | None, change: Mapping[str, Any]) -> dict[str, Any]:
    """Settings after a change; null removes one.

    >>> merged({"a": 1, "b": 2}, {"b": None, "c": 3})
    {'a': 1, 'c': 3}
    """
    both = {**(before or {}), **change}
    return {name: value for name, value in both.items() if value is not None}


def check_size(value: Mapping[str, Any], place: str) -> None:
    """Raises `InvalidError` for more than an account may hold."""
    size_bytes = len(msgspec.json.encode(value))
    if size_bytes > limits.ACCOUNT_MAP_BYTES_MAX:
        raise InvalidError(
            f"{place} may have at most {limits.ACCOUNT_MAP_BYTES_MAX:,} bytes as JSON,"
            f" not {size_bytes:,}.",
            details={"place": place},
        )


def _check_value(setting: Setting, value: Any, place: str) -> None:
    try:
        converted = msgspec.convert(value, setting.kind)
    except msgspec.ValidationError as error:
        raise InvalidError(f"{error}.", details={"place": place}) from None
    if setting.check is not None:
        try:
            setting.check(converted)
        except InvalidError as error:
            raise InvalidError(error.message, details={"place": place}) from None
