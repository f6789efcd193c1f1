"""Credentials of sources: keys that users entered, or grants of the OAuth kit.

Not here: their storage, as an encrypted attribute (`sources.shapes`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.errors import InvalidError
from tablewright.kits.connectors import (
    Auth,
    HookAuth,
    KeyAuth,
    OAuthAuth,
    Platform,
    PlatformCredentials,
)
from tablewright.kits.connectors.auths import AuthKind
from tablewright.kits.oauth import OAuth, Tokens
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.values import Connection, Source

CONNECTIONS: Final[dict[AuthKind, Connection]] = {
    "key": "api_key",
    "oauth": "oauth",
    "hook": "webhook",
}


def auth_of(platform: Platform, connection: Connection) -> Auth:
    """Returns how a platform is connected; raises `InvalidError`."""
    for one in platform.auths:
        if CONNECTIONS[one.kind] == connection:
            return one
    known = ", ".join(CONNECTIONS[one.kind] for one in platform.auths)
    raise InvalidError(
        f"The connection type of {platform.title} must be one of: {known}.",
        details={"place": "connectionType"},
    )


def entered_credentials(auth: Auth, values: Mapping[str, str]) -> PlatformCredentials:
    """Returns the credentials that a user has entered; raises `InvalidError`."""
    if not isinstance(auth, KeyAuth):
        raise InvalidError(
            "This platform is connected without entering credentials.",
            details={"place": "credentials"},
        )
    return auth.credentials(values)


def credentials_of(parts: SourceParts, source: Source) -> PlatformCredentials:
    """Returns the credentials of a source; raises `InvalidError` if it has none."""
    platform = parts.connectors.platform(source.platform_id)
    auth, stored = auth_of(platform, source.connection_type), source.credentials
    if stored is None or isinstance(auth, HookAuth):
        raise InvalidError("The source has no credentials. Connect it again.")
    if isinstance(auth, OAuthAuth):
        return _granted(parts.oauth, auth, source)
    return auth.credentials({name: str(one) for name, one in stored.items()})


def _granted(oauth: OAuth, auth: OAuthAuth, source: Source) -> PlatformCredentials:
    used: list[Tokens] = []

    async def token_of(rejected: str | None) -> str:
        known = used[-1] if rejected is not None and used else None
        tokens = await oauth.token(source.account_id, source.source_id, rejected=known)
        used[:] = [tokens]
        return tokens.access_token

    return auth.credentials(token_of)


def posted_secrets(source: Source | None) -> list[str]:
    """The secrets in the address of a source whose records are posted."""
    stored: Mapping[str, Any] = (source and source.credentials) or {}
    is_posted = source is not None and source.connection_type == "webhook"
    return [str(stored["secret"])] if is_posted and stored.get("secret") else []
