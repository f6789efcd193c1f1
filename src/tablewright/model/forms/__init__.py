"""How Python values are stored: a form for every annotation.

`form_of` finds the form; the names for times are annotations.
"""

from __future__ import annotations

from tablewright.model.forms.annotations import FoundForm, form_of
from tablewright.model.forms.attributes import Attribute, check_names
from tablewright.model.forms.conversions import StoredAs
from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.open_values import OPEN, wire_of, wiring
from tablewright.model.forms.times import (
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    IsoMicros,
    IsoMillis,
    IsoSeconds,
)
from tablewright.model.forms.unread import value_of

__all__ = [
    "OPEN",
    "Attribute",
    "EpochMillis",
    "EpochSeconds",
    "EpochSecondsText",
    "Form",
    "FoundForm",
    "IsoMicros",
    "IsoMillis",
    "IsoSeconds",
    "StoredAs",
    "Wire",
    "check_names",
    "form_of",
    "value_of",
    "wire_of",
    "wiring",
]
