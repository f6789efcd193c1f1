"""What a driver answers to an operation that needs a key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.client.keys import KeyProvider, Keyring, answer_to
from tablewright.errors import NoKeysError
from tablewright.model.declaring.encryption import KeyNeeded
from tests.client.keys.keyrings import MASTER


def test_without_a_provider_it_says_what_is_missing():
    with pytest.raises(NoKeysError, match=r"R301.*Keyring"):
        answer_to(KeyNeeded("acme"), None)


def test_each_need_has_its_answer(tmp_path: Path):
    provider: KeyProvider = Keyring(tmp_path / "keys.json", MASTER)
    first = answer_to(KeyNeeded("acme"), provider)
    assert first == answer_to(KeyNeeded("acme"), provider)
    second = answer_to(KeyNeeded("acme", worn_id=first.id), provider)
    assert first.id != second.id
    assert second == answer_to(KeyNeeded("acme", worn_id=first.id), provider)
    assert first == answer_to(KeyNeeded("acme", first.id), provider)
    assert second == answer_to(KeyNeeded("acme"), provider)
