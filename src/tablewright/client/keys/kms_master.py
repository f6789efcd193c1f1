"""A master key in AWS KMS, which never leaves it.

Each call has an encryption context with the scope and the id of the data key. KMS binds the wrapped
key to it, and AWS CloudTrail shows it in plain text. botocore is imported with the first client, so
that only users of KMS need it.
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, cast

from tablewright import limits
from tablewright.errors import (
    MasterKeyError,
    MasterUnavailableError,
    MissingExtraError,
    WrappedKeyError,
)

_CONTEXT_SCOPE = "tablewright:scope"
_CONTEXT_KEY = "tablewright:key"
_DOES_NOT_OPEN = ("InvalidCiphertextException", "IncorrectKeyException")

# Loggers to which botocore writes requests and responses, including data keys.
_LOGGERS = ("botocore.endpoint", "botocore.parsers")
_is_asking: ContextVar[bool] = ContextVar("_is_asking", default=False)


class KmsMaster:
    """A symmetric key of AWS KMS, named by its id or ARN.

    Without `region`, the region of the ARN or botocore's default applies. An alias is rejected,
    because it may be assigned to another key, which would unwrap nothing. The key's policy
    determines who may use it.
    """

    def __init__(self, key_id: str, *, region: str | None = None, client: Any = None) -> None:
        if not key_id or key_id.startswith("alias/") or ":alias/" in key_id:
            raise MasterKeyError(f"{key_id!r} is not the id or ARN of a KMS key.")
        self._key_id = key_id
        self._client: Any = (
            _default_client(region or _region_of(key_id)) if client is None else client
        )
        _keep_out_of_logs()

    @property
    def id(self) -> str:
        """The name stored with everything that it wrapped."""
        return f"kms:{self._key_id}"

    def new_secret(self, scope: str, key_id: str) -> tuple[bytes, bytes]:
        """Returns a new secret from KMS, and the same wrapped."""
        context = _context(scope, key_id)
        with self._asking(key_id):
            answer = self._client.generate_data_key(
                KeyId=self._key_id, KeySpec="AES_256", EncryptionContext=context
            )
        return answer["Plaintext"], answer["CiphertextBlob"]

    def wrap(self, secret: bytes, scope: str, key_id: str) -> bytes:
        """Wraps the secret of a data key."""
        context = _context(scope, key_id)
        with self._asking(key_id):
            answer = self._client.encrypt(
                KeyId=self._key_id, Plaintext=secret, EncryptionContext=context
            )
        return answer["CiphertextBlob"]

    def unwrap(self, wrapped: bytes, scope: str, key_id: str) -> bytes:
        """Unwraps the secret of a data key; raises `WrappedKeyError`."""
        context = _context(scope, key_id)
        with self._asking(key_id):
            # The key is named, although KMS would find it: keys wrapped by another account's KMS
            # key must not open.
            answer = self._client.decrypt(
                KeyId=self._key_id, CiphertextBlob=wrapped, EncryptionContext=context
            )
        return answer["Plaintext"]

    @contextmanager
    def _asking(self, key_id: str) -> Generator[None]:
        """Maps botocore's errors to failures of the master key."""
        import botocore.exceptions  # pyright: ignore[reportMissingTypeStubs]

        token = _is_asking.set(True)
        try:
            yield
        except botocore.exceptions.ClientError as error:
            told = cast(dict[str, Any], error.response).get("Error", {})
            code, message = told.get("Code", ""), told.get("Message", "")
            if code in _DOES_NOT_OPEN:
                raise WrappedKeyError(f"Key {key_id} does not unwrap with {self.id}.") from error
            raise MasterUnavailableError(f"KMS rejected {self.id}: {code} {message}.") from error
        except botocore.exceptions.BotoCoreError as error:
            raise MasterUnavailableError(f"KMS did not respond for {self.id}: {error}") from error
        finally:
            _is_asking.reset(token)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._key_id!r})"


def _context(scope: str, key_id: str) -> dict[str, str]:
    of_scope = {_CONTEXT_SCOPE: scope} if scope else {}
    return {**of_scope, _CONTEXT_KEY: key_id}


def _region_of(key_id: str) -> str | None:
    """Returns the region of an ARN, `arn:aws:kms:REGION:ACCOUNT:key/ID`; None for a bare id."""
    parts = key_id.split(":")
    return parts[3] if len(parts) > 3 else None


def _default_client(region: str | None) -> Any:
    try:
        import botocore.config  # pyright: ignore[reportMissingTypeStubs]
        import botocore.session  # pyright: ignore[reportMissingTypeStubs]
    except ImportError as error:
        raise MissingExtraError.of("kms", "AWS KMS", ["botocore"]) from error
    config = botocore.config.Config(
        connect_timeout=limits.KMS_SECONDS_MAX,
        read_timeout=limits.KMS_SECONDS_MAX,
        retries={"mode": "standard", "total_max_attempts": limits.KMS_ATTEMPTS_MAX},
    )
    session = cast(Any, botocore.session).get_session()
    return session.create_client("kms", region_name=region, config=config)


def _keep_out_of_logs() -> None:
    for name in _LOGGERS:
        logging.getLogger(name).addFilter(_is_not_ours)  # once: the same filter is added only once


def _is_not_ours(record: logging.LogRecord) -> bool:
    return not (_is_asking.get() and record.levelno <= logging.DEBUG)
