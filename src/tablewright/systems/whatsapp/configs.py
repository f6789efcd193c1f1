"""Configuration of the installation, and of single accounts.

All have the tag `CONFIG`, and differ in their keys.
Not here: configuration of payments and webhooks (`whatsapp.payments`, `whatsapp.webhooks`).
"""

from __future__ import annotations

from datetime import datetime

from tablewright.model import Entity, attr, camel, updated
from tablewright.systems.whatsapp.structures import TimedMessage
from tablewright.systems.whatsapp.table import WhatsApp
from tablewright.systems.whatsapp.values import Id, Object

# Of the installation


class InfrastructureConfig(Entity, table=WhatsApp, tag="CONFIG", names=camel, shared=True):
    """Infrastructure Config."""

    vpc_endpoint: str | None = attr(default=None, doc="VPC endpoint ID")
    service_linked_role: str | None = attr(default=None, doc="Service-linked role ARN")
    updated_at: datetime = updated(doc="Last update timestamp")

    primary = WhatsApp.primary("CONFIG#INFRA")

    @primary.get
    def get(cls) -> None:
        """The infrastructure, of which there is one."""


class MediaTypesConfig(Entity, table=WhatsApp, tag="CONFIG", names=camel, shared=True):
    """Media Types Config."""

    supported_types: Object = attr(factory=dict[str, object], doc="Supported media types")
    updated_at: datetime = updated(doc="Last update timestamp")

    primary = WhatsApp.primary("CONFIG#MEDIA_TYPES")

    @primary.get
    def get(cls) -> None:
        """The supported media types, of which there is one list."""


# Of an account: the document's actions need them, but it does not define them


class CallSettings(
    Entity, table=WhatsApp, tag="CONFIG", names=camel, tenant="waba_meta_id", extension=True
):
    """The call settings of an account."""

    waba_meta_id: Id = attr(doc="WABA Meta ID")
    settings: Object = attr(factory=dict[str, object], doc="Flags, SIP, recording, limits")
    updated_at: datetime = updated(doc="Last update timestamp")

    primary = WhatsApp.primary("CONFIG#CALL#{waba_meta_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CONFIG")

    @primary.get(extension=True)
    def get(cls, waba_meta_id: str) -> None:
        """The call settings of an account."""


class EventDestination(
    Entity, table=WhatsApp, tag="CONFIG", names=camel, tenant="waba_meta_id", extension=True
):
    """The destination of an account's events on AWS, which allows one."""

    waba_meta_id: Id = attr(doc="WABA Meta ID")
    sns_topic_arn: str = attr(doc="Topic")
    event_types: list[str] | None = attr(default=None, doc="What is published")
    status: str | None = attr(default=None, doc="Whether it is in use")
    updated_at: datetime = updated(doc="Last update timestamp")

    primary = WhatsApp.primary("CONFIG#EVENTDEST#{waba_meta_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CONFIG")

    @primary.get(extension=True)
    def get(cls, waba_meta_id: str) -> None:
        """The event destination of an account."""


class ThroughputConfig(
    Entity, table=WhatsApp, tag="CONFIG", names=camel, tenant="waba_meta_id", extension=True
):
    """The message rate of an account, and its remaining messages."""

    waba_meta_id: Id = attr(doc="WABA Meta ID")
    tier: str | None = attr(default=None, doc="Requested or granted tier")
    status: str | None = attr(default=None, doc="Whether the tier is granted")
    messages_per_second: int | None = attr(default=None, doc="Limit")
    tokens: int | None = attr(default=None, doc="Maximum messages at once")
    tokens_at: datetime | None = attr(default=None, doc="When they were counted")
    updated_at: datetime = updated(doc="Last update timestamp")

    primary = WhatsApp.primary("CONFIG#THROUGHPUT#{waba_meta_id}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CONFIG")

    @primary.get(extension=True)
    def get(cls, waba_meta_id: str) -> None:
        """The throughput of an account."""


class WelcomeSequence(
    Entity, table=WhatsApp, tag="CONFIG", names=camel, tenant="waba_meta_id", extension=True
):
    """Messages that new customers get one after another."""

    waba_meta_id: Id = attr(doc="WABA Meta ID")
    sequence_name: Id = attr(doc="Name of the sequence")
    messages: list[TimedMessage] = attr(factory=list[TimedMessage], doc="Timed messages")
    updated_at: datetime = updated(doc="Last update timestamp")

    primary = WhatsApp.primary("CONFIG#WELCOME#{waba_meta_id}#{sequence_name}")
    by_waba = WhatsApp.gsi_waba_itemtype("{waba_meta_id}", "CONFIG")

    @primary.get(extension=True)
    def get(cls, waba_meta_id: str, sequence_name: str) -> None:
        """A sequence of an account by its name."""

    @by_waba.query(extension=True)
    def of_waba(cls, waba_meta_id: str) -> None:
        """WABA + item type queries: all sequences, without the other settings among them."""
