"""R4…: a job on a target or on its data was refused. Nothing was changed."""

from __future__ import annotations

from tablewright.errors.request import RequestError


class PlanRejectedError(RequestError):
    """A plan was asked for that contradicts the design."""

    code = "R401"
    hint = "Run `tablewright describe` to see the tables and entities of the design."


class DestructivePlanError(RequestError):
    """A plan would lose something, and nobody has allowed it."""

    code = "R402"
    hint = "Read what `tablewright plan` says is lost; --allow-destructive lets it happen."


class ImpossiblePlanError(RequestError):
    """A plan has a step that DynamoDB cannot do."""

    code = "R403"
    hint = "`tablewright plan` says of each such step what can be done instead."


class TableNotEmptyError(RequestError):
    """Items were to be imported into a table that has some."""

    code = "R404"
    hint = "Import into an empty table, or say --merge: items with the same key are replaced."


class TransferFolderError(RequestError):
    """A folder cannot be exported to, or imported from."""

    code = "R405"
    hint = "Name an empty folder to export to, and one that holds an export to import from."


class UnseedableError(RequestError):
    """No example of an entity could be made up."""

    code = "R406"
    hint = "Write a module `seed` beside the design, with a function seed(scale, draws, now)."


class TrafficError(RequestError, ValueError):
    """A file of traffic or prices cannot be read, or names what the design does not have."""

    code = "R407"
    hint = "docs/guides/cost.md has both forms, with an example of each."
