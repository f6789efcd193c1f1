"""DynamoDB's expressions: parsing, checks and evaluation, as pure functions.

    subs = Substitutions(names, values)
    condition("attribute_not_exists(#k)", subs).holds(item)
    subs.check_all_used()

Every function here raises `ValidationException` with DynamoDB's message, and nothing else.
"""

from tablewright.expressions.conditions import Condition, condition
from tablewright.expressions.key_conditions import KeyConditions, KeyTest, key_condition
from tablewright.expressions.legacy import (
    legacy_expected,
    legacy_filter,
    legacy_key_conditions,
    legacy_updates,
)
from tablewright.expressions.paths import Path, updated_part
from tablewright.expressions.projections import Projection, projection, projection_of_names
from tablewright.expressions.substitutions import Substitutions
from tablewright.expressions.updates import Update, update

__all__ = [
    "Condition",
    "KeyConditions",
    "KeyTest",
    "Path",
    "Projection",
    "Substitutions",
    "Update",
    "condition",
    "key_condition",
    "legacy_expected",
    "legacy_filter",
    "legacy_key_conditions",
    "legacy_updates",
    "projection",
    "projection_of_names",
    "update",
    "updated_part",
]
