"""A master key that AWS KMS holds and never gives away.

Each call has an encryption context with the scope and the id of the data key; KMS binds the wrapped
key to it, and AWS CloudTrail shows it in the clear.
botocore is imported when a client is made, so that only those need it who use KMS.
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

# Where botocore writes requests and answers, data keys and all, if it is asked to log.
_LOGGERS = ("botocore.endpoint", "botocore.parsers")
_is_asking: ContextVar[bool] = ContextVar("_is_asking", default=False)


class KmsMaster:
    """A symmetric key of AWS KMS, named by its id or ARN.

    Without `region` it is that of the ARN, or botocore's.
    An alias is refused: it can be given to another key, and then nothing would open any more.
    Who may use the key, and from where, is for its policy to say.
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
        """Its name beside everything it wrapped."""
        return f"kms:{self._key_id}"

    def new_secret(self, scope: str, key_id: str) -> tuple[bytes, bytes]:
        """A new secret that KMS made, and the same wrapped."""
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
        """The secret of a data key; raises `WrappedKeyError` if it does not open."""
        context = _context(scope, key_id)
        with self._asking(key_id):
            # The key is named, although KMS would find it: a stored key that another account's
            # KMS key wrapped must not open.
            answer = self._client.decrypt(
                KeyId=self._key_id, CiphertextBlob=wrapped, EncryptionContext=context
            )
        return answer["Plaintext"]

    @contextmanager
    def _asking(self, key_id: str) -> Generator[None]:
        """Tells what botocore raises as a failure of the master key."""
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
    """The region in an ARN, `arn:aws:kms:REGION:ACCOUNT:key/ID`; None for a bare id."""
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
