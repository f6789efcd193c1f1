"""DynamoDB's rules for exports: combinations of members, and exportable moments.

The checks have the order that was observed on DynamoDB.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from tablewright import limits
from tablewright.engine.items.requests import Request
from tablewright.engine.storage.store import Store
from tablewright.engine.streams import recovery
from tablewright.engine.tables.definition import TableDefinition
from tablewright.errors import (
    InvalidExportTimeException,
    PointInTimeRecoveryUnavailableException,
    ValidationException,
)

_REQUEST = "Invalid Request: "
_NOT_AVAILABLE = "Point in Time Recovery is not available for specified export time"
_LENGTH = "Difference between export period from time and export period to time is "
_SPECIFICATION = "IncrementalExportSpecification"


class Period(NamedTuple):
    """The content of an export: the table at `to_time`, or its changes since `from_time`."""

    from_time: float
    to_time: float
    is_incremental: bool = False
    has_old: bool = False

    def told(self) -> dict[str, Any]:
        """Returns the period as a description shows it."""
        if not self.is_incremental:
            return {"ExportTime": self.to_time}
        return {
            _SPECIFICATION: {
                "ExportFromTime": self.from_time,
                "ExportToTime": self.to_time,
                "ExportViewType": "NEW_AND_OLD_IMAGES" if self.has_old else "NEW_IMAGE",
            }
        }


def check(request: Request) -> None:
    """Checks the request without the table."""
    if request.get("ExportFormat") == "ION":
        raise ValidationException(
            f"{_REQUEST}ExportFormat ION is not supported by Tablewright, which has no writer for "
            "Amazon Ion; use DYNAMODB_JSON"
        )
    if "S3SseKmsKeyId" in request and request.get("S3SseAlgorithm") != "KMS":
        raise ValidationException(f"{_REQUEST}KMS Key Id is not supported for this encryption type")
    export_type, specification = request.get("ExportType"), request.get(_SPECIFICATION)
    if export_type != "INCREMENTAL_EXPORT":
        if specification is not None:
            raise ValidationException(
                f"{_REQUEST}Export Type expected to be Incremental Export when incremental export "
                "specification is provided"
                if export_type is None
                else f"{_REQUEST}When Export Type is Full Export , Incremental Export "
                "Specification should not be provided"
            )
        return
    if specification is None:
        raise ValidationException(
            f"{_REQUEST}Incremental Export Specification expected when export type is set as "
            "Incremental Export"
        )
    if "ExportFromTime" not in specification:
        raise ValidationException(f"{_REQUEST}ExportFromTime must be provided in {_SPECIFICATION}")


def period(
    txn: Any, store: Store, definition: TableDefinition, request: Request, now: float
) -> Period:
    """Returns the period of a request, if the table still has it."""
    created_at = math.floor(definition.created_at)
    window = recovery.window(txn, store, definition, now)
    if request.get("ExportType") == "INCREMENTAL_EXPORT":
        asked = _incremental(request[_SPECIFICATION], created_at, window.latest)
        _check_enabled(definition)
        earliest = asked.from_time
    else:
        _check_enabled(definition)
        asked = Period(0.0, request.get("ExportTime", window.latest))
        if not created_at <= asked.to_time <= window.latest:
            raise InvalidExportTimeException("Export Time is invalid")
        earliest = asked.to_time
    if not window.has(earliest):
        raise InvalidExportTimeException(_NOT_AVAILABLE)
    return asked


def _check_enabled(definition: TableDefinition) -> None:
    if not definition.recovery_days:
        raise PointInTimeRecoveryUnavailableException(
            f"Point in time recovery is not enabled for table '{definition.name}'"
        )


def _incremental(specification: dict[str, Any], created_at: float, latest: float) -> Period:
    from_time: float = specification["ExportFromTime"]
    to_time: float = specification.get("ExportToTime", latest)
    if from_time < created_at:
        raise InvalidExportTimeException(
            "Incremental export period from time cannot be less than the table creation time : "
            f"{recovery.shown(from_time)}"
        )
    if to_time > latest:
        raise InvalidExportTimeException(
            "Incremental export period to time cannot be greater than the current time : "
            f"{recovery.shown(to_time)}"
        )
    if to_time - from_time < limits.EXPORT_PERIOD_SECONDS_MIN:
        raise InvalidExportTimeException(f"{_LENGTH}less than 15 minutes")
    if to_time - from_time > limits.EXPORT_PERIOD_SECONDS_MAX:
        raise InvalidExportTimeException(f"{_LENGTH}greater than 24 hours")
    has_old = specification.get("ExportViewType", "NEW_AND_OLD_IMAGES") == "NEW_AND_OLD_IMAGES"
    return Period(from_time, to_time, is_incremental=True, has_old=has_old)
