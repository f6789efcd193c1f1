"""Second factor: one-time codes of an authenticator app, and backup codes for when it is lost.

Codes are RFC 6238: SHA-1, six digits, 30 seconds, one step either way. A code works once: whoever
checks one stores its step, under the condition that the stored one is older. Backup codes have 50
bits and are stored as hashes. Everything here is pure.
Not here: who has to show one (`people.signing`), storing (`people.codes`).
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from io import BytesIO

import pyotp
import segno

from tablewright.api.api_keys import hash_of
from tablewright.ids import Ids
from tablewright.kits.people import limits

_SECRET_BYTES = 20  # as long as SHA-1, RFC 4226 section 4
_CODE_LETTERS = 10


def new_secret(ids: Ids) -> str:
    """A new secret for an authenticator app."""
    return b32encode(ids.random_bytes(_SECRET_BYTES)).decode()


def provisioning_uri(secret: str, *, issuer: str, email: str) -> str:
    """The text that an authenticator app reads from a QR code.

    >>> provisioning_uri("JBSWY3DPEHPK3PXP", issuer="Shop", email="ann@example.com")
    'otpauth://totp/Shop:ann%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Shop'
    """
    otp = pyotp.TOTP(secret)
    return otp.provisioning_uri(email, issuer)  # pyright: ignore[reportUnknownMemberType]


def qr_svg(text: str) -> str:
    """A QR code as SVG, without a document's head, so that a page can contain it."""
    drawn = BytesIO()
    segno.make(text, error="m").save(
        drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, omitsize=True
    )
    return drawn.getvalue().decode()


def step_of(secret: str, code: str, now_seconds: float) -> int | None:
    """The step of a code that is right now, or was or will be a step away; None for others."""
    generator = pyotp.TOTP(secret)
    present = int(now_seconds // limits.CODE_STEP_SECONDS)
    found = None
    around = range(present - limits.CODE_STEPS_AROUND, present + limits.CODE_STEPS_AROUND + 1)
    for step in around:  # all of them, so that the time taken says nothing
        if hmac.compare_digest(generator.generate_otp(step), code):
            found = step
    return found


def new_backup_codes(ids: Ids) -> list[str]:
    """Backup codes to be shown once: `abcde-fghij`."""
    codes: list[str] = []
    for _ in range(limits.BACKUP_CODES):
        letters = b32encode(ids.random_bytes(limits.BACKUP_CODE_BYTES)).decode().lower()
        text = letters[:_CODE_LETTERS]
        codes.append(f"{text[:5]}-{text[5:]}")
    return codes


def backup_hash(code: str) -> str:
    """What is stored of a backup code; spaces, dashes and capitals do not matter.

    >>> backup_hash("ABCDE fghij") == backup_hash("abcde-fghij")
    True
    """
    return hash_of("".join(one for one in code.lower() if one.isalnum()))
