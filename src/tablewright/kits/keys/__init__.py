"""Keys: API keys of people in accounts, with scopes, networks, expiry and rotation."""

from __future__ import annotations

from tablewright.kits.keys.identity import KeyIdentity
from tablewright.kits.keys.keys import ApiKeys
from tablewright.kits.keys.records import ApiKeyRecord
from tablewright.kits.keys.shapes import KeyShape, own_keys

__all__ = ["ApiKeyRecord", "ApiKeys", "KeyIdentity", "KeyShape", "own_keys"]
