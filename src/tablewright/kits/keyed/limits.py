"""The limits of the keyed kit, each with its reason."""

from __future__ import annotations

from typing import Final

# API keys of tenants
KEYS_MAX: Final = 40  # of a tenant that are not revoked: as many as a page shows
LABEL_LENGTH_MAX: Final = 100
TENANT_LENGTH_MAX: Final = 40  # so that the prefix of a key stays within 80 characters
