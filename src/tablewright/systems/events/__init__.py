"""Events: an inbox of events for many tenants, filled and emptied over HTTP.

`design` declares its tables. Where it differs from the document it was made from, `docs/systems`
says why.
"""
