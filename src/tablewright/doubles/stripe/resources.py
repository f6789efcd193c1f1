"""Resources of Stripe's API, as values: paths, parameters, permissions and new records.

The parameters are those of the API reference, https://docs.stripe.com/api, for version
2026-10-28.endive; tests compare them with the vendor's Python client.
Not here: handling requests (`doubles.stripe.api`), sample data (`doubles.stripe.seeding`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

API_VERSION: Final = "2026-10-28.endive"
EVENTS: Final = "events"

_PAGING: Final = frozenset({"ending_before", "expand", "limit", "starting_after"})


@dataclass(frozen=True, slots=True)
class Resource:
    """One kind of object, and the operations that the API allows on it."""

    kind: str  # the path below /v1, and the stream
    object: str
    prefix: str  # of ids
    permission: str  # `rak_customer` in `rak_customer_read`
    lists: frozenset[str] = frozenset()  # filters of the list beside those of paging
    ranges: frozenset[str] = frozenset()  # filters with gt, gte, lt and lte
    creates: frozenset[str] = frozenset()  # parameters of a new object; empty: not supported
    required: tuple[str, ...] = ()
    updates: frozenset[str] = frozenset()  # parameters of a change; empty: not supported
    defaults: Mapping[str, Any] = field(default_factory=dict[str, Any])
    links: Mapping[str, str] = field(default_factory=dict[str, str])  # field -> kind, for `expand`
    deletion: Literal["", "gone", "remembered", "cancelled"] = ""
    event: str = ""  # prefix of event types; empty: no events
    has_own_id: bool = False  # whether a caller may choose the id

    @property
    def list_parameters(self) -> frozenset[str]:
        """The filters of the list, and the parameters that all lists have."""
        return _PAGING | self.lists | self.ranges


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_CREATED: Final = _words("created")
_OF_CUSTOMER: Final = {"customer": "customers"}

_ALL: Final = (
    Resource(
        "customers", "customer", "cus", "rak_customer",
        lists=_words("email test_clock"), ranges=_CREATED,
        creates=_words(
            "address balance business_name cash_balance description email expand individual_name"
            " invoice_prefix invoice_settings metadata name next_invoice_sequence payment_method"
            " phone preferred_locales shipping source tax tax_exempt tax_id_data test_clock"
            " validate"
        ),
        updates=_words(
            "address balance business_name cash_balance default_source description email expand"
            " individual_name invoice_prefix invoice_settings metadata name next_invoice_sequence"
            " phone preferred_locales shipping source tax tax_exempt validate"
        ),
        defaults={
            "address": None, "balance": 0, "currency": None, "default_source": None,
            "delinquent": False, "description": None, "email": None, "invoice_prefix": None,
            "invoice_settings": {"custom_fields": None, "default_payment_method": None,
                                 "footer": None, "rendering_options": None},
            "name": None, "next_invoice_sequence": 1, "phone": None, "preferred_locales": [],
            "shipping": None, "tax_exempt": "none", "test_clock": None,
        },
        deletion="remembered", event="customer",
    ),
    Resource(
        "products", "product", "prod", "rak_product",
        lists=_words("active ids shippable type url"), ranges=_CREATED,
        creates=_words(
            "active default_price_data description expand id images marketing_features metadata"
            " name package_dimensions shippable statement_descriptor tax_code tax_details type"
            " unit_label url"
        ),
        required=("name",),
        updates=_words(
            "active default_price description expand images marketing_features metadata name"
            " package_dimensions shippable statement_descriptor tax_code tax_details unit_label url"
        ),
        defaults={
            "active": True, "attributes": [], "default_price": None, "description": None,
            "images": [], "marketing_features": [], "package_dimensions": None,
            "shippable": None, "statement_descriptor": None, "tax_code": None, "type": "service",
            "unit_label": None, "url": None,
        },
        links={"default_price": "prices"}, deletion="gone", event="product", has_own_id=True,
    ),
    Resource(
        "prices", "price", "price", "rak_plan",
        lists=_words("active currency lookup_keys product recurring type"), ranges=_CREATED,
        creates=_words(
            "active billing_scheme currency currency_options custom_unit_amount expand lookup_key"
            " metadata nickname product product_data recurring tax_behavior tiers tiers_mode"
            " transfer_lookup_key transform_quantity unit_amount unit_amount_decimal"
        ),
        required=("currency",),
        updates=_words(
            "active currency_options expand lookup_key metadata nickname tax_behavior"
            " transfer_lookup_key"
        ),
        defaults={
            "active": True, "billing_scheme": "per_unit", "custom_unit_amount": None,
            "lookup_key": None, "nickname": None, "product": None, "recurring": None,
            "tax_behavior": "unspecified", "tiers_mode": None, "transform_quantity": None,
            "type": "one_time", "unit_amount": None, "unit_amount_decimal": None,
        },
        links={"product": "products"}, event="price",
    ),
    Resource(
        "coupons", "coupon", "", "rak_coupon", ranges=_CREATED,
        creates=_words(
            "amount_off applies_to currency currency_options duration duration_in_months expand id"
            " max_redemptions metadata name percent_off redeem_by"
        ),
        updates=_words("currency_options expand metadata name"),
        defaults={
            "amount_off": None, "currency": None, "duration": "once", "duration_in_months": None,
            "max_redemptions": None, "name": None, "percent_off": None, "redeem_by": None,
            "times_redeemed": 0, "valid": True,
        },
        deletion="gone", event="coupon", has_own_id=True,
    ),
    Resource(
        "promotion_codes", "promotion_code", "promo", "rak_promotion_code",
        lists=_words("active code coupon customer customer_account"), ranges=_CREATED,
        creates=_words(
            "active code customer customer_account expand expires_at max_redemptions metadata"
            " promotion restrictions"
        ),
        required=("promotion",),
        updates=_words("active expand metadata restrictions"),
        defaults={
            "active": True, "code": None, "customer": None, "expires_at": None,
            "max_redemptions": None, "promotion": None,
            "restrictions": {"first_time_transaction": False, "minimum_amount": None,
                             "minimum_amount_currency": None},
            "times_redeemed": 0,
        },
        links=_OF_CUSTOMER, event="promotion_code",
    ),
    Resource(
        "subscriptions", "subscription", "sub", "rak_subscription",
        lists=_words(
            "automatic_tax collection_method customer customer_account plan price status"
            " test_clock"
        ),
        ranges=_words("created current_period_end current_period_start"),
        updates=_words(
            "add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor"
            " billing_schedules billing_thresholds cancel_at cancel_at_period_end"
            " cancellation_details collection_method days_until_due default_payment_method"
            " default_source default_tax_rates description discounts expand invoice_settings items"
            " metadata off_session on_behalf_of pause_collection payment_behavior payment_settings"
            " pending_invoice_item_interval proration_behavior proration_date transfer_data"
            " trial_end trial_from_plan trial_settings"
        ),
        links={"customer": "customers", "latest_invoice": "invoices"},
        deletion="cancelled", event="customer.subscription",
    ),
    Resource(
        "invoices", "invoice", "in", "rak_invoice",
        lists=_words("collection_method customer customer_account status subscription"),
        ranges=_words("created due_date"), links=_OF_CUSTOMER, event="invoice",
    ),
    Resource(
        "invoiceitems", "invoiceitem", "ii", "rak_invoice",
        lists=_words("customer customer_account invoice pending"), ranges=_CREATED,
        links={"customer": "customers", "invoice": "invoices"}, deletion="gone",
        event="invoiceitem",
    ),
    Resource(
        "charges", "charge", "ch", "rak_charge",
        lists=_words("customer payment_intent transfer_group"), ranges=_CREATED,
        updates=_words(
            "customer description expand fraud_details metadata receipt_email shipping"
            " transfer_group"
        ),
        links={
            "customer": "customers", "payment_intent": "payment_intents",
            "balance_transaction": "balance_transactions",
        },
        event="charge",
    ),
    Resource(
        "payment_intents", "payment_intent", "pi", "rak_payment_intent",
        lists=_words("customer customer_account"), ranges=_CREATED,
        links={"customer": "customers", "latest_charge": "charges"}, event="payment_intent",
    ),
    Resource(
        "payment_methods", "payment_method", "pm", "rak_payment_method",
        lists=_words("allow_redisplay customer customer_account type"), links=_OF_CUSTOMER,
        updates=_words("allow_redisplay billing_details card expand metadata us_bank_account"),
        event="payment_method",
    ),
    Resource(
        "refunds", "refund", "re", "rak_charge",
        lists=_words("charge payment_intent"), ranges=_CREATED,
        updates=_words("expand metadata"),
        links={"charge": "charges", "payment_intent": "payment_intents"}, event="refund",
    ),
    Resource(
        "disputes", "dispute", "du", "rak_dispute",
        lists=_words("charge payment_intent"), ranges=_CREATED,
        links={"charge": "charges", "payment_intent": "payment_intents"}, event="charge.dispute",
    ),
    Resource(
        "payouts", "payout", "po", "rak_payout",
        lists=_words("destination status"), ranges=_words("arrival_date created"),
        updates=_words("expand metadata"), event="payout",
    ),
    Resource(
        "transfers", "transfer", "tr", "rak_transfer",
        lists=_words("destination transfer_group"), ranges=_CREATED,
        updates=_words("description expand metadata"), event="transfer",
    ),
    Resource(
        "balance_transactions", "balance_transaction", "txn", "rak_balance_transaction_source",
        lists=_words("currency payout source type"), ranges=_CREATED,
    ),
    Resource(
        "application_fees", "application_fee", "fee", "rak_application_fee",
        lists=_words("charge"), ranges=_CREATED, links={"charge": "charges"},
        event="application_fee",
    ),
    Resource(
        EVENTS, "event", "evt", "rak_event",
        lists=_words("delivery_success type types"), ranges=_CREATED,
    ),
)  # fmt: skip

RESOURCES: Final[Mapping[str, Resource]] = {one.kind: one for one in _ALL}
# GET /v1/account of a restricted key.
ACCOUNT_PERMISSION: Final = "rak_accounts_kyc_basic_read"

INTEGERS: Final = _words(
    "amount amount_off balance duration_in_months expires_at max_redemptions next_invoice_sequence"
    " quantity redeem_by unit_amount"
)
BOOLEANS: Final = _words("active cancel_at_period_end shippable validate")
