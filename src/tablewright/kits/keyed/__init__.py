"""Keyed: a system whose callers use API keys, declared in one line.

    ROUTES: Final[Routes[Keyed]] = Routes()
    expose(ROUTES, Order.get, "/v1/orders/{order_id}", rule=TENANT)

    SYSTEM = system("shop", SHOP, ROUTES)

Each tenant has API keys; the operator creates the first one with the operator's token. Not here:
systems with people who sign in (`kits.sessions.sessions`).
"""

from __future__ import annotations

from tablewright.kits.keyed.identity import KEY_SCHEMES, KeyedIdentity
from tablewright.kits.keyed.keys import TenantKeys
from tablewright.kits.keyed.system import Keyed, system

__all__ = ["KEY_SCHEMES", "Keyed", "KeyedIdentity", "TenantKeys", "system"]
