"""R4…: a job on a target or its data was rejected. Nothing was changed."""

from __future__ import annotations

from tablewright.errors.request import RequestError


class PlanRejectedError(RequestError):
    """The requested plan contradicts the design."""

    code = "R401"
    hint = "Run `tablewright describe` to see the tables and entities of the design."


class DestructivePlanError(RequestError):
    """A plan would destroy data or settings, and this is not allowed."""

    code = "R402"
    hint = "Check the losses in `tablewright plan`, then pass --allow-destructive to accept them."


class ImpossiblePlanError(RequestError):
    """A plan contains a step that DynamoDB does not support."""

    code = "R403"
    hint = "`tablewright plan` shows an alternative for each such step."


class TableNotEmptyError(RequestError):
    """The target table of an import is not empty."""

    code = "R404"
    hint = "Import into an empty table, or pass --merge to replace items with the same key."


class TransferFolderError(RequestError):
    """A directory cannot be used for an export or import."""

    code = "R405"
    hint = "Export to an empty directory, and import from one that contains an export."


class UnseedableError(RequestError):
    """No sample item could be generated for an entity."""

    code = "R406"
    hint = "Write a module `seed` next to the design, with a function seed(scale, draws, now)."


class TrafficError(RequestError, ValueError):
    """A traffic or price file is invalid, or names something that the design does not have."""

    code = "R407"
    hint = "docs/guides/cost.md describes both formats, with examples."
