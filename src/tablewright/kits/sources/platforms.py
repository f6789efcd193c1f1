"""Platforms: the platforms that sources of a system can connect to, with their OAuth grants.

With sandboxes, requests go to their exact origins instead of the platforms. Only `serve --demo`
has them: otherwise the address guard rejects these origins, as they are not public.
Not here: the definition of a platform (`kits.connectors`), grants (`kits.oauth`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.kits.connectors import Connectors, Platform
from tablewright.kits.connectors.requesting import Pause
from tablewright.kits.http import Outgoing, TargetRules
from tablewright.kits.oauth import GrantShape, Hooks, OAuth, Provider, StateShape
from tablewright.kits.sources.shapes import own_sources

# Returns the provider of a platform for the origin of its sandbox; None: of the platform itself.
ProviderOf = Callable[[str | None], Provider]


@dataclass(frozen=True, slots=True)
class Platforms:
    """The platforms of one process."""

    connectors: Connectors
    oauth: OAuth

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        platforms: Sequence[Platform],
        providers: Mapping[str, ProviderOf],
        hooks: Hooks,
        *,
        base_url: str,
        sandboxed: Collection[str] = (),
        states: StateShape[Any] | None = None,
        grants: GrantShape[Any] | None = None,
        pause: Pause = asyncio.sleep,
    ) -> Platforms:
        """Returns the platforms of an installation; their sandboxes, if they have any.

        `base_url` is the public address of the routes: browsers return to a path below it. `grants`
        is `SOURCES.grants` for a shape of sources.
        """
        origins = sandbox_origins(given, sandboxed)
        rules = TargetRules(allowed_origins=tuple(origins.values()))
        oauth = OAuth.of(
            given,
            system,
            [provider_of(origins.get(one)) for one, provider_of in providers.items()],
            hooks,
            callbacks=f"{base_url}/oauth/{{platform}}/callback",
            states=states,
            grants=grants or own_sources(system).grants,
            outgoing=Outgoing.of(given, system, rules),
            pause=pause,
        )
        connectors = Connectors.of(given, system, platforms, origins=origins, pause=pause)
        return cls(connectors, oauth)


def sandbox_origins(given: Runtime, platforms: Collection[str]) -> Mapping[str, str]:
    """The base URLs of sandboxes by platform; none without `serve --demo`."""
    return {one: f"{given.sandboxes}/{one}" for one in platforms} if given.sandboxes else {}
