"""The limits of invitations, each with its reason."""

from __future__ import annotations

from typing import Final

# Invitations to places
INVITATION_SECONDS: Final = 7 * 24 * 3600  # for which a link works
INVITATIONS_PENDING_MAX: Final = 100  # to one place: an invitation may send a mail
