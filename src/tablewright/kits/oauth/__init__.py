"""OAuth 2: access to other platforms for accounts, with one refresh at a time.

See `docs/guides/oauth.md`.
"""

from __future__ import annotations

from tablewright.kits.oauth.grants import (
    AccountMismatchError,
    Connected,
    Ended,
    GrantShape,
    Hooks,
    Writes,
)
from tablewright.kits.oauth.oauth import OAuth
from tablewright.kits.oauth.outcomes import Outcome, Result
from tablewright.kits.oauth.providers import (
    Granted,
    PlatformAccount,
    Provider,
    account_at,
    account_in,
)
from tablewright.kits.oauth.states import Pending, StateShape
from tablewright.kits.oauth.tokens import Tokens, tokens_of

__all__ = [
    "AccountMismatchError",
    "Connected",
    "Ended",
    "GrantShape",
    "Granted",
    "Hooks",
    "OAuth",
    "Outcome",
    "Pending",
    "PlatformAccount",
    "Provider",
    "Result",
    "StateShape",
    "Tokens",
    "Writes",
    "account_at",
    "account_in",
    "tokens_of",
]
