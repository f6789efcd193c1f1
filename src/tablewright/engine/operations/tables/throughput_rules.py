"""DynamoDB's rules for throughput: billing, capacity units, on-demand limits, warm throughput.

CreateTable and UpdateTable have the same rules, but not always the same messages.
"""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.tables.definition import ON_DEMAND_WARM
from tablewright.errors import ValidationException

_INVALID = "One or more parameter values were invalid: "
_INITIAL_THROUGHPUT = (
    "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/"
    "on-demand-capacity-mode.html#on-demand-capacity-mode-initial"
)
_CAPACITY_MEMBERS = {
    "ReadUnitsPerSecond": "ReadCapacityUnits",
    "WriteUnitsPerSecond": "WriteCapacityUnits",
}
CLEARED = -1  # UpdateTable's value for "no limit"


def check_table(billing_mode: str, throughput: dict[str, Any] | None) -> None:
    """Checks a table's billing mode against its throughput."""
    if billing_mode == "PAY_PER_REQUEST":
        if throughput is not None:
            raise ValidationException(
                f"{_INVALID}Neither ReadCapacityUnits nor WriteCapacityUnits can be specified "
                "when BillingMode is PAY_PER_REQUEST"
            )
        return
    if throughput is None:
        raise ValidationException(
            f"{_INVALID}ReadCapacityUnits and WriteCapacityUnits must both be specified when "
            "BillingMode is PROVISIONED"
        )
    check_bounds(throughput)


def check_bounds(throughput: dict[str, Any]) -> None:
    """Checks that capacity units are within DynamoDB's range."""
    for member in _CAPACITY_MEMBERS.values():
        units = throughput[member]
        if units > limits.CAPACITY_UNITS_MAX:
            raise ValidationException(f"Given value {units} for {member} is out of bounds")


def check_index_of_new_table(billing_mode: str, index: dict[str, Any]) -> None:
    """Checks a global index of CreateTable against the table's billing mode."""
    name, throughput = index["IndexName"], index.get("ProvisionedThroughput")
    if billing_mode == "PAY_PER_REQUEST" and throughput is not None:
        raise ValidationException(
            f"{_INVALID}ProvisionedThroughput should not be specified for index: {name} when "
            "BillingMode is PAY_PER_REQUEST"
        )
    if billing_mode == "PROVISIONED":
        if throughput is None:
            raise ValidationException(
                f"{_INVALID}ProvisionedThroughput is not specified for index: {name}"
            )
        check_bounds(throughput)
    check_on_demand_of_new_table(billing_mode, index, where=f" for index: {name}")
    check_on_demand_range(index, where=f"index : {name}")
    check_warm_of_new_table(billing_mode, index, where=f"index {name}")


def check_index_of_old_table(billing_mode: str, index: dict[str, Any]) -> None:
    """Checks a global index of UpdateTable against the table's billing mode."""
    name, throughput = index["IndexName"], index.get("ProvisionedThroughput")
    if billing_mode == "PAY_PER_REQUEST" and throughput is not None:
        raise ValidationException(
            f"{_INVALID}Neither ReadCapacityUnits nor WriteCapacityUnits can be specified for "
            f"index: {name} when BillingMode is PAY_PER_REQUEST"
        )
    if billing_mode == "PROVISIONED":
        check_capacity_given(name, throughput)
        check_bounds(index["ProvisionedThroughput"])
    check_on_demand_of_old_table(billing_mode, index, where=f" for index : {name}")
    check_on_demand_range(index, where=f"index : {name}")
    check_warm_of_new_table(billing_mode, index, where=f"index {name}")


def check_capacity_given(index_name: str, throughput: dict[str, Any] | None) -> None:
    """Checks that UpdateTable specifies the capacity of an index in a provisioned table."""
    if throughput is None:
        raise ValidationException(
            f"{_INVALID}Both ReadCapacityUnits and WriteCapacityUnits must be specified for "
            f"index: {index_name}"
        )


def check_on_demand_of_new_table(
    billing_mode: str, part: dict[str, Any], *, where: str = ""
) -> None:
    """Rejects on-demand limits in provisioned mode, with CreateTable's messages."""
    for member in part.get("OnDemandThroughput", ()):
        if billing_mode == "PROVISIONED":
            raise ValidationException(
                f"{_INVALID}{member} for OnDemandThroughput{where} cannot be specified when table "
                "BillingMode is PROVISIONED."
            )


def check_on_demand_of_old_table(
    billing_mode: str, part: dict[str, Any], *, where: str = ""
) -> None:
    """Rejects on-demand limits in provisioned mode, with UpdateTable's messages."""
    for member in part.get("OnDemandThroughput", ()):
        if billing_mode == "PROVISIONED":
            raise ValidationException(
                f"{_INVALID}{member} for OnDemandThroughput{where} cannot be specified when the "
                "table BillingMode is PROVISIONED"
            )


def check_on_demand_range(
    part: dict[str, Any], *, where: str = "table", may_clear: bool = False
) -> None:
    """Checks that on-demand limits are positive; an update may also clear them."""
    for member, units in part.get("OnDemandThroughput", {}).items():
        if units < 1 and not (may_clear and units == CLEARED):
            raise ValidationException(
                f"{_INVALID}Requested {member} for OnDemandThroughput for {where} is outside of "
                "valid range"
            )


def check_warm_of_new_table(
    billing_mode: str, part: dict[str, Any], *, where: str = "table"
) -> None:
    """Checks that warm throughput is not below the default of a new table or index."""
    for member, units in part.get("WarmThroughput", {}).items():
        refused = f"{_INVALID}Requested {member} for WarmThroughput for {where} is lower than "
        if billing_mode == "PAY_PER_REQUEST":
            if units < ON_DEMAND_WARM[member]:
                raise ValidationException(
                    f"{refused}initial throughput for OnDemand. See: {_INITIAL_THROUGHPUT}"
                )
        elif units < part["ProvisionedThroughput"][_CAPACITY_MEMBERS[member]]:
            raise ValidationException(
                f"{refused}{_CAPACITY_MEMBERS[member]} of ProvisionedThroughput"
            )


def check_warm_grows(asked: dict[str, int], now: dict[str, int], *, where: str = "table") -> None:
    """Checks that warm throughput is not decreased."""
    for member, units in asked.items():
        if units < now[member]:
            raise ValidationException(
                f"{_INVALID}Requested {member} for WarmThroughput for {where} is lower than "
                "current WarmThroughput, decreasing WarmThroughput is not supported"
            )


def unchanged(what: str, current: dict[str, Any], wanted: dict[str, Any]) -> ValidationException:
    """Returns the error for a change without effect; `what` is "the table" or "the index x"."""
    of = what.removeprefix("the ") if what.startswith("the index") else what
    return ValidationException(
        f"The provisioned throughput for {what} will not change. The requested value equals the "
        "current value. Current ReadCapacityUnits provisioned for "
        f"{of}: {current['ReadCapacityUnits']}. Requested ReadCapacityUnits: "
        f"{wanted['ReadCapacityUnits']}. Current WriteCapacityUnits provisioned for {of}: "
        f"{current['WriteCapacityUnits']}. Requested WriteCapacityUnits: "
        f"{wanted['WriteCapacityUnits']}. Refer to the Amazon DynamoDB Developer Guide for "
        "current limits and how to request higher limits."
    )
