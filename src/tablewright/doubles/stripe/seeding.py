"""Sample data of the Stripe sandbox: the same for a seed and a time.

Objects refer to each other as in a real account: a charge has a customer, a payment intent and a
balance transaction.
Not here: names (`doubles.samples`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tablewright.doubles.samples import EXACT, code_of, company_of, name_of
from tablewright.doubles.streams import Record
from tablewright.doubles.stripe.resources import API_VERSION, EVENTS, RESOURCES
from tablewright.ids import Draws

COUNT: Final = 120  # customers, by default
_DAY: Final = 24 * 3600
_YEAR: Final = 365 * _DAY
# Objects of each kind for 100 customers.
_SHARES: Final[Mapping[str, int]] = {
    "customers": 100, "products": 12, "prices": 20, "coupons": 5, "promotion_codes": 8,
    "subscriptions": 60, "invoices": 90, "invoiceitems": 40, "charges": 110,
    "payment_intents": 110, "payment_methods": 100, "refunds": 10, "disputes": 3, "payouts": 24,
    "transfers": 6, "balance_transactions": 130, "application_fees": 6, "events": 80,
}  # fmt: skip


def samples(
    seed: int, now: float, count: int = COUNT, counts: Mapping[str, int] | None = None
) -> dict[str, list[Record]]:
    """Returns sample objects of every kind; `counts` overrides the number of some."""
    wanted = {kind: max(1, share * count // 100) for kind, share in _SHARES.items()}
    wanted |= counts or {}
    draws = Draws(seed)
    ids = {kind: _ids(kind, wanted[kind], draws.part(kind)) for kind in RESOURCES}
    found: dict[str, list[Record]] = {}
    for kind, resource in RESOURCES.items():
        part = draws.part(f"{kind}.fields")
        records = list[Record]()
        for number, record_id in enumerate(ids[kind]):
            created = int(now) - _age(kind, number, wanted[kind])
            fields: dict[str, Any] = {
                "id": record_id, "object": resource.object, "created": created, "livemode": False,
                "metadata": {}, **resource.defaults, **_FIELDS[kind](number, part, ids),
            }  # fmt: skip
            if kind == EVENTS:
                del fields["metadata"]
            elif number % 10 == 0:
                fields["x_sandbox"] = EXACT
            records.append(Record.of(fields))
        found[kind] = records
    return found


def _ids(kind: str, count: int, draws: Draws) -> list[str]:
    if kind == "coupons":  # their owners choose the ids
        return ["25%OFF/spring", *(f"SAVE{number:02d}" for number in range(1, count))][:count]
    return [f"{RESOURCES[kind].prefix}_{code_of(draws)}{number:05d}" for number in range(count)]


def _age(kind: str, number: int, count: int) -> int:
    """Returns the age in seconds: the first is the oldest, and no two are equally old."""
    span = 29 * _DAY if kind == EVENTS else _YEAR
    return (count - number) * max(1, span // (count + 1))


def _of(ids: Mapping[str, list[str]], kind: str, number: int) -> str | None:
    return ids[kind][number % len(ids[kind])] if ids[kind] else None


def _customer(number: int, draws: Draws, ids: Mapping[str, list[str]]) -> dict[str, Any]:
    first, last = name_of(number, draws)
    return {
        "name": f"{first} {last}" if first[0].isalpha() else first,
        "email": f"customer{number}@example.com",
        "balance": draws.pick((0, 0, 0, -1250, 900)),
        "currency": "usd",
        "description": company_of(draws),
        "phone": f"+1555{number:07d}",
        "address": {
            "city": draws.pick(("Oslo", "Porto", "Kraków")), "country": "US", "line1": "1 Main St",
            "line2": None, "postal_code": f"{number % 100000:05d}", "state": None,
        },
        "metadata": {"source": "sandbox", "row": str(number)},
        "preferred_locales": ["en"],
    }  # fmt: skip


def _money(number: int, draws: Draws) -> dict[str, Any]:
    return {"amount": draws.between(5, 900) * 100 + 99, "currency": "usd"}


def _charge(number: int, draws: Draws, ids: Mapping[str, list[str]]) -> dict[str, Any]:
    money = _money(number, draws)
    return {
        **money, "amount_captured": money["amount"], "amount_refunded": 0, "captured": True,
        "customer": _of(ids, "customers", number),
        "payment_intent": _of(ids, "payment_intents", number),
        "balance_transaction": _of(ids, "balance_transactions", number),
        "payment_method": _of(ids, "payment_methods", number), "disputed": False,
        "description": f"Order {number}", "failure_code": None, "paid": True, "refunded": False,
        "billing_details": {"address": None, "email": None, "name": None, "phone": None},
        "receipt_email": None, "status": "succeeded", "transfer_group": None,
    }  # fmt: skip


def _subscription(number: int, draws: Draws, ids: Mapping[str, list[str]]) -> dict[str, Any]:
    price = {"id": _of(ids, "prices", number), "object": "price", "currency": "usd"}
    item = {
        "id": f"si_{code_of(draws)}", "object": "subscription_item", "quantity": 1, "price": price
    }  # fmt: skip
    return {
        "customer": _of(ids, "customers", number),
        "status": draws.pick(("active", "active", "active", "past_due", "trialing", "canceled")),
        "cancel_at_period_end": False, "collection_method": "charge_automatically",
        "currency": "usd", "latest_invoice": _of(ids, "invoices", number), "canceled_at": None,
        "items": {"object": "list", "data": [item], "has_more": False, "total_count": 1,
                  "url": "/v1/subscription_items"},
    }  # fmt: skip


def _event(number: int, draws: Draws, ids: Mapping[str, list[str]]) -> dict[str, Any]:
    customer = _of(ids, "customers", number)
    return {
        "api_version": API_VERSION, "pending_webhooks": 0,
        "type": draws.pick(("customer.created", "customer.updated", "charge.succeeded")),
        "data": {"object": {"id": customer, "object": "customer"}},
        "request": {"id": None, "idempotency_key": None},
    }  # fmt: skip


_Fields = Callable[[int, Draws, Mapping[str, list[str]]], dict[str, Any]]
_FIELDS: Final[Mapping[str, _Fields]] = {
    "customers": _customer,
    "products": lambda n, d, ids: {
        "name": f"{company_of(d)} plan {n}", "updated": 1_700_000_000 + n,
        "description": "Sample product", "default_price": None,
    },
    "prices": lambda n, d, ids: {
        "product": _of(ids, "products", n), "currency": "usd", "unit_amount": 500 + 100 * n,
        "unit_amount_decimal": f"{500 + 100 * n}.25", "type": "recurring",
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"},
    },
    "coupons": lambda n, d, ids: {"percent_off": 12.5, "name": f"Coupon {n}"},
    "promotion_codes": lambda n, d, ids: {
        "code": f"PROMO{n}", "promotion": {"type": "coupon", "coupon": _of(ids, "coupons", n)},
    },
    "subscriptions": _subscription,
    "invoices": lambda n, d, ids: {
        "customer": _of(ids, "customers", n), "status": d.pick(("paid", "open", "draft", "void")),
        "number": f"SANDBOX-{n:04d}", "total": d.between(10, 900) * 100, "currency": "usd",
        "collection_method": "charge_automatically", "due_date": None,
        "lines": {"object": "list", "data": [], "has_more": False, "url": "/v1/invoices/lines"},
    },
    "invoiceitems": lambda n, d, ids: {
        **_money(n, d), "customer": _of(ids, "customers", n), "invoice": _of(ids, "invoices", n),
        "date": 1_700_000_000 + n, "description": "Setup", "discountable": True,
    },
    "charges": _charge,
    "payment_intents": lambda n, d, ids: {
        **_money(n, d), "customer": _of(ids, "customers", n), "status": "succeeded",
        "latest_charge": _of(ids, "charges", n), "capture_method": "automatic",
        "payment_method": _of(ids, "payment_methods", n), "payment_method_types": ["card"],
    },
    "payment_methods": lambda n, d, ids: {
        "customer": _of(ids, "customers", n), "type": "card", "allow_redisplay": "unspecified",
        "billing_details": {"address": None, "email": None, "name": None, "phone": None},
        "card": {"brand": "visa", "country": "US", "exp_month": 1 + n % 12, "exp_year": 2030,
                 "funding": "credit", "last4": "4242"},
    },
    "refunds": lambda n, d, ids: {
        **_money(n, d), "charge": _of(ids, "charges", n), "reason": None, "status": "succeeded",
        "payment_intent": _of(ids, "payment_intents", n),
    },
    "disputes": lambda n, d, ids: {
        **_money(n, d), "charge": _of(ids, "charges", n), "reason": "fraudulent",
        "status": "needs_response", "payment_intent": _of(ids, "payment_intents", n),
    },
    "payouts": lambda n, d, ids: {
        **_money(n, d), "arrival_date": 1_700_000_000 + n * _DAY, "status": "paid",
        "method": "standard", "type": "bank_account", "destination": "ba_sandbox",
    },
    "transfers": lambda n, d, ids: {
        **_money(n, d), "amount_reversed": 0, "destination": "acct_1SandboxOther",
        "reversed": False, "transfer_group": None,
    },
    "balance_transactions": lambda n, d, ids: {
        **_money(n, d), "fee": 59, "net": 4941, "status": "available", "type": "charge",
        "source": _of(ids, "charges", n), "exchange_rate": None,
    },
    "application_fees": lambda n, d, ids: {
        **_money(n, d), "amount_refunded": 0, "charge": _of(ids, "charges", n), "refunded": False,
        "account": "acct_1SandboxOther", "application": "ca_sandbox",
    },
    "events": _event,
}  # fmt: skip
