"""Sandboxes with data, and the vendors' own clients for them."""

from __future__ import annotations

import platform
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import stripe
from hubspot import HubSpot

from tablewright.doubles.serving import ServedSandboxes, sandboxes

# Stripe's client describes this machine in a header. Python starts a process for that, once, and no
# test may start one.
platform.processor()

PLENTY = 1_000_000  # requests: tests are faster than the vendors allow


@contextmanager
def filled(name: str, *, count: int = 60, **more: Any) -> Generator[ServedSandboxes]:
    """Serves sandboxes, one of them with data and without limits."""
    with sandboxes(**more) as served:
        served.fill(name, count=count)
        unlimited(served)
        yield served


def unlimited(served: ServedSandboxes) -> None:
    served.run(served.state("stripe").limit(per_second=PLENTY))
    plenty = {"per_interval": PLENTY, "searches_per_second": PLENTY}
    served.run(served.state("hubspot").limit(**plenty))


def stripe_client(served: ServedSandboxes, key: str | None = None) -> stripe.StripeClient:
    """Stripe's client with the base address of the sandbox, by its documented option."""
    return stripe.StripeClient(
        key or served.key("stripe"),
        base_addresses={"api": served.url("stripe")},
        max_network_retries=0,
    )


def hubspot_client(served: ServedSandboxes, token: str | None = None) -> Any:
    """HubSpot's client with the host of the sandbox, by its documented option."""
    url = served.url("hubspot")
    return HubSpot(access_token=token or served.key("hubspot"), host=url, base_url=url)
