"""OAuth: grants of other platforms, from the first click to the last refresh.

    oauth = OAuth.of(given, "shop", [hubspot], hooks,
                     callbacks="https://shop.example/v1/oauth/{platform}/callback")
    url = await oauth.start("hubspot", account_id=..., person_id=..., session=..., return_to="/")
    outcome = await oauth.callback("hubspot", query, person_id=..., session=...)
    token = await oauth.token(account_id, grant_id)
    headers = {"authorization": token.authorization}

Not here: routes, which a system declares (`docs/guides/oauth.md`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.kits.http import Outgoing
from tablewright.kits.oauth.grants import GrantShape, Hooks, Writes
from tablewright.kits.oauth.outcomes import Outcome
from tablewright.kits.oauth.providers import Provider
from tablewright.kits.oauth.states import StateShape
from tablewright.kits.oauth.tokens import Tokens


class OAuth:
    """The grants of one system."""

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        providers: Sequence[Provider],
        hooks: Hooks,
        *,
        callbacks: str,
        states: StateShape[Any] | None = None,
        grants: GrantShape[Any] | None = None,
        outgoing: Outgoing | None = None,
    ) -> OAuth:
        """`callbacks` is the URL of callbacks, with `{platform}` in it.

        Without `states` and `grants`, the kit stores both in its own records. `outgoing` is
        `Outgoing.of(given, system)`, unless other target rules apply.
        """
        raise NotImplementedError

    def provider(self, platform: str) -> Provider:
        """Returns a platform's provider; raises `NotFoundError`."""
        raise NotImplementedError

    async def start(
        self,
        platform: str,
        *,
        account_id: str,
        person_id: str,
        session: str,
        return_to: str | None = None,
        grant_id: str | None = None,
        may_change_account: bool = False,
        details: Mapping[str, Any] | None = None,
    ) -> str:
        """Stores an authorisation for 15 minutes, and returns the URL that the browser opens.

        `session` identifies the browser's session; only its hash is stored. `grant_id` is given to
        authorise a grant again; the platform's account must then be the same, unless
        `may_change_account`. `details` are values of the system, returned in `Connected`.
        Raises `InvalidError` and `NotFoundError`.
        """
        raise NotImplementedError

    async def callback(
        self, platform: str, query: Mapping[str, str], *, person_id: str, session: str
    ) -> Outcome:
        """Finishes an authorisation with the query that the platform sent the browser with.

        `person_id` and `session` are those of the browser, or empty. Never raises because of the
        query or the platform.
        """
        raise NotImplementedError

    async def token(
        self, account_id: str, grant_id: str, *, rejected: Tokens | None = None
    ) -> Tokens:
        """Returns tokens whose access token is valid, refreshed if necessary.

        `rejected` are tokens that the platform has just rejected (401), although they have not
        ended. Raises `GrantEndedError` if the grant must be authorised again, and `NoTokenError`,
        with the time of the next try, if the platform cannot be reached.
        """
        raise NotImplementedError

    async def revoke(self, account_id: str, grant_id: str) -> bool:
        """Revokes a grant at its platform, within 5 seconds; returns whether it did.

        Never raises because of the platform. Call it before the transaction with `forgetting`.
        """
        raise NotImplementedError

    def forgetting(self, account_id: str, grant_id: str) -> Writes:
        """The writes that delete a grant, for the transaction that disconnects its source.

        For a shape, the system deletes the tokens.
        """
        raise NotImplementedError
