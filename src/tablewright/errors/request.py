"""R…: the caller asked for something impossible. Nothing was sent, nothing was written."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class RequestError(CodedError, ValueError):
    """The caller asked for something impossible; nothing was written."""

    code = "R000"


class KeyPartError(RequestError):
    """A value cannot stand in a key: it is empty, or holds what separates the parts."""

    code = "R101"
    hint = "Key parts are not empty and hold no separator; encode such values before."


class MissingPartError(RequestError):
    """A key cannot be made, because a part of it was not given."""

    code = "R102"
    hint = "Give every part of the key, by the names in its template."


class BadRangeError(RequestError):
    """A range cannot be expressed as one condition of DynamoDB."""

    code = "R103"
    hint = "Use between(low, high), since, after, until or before."


class CursorError(RequestError):
    """A cursor belongs to another query or tenant, or is none."""

    code = "R104"
    hint = "Use the cursor of the last page with the same pattern, arguments and tenant."


class TenantMismatchError(RequestError):
    """A client bound to one tenant was asked to touch another's items."""

    code = "R105"
    hint = "Use a client of that tenant, or declare whose the items are: tenant=..., shared=True."


class UpdateRejectedError(RequestError):
    """An update would change what cannot change, or leave an index entry unknown."""

    code = "R106"
    hint = "Assign a value; the parts of the table's key never change: delete and create instead."


class NotAConditionError(RequestError, TypeError):
    """Something else stands where a condition or an attribute belongs."""

    code = "R107"
    hint = "Write Person.age > 3, and all_of, any_of, not_ in place of and, or, not."


class BatchRejectedError(RequestError):
    """A write cannot be part of a batch or transaction."""

    code = "R108"
    hint = "Run it by itself, or in a transaction of at most 100 writes to different items."


class UnknownArgumentError(RequestError, TypeError):
    """A name was given that the entity does not have."""

    code = "R109"
    hint = "Use the Python names of the entity's attributes."


class NoStreamError(RequestError):
    """Changes were asked of a table that keeps none."""

    code = "R110"
    hint = "Declare the table with stream='NEW_AND_OLD_IMAGES'."
