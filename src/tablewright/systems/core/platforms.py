"""Platforms of core: which ones sources can be connected to, and core's app at those by OAuth.

Not here: what a platform is (`kits.connectors`), their sandboxes (`kits.sources.platforms`).
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from tablewright.api.runtime import Runtime
from tablewright.kits.connectors import OAuthAuth
from tablewright.kits.connectors.platforms.hubspot import HUBSPOT
from tablewright.kits.connectors.platforms.stripe import STRIPE
from tablewright.kits.connectors.platforms.webhook import WEBHOOK
from tablewright.kits.connectors.requesting import Pause
from tablewright.kits.oauth import Hooks, Provider
from tablewright.kits.oauth.known import HUBSPOT as HUBSPOT_OAUTH
from tablewright.kits.oauth.known import sandboxed
from tablewright.kits.sources.platforms import Platforms
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.shapes import SOURCES, STATES

SANDBOX_CLIENT: Final = "core-sandbox"  # the app at the sandbox of HubSpot


def platforms_of(
    given: Runtime,
    system: str,
    options: CoreOptions,
    hooks: Hooks,
    *,
    pause: Pause = asyncio.sleep,
) -> Platforms:
    """Returns the platforms of an installation, or their sandboxes."""

    def hubspot(origin: str | None) -> Provider:
        auth = next(one for one in HUBSPOT.auths if isinstance(one, OAuthAuth))
        provider = replace(HUBSPOT_OAUTH, scopes=auth.scopes)
        if origin is not None:
            found = sandboxed(provider, origin)
            return found.with_client(SANDBOX_CLIENT, sandbox_secret(given))
        return provider.with_client(options.hubspot_client_id, options.hubspot_client_secret)

    page = options.page(f"{given.url}/{system}").rstrip("/")
    return Platforms.of(
        given,
        system,
        (STRIPE, HUBSPOT, WEBHOOK),
        {"hubspot": hubspot},
        hooks,
        base_url=f"{page}/v1",
        sandboxed=("stripe", "hubspot"),
        states=STATES,
        grants=SOURCES.grants,
        pause=pause,
    )


def sandbox_secret(given: Runtime) -> str:
    """The secret of the app at the sandbox of HubSpot; the same in every process."""
    return given.derived_key("core.sandbox").hex()
