"""Two businesses side by side in one table, with everything that the design has.

They have customers, an order id, a flow, template names and days in common, so that the items of
both lie in the same partitions of many indexes. No two items of an index have one time, and the
order of ids is not that of times, so that a test sees which one it gets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any, TypeVar

from tablewright.client import Database
from tablewright.model import Entity, put_all
from tablewright.systems.whatsapp.design import (
    Address,
    Analytics,
    BusinessProfile,
    Call,
    CallSettings,
    Campaign,
    Catalog,
    Conversation,
    CtwaClick,
    EventDestination,
    Flow,
    FlowResponse,
    Group,
    Idempotency,
    InfrastructureConfig,
    Media,
    MediaTypesConfig,
    Message,
    PaymentConfig,
    PaymentOrder,
    Product,
    QualityRating,
    Refund,
    TemplateEum,
    TemplateMedia,
    TemplateMeta,
    Tenant,
    ThroughputConfig,
    WebhookConfig,
    WebhookEvent,
    WelcomeSequence,
)
from tablewright.systems.whatsapp.structures import TimedMessage
from tests.systems.yggdrasil.reading import NOW

E = TypeVar("E", bound=Entity)

ACCOUNTS = ("1001", "1002")
CUSTOMERS = tuple(f"91900000000{n}" for n in range(1, 6))
CUSTOMER = f"+{CUSTOMERS[0]}"
START = NOW - timedelta(days=10)
DAYS = (date(2096, 9, 30), date(2096, 9, 28), date(2096, 9, 29))


@dataclass
class World:
    """Everything that was written."""

    items: list[Any] = field(default_factory=list[Any])

    def of(self, entity: type[E]) -> list[E]:
        """What was written of an entity, in no order."""
        return [one for one in self.items if type(one) is entity]


def planted(db: Database) -> World:
    """Writes both businesses."""
    world = World(
        [
            InfrastructureConfig(vpc_endpoint="vpce-1"),
            MediaTypesConfig(supported_types={"sticker": ["image/webp"]}),
            *(Idempotency(request_id=f"request-{n}") for n in range(3)),
        ]
    )
    for number, waba in enumerate(ACCOUNTS):
        world.items += _Business(number, waba).items()
    # A group has a version, which a batch cannot check.
    db.run(put_all(one for one in world.items if not isinstance(one, Group)))
    for group in world.of(Group):
        db.run(group.create())
    return world


def scrambled(count: int) -> list[int]:
    """Numbers below a count, in another order."""
    return [n * 7 % count for n in range(count)] if count % 7 else list(range(count))[::-1]


@dataclass
class _Business:
    number: int
    waba: str

    def at(self, minute: int) -> datetime:
        """A time that only this business has."""
        return START + timedelta(minutes=minute, seconds=30 * self.number)

    def id(self, kind: str, n: int) -> str:
        return f"{kind}-{self.waba}-{n:02}"

    def items(self) -> list[Any]:
        return [
            *self._messages(),
            *self._conversations(),
            *self._payments(),
            *self._templates(),
            *self._shop(),
            *self._customers(),
            *self._account(),
            *self._events(),
        ]

    def _message(self, minute: int, n: int, **more: Any) -> Message:
        is_outbound = "sent_at" in more
        sender = f"91800000000{self.number}" if is_outbound else more.pop("customer")
        return Message(
            wa_message_id=f"wamid.{self.id('m', n)}",
            direction="OUTBOUND" if is_outbound else "INBOUND",
            received_at=self.at(minute),
            wa_timestamp=self.at(minute),
            sender=sender,
            from_pk=sender,
            type="text",
            text_body=f"Message {minute}",
            inbox_pk=f"arn:phone/{self.number}",
            waba_meta_id=self.waba,
            **more,
        )

    def _messages(self) -> list[Any]:
        made: list[Message] = []
        for minute, n in enumerate(scrambled(20)):
            customer = CUSTOMERS[minute % 2]
            more: dict[str, Any] = {"conversation_pk": f"CONV#phone-{self.number}#{customer}"}
            if minute % 4 < 2:
                more["customer"] = customer
            else:
                status = "failed" if minute % 8 < 4 else "read"
                more |= {"to": customer, "sent_at": self.at(minute), "delivery_status": status}
            made.append(self._message(minute, n, **more))
        for minute, n in enumerate(scrambled(5), start=20):
            made.append(
                self._message(minute, n + 20, group_id=self.id("group", 0), sent_at=self.at(minute))
            )
            later = minute + 5
            made.append(
                self._message(
                    later,
                    n + 30,
                    campaign_id=self.id("campaign", 0),
                    sent_at=self.at(later),
                    delivery_status="delivered",
                )
            )
        return made

    def _conversations(self) -> list[Any]:
        return [
            Conversation(
                phone_arn_suffix=f"phone-{self.number}",
                customer_wa_id=customer,
                sender=customer,
                inbox_pk=f"arn:phone/{self.number}",
                # Between the messages, which lie in the same partition.
                received_at=self.at(3 * n) + timedelta(seconds=1),
                unread_count=n,
                waba_meta_id=self.waba,
            )
            for n, customer in zip(scrambled(5), CUSTOMERS, strict=True)
        ]

    def _payments(self) -> list[Any]:
        tenant_id = f"shop-{self.number}"
        common: dict[str, Any] = {"tenant_id": tenant_id, "waba_meta_id": self.waba}
        orders = [
            PaymentOrder(
                reference_id=self.id("ref", n),
                order_id="order-1" if n % 2 else self.id("order", n),
                customer_phone=CUSTOMER,
                total_amount=Decimal(100 + n),
                payment_status="captured" if n < 4 else "pending",
                created_at=self.at(minute),
                **common,
            )
            for minute, n in enumerate(scrambled(6))
        ]
        refunds = [
            Refund(
                refund_id=self.id("refund", n),
                order_id="order-1",
                customer_phone=CUSTOMER,
                amount=Decimal("0.29"),
                created_at=self.at(minute + 3) + timedelta(seconds=2),
                **common,
            )
            for minute, n in enumerate(scrambled(3))
        ]
        configs = [PaymentConfig(config_name=f"c{n}", type="PG", **common) for n in range(3)]
        tenant = Tenant(display_name="Shop", created_at=START, **common)
        return [tenant, *configs, *orders, *refunds]

    def _templates(self) -> list[Any]:
        eum = [
            TemplateEum(
                waba_id=f"waba-{self.waba}",
                template_name=name,
                template_language=language,
                template_status=status,
                waba_meta_id=self.waba,
            )
            for name, language, status in (
                ("order_update", f"en_{self.number}", "REJECTED"),
                ("order_update", f"hi_{self.number}", "APPROVED"),
                ("order_update", f"de_{self.number}", "APPROVED"),
                ("festival_offer", "en_US", "APPROVED"),
                ("festival_offer", "hi", "DISABLED"),
            )
        ]
        meta = [
            TemplateMeta(
                waba_meta_id=self.waba,
                template_name="order_update",
                language=f"{language}_{self.number}",
            )
            for language in ("en", "hi", "bn")
        ]
        files = [
            TemplateMedia(media_id=self.id("header", n), waba_meta_id=self.waba) for n in range(3)
        ]
        return [*eum, *meta, *files]

    def _shop(self) -> list[Any]:
        catalogs = [
            Catalog(catalog_id=self.id("catalog", n), waba_meta_id=self.waba) for n in range(3)
        ]
        products = [
            Product(
                catalog_id=self.id("catalog", 0),
                retailer_id=f"shoe-{n}",
                price=Decimal("9.99"),
                waba_meta_id=self.waba,
            )
            for n in scrambled(5)
        ]
        campaigns = [
            Campaign(campaign_id=self.id("campaign", n), name="Sale", waba_meta_id=self.waba)
            for n in range(3)
        ]
        groups = [
            Group(group_id=self.id("group", n), name="Regulars", waba_meta_id=self.waba)
            for n in range(3)
        ]
        return [*catalogs, *products, *campaigns, *groups]

    def _customers(self) -> list[Any]:
        addresses = [
            Address(
                customer_phone=CUSTOMER,
                address_id=self.id("address", n),
                city="Kolkata",
                waba_meta_id=self.waba,
                created_at=self.at(minute) + timedelta(seconds=3),
            )
            for minute, n in enumerate(scrambled(3))
        ]
        calls = [
            Call(
                call_id=self.id("call", n),
                caller=CUSTOMERS[0],
                customer_phone=CUSTOMER,
                started_at=self.at(minute) + timedelta(seconds=4),
                waba_meta_id=self.waba,
            )
            for minute, n in enumerate(scrambled(3))
        ]
        responses = [
            FlowResponse(
                flow_id="flow-1",
                response_id=self.id("response", n),
                customer_phone=CUSTOMER,
                data={"stars": n},
                completed_at=self.at(minute) + timedelta(seconds=5),
                waba_meta_id=self.waba,
            )
            for minute, n in enumerate(scrambled(3))
        ]
        flows = [Flow(flow_id=self.id("flow", n), waba_meta_id=self.waba) for n in range(3)]
        return [*addresses, *calls, *responses, *flows]

    def _account(self) -> list[Any]:
        own: dict[str, Any] = {"waba_meta_id": self.waba}
        return [
            BusinessProfile(business_name="Shop", **own),
            WebhookConfig(verify_token="a token", app_secret="a secret", **own),
            CallSettings(settings={"enabled": True}, **own),
            EventDestination(sns_topic_arn="arn:topic", **own),
            ThroughputConfig(messages_per_second=80, **own),
            *(
                WelcomeSequence(sequence_name=name, messages=[TimedMessage(text=name)], **own)
                for name in ("spring", "autumn", "winter")
            ),
            *(QualityRating(phone_number_id=self.id("phone", n), **own) for n in range(3)),
            *(Media(media_id=self.id("media", n), **own) for n in range(3)),
            *(Analytics(day=day, messages_sent=day.day, **own) for day in DAYS),
        ]

    def _events(self) -> list[Any]:
        events = [
            WebhookEvent(
                event_id=self.id("event", n),
                webhook_event_type="account_update" if n == 0 else "messages",
                payload={"n": n},
                received_at=self.at(minute),
                waba_meta_id=self.waba,
            )
            for minute, n in enumerate(scrambled(6))
        ]
        clicks = [CtwaClick(event_id=self.id("click", n), waba_meta_id=self.waba) for n in range(3)]
        return [*events, *clicks]
