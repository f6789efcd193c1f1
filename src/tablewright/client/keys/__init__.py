"""Keys for encrypted attributes: creation, wrapping and storage.

    Keyring("keys.json", master=LocalMaster.from_file("master.key"))
    Keyring(TableKeyStore(transport, "keys"), master=KmsMaster(key_arn))

A *data key* encrypts values of one scope, a tenant. A *master* key wraps data keys, and a *store*
holds the wrapped keys. A *keyring* combines a store and a master, and is passed to a database.
"""

from __future__ import annotations

from tablewright.client.keys.file_store import FileKeyStore
from tablewright.client.keys.keyring import Keyring
from tablewright.client.keys.kms_master import KmsMaster
from tablewright.client.keys.local_master import LocalMaster
from tablewright.client.keys.masters import Master
from tablewright.client.keys.provider import KeyProvider, answer_to
from tablewright.client.keys.stores import KeyStore, ScopeKeys, WrappedKey
from tablewright.client.keys.table_store import TableKeyStore

__all__ = [
    "FileKeyStore",
    "KeyProvider",
    "KeyStore",
    "Keyring",
    "KmsMaster",
    "LocalMaster",
    "Master",
    "ScopeKeys",
    "TableKeyStore",
    "WrappedKey",
    "answer_to",
]
