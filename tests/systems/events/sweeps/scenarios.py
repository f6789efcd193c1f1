"""All scenarios of events."""

from __future__ import annotations

from tests.systems.events.sweeps import hooks, inbox, operator, tenants
from tests.systems.events.sweeps.opening import EVENTS

SCENARIOS = EVENTS.all
MODULES = (inbox, hooks, operator, tenants)  # each declares its scenarios when it is imported
