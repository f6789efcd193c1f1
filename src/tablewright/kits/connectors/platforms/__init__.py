"""The platforms, one file of values each."""

from __future__ import annotations

from typing import Final

from tablewright.kits.connectors.platform import Platform
from tablewright.kits.connectors.platforms.hubspot import HUBSPOT
from tablewright.kits.connectors.platforms.stripe import STRIPE
from tablewright.kits.connectors.platforms.webhook import POSTED, WEBHOOK

PLATFORMS: Final[tuple[Platform, ...]] = (STRIPE, HUBSPOT, WEBHOOK)

__all__ = ["HUBSPOT", "PLATFORMS", "POSTED", "STRIPE", "WEBHOOK"]
