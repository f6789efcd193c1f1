"""Running a design against a target: on the embedded engine, or on a DynamoDB over the network.

    from tablewright.client import Database

A `Transport` sends an operation as JSON and returns the response's JSON; code above it does not
depend on its kind.
Not here: operations (`tablewright.model`).
"""

from __future__ import annotations

from tablewright.client.async_database import AsyncDatabase
from tablewright.client.database import Database
from tablewright.client.metering import CallReport
from tablewright.client.remote.credentials import Credentials
from tablewright.client.settings import Settings
from tablewright.client.targets import Target
from tablewright.client.transport import AsyncTransport, Transport

__all__ = [
    "AsyncDatabase",
    "AsyncTransport",
    "CallReport",
    "Credentials",
    "Database",
    "Settings",
    "Target",
    "Transport",
]
