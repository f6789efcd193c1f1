"""Tables: definitions, counters, expiry, and work that continues after a response."""
