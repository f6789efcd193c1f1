"""D…: a declaration is invalid. Raised when Python creates the class."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class DesignError(CodedError, TypeError):
    """The declaration is invalid; raised when Python creates the class."""

    code = "D000"


class UnknownNameError(DesignError):
    """A template, pattern or option names an attribute that the entity does not have."""

    code = "D101"
    hint = "Use the Python name of an annotated attribute of the class."


class TemplateError(DesignError):
    """A key template is invalid, or its parts cannot be separated again."""

    code = "D102"
    hint = "Use literals and {attribute} parts, with a literal between two parts."


class KeyTypeError(DesignError):
    """A key attribute has a type that DynamoDB cannot index."""

    code = "D103"
    hint = (
        "A key must be text, a number or bytes. To index a flag, compute a text from it: "
        "computed('{is_open}#{at}')."
    )


class PatternError(DesignError):
    """The parameters of an access pattern do not fit the key of its index."""

    code = "D104"
    hint = (
        "A pattern must take every part of the partition key, and may take leading parts of the "
        "sort key."
    )


class RangeDeclarationError(DesignError):
    """A range is declared on an attribute that does not sort by its values."""

    code = "D105"
    hint = "Ranges work on sort keys: times, padded numbers such as {n:08d}, or the last text part."


class RoleError(DesignError):
    """The role of an attribute, such as ttl, does not fit its type or is already taken."""

    code = "D106"
    hint = "Each role needs a certain type, and may occur once in an entity."


class AmbiguousEntitiesError(DesignError):
    """Items of two entities of one table cannot be distinguished."""

    code = "D107"
    hint = "Give them different tags, or key templates of different shapes."


class TooManyIndexesError(DesignError):
    """A table has more indexes, or an index more key attributes, than DynamoDB allows."""

    code = "D108"
    hint = "Let entities share an index: one overloaded index can serve many patterns."


class NameCollisionError(DesignError):
    """Two declarations have the same name."""

    code = "D109"
    hint = "Rename one of them, or give it another stored name with attr('name')."


class MissingKeyError(DesignError):
    """An entity has no table, or no template for the key of its table."""

    code = "D110"
    hint = "Declare table=... and primary = Table.primary(...) or primary = Key(...)."


class TenantDeclarationError(DesignError):
    """The attribute that is declared as tenant is not usable as one."""

    code = "D111"
    hint = (
        "The tenant must be one required text attribute: class Order(Entity, tenant='tenant_id')."
    )


class UniqueDeclarationError(DesignError):
    """A unique attribute cannot be enforced."""

    code = "D112"
    hint = "A unique attribute must be unencrypted text or a number, in a table with a text key."


class CollectionError(DesignError):
    """A collection names an entity that is not in its index partition."""

    code = "D113"
    hint = "Annotate members as list[Entity] or Entity | None. Each needs an entry in the index."


class UpgradeDeclarationError(DesignError):
    """An entity lacks an upgrade from one version to the next."""

    code = "D114"
    hint = "Declare version=N and one upgrade for each version below it."


class IndexDeclarationError(DesignError):
    """A table or index is declared that DynamoDB would reject."""

    code = "D115"
    hint = "Change the declaration to follow the rule that the message names."


class CreationDeclarationError(DesignError):
    """A `Creation` is declared for an entity or attribute that it cannot write."""

    code = "D116"
    hint = "Use create(), or change the Creation as the message says."
