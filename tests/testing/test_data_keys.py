"""Data keys in memory: they fail, rotate and end as the keys of a keyring do."""

from __future__ import annotations

import pytest

from tablewright.errors import KeyShreddedError, UnknownKeyError
from tablewright.testing.data_keys import MemoryKeys


def test_a_key_that_a_scope_does_not_have_is_unknown():
    keys = MemoryKeys()
    other = keys.current("other")
    with pytest.raises(UnknownKeyError):
        keys.by_id("mine", other.id)


def test_a_destroyed_scope_has_no_key_again():
    keys = MemoryKeys()
    key = keys.current("mine")
    assert 1 == keys.shred("mine")
    assert [] == keys.scopes()
    for use in (keys.current, keys.rotate, lambda scope: keys.by_id(scope, key.id)):
        with pytest.raises(KeyShreddedError):
            use("mine")


def test_a_worn_key_is_replaced_once_and_still_opens_its_values():
    keys = MemoryKeys()
    worn = keys.current("mine")
    fresh = keys.rotate("mine", worn_id=worn.id)
    assert fresh.id != worn.id
    assert fresh == keys.rotate("mine", worn_id=worn.id) == keys.current("mine")
    assert worn == keys.by_id("mine", worn.id)
