"""Inside forms: the parts of a value that a path can reach."""

from __future__ import annotations

from tablewright.model.forms.collections import ListForm, MapForm, SetForm
from tablewright.model.forms.constraints import ConstrainedForm
from tablewright.model.forms.form import Form
from tablewright.model.forms.nullable import NullableForm
from tablewright.model.forms.open_values import OPEN
from tablewright.model.forms.records import RecordForm
from tablewright.model.forms.unions import TaggedForm, UnionForm


def member_of(form: Form, name: str) -> tuple[str, Form] | None:
    """Returns the stored name and the form of a named part; None if the form has no such part."""
    form = bare_of(form)
    if isinstance(form, RecordForm):
        for one in form.attributes:
            if one.python_name == name:
                return one.stored_name, one.form
    if isinstance(form, MapForm):
        return name, form.elements
    if isinstance(form, UnionForm | TaggedForm):
        return next(filter(None, (member_of(one, name) for one in form.members)), None)
    return (name, OPEN) if form is OPEN else None


def requires(form: Form, name: str) -> bool:
    """Whether a value without this named part cannot be read."""
    form = bare_of(form)
    attributes = form.attributes if isinstance(form, RecordForm) else ()
    return any(
        one.python_name == name and one.is_required and one.is_always_there for one in attributes
    )


def element_of(form: Form) -> Form | None:
    """Returns the form of the elements of a list or set; None for other forms."""
    form = bare_of(form)
    if isinstance(form, ListForm | SetForm):
        return form.elements
    if isinstance(form, UnionForm):
        return next(filter(None, map(element_of, form.members)), None)
    return OPEN if form is OPEN else None


def bare_of(form: Form) -> Form:
    """Returns the form without its constraints and without None."""
    while isinstance(form, NullableForm | ConstrainedForm):
        form = form.inner
    return form
