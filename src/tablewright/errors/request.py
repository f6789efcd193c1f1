"""R…: the request is impossible. Nothing was sent, nothing was written."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class RequestError(CodedError, ValueError):
    """The request is impossible; nothing was written."""

    code = "R000"


class KeyPartError(RequestError):
    """A value cannot be part of a key: it is empty, or contains the separator."""

    code = "R101"
    hint = "Key parts must not be empty or contain the separator. Encode such values first."


class MissingPartError(RequestError):
    """A part of a key is missing."""

    code = "R102"
    hint = "Pass every part of the key, by the names in its template."


class BadRangeError(RequestError):
    """A range cannot be expressed as one DynamoDB condition."""

    code = "R103"
    hint = "Use between(low, high), since, after, until or before."


class CursorError(RequestError):
    """A cursor is invalid, or belongs to another query or tenant."""

    code = "R104"
    hint = "Use the cursor of the previous page with the same pattern, arguments and tenant."


class TenantMismatchError(RequestError):
    """A client of one tenant tried to access an item of another."""

    code = "R105"
    hint = (
        "Use a client of that tenant, or declare the owner of the items: tenant=..., shared=True."
    )


class UpdateRejectedError(RequestError):
    """An update would change an immutable attribute, or leave an index key unknown."""

    code = "R106"
    hint = "Assign whole values to attributes that are not part of the table's key."


class NotAConditionError(RequestError, TypeError):
    """A value was passed where a condition or an attribute is required."""

    code = "R107"
    hint = "Write conditions as Person.age > 3, and combine them with all_of, any_of and not_."


class BatchRejectedError(RequestError):
    """A write cannot be part of a batch or transaction."""

    code = "R108"
    hint = "Run the write by itself, or in a transaction of at most 100 writes to different items."


class UnknownArgumentError(RequestError, TypeError):
    """An argument is not an attribute of the entity, or not a value that the function knows."""

    code = "R109"
    hint = "Use the Python names of the entity's attributes."


class NoStreamError(RequestError):
    """The table has no stream."""

    code = "R110"
    hint = "Declare the table with stream='NEW_AND_OLD_IMAGES'."


class MissedChangesError(RequestError):
    """Changes after the position of a feed can no longer be read."""

    code = "R111"
    hint = "Read the table, and follow it with a new feed. Streams keep changes for a day."


class NotProjectedError(RequestError):
    """A query filters by an attribute that its index does not contain."""

    code = "R112"
    hint = "Add the attribute to the projection of the index, or filter the results in Python."
