"""D…: a declaration is wrong. Raised while the class is made."""

from __future__ import annotations

from tablewright.errors.root import CodedError


class DesignError(CodedError, TypeError):
    """The declaration is wrong; raised while the class is made."""

    code = "D000"


class UnknownNameError(DesignError):
    """A template, pattern or option names an attribute that the entity does not have."""

    code = "D101"
    hint = "Use the Python name of an annotated attribute of the class."


class TemplateError(DesignError):
    """A key template cannot be read, or its parts could not be told apart again."""

    code = "D102"
    hint = "Write literals and {attribute} parts, with a literal between two parts."


class KeyTypeError(DesignError):
    """A key attribute has a type that DynamoDB cannot index."""

    code = "D103"
    hint = "A key is text, a number or bytes. Put a flag into a text: computed('{is_open}#{at}')."


class PatternError(DesignError):
    """The parameters of an access pattern do not fit the key of its index."""

    code = "D104"
    hint = "Take every part of the partition key, and parts of the sort key from the left on."


class RangeDeclarationError(DesignError):
    """A range is declared on something whose stored order is not the order of its values."""

    code = "D105"
    hint = "Ranges work on sort keys: times, padded numbers such as {n:08d}, or the last text part."


class RoleError(DesignError):
    """An attribute has a role, such as ttl or version, that its type or a second one forbids."""

    code = "D106"
    hint = "The message says which type the role needs; each role occurs once in an entity."


class AmbiguousEntitiesError(DesignError):
    """Nobody could tell items of two entities of one table apart."""

    code = "D107"
    hint = "Give them different tags, or key templates of different shape."


class TooManyIndexesError(DesignError):
    """A table has more indexes, or an index more key attributes, than DynamoDB allows."""

    code = "D108"
    hint = "Let entities share an index: an overloaded index serves many patterns."


class NameCollisionError(DesignError):
    """Two things would be stored or called under one name."""

    code = "D109"
    hint = "Rename one of them, or give it another stored name with attr('name')."


class MissingKeyError(DesignError):
    """An entity has no table, or no template for the key of its table."""

    code = "D110"
    hint = "Declare table=... and primary = Table.primary(...) or primary = Key(...)."


class TenantDeclarationError(DesignError):
    """The attribute declared as tenant cannot be one."""

    code = "D111"
    hint = "The tenant is one required text attribute: class Order(Entity, tenant='tenant_id')."


class UniqueDeclarationError(DesignError):
    """A unique attribute cannot be guarded."""

    code = "D112"
    hint = "Unique attributes are text or numbers, not encrypted, in a table with a text key."


class CollectionError(DesignError):
    """A collection asks for entities that its index partition does not hold."""

    code = "D113"
    hint = "Annotate members as list[Entity] or Entity | None, all with an entry in the index."


class UpgradeDeclarationError(DesignError):
    """The upgrades of an entity do not lead from each version to the next."""

    code = "D114"
    hint = "Declare version=N and one upgrade for each version below it."


class IndexDeclarationError(DesignError):
    """A table or an index is declared that DynamoDB would refuse to make."""

    code = "D115"
    hint = "The message says which of DynamoDB's rules it breaks."


class CreationDeclarationError(DesignError):
    """A `Creation` is declared for an entity or an attribute that it cannot write."""

    code = "D116"
    hint = "Use create(), or declare the Creation as the message says."
