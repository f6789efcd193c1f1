"""Outcomes: how an authorisation ended, and the page that the browser returns to.

Not here: the authorisation (`oauth.callbacks`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final
from urllib.parse import urlencode

from tablewright.errors import InvalidError
from tablewright.kits.oauth import limits

# A path of this site: browsers read `//host`, `/\host` and tabs within as another site's address.
_RELATIVE: Final = re.compile(r"/(?![/\\])[\x21-\x5b\x5d-\x7e]*")


class Result(Enum):
    """The result of an authorisation."""

    CONNECTED = "connected"
    MISSING_CODE = "missing_code"  # the platform sent neither a code nor an error
    INVALID_STATE = "invalid_state"  # unknown, already used, or of another browser or person
    EXPIRED_STATE = "expired_state"  # more than 15 minutes old
    ACCESS_DENIED = "access_denied"  # declined, or the person no longer has the right
    EXCHANGE_FAILED = "exchange_failed"  # the platform did not give tokens
    ACCOUNT_MISMATCH = "account_mismatch"  # another account at the platform than before


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an authorisation. Without a valid state, the account is unknown."""

    result: Result
    return_to: str | None = None
    account_id: str | None = None
    grant_id: str | None = None  # of a grant that was connected

    def location(self, page: str) -> str:
        """The address that the browser returns to; `page` is the one without a `return_to`."""
        is_connected = self.result is Result.CONNECTED
        query = {"connected": self.grant_id} if is_connected else {"refused": self.result.value}
        address, hash_sign, fragment = (self.return_to or page).partition("#")
        joint = "&" if "?" in address else "?"
        return f"{address}{joint}{urlencode(query)}{hash_sign}{fragment}"


def checked_return_to(address: str) -> str:
    """Returns the address of a page of this site; raises `InvalidError` for any other."""
    is_short = len(address) <= limits.RETURN_TO_LENGTH_MAX
    if not is_short or _RELATIVE.fullmatch(address) is None:
        raise InvalidError(
            f"returnTo must be a path of this site with at most {limits.RETURN_TO_LENGTH_MAX:,}"
            " ASCII characters, such as /sources?tab=new.",
            details={"place": "returnTo"},
        )
    return address
