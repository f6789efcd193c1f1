"""Stripe: https://docs.stripe.com/api, read with a restricted or a secret key.

Lists are newest first and continue after an id. Events of 30 days report changes and deletions, so
later runs read only these. An event has its object in the API version of the account; objects in
another version than ours are requested again.
"""

from __future__ import annotations

from typing import Final

from tablewright.kits.connectors.auths import Field, KeyAuth
from tablewright.kits.connectors.changes import ChangedSince, Events
from tablewright.kits.connectors.paging import Keyset
from tablewright.kits.connectors.platform import AccountProbe, ErrorWords, Platform, PlatformBudget
from tablewright.kits.connectors.streams import Stream

API_VERSION: Final = "2026-10-28.endive"
_PAGING: Final = Keyset("starting_after", more="has_more")
_PENDING_SECONDS: Final = 30 * 24 * 3600  # a balance transaction is pending for weeks at most
_CUSTOMER: Final = {"customer": "customers"}


def _stream(
    name: str,
    title: str,
    kind: str,
    events: str,
    *removed: str,
    path: str = "",
    parameters: dict[str, str] | None = None,
    links: dict[str, str] | None = None,
) -> Stream:
    """A list whose changes are in events of some types."""
    return Stream(
        name,
        path or f"/v1/{name}",
        title,
        records="data",
        paging=_PAGING,
        parameters=parameters or {},
        changed=Events("/v1/events", {"type": events}, kind, removed),
        links=links or {},
    )


STRIPE: Final = Platform(
    id="stripe",
    title="Stripe",
    description="Customers, products, subscriptions, invoices and payments.",
    documentation="https://docs.stripe.com/api",
    base_url="https://api.stripe.com",
    version="1",
    api_version=API_VERSION,
    headers={"Stripe-Version": API_VERSION},
    auths=(
        KeyAuth(
            fields=(
                Field(
                    "api_key",
                    "Restricted or secret key",
                    "Create a restricted key with read permissions at Developers > API keys.",
                    r"(rk|sk)_(live|test)_[A-Za-z0-9_]{8,240}",
                ),
            ),
            headers={"Authorization": "Bearer {api_key}"},
        ),
    ),
    # Stripe allows 100 requests per second in live mode and 25 in a sandbox, for everything that
    # uses the account: https://docs.stripe.com/rate-limits. A backup leaves some for the others.
    budget=PlatformBudget(per_second=20),
    account=AccountProbe(
        "/v1/account",
        "id",
        ("settings.dashboard.display_name", "business_profile.name", "email"),
        # A restricted key that may not read its account is valid; the error names the account.
        refused_id=r"account '(acct_[A-Za-z0-9_]{1,60})'",
    ),
    words=ErrorWords(("error.message",)),
    streams=(
        _stream("customers", "Customers", "customer", "customer.*", "customer.deleted"),
        _stream("products", "Products", "product", "product.*", "product.deleted"),
        _stream(
            "prices", "Prices", "price", "price.*", "price.deleted", links={"product": "products"}
        ),
        _stream("coupons", "Coupons", "coupon", "coupon.*", "coupon.deleted"),
        _stream(
            "promotion_codes",
            "Promotion codes",
            "promotion_code",
            "promotion_code.*",
            links=_CUSTOMER,
        ),
        # `customer.subscription.deleted` means cancelled; such subscriptions are still listed.
        _stream(
            "subscriptions",
            "Subscriptions",
            "subscription",
            "customer.subscription.*",
            parameters={"status": "all"},
            links={"customer": "customers", "latest_invoice": "invoices"},
        ),
        _stream("invoices", "Invoices", "invoice", "invoice.*", "invoice.deleted", links=_CUSTOMER),
        _stream(
            "invoice_items",
            "Invoice items",
            "invoiceitem",
            "invoiceitem.*",
            "invoiceitem.deleted",
            path="/v1/invoiceitems",
            links={"customer": "customers", "invoice": "invoices"},
        ),
        _stream(
            "charges",
            "Charges",
            "charge",
            "charge.*",
            links={"customer": "customers", "payment_intent": "payment_intents"},
        ),
        _stream(
            "payment_intents",
            "Payment intents",
            "payment_intent",
            "payment_intent.*",
            links={"customer": "customers", "latest_charge": "charges"},
        ),
        _stream(
            "payment_methods",
            "Payment methods",
            "payment_method",
            "payment_method.*",
            links=_CUSTOMER,
        ),
        _stream("refunds", "Refunds", "refund", "refund.*", links={"charge": "charges"}),
        _stream("disputes", "Disputes", "dispute", "charge.dispute.*", links={"charge": "charges"}),
        _stream("payouts", "Payouts", "payout", "payout.*"),
        _stream("transfers", "Transfers", "transfer", "transfer.*"),
        Stream(
            "balance_transactions",
            "/v1/balance_transactions",
            "Balance transactions",
            records="data",
            paging=_PAGING,
            changed=ChangedSince("created[gte]", "seconds", overlap_seconds=_PENDING_SECONDS),
        ),
        _stream(
            "application_fees",
            "Application fees",
            "application_fee",
            "application_fee.*",
            links={"charge": "charges"},
        ),
        Stream(
            "events",
            "/v1/events",
            "Events",
            records="data",
            paging=_PAGING,
            changed=ChangedSince("created[gte]", "seconds"),
            is_append_only=True,
        ),
    ),
)
