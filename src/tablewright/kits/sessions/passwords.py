"""Passwords: hashed with argon2id, and verified.

    stored = await passwords.hash("correct horse")
    verdict = await passwords.verify(user.password_hash if user else None, "correct horse")
    verdict.is_good, verdict.is_outdated

Hashes have the usual text form, which contains their parameters. Hashes of bcrypt are verified too,
but are outdated, like all hashes with less effort than the current setting: after a successful
verification, the caller stores a new hash of the same password.

Every rejection costs one verification of each kind. If the account has no hash of a kind, or does
not exist, a hash that matches no password is used. Timing therefore reveals neither which accounts
exist nor which have an old hash.

A password is normalised to NFC before hashing, so that the keyboard's form of an é does not matter.
NFKC would also turn ² into 2 and ﬁ into two letters, which are other passwords. Programs that wrote
bcrypt hashes did not normalise, so these are verified with the password as typed.

A system without such hashes sets `verifies_bcrypt=False`, and does not need bcrypt.
Not here: the account, and the limit on attempts (`kits.sessions.attempts`).
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from base64 import b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final, TypeVar

import argon2
import structlog

from tablewright.api import limits as api_limits
from tablewright.errors import InvalidError, MissingExtraError, UnavailableError
from tablewright.ids import Ids
from tablewright.kits.sessions import limits
from tablewright.kits.sessions.common_passwords import is_common

T = TypeVar("T")

_log = structlog.stdlib.get_logger("tablewright.passwords")
_BCRYPT: Final = re.compile(r"\$2[aby]\$[0-9]{2}\$[./A-Za-z0-9]{53}")
_BETWEEN_WORDS: Final = re.compile(r"[\W_]+")
_BCRYPT_SALT_BYTES: Final = 16
_BCRYPT_DIGEST_BYTES: Final = 23
_TO_BCRYPT: Final = bytes.maketrans(
    (ascii_uppercase + ascii_lowercase + digits + "+/").encode(),
    ("./" + ascii_uppercase + ascii_lowercase + digits).encode(),
)


@dataclass(frozen=True, slots=True)
class Effort:
    """The cost of one hash."""

    memory_kib: int = limits.PASSWORD_MEMORY_KIB
    rounds: int = limits.PASSWORD_ROUNDS
    lanes: int = limits.PASSWORD_LANES
    bcrypt_cost: int = limits.BCRYPT_COST  # of hashes that other programs wrote


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a verification."""

    is_good: bool
    is_outdated: bool = False  # a correct password whose hash should be replaced


@dataclass(slots=True)
class Passwords:
    """Hashes and verifies in a few threads, because each operation needs much memory."""

    ids: Ids
    effort: Effort = field(default_factory=Effort)
    verifies_bcrypt: bool = True
    _argon2: argon2.PasswordHasher = field(init=False, repr=False)
    _nobodys: str = field(init=False, repr=False)
    _nobodys_bcrypt: str = field(init=False, repr=False)
    _slots: asyncio.Semaphore = field(init=False, repr=False)
    _waiting: int = field(default=0, init=False, repr=False)

    def __post_init__(self) -> None:
        """Raises `MissingExtraError`: without bcrypt the start fails, not a sign-in."""
        effort = self.effort
        if self.verifies_bcrypt:
            _bcrypt_check()
        self._argon2 = argon2.PasswordHasher(
            time_cost=effort.rounds,
            memory_cost=effort.memory_kib,
            parallelism=effort.lanes,
            hash_len=limits.PASSWORD_HASH_BYTES,
            salt_len=limits.PASSWORD_SALT_BYTES,
            type=argon2.Type.ID,
        )
        self._nobodys = _nobodys_hash(effort, self.ids)
        self._nobodys_bcrypt = _nobodys_bcrypt_hash(effort, self.ids)
        self._slots = asyncio.Semaphore(limits.PASSWORD_HASHES_AT_ONCE_MAX)

    async def hash(self, password: str) -> str:
        """Returns the hash of a password, with a random salt."""
        salt = self.ids.random_bytes(limits.PASSWORD_SALT_BYTES)
        return await self._in_thread(
            lambda: self._argon2.hash(_raw(_composed(password)), salt=salt)
        )

    async def digests(self, secrets: Sequence[str], salt: bytes) -> list[str]:
        """Returns hashes of short secrets with a salt that is stored beside them, in hexadecimal.

        The same secret and salt give the same hash, so one computation finds a secret among
        several. All secrets together take one slot for computations in this process.
        """
        return await self._in_thread(lambda: [self._digest(one, salt) for one in secrets])

    def _digest(self, secret: str, salt: bytes) -> str:
        return argon2.low_level.hash_secret_raw(
            _raw(secret),
            salt,
            time_cost=self.effort.rounds,
            memory_cost=self.effort.memory_kib,
            parallelism=self.effort.lanes,
            hash_len=limits.PASSWORD_HASH_BYTES,
            type=argon2.Type.ID,
        ).hex()

    async def verify(self, stored: str | None, password: str) -> Verdict:
        """Verifies a password; None matches no password and costs the same."""
        return await self._in_thread(lambda: self._verified(stored, password))

    def _verified(self, stored: str | None, password: str) -> Verdict:
        if self.verifies_bcrypt and stored is not None and _BCRYPT.fullmatch(stored):
            is_good = _has_bcrypt(stored, password)
            if not is_good:
                self._argon2_verdict(None, password)
            return Verdict(is_good, is_outdated=is_good)
        verdict = self._argon2_verdict(stored, password)
        if self.verifies_bcrypt and not verdict.is_good:
            _has_bcrypt(self._nobodys_bcrypt, password)
        return verdict

    def _argon2_verdict(self, stored: str | None, password: str) -> Verdict:
        try:
            self._argon2.verify(stored or self._nobodys, _raw(_composed(password)))
        except argon2.exceptions.InvalidHashError:
            _log.warning("password_hash_not_read")
            return self._argon2_verdict(None, password)
        except argon2.exceptions.VerificationError:
            return Verdict(is_good=False)
        assert stored is not None, "no password has this hash"
        return Verdict(is_good=True, is_outdated=self._argon2.check_needs_rehash(stored))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= limits.PASSWORD_HASHES_WAITING_MAX:
            raise UnavailableError(
                "Too many people are signing in.",
                retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
            )
        self._waiting += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def check_password(password: str, *, not_like: tuple[str, ...] = (), place: str) -> None:
    """Rejects a password that is too short, too long, common, or easy to guess for this account.

    `not_like` are known texts of the account or the service, such as an e-mail address or a title.
    Without them and their words, a few characters must be left.
    """
    least, most = limits.PASSWORD_LENGTH_MIN, limits.PASSWORD_LENGTH_MAX
    composed = _composed(password)
    reason = None
    if not least <= len(composed) <= most:
        reason = f"A password must have {least} to {most} characters."
    elif "\0" in composed:
        reason = "A password must not contain a null character."
    elif len(set(composed)) == 1 or is_common(composed):
        reason = "This password is too common."
    elif _rest_length(composed, not_like) < limits.PASSWORD_REST_LENGTH_MIN:
        reason = (
            "A password must not consist of your name, your e-mail address or the service's name."
        )
    if reason is not None:
        raise InvalidError(reason, details={"place": place})


def _rest_length(password: str, known: tuple[str, ...]) -> int:
    """Returns the number of characters of a password besides known words."""
    folded, texts = password.casefold(), [_composed(one).casefold() for one in known]
    words = {word for text in texts for word in (text, *_BETWEEN_WORDS.split(text))}
    rest = folded
    for word in sorted(words, key=len, reverse=True):
        if len(word) >= limits.PASSWORD_WORD_LENGTH_MIN:
            rest = rest.replace(word, "")
    # Characters that join such a word with a year add nothing either.
    return len(folded if rest == folded else _BETWEEN_WORDS.sub("", rest))


def _composed(password: str) -> str:
    return unicodedata.normalize("NFC", password)


def _raw(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def _has_bcrypt(stored: str, password: str) -> bool:
    # bcrypt uses only the beginning of a password. Programs that wrote such hashes cut off the
    # rest, so a longer password must be cut as well. The new hash covers all of it.
    typed = _raw(password)[: limits.BCRYPT_PASSWORD_BYTES_MAX]
    try:
        return _bcrypt_check()(typed, stored.encode())
    except ValueError:  # an invalid hash
        _log.warning("password_hash_not_read")
        return False


def _bcrypt_check() -> Callable[[bytes, bytes], bool]:
    try:
        from bcrypt import checkpw
    except ImportError as error:
        raise MissingExtraError.of("yggdrasil", "A bcrypt hash", ["bcrypt"]) from error
    return checkpw


def _nobodys_hash(effort: Effort, ids: Ids) -> str:
    """Returns a hash that costs as much to verify as any other, and matches no password."""
    salt = ids.random_bytes(limits.PASSWORD_SALT_BYTES)
    digest = ids.random_bytes(limits.PASSWORD_HASH_BYTES)
    salt_text, digest_text = (b64encode(one).decode().rstrip("=") for one in (salt, digest))
    cost = f"m={effort.memory_kib},t={effort.rounds},p={effort.lanes}"
    return f"$argon2id$v=19${cost}${salt_text}${digest_text}"


def _nobodys_bcrypt_hash(effort: Effort, ids: Ids) -> str:
    """The same for bcrypt, which has its own base64 alphabet."""
    parts = (ids.random_bytes(_BCRYPT_SALT_BYTES), ids.random_bytes(_BCRYPT_DIGEST_BYTES))
    salt, digest = (b64encode(one).rstrip(b"=").translate(_TO_BCRYPT).decode() for one in parts)
    return f"$2b${effort.bcrypt_cost:02}${salt}{digest}"
