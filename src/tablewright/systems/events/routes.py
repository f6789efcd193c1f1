"""The routes of the events service: each concern declares its own, in a module of its own."""

from __future__ import annotations

from tablewright.api.routes import Routes

ROUTES = Routes()
