"""The limits of API keys of accounts, each with its reason."""

from __future__ import annotations

from typing import Final

# API keys of accounts
ACCOUNT_KEYS_MAX: Final = 100  # of an account that are not revoked: as many as a page shows
KEY_NAME_LENGTH_MAX: Final = 100
KEY_NETWORKS_MAX: Final = 20  # of one key; each is compared at every request
KEY_GRACE_SECONDS: Final = 3600  # in which the old secret works after a rotation
KEY_GRACE_SECONDS_MAX: Final = 24 * 3600
OTHER_KEY_LENGTH_MIN: Final = 20  # of a key of another program; shorter ones can be guessed
OTHER_KEY_LENGTH_MAX: Final = 200
KEY_USE_SECONDS: Final = 60  # between two records of a key's last use
