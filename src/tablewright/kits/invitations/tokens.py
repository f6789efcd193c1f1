"""Tokens of invitations, derived from a nonce and a secret of the service.

A job can therefore mail a token without storing it: the store has its hash, the job its nonce, and
neither leads to the token without the secret.
Not here: the records (`invitations.records`), the mails (`invitations.mails`).
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from dataclasses import dataclass, field
from hashlib import sha256

from tablewright.api.api_keys import hash_of
from tablewright.ids import Ids

_PREFIX = "invite"
_NONCE_BYTES = 16  # the token itself has 256 bits
_MARK_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Token:
    """The token of an invitation, and its nonce."""

    text: str = field(repr=False)
    nonce: str
    place: str = ""  # part of the text, so that one read finds the invitation

    @property
    def hash(self) -> str:
        """The stored hash."""
        return hash_of(self.text)


@dataclass(frozen=True, slots=True)
class Tokens:
    """Creates the tokens of invitations."""

    secret: bytes = field(repr=False)
    ids: Ids

    def new(self, place: str = "") -> Token:
        """Returns a new token, which may name a place."""
        return self.of(self.ids.random_bytes(_NONCE_BYTES).hex(), place)

    def of(self, nonce: str, place: str = "") -> Token:
        """Returns the token of a nonce, which requires the secret."""
        digest = hmac.new(self.secret, f"{nonce}{place}".encode(), sha256).digest()
        letters = b32encode(digest).decode().rstrip("=").lower()
        return Token("_".join(filter(None, (_PREFIX, place, letters))), nonce, place)

    def mark(self, text: str) -> str:
        """Returns a short identifier of a text, such as an address, that does not reveal it."""
        return hmac.new(self.secret, f"mark {text}".encode(), sha256).hexdigest()[:_MARK_LENGTH]

    def random_mark(self) -> str:
        """Returns a random identifier of the same form."""
        return self.ids.random_bytes(_MARK_LENGTH // 2).hex()


def place_in(text: str) -> str:
    """Returns the place in the text of a token; empty without one.

    >>> place_in("invite_oaks_0123_abcd"), place_in("invite_abcd"), place_in("reset_oaks_abcd")
    ('oaks_0123', '', '')
    """
    prefix, _, rest = text.partition("_")
    return rest.rpartition("_")[0] if prefix == _PREFIX else ""
