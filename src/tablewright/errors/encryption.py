"""R3… and T3…: encrypted values that cannot be read, and key providers that fail.

No message contains a secret, a plaintext or the value of a key attribute.
"""

from __future__ import annotations

from tablewright.errors.request import RequestError
from tablewright.errors.target import TargetError


class NoKeysError(RequestError):
    """An attribute is encrypted, but the database has no keys."""

    code = "R301"
    hint = 'Pass keys to the database: Database(target, keys=Keyring("keys.json", master=...)).'


class KeyShreddedError(RequestError, LookupError):
    """The keys of a scope were destroyed with `shred`, and with them all values they encrypted."""

    code = "R302"
    hint = "The values cannot be recovered. keyring.renew(scope) creates a key for new ones."


class TamperedValueError(RequestError):
    """An encrypted value was changed, or copied from another item, attribute or table."""

    code = "R303"
    hint = "Restore the item from a backup, and check who can write to the table."


class EnvelopeError(RequestError):
    """The stored value of an encrypted attribute is not an envelope that this version can read."""

    code = "R304"
    hint = "The value was written unencrypted, truncated, or written by a newer Tablewright."


class UnknownKeyError(RequestError, LookupError):
    """A value was encrypted with a key that the keyring does not have."""

    code = "R305"
    hint = "Use the keyring that wrote the value. A restored copy may be older than the value."


class WrongScopeError(RequestError):
    """A key of one scope was returned for another scope."""

    code = "R306"
    hint = "Fix the key provider: it returned a key that was not requested."


class TooManyKeysError(RequestError):
    """A scope has reached its maximum number of keys; none was added."""

    code = "R307"
    hint = (
        "Rewrite values that use old keys, then remove those keys with keyring.retire(scope, "
        "key_id)."
    )


class KeyInUseError(RequestError):
    """The current key of a scope cannot be retired; nothing was destroyed."""

    code = "R308"
    hint = "Rotate first, and rewrite the values of the old key; or shred the whole scope."


class KeyStoreDamagedError(TargetError):
    """The key store is damaged or has an unknown format; nothing was changed."""

    code = "T301"
    hint = "Keep the damaged key store, and restore a copy in its place."


class KeyStoreUnavailableError(TargetError, OSError):
    """The key store cannot be read or written at the moment."""

    code = "T302"
    hint = "Fix the cause in the message, then try again. Acknowledged changes are safe."


class MasterKeyError(TargetError, ValueError):
    """A master key is missing, malformed, or readable by other users."""

    code = "T303"
    hint = "A master key must be 32 random bytes in base64, in a file that only its owner can read."


class MasterUnavailableError(TargetError, OSError):
    """The service that holds the master key rejected the request or did not respond."""

    code = "T304"
    hint = "Check the permissions, the state of the key and the network."


class WrappedKeyError(TargetError):
    """A stored data key belongs to another master key, or was changed."""

    code = "T305"
    hint = "Pass the master key that wrapped it to the keyring, as `master` or in `former`."


class WrongKeysError(TargetError):
    """The keys directory of a service does not match its store."""

    code = "T306"
    hint = (
        "Restore master.key and keys.json into that directory, or name another one with --secrets."
    )
