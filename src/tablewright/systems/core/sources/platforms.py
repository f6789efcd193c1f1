"""Platforms of core: which ones sources can be connected to.

With sandboxes, requests go to their exact origins instead of the platforms. Only `serve --demo`
has them: otherwise the address guard rejects these origins like all that are not public.
Not here: what a platform is (`kits.connectors`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tablewright.api.runtime import Runtime
from tablewright.kits.connectors import Connectors, OAuthAuth
from tablewright.kits.connectors.platforms.hubspot import HUBSPOT
from tablewright.kits.connectors.platforms.stripe import STRIPE
from tablewright.kits.connectors.platforms.webhook import WEBHOOK
from tablewright.kits.connectors.requesting import Pause
from tablewright.kits.http import Outgoing, TargetRules
from tablewright.kits.oauth import Hooks, OAuth, Provider
from tablewright.kits.oauth.known import HUBSPOT as HUBSPOT_OAUTH
from tablewright.kits.oauth.known import sandboxed
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.sources.credentials import GRANTS, STATES

ALL: Final = (STRIPE, HUBSPOT, WEBHOOK)
SANDBOXED: Final = ("stripe", "hubspot")
SANDBOX_CLIENT: Final = "core-sandbox"  # the app at the sandbox of HubSpot


@dataclass(frozen=True, slots=True)
class Platforms:
    """The platforms of one process, and the grants of those that are connected by OAuth."""

    connectors: Connectors
    oauth: OAuth


def platforms_of(
    given: Runtime,
    system: str,
    options: CoreOptions,
    hooks: Hooks,
    *,
    pause: Pause = asyncio.sleep,
) -> Platforms:
    """Returns the platforms of an installation, or their sandboxes."""
    origins = sandbox_origins(given)
    rules = TargetRules(allowed_origins=tuple(origins.values()))
    base = options.page(f"{given.url}/{system}").rstrip("/")
    oauth = OAuth.of(
        given,
        system,
        [_hubspot(given, options, origins)],
        hooks,
        callbacks=f"{base}/v1/oauth/{{platform}}/callback",
        states=STATES,
        grants=GRANTS,
        outgoing=Outgoing.of(given, system, rules),
        pause=pause,
    )
    connectors = Connectors.of(given, system, ALL, origins=origins, pause=pause)
    return Platforms(connectors, oauth)


def sandbox_origins(given: Runtime) -> Mapping[str, str]:
    """The base URLs of sandboxes by platform; none without `serve --demo`."""
    return {one: f"{given.sandboxes}/{one}" for one in SANDBOXED} if given.sandboxes else {}


def sandbox_secret(given: Runtime) -> str:
    """The secret of the app at the sandbox of HubSpot; the same in every process."""
    return given.derived_key("core.sandbox").hex()


def _hubspot(given: Runtime, options: CoreOptions, origins: Mapping[str, str]) -> Provider:
    auth = next(one for one in HUBSPOT.auths if isinstance(one, OAuthAuth))
    provider = replace(HUBSPOT_OAUTH, scopes=auth.scopes)
    if "hubspot" in origins:
        found = sandboxed(provider, origins["hubspot"])
        return found.with_client(SANDBOX_CLIENT, sandbox_secret(given))
    return provider.with_client(options.hubspot_client_id, options.hubspot_client_secret)
