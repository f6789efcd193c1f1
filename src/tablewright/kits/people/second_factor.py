"""Second factor: one-time codes of an authenticator app, and backup codes in case the app is lost.

Codes are RFC 6238: SHA-1, six digits, 30 seconds, one step either way. A code works once: a
check stores its step, on condition that the stored one is older. Backup codes have 50 bits, too few
for a fast hash: they are stored as argon2id hashes, with one random salt per set.
Not here: requiring a code (`people.signing`), storage (`people.factor_routes`).
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from collections.abc import Collection, Sequence
from io import BytesIO

import segno
from pyotp.totp import TOTP

from tablewright.ids import Ids
from tablewright.kits.people import limits
from tablewright.kits.sessions import limits as session_limits
from tablewright.kits.sessions.passwords import Passwords

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
    otp = TOTP(secret)
    return otp.provisioning_uri(  # pyright: ignore[reportUnknownMemberType]
        name=email, issuer_name=issuer
    )


def qr_svg(text: str) -> str:
    """Returns a QR code as SVG without a document header, so that a page can contain it."""
    drawn = BytesIO()
    segno.make(text, error="m").save(
        drawn, kind="svg", scale=4, border=2, xmldecl=False, svgns=True, omitsize=True
    )
    return drawn.getvalue().decode()


def step_of(secret: str, code: str, now_seconds: float) -> int | None:
    """Returns the step of a code that is valid now or one step away; None for others."""
    generator = TOTP(secret)
    present = int(now_seconds // limits.CODE_STEP_SECONDS)
    found, given = None, code.encode("utf-8", "surrogatepass")
    around = range(present - limits.CODE_STEPS_AROUND, present + limits.CODE_STEPS_AROUND + 1)
    for step in around:  # all of them, so that timing reveals nothing
        if hmac.compare_digest(generator.generate_otp(step).encode(), given):
            found = step
    return found


def new_backup_codes(ids: Ids) -> list[str]:
    """Returns backup codes, to be shown once: `abcde-fghij`."""
    codes: list[str] = []
    for _ in range(limits.BACKUP_CODES):
        letters = b32encode(ids.random_bytes(limits.BACKUP_CODE_BYTES)).decode().lower()
        text = letters[:_CODE_LETTERS]
        codes.append(f"{text[:5]}-{text[5:]}")
    return codes


async def backup_hashes(codes: Sequence[str], passwords: Passwords, ids: Ids) -> set[str]:
    """Returns the stored form of backup codes: `<salt>.<hash>` of each, with a common salt."""
    salt = ids.random_bytes(session_limits.PASSWORD_SALT_BYTES)
    return set(await _hashes(codes, salt, passwords))


async def backup_hash_of(code: str, stored: Collection[str], passwords: Passwords) -> str | None:
    """The stored hash of a code; None for a wrong one.

    Spaces, dashes and capitals do not matter. A set of codes has one salt: one hash is computed.
    """
    for salt in sorted({one.partition(".")[0] for one in stored}):
        (hashed,) = await _hashes([code], bytes.fromhex(salt), passwords)
        if hashed in stored:
            return hashed
    return None


async def _hashes(codes: Sequence[str], salt: bytes, passwords: Passwords) -> list[str]:
    plain = ["".join(one for one in code.lower() if one.isalnum()) for code in codes]
    return [f"{salt.hex()}.{one}" for one in await passwords.digests(plain, salt)]
