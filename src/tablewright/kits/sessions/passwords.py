"""Passwords: hashed so that whoever gets the hashes learns no password, and verified.

    stored = await passwords.hash("correct horse")
    verdict = await passwords.verify(user.password_hash if user else None, "correct horse")
    verdict.is_good, verdict.is_outdated

Hashes are argon2id in the usual text form, which names its own parameters. Those that bcrypt made
are verified too, and are outdated, like any that were made with less effort than is asked for now:
whoever has just verified one makes a new one of the same password.

Whatever is refused has cost one verification of each kind, by a hash that no password has where the
account has none of a kind, or does not exist: how long it took tells nobody which accounts there
are, nor which have an old hash.

A password is composed (NFC) before it is hashed, so that it does not matter how a keyboard writes
an é. NFKC would also make ² a 2 and ﬁ two letters: that are other passwords, and fewer. bcrypt
hashes came from programs that composed nothing, so they are verified with what was typed.

A system whose accounts never had such a hash says `verifies_bcrypt=False`, and needs no bcrypt.
Not here: which account it is, and how often somebody may try (`kits.sessions.attempts`).
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final, TypeVar

import argon2
import structlog

from tablewright.api import limits as api_limits
from tablewright.errors import InvalidError, MissingExtraError, UnavailableError
from tablewright.ids import Ids
from tablewright.kits.sessions import limits

T = TypeVar("T")

_log = structlog.stdlib.get_logger("tablewright.passwords")
_BCRYPT: Final = re.compile(r"\$2[aby]\$[0-9]{2}\$[./A-Za-z0-9]{53}")
_BCRYPT_SALT_BYTES: Final = 16
_BCRYPT_DIGEST_BYTES: Final = 23
_TO_BCRYPT: Final = bytes.maketrans(
    (ascii_uppercase + ascii_lowercase + digits + "+/").encode(),
    ("./" + ascii_uppercase + ascii_lowercase + digits).encode(),
)
# The first that anybody tries, of those that are long enough to be a password here.
_COMMON: Final = frozenset(
    """00000000 11111111 123123123 12341234 12345678 123456789 1234567890 1q2w3e4r 1qaz2wsx
    87654321 987654321 a1b2c3d4 aa123456 abc12345 abcd1234 abcdefgh admin123 administrator asdfasdf
    asdfghjk asdfghjkl baseball changeme computer dragon123 football iloveyou internet jennifer
    letmein1 liverpool michelle p@ssw0rd pa$$word pa55word passw0rd password password1 password12
    password123 password1234 princess q1w2e3r4 qazwsxedc qwer1234 qwert123 qwerty12 qwerty123
    qwertyui qwertyuiop starwars sunshine superman trustno1 welcome1 welcome123 whatever
    zxcvbnm1""".split()
)


@dataclass(frozen=True, slots=True)
class Effort:
    """What one hash costs."""

    memory_kib: int = limits.PASSWORD_MEMORY_KIB
    rounds: int = limits.PASSWORD_ROUNDS
    lanes: int = limits.PASSWORD_LANES
    bcrypt_cost: int = limits.BCRYPT_COST  # of the hashes that other programs made


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a verification."""

    is_good: bool
    is_outdated: bool = False  # a good password whose hash should be made anew


@dataclass(slots=True)
class Passwords:
    """Hashes and verifies, in threads, a few at once: each takes its memory for as long."""

    ids: Ids
    effort: Effort = field(default_factory=Effort)
    verifies_bcrypt: bool = True
    _argon2: argon2.PasswordHasher = field(init=False, repr=False)
    _nobodys: str = field(init=False, repr=False)
    _nobodys_bcrypt: str = field(init=False, repr=False)
    _slots: asyncio.Semaphore = field(init=False, repr=False)
    _waiting: int = field(default=0, init=False, repr=False)

    def __post_init__(self) -> None:
        """Raises `MissingExtraError`: a start without bcrypt fails, not somebody's sign-in."""
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
        """The hash of a password, with a salt of its own."""
        salt = self.ids.random_bytes(limits.PASSWORD_SALT_BYTES)
        return await self._in_thread(
            lambda: self._argon2.hash(_raw(_composed(password)), salt=salt)
        )

    async def verify(self, stored: str | None, password: str) -> Verdict:
        """Whether a password is the one that was hashed; None is nobody's hash, and costs alike."""
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
        assert stored is not None, "no password has the hash that is nobody's"
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
    """Refuses a password that is too short, too long, or the first that others would try.

    `not_like` are texts that everybody knows of the account, such as its e-mail address.
    """
    least, most = limits.PASSWORD_LENGTH_MIN, limits.PASSWORD_LENGTH_MAX
    composed = _composed(password)
    reason = None
    if not least <= len(composed) <= most:
        reason = f"A password must have {least} to {most} characters."
    elif "\0" in composed:
        reason = "A password must not contain a null character."
    elif len(set(composed)) == 1 or composed.lower() in _COMMON:
        reason = "This password is too common."
    elif composed.casefold() in {_composed(one).casefold() for one in not_like}:
        reason = "A password must not be your name or e-mail address."
    if reason is not None:
        raise InvalidError(reason, details={"place": place})


def _composed(password: str) -> str:
    return unicodedata.normalize("NFC", password)


def _raw(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def _has_bcrypt(stored: str, password: str) -> bool:
    # bcrypt knows the beginning of a password only. Programs that made such hashes cut the rest
    # off; whoever has a longer one can sign in by no other way. The new hash is of all of it.
    typed = _raw(password)[: limits.BCRYPT_PASSWORD_BYTES_MAX]
    try:
        return _bcrypt_check()(typed, stored.encode())
    except ValueError:  # a hash that only looks like one
        _log.warning("password_hash_not_read")
        return False


def _bcrypt_check() -> Callable[[bytes, bytes], bool]:
    try:
        from bcrypt import checkpw
    except ImportError as error:
        raise MissingExtraError.of("yggdrasil", "A bcrypt hash", ["bcrypt"]) from error
    return checkpw


def _nobodys_hash(effort: Effort, ids: Ids) -> str:
    """A hash that costs as much to verify as any other, and that no password was hashed to."""
    salt = ids.random_bytes(limits.PASSWORD_SALT_BYTES)
    digest = ids.random_bytes(limits.PASSWORD_HASH_BYTES)
    salt_text, digest_text = (b64encode(one).decode().rstrip("=") for one in (salt, digest))
    cost = f"m={effort.memory_kib},t={effort.rounds},p={effort.lanes}"
    return f"$argon2id$v=19${cost}${salt_text}${digest_text}"


def _nobodys_bcrypt_hash(effort: Effort, ids: Ids) -> str:
    """The same for bcrypt, which writes base64 with an alphabet of its own."""
    parts = (ids.random_bytes(_BCRYPT_SALT_BYTES), ids.random_bytes(_BCRYPT_DIGEST_BYTES))
    salt, digest = (b64encode(one).rstrip(b"=").translate(_TO_BCRYPT).decode() for one in parts)
    return f"$2b${effort.bcrypt_cost:02}${salt}{digest}"
