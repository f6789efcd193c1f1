"""The errors of limits and plans, with details for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.errors import ConflictingError, ForbiddenError, RateLimitedError, StaleError
from tablewright.kits.metering.plans import Plan

PLAN_LIMIT = "plan_limit_exceeded"


def _details(
    limit: str, used: int, allowed: int, plan: Plan | None, fitting: Plan | None
) -> dict[str, Any]:
    return {
        "reason": PLAN_LIMIT,
        "limit": limit,
        "used": used,
        "allowed": allowed,
        "plan": None if plan is None else plan.id,
        "cheapestPlanThatFits": None if fitting is None else fitting.id,
    }


def plan_limit(
    limit: str, used: int, allowed: int, plan: Plan | None, fitting: Plan | None
) -> ForbiddenError:
    """Returns the error for a request above a limit of the plan."""
    return ForbiddenError(
        f"The plan allows {allowed} for {limit}, and {used} are in use.",
        details=_details(limit, used, allowed, plan, fitting),
        hint="Choose a larger plan, or delete something first.",
    )


def share_limit(limit: str, used: int, allowed: int) -> ForbiddenError:
    """Returns the error for a request above the share of a sub-account."""
    return ForbiddenError(
        f"This account may have {allowed} for {limit}, and {used} are in use.",
        details={**_details(limit, used, allowed, None, None), "reason": "share_exceeded"},
        hint="Ask an administrator of the account above for a larger share.",
    )


def too_many_calls(
    limit: str,
    used: int,
    allowed: int,
    plan: Plan | None,
    fitting: Plan | None,
    *,
    retry_after_seconds: int,
) -> RateLimitedError:
    """Returns the error for calls above the monthly limit."""
    return RateLimitedError(
        f"The plan allows {allowed} calls a month, and all of them are used.",
        details=_details(limit, used, allowed, plan, fitting),
        hint="Wait until the month ends, or choose a larger plan.",
        retry_after_seconds=retry_after_seconds,
    )


def would_pause(items: Sequence[dict[str, Any]], count: int, tag: str) -> ConflictingError:
    """Returns the error for a smaller plan that would pause resources; the tag confirms it."""
    return ConflictingError(
        f"The plan would pause {count} of your resources.",
        details={"reason": "would_pause", "items": list(items), "count": count, "tag": tag},
        hint="Repeat the request with the tag in `details` to confirm.",
    )


def list_changed() -> StaleError:
    """Returns the error for a list of paused resources that has changed."""
    return StaleError(
        "The list of resources that the plan would pause has changed.",
        hint="Request the change without a tag to see the new list.",
    )
