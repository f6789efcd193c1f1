"""Messages of Amazon SNS topics: what is accepted, what is not, and which certificates count."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api import Context, Routes
from tablewright.api.rules import SignedRequest
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.errors import InvalidError, UnavailableError
from tablewright.kits.http import Outgoing
from tablewright.kits.inbound import (
    Deliveries,
    Signatory,
    Sns,
    SnsClient,
    SnsKind,
    limits,
    sns_message,
)
from tablewright.kits.inbound import signed as signed_rule
from tablewright.kits.keyed.identity import KEY_SCHEMES, KeyedIdentity
from tablewright.kits.keyed.keys import TenantKeys
from tablewright.model import Entity, Key, add, attr, design_of
from tablewright.testing.matrix import Cast, SignedCalls
from tablewright.testing.outgoing import OutgoingServer, closed, reply
from tests.kits.inbound.authority import HOST, PATH, TOPIC, URL, Authority, key_of, message, signed

NOW = 1_700_000_000.0
KEY = key_of("sns")
PEM = Authority(NOW).certificate(KEY)


@dataclass
class At:
    """A clock that a test moves."""

    seconds: float = NOW

    def now(self) -> float:
        return self.seconds


@dataclass
class Receiver:
    """Verifies messages, with SNS on loopback."""

    server: OutgoingServer
    clock: At

    def __post_init__(self) -> None:
        self.server.on(PATH, reply(body=PEM))
        outgoing = Outgoing(network=self.server.network)
        self.client = SnsClient(outgoing, self.clock)  # type: ignore[arg-type]
        self.scheme = Sns(of=lambda parts: self.client)

    def accepts(self, body: bytes, *topics: str) -> bool:
        return asyncio.run(self.accepted(body, *topics))

    async def accepted(self, body: bytes, *topics: str) -> bool:
        request = SignedRequest("POST", "https://x/", {}, {}, body, self.clock.now())
        return await self.scheme.is_signed_for(None, topics or [TOPIC], request)


@pytest.fixture
def sns(tablewright_outgoing: OutgoingServer) -> Receiver:
    return Receiver(tablewright_outgoing, At())


def body(kind: str = "Notification", **more: Any) -> bytes:
    return signed(message(kind, at_seconds=NOW, **more), KEY)


@pytest.mark.parametrize("version", ["1", "2"])
@pytest.mark.parametrize("kind", [one.value for one in SnsKind])
def test_a_message_of_each_kind_and_version_is_accepted(sns: Receiver, kind: str, version: str):
    assert sns.accepts(body(kind, SignatureVersion=version))


def test_a_notification_without_a_subject_is_accepted_and_an_empty_subject_is_signed(sns: Receiver):
    assert sns.accepts(body(Subject=None))
    assert sns.accepts(body(Subject=""))
    moved = json.loads(body(Subject=None))
    assert not sns.accepts(json.dumps({**moved, "Subject": ""}).encode())


@pytest.mark.parametrize("kind", [one.value for one in SnsKind])
def test_a_message_with_any_changed_or_missing_value_is_rejected(sns: Receiver, kind: str):
    found = json.loads(body(kind))
    unsigned = {"SignatureVersion", "SigningCertURL", "Signature"}
    if kind != "Notification":
        unsigned.add("Subject")
    for name in sorted(found.keys() - unsigned):
        assert not sns.accepts(json.dumps({**found, name: f"{found[name]}x"}).encode()), name
        left = {one: value for one, value in found.items() if one != name}
        assert not sns.accepts(json.dumps(left).encode()), name
    assert not sns.accepts(json.dumps({**found, "SignatureVersion": "1"}).encode())
    assert not sns.accepts(json.dumps({**found, "Signature": "AAAA"}).encode())
    assert not sns.accepts(json.dumps({**found, "Signature": "é"}).encode())


def test_a_signature_of_another_kind_of_message_does_not_fit(sns: Receiver):
    found = json.loads(body("SubscriptionConfirmation"))
    assert not sns.accepts(json.dumps({**found, "Type": "UnsubscribeConfirmation"}).encode())


def test_only_topics_of_the_account_may_send(sns: Receiver):
    other = TOPIC.replace("123456789012", "999999999999")
    assert not sns.accepts(body(TopicArn=other))
    assert not sns.accepts(body(), other)
    assert sns.accepts(body(TopicArn=other), TOPIC, other)


@pytest.mark.parametrize(
    "url",
    [
        URL.replace("https", "http"),
        URL.replace(HOST, "sns.us-east-1.amazonaws.com"),  # another region
        URL.replace(HOST, "sns.eu-west-1.amazonaws.com.cn"),
        URL.replace(HOST, "sns.eu-west-1.amazonaws.com.evil.example"),
        URL.replace(HOST, "evil.example"),
        URL.replace(HOST, f"evil.example/{HOST}"),
        URL.replace(HOST, f"{HOST}@evil.example"),
        URL.replace(HOST, f"{HOST}:444"),
        URL.replace(HOST, "bucket.s3.amazonaws.com"),
        URL.replace(HOST, HOST.upper()),
        URL.replace(".pem", ".txt"),
        URL.replace("0" * 32, "../" * 8),
        f"{URL}?x=1",
        f"{URL}#x",
        f" {URL}",
        f"{URL}\n",
        "",
    ],
)
def test_a_certificate_comes_from_sns_in_the_region_of_the_topic(sns: Receiver, url: str):
    assert not sns.accepts(body(SigningCertURL=url))
    assert [] == sns.server.requests


@pytest.mark.parametrize(
    ("topic", "host"),
    [
        ("arn:aws-cn:sns:cn-north-1:123456789012:a", "sns.cn-north-1.amazonaws.com.cn"),
        ("arn:aws-us-gov:sns:us-gov-west-1:123456789012:a", "sns.us-gov-west-1.amazonaws.com"),
        ("arn:aws:sns:us-east-1:123456789012:a.fifo", "sns.us-east-1.amazonaws.com"),
    ],
)
def test_topics_of_other_partitions_are_accepted(sns: Receiver, topic: str, host: str):
    assert sns.accepts(body(TopicArn=topic, SigningCertURL=URL.replace(HOST, host)), topic)


@pytest.mark.parametrize("topic", ["", "arn:aws:sqs:eu-west-1:123456789012:a", "arn:aws:sns:x"])
def test_a_secret_that_is_not_a_topic_accepts_nothing(sns: Receiver, topic: str):
    assert not sns.accepts(body(TopicArn=topic), topic)


def test_a_message_is_accepted_while_sns_repeats_it_and_no_longer(sns: Receiver):
    longest = limits.SNS_RETRY_SECONDS + limits.SIGNATURE_SECONDS_MAX
    for seconds, expected in ((0, True), (longest, True), (longest + 1, False)):
        sns.clock.seconds = NOW + seconds
        assert expected == sns.accepts(body())
    sns.clock.seconds = NOW - limits.SIGNATURE_SECONDS_MAX - 1
    assert not sns.accepts(body())
    sns.clock.seconds = NOW
    assert not sns.accepts(body(Timestamp="2023-11-14T22:13:20"))
    assert not sns.accepts(body(Timestamp="yesterday"))


def test_version_one_can_be_rejected(sns: Receiver):
    sns.scheme = Sns(of=lambda parts: sns.client, versions=("2",))
    assert not sns.accepts(body(SignatureVersion="1"))
    assert sns.accepts(body(SignatureVersion="2"))
    sns.scheme = Sns(of=lambda parts: sns.client)
    assert not sns.accepts(body(SignatureVersion="3"))


@pytest.mark.parametrize(
    "pem",
    [
        Authority(NOW).certificate(KEY, days=(-30, -1)),
        Authority(NOW).certificate(KEY, days=(1, 30)),
        Authority(NOW).certificate(KEY, name="example.com"),
        Authority(NOW).certificate(KEY, name="sns.amazonaws.com.evil.example"),
        Authority(NOW).certificate(key_of("other")),
        Authority(NOW).certificate(ec.generate_private_key(ec.SECP256R1())),
        b"",
        b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
    ],
    ids=["expired", "not yet", "name", "suffix", "key", "elliptic", "empty", "garbage"],
)
def test_a_certificate_that_is_not_of_sns_or_not_valid_now_is_rejected(sns: Receiver, pem: bytes):
    sns.server.on(PATH, reply(body=pem))
    assert not sns.accepts(body())


def test_a_weak_key_is_rejected(sns: Receiver):
    weak = key_of("weak", 1024)
    sns.server.on(PATH, reply(body=Authority(NOW).certificate(weak)))
    assert not sns.accepts(signed(message(at_seconds=NOW), weak))


def test_a_certificate_may_name_sns_among_others(sns: Receiver):
    pem = Authority(NOW).certificate(
        KEY, name="x.example", other_names=("sns-signing.eu-west-1.amazonaws.com",)
    )
    sns.server.on(PATH, reply(body=pem))
    assert sns.accepts(body())


def test_a_certificate_is_fetched_once_a_day_however_many_messages_come(sns: Receiver):
    async def many() -> list[bool]:
        return await asyncio.gather(*(sns.accepted(body()) for _ in range(20)))

    assert [True] * 20 == asyncio.run(many())
    assert 1 == len(sns.server.requests)
    sns.clock.seconds = NOW + limits.SNS_CERTIFICATE_SECONDS
    later = signed(message(at_seconds=sns.clock.seconds), KEY)
    assert sns.accepts(later)
    assert sns.accepts(later)
    assert 2 == len(sns.server.requests)


def test_a_certificate_that_is_missing_is_looked_for_once_a_minute(sns: Receiver):
    sns.server.on(PATH, reply(404))
    assert [False, False] == [sns.accepts(body()) for _ in range(2)]
    assert 1 == len(sns.server.requests)
    sns.clock.seconds = NOW + limits.SNS_NO_CERTIFICATE_SECONDS
    sns.server.on(PATH, reply(body=PEM))
    assert sns.accepts(body())


@pytest.mark.parametrize("script", [reply(500), reply(503), closed(), reply(body=b"x" * 70_000)])
def test_without_a_response_of_sns_the_message_is_neither_accepted_nor_rejected(
    sns: Receiver, script: Any
):
    sns.server.on(PATH, script)
    with pytest.raises(UnavailableError):
        sns.accepts(body())
    sns.server.on(PATH, reply(body=PEM))
    assert sns.accepts(body())


def test_a_process_keeps_few_certificates(sns: Receiver):
    for number in range(limits.SNS_CERTIFICATES_MAX + 5):
        path = PATH.replace("0" * 32, f"{number:032x}")
        sns.server.on(path, reply(body=PEM))
        assert sns.accepts(body(SigningCertURL=f"https://{HOST}{path}"))
    assert limits.SNS_CERTIFICATES_MAX == len(sns.client._kept)


def test_a_subscription_is_confirmed_if_the_system_decides_so(sns: Receiver):
    found = sns_message(body("SubscriptionConfirmation"))
    assert (SnsKind.SUBSCRIPTION, TOPIC) == (found.kind, found.topic_arn)
    sns.server.on("/", reply(body=b"<ConfirmSubscriptionResponse/>"))
    asyncio.run(sns.client.confirm(found))
    assert ["/?Action=ConfirmSubscription"] == [one.path for one in sns.server.requests]


@pytest.mark.parametrize(
    "found",
    [
        body(),
        body("UnsubscribeConfirmation"),
        body("SubscriptionConfirmation", SubscribeURL="https://evil.example/"),
        body("SubscriptionConfirmation", SubscribeURL=f"https://{HOST}@evil.example/"),
    ],
)
def test_nothing_else_is_confirmed(sns: Receiver, found: bytes):
    with pytest.raises(InvalidError):
        asyncio.run(sns.client.confirm(sns_message(found)))
    assert [] == sns.server.requests


def test_a_confirmation_that_sns_rejects_is_an_error(sns: Receiver):
    sns.server.on("/", reply(400))
    with pytest.raises(InvalidError, match="status 400"):
        asyncio.run(sns.client.confirm(sns_message(body("SubscriptionConfirmation"))))


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b"\xff", b'{"Type": "Other"}', b"[" * 9999])
def test_a_body_that_is_no_message_is_rejected(sns: Receiver, text: bytes):
    assert not sns.accepts(text)
    with pytest.raises(InvalidError):
        sns_message(text)


@given(st.dictionaries(st.sampled_from(sorted(message(at_seconds=NOW))), st.text(), min_size=1))
def test_no_message_breaks_the_scheme_or_is_accepted(changes: dict[str, str]):
    found = {**json.loads(body()), **changes}

    class Never:
        async def key(self, url: str) -> Any:
            return KEY.public_key()

    scheme = Sns(of=lambda parts: Never())  # type: ignore[arg-type,return-value]
    request = SignedRequest("POST", "", {}, {}, json.dumps(found).encode(), NOW)
    is_same = found == json.loads(body())
    assert is_same == asyncio.run(scheme.is_signed_for(None, [TOPIC], request))


# In a system


class Order(Entity, table="sns_orders", tenant="account_id"):
    account_id: str
    count: int = attr(default=0)

    primary = Key("{account_id}")

    @primary.get
    def get(cls, account_id: str) -> None:
        """The orders of an account."""


@dataclass(frozen=True)
class Parts:
    sns: SnsClient
    keys: TenantKeys


async def topics_of(parts: Parts, path: Mapping[str, str]) -> Signatory | None:
    known = {"acme": TOPIC, "globex": TOPIC.replace("orders", "others")}
    found = known.get(path["account_id"])
    return None if found is None else Signatory(path["account_id"], [found])


RULE = signed_rule(Sns(of=lambda parts: parts.sns), secrets=topics_of)
routes: Routes[Parts] = Routes()


@routes.post("/v1/sns/{account_id}", rule=RULE, accepts=("text/plain", "application/json"))
async def receive(context: Context[Parts], account_id: str, body: bytes) -> None:
    """Counts an order."""
    found = sns_message(body)
    count = Order(account_id=account_id, count=1).upsert(add(Order.count, 1))
    deliveries = Deliveries("orders", context.clock)
    await deliveries.process(context.db, found.id, count, tenant=context.tenant)


def _assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
    keys = TenantKeys("orders", given.db, given.clock, given.ids)
    identity = KeyedIdentity(keys, given.operator_hash)
    return Assembly(Parts(SnsClient.of(given, "orders"), keys), identity)


SYSTEM = System(
    name="orders",
    title="Orders",
    design=design_of("orders", Order.__plan__.table),
    routes=(routes,),
    assemble=_assemble,
    options=NoOptions,
    schemes=KEY_SCHEMES,
    pages=None,
)


def test_the_matrix_finds_no_fault_in_a_route_for_sns(
    tablewright_matrix: Any, tablewright_outgoing: OutgoingServer
):
    tablewright_outgoing.on(PATH, reply(body=PEM))

    def sign(secret: str, asked: SignedRequest) -> tuple[dict[str, str], bytes]:
        return {}, signed(message(at_seconds=asked.now_seconds, TopicArn=secret), KEY)

    async def cast(system: Any) -> Cast:
        await system.running.parts.sns.key(URL)  # fetching it is counted in a budget
        calls = SignedCalls(
            sign,
            {"account_id": "acme"},
            b"",
            TOPIC,
            ended=[TOPIC.replace("orders", "others")],
            foreign=[{"account_id": "globex"}],
            changed=lambda body: body.replace(b"Line", b"Word"),
        )
        return Cast(
            actors=(),
            things={},
            canaries=(),
            owner="",
            owned=(),
            missing={"account_id": "nobody"},
            signed={"receive": calls},
        )

    network = tablewright_outgoing.network
    found = tablewright_matrix(SYSTEM, cast=cast, policy={"receive": RULE}, network=network)
    assert found.check().probes > 8
