"""R3… and T3…: encrypted values that cannot be read, and providers of keys that fail.

No message shows a secret, a plaintext or the value of a key attribute.
"""

from __future__ import annotations

from tablewright.errors.request import RequestError
from tablewright.errors.target import TargetError


class NoKeysError(RequestError):
    """An attribute is encrypted, and the database was given no keys."""

    code = "R301"
    hint = 'Give the database its keys: Database(target, keys=Keyring("keys.json", master=...)).'


class KeyShreddedError(RequestError, LookupError):
    """The keys of a scope were destroyed on purpose, and with them what they encrypted."""

    code = "R302"
    hint = "The values are gone for good; keyring.renew(scope) lets new ones be written."


class TamperedValueError(RequestError):
    """An encrypted value was changed, or moved here from another item, attribute or table."""

    code = "R303"
    hint = "Restore the item from a backup, and find out who can write to the table."


class EnvelopeError(RequestError):
    """What is stored in an encrypted attribute is no envelope that this version can read."""

    code = "R304"
    hint = "It was written in the clear, cut off, or written by a newer Tablewright."


class UnknownKeyError(RequestError, LookupError):
    """A value was encrypted with a key that these keys do not have."""

    code = "R305"
    hint = "Use the keyring the value was written with; a copy of it may be older than the value."


class WrongScopeError(RequestError):
    """A key of one scope was about to be used for the values of another."""

    code = "R306"
    hint = "The provider answered with a key that nobody asked for: mend the provider."


class TooManyKeysError(RequestError):
    """A scope has as many keys as it may have; none was added."""

    code = "R307"
    hint = "Write the old values anew, then keyring.retire(scope, key_id) for keys nobody needs."


class KeyInUseError(RequestError):
    """The current key of a scope was to be retired; nothing was destroyed."""

    code = "R308"
    hint = "Rotate first, and write the values of the old key anew; or shred the whole scope."


class KeyStoreDamagedError(TargetError):
    """The stored keys are not as they were written, or not of a known form; nothing was changed."""

    code = "T301"
    hint = "Keep the damaged store as it is, and put a copy of it in its place."


class KeyStoreUnavailableError(TargetError, OSError):
    """The stored keys cannot be read or written now."""

    code = "T302"
    hint = "The message names the cause; what was answered before is safe."


class MasterKeyError(TargetError, ValueError):
    """A master key is missing, has no usable form, or can be read by others."""

    code = "T303"
    hint = "A master key is 32 random bytes in base64, in a file that only its owner can read."


class MasterUnavailableError(TargetError, OSError):
    """The service that holds the master key refused or did not answer."""

    code = "T304"
    hint = "The message has the service's own words: check rights, the key's state and the network."


class WrappedKeyError(TargetError):
    """A stored data key does not open: it belongs to another master key, or was changed."""

    code = "T305"
    hint = "Give the keyring the master key it was wrapped with, as `master` or among `former`."


class WrongKeysError(TargetError):
    """The keys folder of a service is not the one that its store was written with."""

    code = "T306"
    hint = "Restore master.key and keys.json into that folder, or name another folder with --keys."
