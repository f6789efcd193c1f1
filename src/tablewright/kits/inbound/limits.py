"""The limits of signed requests, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Signed requests
SIGNATURE_SECONDS_MAX: Final = 300  # by which a signed time may be old, or ahead; Stripe, HubSpot
SIGNATURES_MAX: Final = 16  # in one header that are compared; services send one or two
SIGNATURE_HEADER_LENGTH_MAX: Final = 4096  # characters
SECRETS_MAX: Final = 8  # that are live at the same time, while they are rotated
DELIVERY_KEPT_SECONDS: Final = 7 * 24 * 3600  # for which a delivery is known again; Meta: 7 days
DELIVERY_ID_LENGTH_MAX: Final = 1024  # characters
