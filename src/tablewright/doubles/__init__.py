"""Doubles: stateful sandboxes of other companies' services, for tests and `serve --demo`.

    with sandboxes() as served:
        served.fill("stripe", count=500)
        client = StripeClient(served.key("stripe"), base_addresses={"api": served.url("stripe")})

Each double follows the published contract of its service, and rejects the same requests. Its
state is in the store, so several processes show the same data.
Not here: outgoing requests (`kits.http`), in-memory replacements of our own parts
(`testing.doubles`).
"""
