"""Events: an event inbox for many tenants, over HTTP.

`design` declares its tables. `docs/systems/events.md` lists all differences from its document.
"""
