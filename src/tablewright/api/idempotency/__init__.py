"""`Idempotency-Key`: stored responses, returned when a request is repeated."""
