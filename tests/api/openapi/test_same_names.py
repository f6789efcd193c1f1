"""Types of two modules may have the same name: kits do not know each other's."""

from __future__ import annotations

import ast

import msgspec

from tablewright.api.clients import client_text
from tablewright.api.context import Context
from tablewright.api.openapi.document import document
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC

ROUTES: Routes[None] = Routes()
BRIEF = msgspec.defstruct("Thing", [("a", str), ("b", int, 0)], module="one", omit_defaults=True)
WHOLE = msgspec.defstruct("Thing", [("c", str), ("d", int, 0)], module="two")


async def get_brief(context: Context) -> object:
    """The first."""
    raise NotImplementedError


async def get_whole(context: Context) -> object:
    """The second."""
    raise NotImplementedError


get_brief.__annotations__["return"] = BRIEF
get_whole.__annotations__["return"] = WHOLE
ROUTES.get("/v1/brief", rule=PUBLIC)(get_brief)
ROUTES.get("/v1/whole", rule=PUBLIC)(get_whole)
DOCUMENT = document(ROUTES, title="Same", version="1", schemes={})


def test_each_has_its_own_schema_with_its_own_required_members():
    schemas = DOCUMENT["components"]["schemas"]
    required = {name: one["required"] for name, one in schemas.items() if name.endswith("Thing")}
    assert {"one.Thing": ["a"], "two.Thing": ["c", "d"]} == required


def test_clients_have_a_class_for_each():
    python = client_text(DOCUMENT, language="python", command="it")
    classes = {one.name for one in ast.parse(python).body if isinstance(one, ast.ClassDef)}
    assert {"OneThing", "TwoThing"} <= classes
    typescript = client_text(DOCUMENT, language="typescript", command="it")
    assert "export interface OneThing" in typescript
