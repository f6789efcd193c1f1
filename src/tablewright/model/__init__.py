"""Declaring a design, and the operations on it. No I/O happens here.

    from tablewright.model import Entity, Gsi, Index, Table

Not here: running operations (`tablewright.client`).
"""

from __future__ import annotations

from tablewright.model.calls import Call, Operation, Request, Session
from tablewright.model.declaring.actions import action
from tablewright.model.declaring.collections import Collection, collected
from tablewright.model.declaring.encryption import Encrypted
from tablewright.model.declaring.entries import Entry, Key
from tablewright.model.declaring.fields import (
    attr,
    computed,
    created,
    key_only,
    softly,
    ttl,
    unique,
    updated,
    version,
)
from tablewright.model.declaring.lookups import lookup
from tablewright.model.declaring.ranges import Range, after, before, between, since, starting, until
from tablewright.model.declaring.styles import as_is, camel, pascal, snake
from tablewright.model.declaring.tables import Gsi, Index, Lsi, Provisioned, Table
from tablewright.model.declaring.upgrades import upgrade
from tablewright.model.describing import design_of, design_of_module
from tablewright.model.design import Design
from tablewright.model.entity import At, Entity
from tablewright.model.expressions.changes import (
    Assignment,
    Change,
    add,
    append,
    assign,
    assign_once,
    exclude,
    include,
    prepend,
    remove,
)
from tablewright.model.expressions.conditions import (
    Condition,
    all_of,
    any_of,
    begins,
    contains,
    exists,
    ge,
    gt,
    le,
    lt,
    missing,
    not_,
    one_of,
    size_at_least,
    size_at_most,
    within,
)
from tablewright.model.forms import (
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    IsoMicros,
    IsoMillis,
    IsoSeconds,
    StoredAs,
    value_of,
    wire_of,
)
from tablewright.model.operations.batches import create_all, get_all, put_all, write_all
from tablewright.model.operations.creation import Create, Creation
from tablewright.model.operations.delete import Delete, DeleteReturning
from tablewright.model.operations.get import Get
from tablewright.model.operations.pages import Page
from tablewright.model.operations.put import Put
from tablewright.model.operations.query import Query
from tablewright.model.operations.scan import Scan
from tablewright.model.operations.transactions import check, snapshot, transaction
from tablewright.model.operations.update import Update, update_of
from tablewright.model.operations.upsert import Upsert
from tablewright.model.operations.view_query import Shown
from tablewright.model.operations.writing import WriteOperation
from tablewright.model.plans.view_columns import as_stored, json_text, unread
from tablewright.model.plans.views import View
from tablewright.model.stored.unreadable import Unreadable
from tablewright.model.streams import ChangeFeed, ChangeRecord, Changes

__all__ = [
    "Assignment",
    "At",
    "Call",
    "Change",
    "ChangeFeed",
    "ChangeRecord",
    "Changes",
    "Collection",
    "Condition",
    "Create",
    "Creation",
    "Delete",
    "DeleteReturning",
    "Design",
    "Encrypted",
    "Entity",
    "Entry",
    "EpochMillis",
    "EpochSeconds",
    "EpochSecondsText",
    "Get",
    "Gsi",
    "Index",
    "IsoMicros",
    "IsoMillis",
    "IsoSeconds",
    "Key",
    "Lsi",
    "Operation",
    "Page",
    "Provisioned",
    "Put",
    "Query",
    "Range",
    "Request",
    "Scan",
    "Session",
    "Shown",
    "StoredAs",
    "Table",
    "Unreadable",
    "Update",
    "Upsert",
    "View",
    "WriteOperation",
    "action",
    "add",
    "after",
    "all_of",
    "any_of",
    "append",
    "as_is",
    "as_stored",
    "assign",
    "assign_once",
    "attr",
    "before",
    "begins",
    "between",
    "camel",
    "check",
    "collected",
    "computed",
    "contains",
    "create_all",
    "created",
    "design_of",
    "design_of_module",
    "exclude",
    "exists",
    "ge",
    "get_all",
    "gt",
    "include",
    "json_text",
    "key_only",
    "le",
    "lookup",
    "lt",
    "missing",
    "not_",
    "one_of",
    "pascal",
    "prepend",
    "put_all",
    "remove",
    "since",
    "size_at_least",
    "size_at_most",
    "snake",
    "snapshot",
    "softly",
    "starting",
    "transaction",
    "ttl",
    "unique",
    "unread",
    "until",
    "update_of",
    "updated",
    "upgrade",
    "value_of",
    "version",
    "wire_of",
    "within",
    "write_all",
]
