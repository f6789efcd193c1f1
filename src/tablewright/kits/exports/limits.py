"""The limits of exports, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Exports of services
EXPORT_KEPT_SECONDS: Final = 14 * 24 * 3600  # people download them later; HubSpot's do as long
EXPORTS_WAITING_MAX: Final = 5  # of an account; each may read all its data
