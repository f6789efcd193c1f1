"""Credentials: where they come from, and when they are renewed.

The order is botocore's: code, the environment, then files, SSO, containers and the instance, which
botocore reads. botocore is imported only if the environment has no credentials. A server on this
machine without TLS gets a placeholder by default: DynamoDB Local and similar servers check none.
Not here: their use (`remote.signing`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any, Final, cast

from tablewright.errors.target import BadSettingError, MissingCredentialsError
from tablewright.limits import CREDENTIALS_LOOK_SECONDS

_KEY: Final = "AWS_ACCESS_KEY_ID"
_SECRET: Final = "AWS_SECRET_ACCESS_KEY"
_TOKEN: Final = "AWS_SESSION_TOKEN"


@dataclass(frozen=True, slots=True)
class Credentials:
    """An access key, whose secret is not shown.

    >>> Credentials("AKIAEXAMPLE", "wJalrXUtnFEMI")
    Credentials(access_key='AKIAEXAMPLE')
    """

    access_key: str
    secret_key: str = field(repr=False)
    session_token: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        for name in ("access_key", "secret_key", "session_token"):
            text: str = getattr(self, name)
            # A line end would let the rest become a separate header.
            if not (text.isascii() and text.isprintable()) or text != text.strip():
                raise BadSettingError(
                    f"{name} contains characters that are not valid in an access key."
                )
        if not self.access_key or not self.secret_key:
            raise MissingCredentialsError("An access key must have an id and a secret.")


MADE_UP: Final = Credentials("tablewright", "tablewright")

CredentialSource = Callable[[], Credentials]


class Keeper:
    """Caches credentials, and renews them from their source.

    The caller that finds them due renews them; others continue with the cached ones, which are
    valid for minutes. Times are monotonic.
    """

    def __init__(self, source: CredentialSource) -> None:
        self._source = source
        self._looking = threading.Lock()
        self._due_at = -inf
        self._at_hand: Credentials | None = None

    @classmethod
    def of(cls, credentials: Credentials) -> Keeper:
        """Returns a keeper of credentials that never change."""
        keeper = cls(lambda: credentials)
        keeper._at_hand, keeper._due_at = credentials, inf
        return keeper

    def current(self, now: float) -> Credentials | None:
        """The cached credentials; None if `renew`, which may wait, must be called first."""
        return self._at_hand if now < self._due_at else None

    def renew(self, now: float) -> Credentials:
        """Renews the credentials, unless another caller does; raises `MissingCredentialsError`."""
        held = self._at_hand
        if not self._looking.acquire(blocking=held is None):
            assert held is not None
            return held
        try:
            if self._at_hand is None or now >= self._due_at:
                self._at_hand = self._source()
                self._due_at = now + CREDENTIALS_LOOK_SECONDS
            return self._at_hand
        finally:
            self._looking.release()

    def renew_locks(self) -> None:
        """Makes it usable in a process that was forked while a thread renewed them."""
        self._looking = threading.Lock()


def keeper_for(
    *,
    environment: Mapping[str, str],
    profile: str | None,
    is_private: bool,
) -> Keeper:
    """Returns the keeper of the credentials that this machine is configured with.

    `is_private` means a server on this machine, without TLS.
    """
    found = None if profile else from_environment(environment)
    if found is None and is_private and not profile:
        found = MADE_UP
    if found is not None:
        return Keeper.of(found)
    return Keeper(_Chain(profile).credentials)


def from_environment(environment: Mapping[str, str]) -> Credentials | None:
    """Returns the credentials of the usual variables, or None; rejects half a pair."""
    key, secret = environment.get(_KEY, ""), environment.get(_SECRET, "")
    if not key and not secret:
        return None
    if not key or not secret:
        there, missing = (_KEY, _SECRET) if key else (_SECRET, _KEY)
        raise MissingCredentialsError(f"{there} is set, but {missing} is not.")
    return Credentials(key, secret, environment.get(_TOKEN, ""))


class _Chain:
    """botocore's chain, which is searched once; then only the provider found is used."""

    def __init__(self, profile: str | None) -> None:
        self._profile = profile
        self._link: Any = None

    def credentials(self) -> Credentials:
        try:
            import botocore.exceptions  # pyright: ignore[reportMissingTypeStubs]
            import botocore.session  # pyright: ignore[reportMissingTypeStubs]
        except ImportError as error:
            raise MissingCredentialsError(
                "The environment has no credentials, and botocore, which knows other sources, is "
                "not installed. Run `pip install 'tablewright[aws]'`."
            ) from error
        try:
            if self._link is None:
                session = cast(Any, botocore.session).Session(profile=self._profile)
                self._link = session.get_credentials()
            if self._link is None:
                raise MissingCredentialsError("botocore's chain has no credentials.")
            frozen = self._link.get_frozen_credentials()
        except botocore.exceptions.BotoCoreError as error:
            raise MissingCredentialsError(f"botocore found no credentials: {error}.") from error
        except botocore.exceptions.ClientError as error:
            raise MissingCredentialsError(f"Credentials were rejected: {error}.") from error
        return Credentials(frozen.access_key, frozen.secret_key, frozen.token or "")
