"""Requests and responses: from an ASGI message to a handler, and from its result to bytes."""
