"""Known providers: the OAuth endpoints of platforms that connectors read.

Not here: their data (`kits.connectors.platforms`), the credentials of your app, from settings.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tablewright.kits.oauth.providers import Provider, account_in

# https://developers.hubspot.com/docs/api-reference/auth-oauth-v3/guide
HUBSPOT: Final = Provider(
    "hubspot",
    authorize_url="https://app.hubspot.com/oauth/authorize",
    token_url="https://api.hubapi.com/oauth/v3/token",
    revoke_url="https://api.hubapi.com/oauth/v3/token/revoke",
    account=account_in("hub_id", title="HubSpot account {id}"),
    ends_grant=("invalid_grant", "BAD_REFRESH_TOKEN"),
)


def sandboxed(provider: Provider, origin: str) -> Provider:
    """Returns a provider whose endpoints are those of a sandbox."""
    paths = {
        "authorize_url": "/oauth/authorize",
        "token_url": "/oauth/v3/token",
        "revoke_url": "/oauth/v3/token/revoke",
    }
    return replace(provider, **{name: f"{origin}{path}" for name, path in paths.items()})
