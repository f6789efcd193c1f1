"""The limits of signed requests, each with its source or reason."""

from __future__ import annotations

from typing import Final

from tablewright.limits import KIB

# Signed requests
SIGNATURE_SECONDS_MAX: Final = 300  # by which a signed time may be old, or ahead; Stripe, HubSpot
SIGNATURES_MAX: Final = 16  # in one header that are compared; services send one or two
SIGNATURE_HEADER_LENGTH_MAX: Final = 4096  # characters
SECRETS_MAX: Final = 8  # valid at the same time, during a rotation
DELIVERY_KEPT_SECONDS: Final = 7 * 24 * 3600  # for which a delivery is recognised; Meta: 7 days
DELIVERY_ID_LENGTH_MAX: Final = 1024  # characters

# Amazon SNS
SNS_RETRY_SECONDS: Final = 3600  # for which SNS retries a message; a policy's maximum
SNS_CERTIFICATES_MAX: Final = 32  # cached by a process; a region has one or two
SNS_CERTIFICATE_SECONDS: Final = 24 * 3600  # for which a certificate is cached
SNS_CERTIFICATE_BYTES_MAX: Final = 64 * KIB  # of a certificate; it has 2 to 6 KiB
SNS_NO_CERTIFICATE_SECONDS: Final = 60  # before a URL without a certificate is tried again
SNS_FETCHES_PER_MINUTE: Final = 30  # of certificates, in all processes
SNS_FETCH_SECONDS_MAX: Final = 5.0  # SNS waits 15 seconds for a response
SNS_KEY_BITS_MIN: Final = 2048  # of RSA
