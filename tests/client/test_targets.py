"""Targets: what is refused and what was probably meant, what each text leads to."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine
from tablewright.client.embedded import AsyncEmbeddedTransport, EmbeddedTransport
from tablewright.client.remote.async_transport import AsyncRemoteTransport
from tablewright.client.remote.credentials import Credentials
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.transport import RemoteTransport
from tablewright.client.settings import Settings
from tablewright.client.target_texts import REGIONS, Target
from tablewright.client.targets import open_async_transport, open_transport
from tablewright.errors.target import BadTargetError
from tests.endpoint.running import served_alone

MEANT = {
    "eu-west-1": "aws:eu-west-1",
    "EU-WEST-1": "aws:eu-west-1",
    "aws:eu-west1": "aws:eu-west-1",
    "aws:EU-WEST-1": "aws:eu-west-1",
    "aws://eu-west-1": "aws:eu-west-1",
    "AWS:eu-west-1": "aws:eu-west-1",
    "arn:aws:dynamodb:eu-west-1:123456789012:table/users": "aws:eu-west-1",
    "localhost:8000": "http://localhost:8000",
    "127.0.0.1:8000/": "http://127.0.0.1:8000",
    "http:localhost": "http://localhost",
    "htp://localhost": "http://localhost",
    "./data": "embedded:./data",
    "/srv/data": "embedded:/srv/data",
    "~/data": "embedded:~/data",
    "embeded:./data": "embedded:./data",
    "memory": "memory:",
    "Memory:": "memory:",
    "memory:shared": "memory:",
}
REFUSED = [
    "",
    " ",
    "dynamodb",
    "ftp://host",
    "aws:",
    "aws:nowhere",
    "aws:eu-west-1/../evil-1",
    "aws:eu-west-1.evil.example/-1",
    "embedded:",
    "embedded: ",
    "embedded:a\0b",
    "http://",
    "http://:8000",
    "http://host:port",
    "http://host:99999",
    "http://host:0",
    "http://host/path",
    "http://host#part",
    "http://host?size=1",
    "http://host?region=",
    "http://host?region=a/b",
    "http://host\r\nx-evil: 1",
    "http://hö.example",
    "http://a b",
    "http://[::1",
]


@pytest.mark.parametrize(("text", "meant"), MEANT.items())
def test_a_near_miss_is_refused_with_what_was_meant(text: str, meant: str):
    with pytest.raises(BadTargetError) as told:
        Target.parse(text)
    assert f" Did you mean {meant}? " in str(told.value)
    Target.parse(meant)


@pytest.mark.parametrize("text", REFUSED)
def test_what_names_no_target_is_refused(text: str):
    with pytest.raises(BadTargetError, match="T101"):
        Target.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "http://AKIA:s3cr3t@host",
        "https://s3cr3t@host:99999",
        "htp://AKIA:s3cr3t@host",
        "aws:s3cr3t@eu-west-1",
    ],
)
def test_a_secret_in_a_target_is_refused_and_not_shown(text: str):
    with pytest.raises(BadTargetError) as told:
        Target.parse(text)
    assert "s3cr3t" not in str(told.value)


@given(st.text(max_size=40))
def test_any_text_is_a_target_or_refused(text: str):
    with suppress(BadTargetError):
        Target.parse(text)


def test_no_target_at_all_is_refused_with_the_places_for_one():
    with pytest.raises(BadTargetError, match=r"TABLEWRIGHT_TARGET or in tablewright\.toml"):
        open_transport(settings=Settings())


@pytest.mark.parametrize(
    ("region", "host"),
    [
        ("eu-west-1", "dynamodb.eu-west-1.amazonaws.com"),
        ("us-gov-west-1", "dynamodb.us-gov-west-1.amazonaws.com"),
        ("cn-north-1", "dynamodb.cn-north-1.amazonaws.com.cn"),
        ("eusc-de-east-1", "dynamodb.eusc-de-east-1.amazonaws.eu"),
        ("us-iso-east-1", "dynamodb.us-iso-east-1.c2s.ic.gov"),
        ("us-isob-east-1", "dynamodb.us-isob-east-1.sc2s.sgov.gov"),
        ("xx-newest-9", "dynamodb.xx-newest-9.amazonaws.com"),
    ],
)
def test_a_region_of_aws_has_a_host_with_tls_and_one_for_streams(region: str, host: str):
    target = Target.parse(f"aws:{region}")
    assert Endpoint(host, 443, is_tls=True, region=region) == target.endpoint
    assert Endpoint(f"streams.{host}", 443, is_tls=True, region=region) == target.streams


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_that_is_guessed_is_taken(region: str):
    assert f"aws:{region}" == str(Target.parse(f"aws:{region}"))


@pytest.mark.parametrize(
    ("text", "endpoint"),
    [
        ("http://localhost:8000", Endpoint("localhost", 8000, is_tls=False, region="us-east-1")),
        ("http://LOCALHOST:8000/", Endpoint("localhost", 8000, is_tls=False, region="us-east-1")),
        ("http://db", Endpoint("db", 80, is_tls=False, region="us-east-1")),
        (
            "http://dynamodb_local:1",
            Endpoint("dynamodb_local", 1, is_tls=False, region="us-east-1"),
        ),
        ("http://[::1]:8000", Endpoint("::1", 8000, is_tls=False, region="us-east-1")),
        ("https://db.example", Endpoint("db.example", 443, is_tls=True, region="us-east-1")),
        ("http://db?region=mine", Endpoint("db", 80, is_tls=False, region="mine")),
        (
            "https://dynamodb-fips.us-west-2.amazonaws.com",
            Endpoint("dynamodb-fips.us-west-2.amazonaws.com", 443, is_tls=True, region="us-west-2"),
        ),
        (
            "https://dynamodb.eu-west-1.api.aws",
            Endpoint("dynamodb.eu-west-1.api.aws", 443, is_tls=True, region="eu-west-1"),
        ),
        (
            "https://123456789012.ddb.us-east-2.amazonaws.com",
            Endpoint(
                "123456789012.ddb.us-east-2.amazonaws.com", 443, is_tls=True, region="us-east-2"
            ),
        ),
        (
            "https://dynamodb.eu-west-1.evil.example",
            Endpoint("dynamodb.eu-west-1.evil.example", 443, is_tls=True, region="us-east-1"),
        ),
    ],
)
def test_an_address_is_an_endpoint_with_a_region_to_sign_for(text: str, endpoint: Endpoint):
    target = Target.parse(text)
    assert endpoint == target.endpoint
    assert None is target.streams


HOSTS = st.from_regex(r"[a-z][a-z0-9-]{0,20}(\.[a-z][a-z0-9]{1,8}){0,2}", fullmatch=True)
ADDRESSES = st.builds(
    lambda scheme, host, port, region: (
        f"{scheme}://{host}{f':{port}' if port else ''}{f'?region={region}' if region else ''}"
    ),
    st.sampled_from(["http", "https"]),
    HOSTS.filter(lambda host: not host.endswith("-")),
    st.one_of(st.none(), st.integers(1, 65_535)),
    st.one_of(st.none(), st.from_regex(r"[a-z]{2}-[a-z]{3,8}-[1-9]", fullmatch=True)),
)


@given(
    st.one_of(
        ADDRESSES,
        st.sampled_from(REGIONS).map("aws:{}".format),
        st.just("memory:"),
        st.from_regex(r"embedded:/?[a-z.]{1,9}(/[a-z ]{1,9}){0,3}", fullmatch=True),
    )
)
def test_a_target_is_the_same_when_its_text_is_read_again(text: str):
    target = Target.parse(text)
    assert target == Target.parse(str(target))


@pytest.mark.parametrize(
    ("host", "is_loopback"),
    [
        ("localhost", True),
        ("db.localhost", True),
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("::1", True),
        ("10.0.0.1", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
    ],
)
def test_only_this_machine_is_loopback(host: str, is_loopback: bool):
    assert is_loopback == Endpoint(host, 80, is_tls=False, region="any").is_loopback


def test_an_embedded_target_keeps_its_data(tmp_path: Path):
    target = f"embedded:{tmp_path / 'data'}"
    table = {
        "TableName": "users",
        "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
        "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
        "BillingMode": "PAY_PER_REQUEST",
    }
    first = open_transport(target, settings=Settings())
    first.send("CreateTable", json.dumps(table).encode())
    first.close()
    again = open_transport(target, settings=Settings())
    assert b'{"TableNames":["users"]}' == again.send("ListTables", b"{}")
    again.close()


def test_a_memory_target_is_an_engine_of_its_own():
    one, other = (open_transport("memory:", settings=Settings()) for _ in range(2))
    assert isinstance(one, EmbeddedTransport)
    assert isinstance(other, EmbeddedTransport)
    assert one.engine is not other.engine
    one.close()
    other.close()


def test_the_target_of_the_settings_is_taken_where_none_is_named():
    transport = open_transport(settings=Settings(target="memory:"))
    assert b'{"TableNames":[]}' == transport.send("ListTables", b"{}")
    transport.close()


def test_an_address_is_called_without_credentials_on_this_machine(monkeypatch: pytest.MonkeyPatch):
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE"):
        monkeypatch.delenv(name, raising=False)
    with Engine.memory() as engine, served_alone(engine) as running:
        transport = open_transport(f"http://127.0.0.1:{running.port}", settings=Settings())
        assert isinstance(transport, RemoteTransport)
        assert b'{"TableNames":[]}' == transport.send("ListTables", b"{}")
        transport.close()


def test_async_targets_are_opened_alike():
    async def main(port: int) -> None:
        memory = open_async_transport("memory:", settings=Settings())
        assert isinstance(memory, AsyncEmbeddedTransport)
        remote = open_async_transport(
            f"http://127.0.0.1:{port}", settings=Settings(), credentials=Credentials("any", "any")
        )
        assert isinstance(remote, AsyncRemoteTransport)
        for transport in (memory, remote):
            assert b'{"TableNames":[]}' == await transport.send("ListTables", b"{}")
            await transport.close()

    with Engine.memory() as engine, served_alone(engine) as running:
        asyncio.run(main(running.port))
