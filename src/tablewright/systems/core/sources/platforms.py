"""Platforms of core: which ones sources can be connected to.

With a sandbox, requests go to its exact origin instead of the platforms. Only the demo sets one:
without it, the address guard rejects that origin like every other that is not public.
Not here: what a platform is (`kits.connectors`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.runtime import Runtime
from tablewright.kits.connectors import Connectors
from tablewright.kits.oauth import Hooks, OAuth
from tablewright.systems.core.options import CoreOptions


@dataclass(frozen=True, slots=True)
class Platforms:
    """The platforms of one process, and the grants of those that are connected by OAuth."""

    connectors: Connectors
    oauth: OAuth


def platforms_of(given: Runtime, options: CoreOptions, hooks: Hooks) -> Platforms:
    """Returns the platforms of an installation."""
    raise NotImplementedError
