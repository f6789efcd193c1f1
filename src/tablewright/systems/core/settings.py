"""Settings of accounts that people may change.

Not here: settings that the service writes, such as an account's plan.
"""

from __future__ import annotations

from typing import Annotated, Final
from zoneinfo import available_timezones

from msgspec import Meta

from tablewright.errors import InvalidError
from tablewright.kits.accounts.settings import Setting, Settings
from tablewright.systems.core.design import Account
from tablewright.systems.core.plans import LIMITS

_Share = Annotated[int, Meta(ge=0, le=1_000_000_000)]


def _check_zone(name: str) -> None:
    if name not in available_timezones():
        raise InvalidError(f"Unknown time zone {name[:60]!r}. Use an IANA name: Europe/Oslo.")


def _check_share(quota: dict[str, int]) -> None:
    known = sorted(one.name for one in LIMITS if one.counts and one.name != "users")
    for name in quota:
        if name not in known:
            raise InvalidError(
                f"Unknown limit {name[:40]!r}. A share may have: {', '.join(known)}."
            )


SETTINGS: Final[Settings] = {
    "requireTwoFactor": Setting(bool, "security.manage"),
    "timezone": Setting(str, check=_check_zone),
    # The share of the plan's limits that a sub-account and those below it may use.
    "quota": Setting(dict[str, _Share], "account.update", from_above=True, check=_check_share),
}


def requires_second_factor(account: Account) -> bool:
    """Whether people without a second factor may only set it up here."""
    return bool((account.settings or {}).get("requireTwoFactor"))
