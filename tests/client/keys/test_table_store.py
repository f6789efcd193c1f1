"""Keys in a table: versions by conditions, damage refused, a table made on request."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.client.keys import ScopeKeys, TableKeyStore, WrappedKey
from tablewright.errors import KeyStoreDamagedError, KeyStoreUnavailableError, ValidationException
from tests.client.keys.keyrings import EngineTransport
from tests.client.keys.test_file_store import FIRST, SECOND, wrapped


@pytest.fixture
def transport() -> Iterator[EngineTransport]:
    transport = EngineTransport(Engine.memory())
    yield transport
    transport.close()


@pytest.fixture
def store(transport: EngineTransport) -> TableKeyStore:
    store = TableKeyStore(transport, "keys")
    store.create_table()
    return store


def test_without_its_table_it_says_how_to_make_it(transport: EngineTransport):
    store = TableKeyStore(transport, "keys")
    for ask in (lambda: store.read("acme"), store.read_all, lambda: store.replace(FIRST)):
        with pytest.raises(
            KeyStoreUnavailableError, match=r"table keys does not exist; create_table\(\)"
        ):
            ask()


def test_what_dynamodb_refuses_is_raised_as_it_is(transport: EngineTransport):
    with pytest.raises(ValidationException):
        TableKeyStore(transport, "no/name").create_table()


@pytest.mark.parametrize(
    "damage",
    [
        {"keys": {"S": "{}"}},
        {"keys": {"S": "no JSON"}},
        {"keys": {"N": "1"}},
        {"version": {"N": "2"}},
        {"version": {"S": "1"}},
    ],
)
def test_an_item_of_another_form_is_refused(
    store: TableKeyStore, transport: EngineTransport, damage: dict[str, dict[str, str]]
):
    store.replace(FIRST)
    key = {"scope": {"S": "=acme"}}
    got = json.loads(transport.send("GetItem", _body(TableName="keys", Key=key)))
    transport.send("PutItem", _body(TableName="keys", Item={**got["Item"], **damage}))
    with pytest.raises(KeyStoreDamagedError, match="'acme' in keys is damaged"):
        store.read("acme")
    with pytest.raises(KeyStoreDamagedError):
        store.read_all()


def _body(**request: object) -> bytes:
    return json.dumps(request).encode()


def test_an_item_in_the_place_of_another_is_refused(
    store: TableKeyStore, transport: EngineTransport
):
    store.replace(FIRST)
    item = json.loads(
        transport.send("GetItem", _body(TableName="keys", Key={"scope": {"S": "=acme"}}))
    )["Item"]
    moved = {**item, "scope": {"S": "=globex"}}
    transport.send("PutItem", _body(TableName="keys", Item=moved))
    with pytest.raises(KeyStoreDamagedError):
        store.read("globex")


def test_a_table_that_never_becomes_active_is_told(monkeypatch: pytest.MonkeyPatch):
    class Slow:
        def send(self, operation: str, body: bytes) -> bytes:
            return b'{"Table": {"TableStatus": "CREATING"}}'

        def close(self) -> None: ...

    clock = ManualClock()
    waits: list[float] = []
    monkeypatch.setattr(clock, "pause", lambda _, seconds: waits.append(seconds))
    with pytest.raises(KeyStoreUnavailableError, match="did not become active"):
        TableKeyStore(Slow(), "keys", clock=clock).create_table()
    assert limits.KEY_TABLE_SECONDS_MAX == sum(waits)


def test_what_was_made_from_another_version_changes_nothing(store: TableKeyStore):
    assert not store.replace(SECOND)
    assert store.replace(FIRST)
    assert not store.replace(FIRST)
    assert FIRST == store.read("acme")


def test_making_the_table_again_changes_nothing(store: TableKeyStore):
    store.replace(FIRST)
    store.create_table()
    assert FIRST == store.read("acme")


def test_what_was_kept_is_read_again(store: TableKeyStore):
    assert ScopeKeys("acme") == store.read("acme")
    assert store.replace(FIRST)
    assert store.replace(SECOND)
    assert SECOND == store.read("acme")


def test_the_scope_without_a_name_has_an_item_too(store: TableKeyStore):
    keys = ScopeKeys("").with_keys(wrapped(1))
    assert store.replace(keys)
    assert keys == store.read("")


def test_every_page_is_read(store: TableKeyStore, transport: EngineTransport):
    """A scope has so many keys that a page of 1 MB holds few of them."""
    many = tuple(wrapped(number % 250) for number in range(limits.KEYS_PER_SCOPE_MAX))
    scopes = [f"scope-{number:02}" for number in range(20)]
    for scope in scopes:
        assert store.replace(ScopeKeys(scope).with_keys(*many))
    assert scopes == [keys.scope for keys in store.read_all()]
    assert transport.sent.count("Scan") > 1


def test_a_scope_may_have_as_many_keys_of_kms_as_the_limit_says(store: TableKeyStore):
    arn = "kms:arn:aws:kms:ap-southeast-3:111111111111:key/mrk-" + "0" * 32
    full = [
        WrappedKey(f"{number:032x}", arn, bytes(200), 1_700_000_000.123456)
        for number in range(limits.KEYS_PER_SCOPE_MAX)
    ]
    assert store.replace(ScopeKeys("s" * 1_000).with_keys(*full))
