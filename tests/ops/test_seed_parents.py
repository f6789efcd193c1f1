"""Sample data: children belong to parents that exist."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from tablewright.ids import Draws
from tablewright.model import Entity, Gsi, Index, Key, Table
from tablewright.ops.seed.generating import Generator
from tablewright.ops.seed.parents import links_of, parents_first

NOW = datetime(2026, 3, 1, tzinfo=UTC)


class Hub(Table, name="hub", tag="kind"):
    """Repositories, issues and comments."""

    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="gsi1")


class Comment(Entity, table=Hub):
    """Belongs to an issue by its attributes; declared before its parents."""

    comment_id: str
    owner: str
    repository: str
    number: int
    primary = Hub.primary("COMMENT#{comment_id}", "COMMENT")


class Issue(Entity, table=Hub):
    """Belongs to a repository by its partition key."""

    owner: str
    repository: str
    number: int
    primary = Hub.primary("REPO#{owner}#{repository}", "ISSUE#{number:06d}")


class Repository(Entity, table=Hub):
    """Has issues."""

    owner: str
    name: str
    primary = Hub.primary("REPO#{owner}#{name}", "REPO#{owner}#{name}")


class Star(Entity, table=Hub):
    """Belongs to a repository by its key, and to a fan by an index."""

    owner: str
    name: str
    login: str
    primary = Hub.primary("REPO#{owner}#{name}", "STAR#{login}")
    of_fan = Hub.gsi1("FAN#{login}", "{owner}#{name}")


class Fan(Entity, table=Hub):
    """Stars repositories."""

    nickname: str
    primary = Hub.primary("FAN#{nickname}", "FAN")


class Word(Entity, table="words"):
    """Has an attribute with the name of a key, and belongs to nothing."""

    word_id: str
    name: str
    primary = Key("{word_id}")


class Label(Entity, table="labels"):
    """Has a key that is only a name."""

    name: str
    primary = Key("{name}")


class Left(Table, name="left", tag="kind"):
    """Two entities that name each other."""

    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", name="gsi1")


class Egg(Entity, table=Left):
    """Of a hen."""

    egg: str
    hen: str
    primary = Left.primary("EGG#{egg}", "EGG")
    of_hen = Left.gsi1("HEN#{hen}")


class Hen(Entity, table=Left):
    """Of an egg."""

    bird: str
    shell: str
    primary = Left.primary("HEN#{bird}", "HEN")
    of_egg = Left.gsi1("EGG#{shell}")


ALL = (Comment, Issue, Repository, Star, Fan)


def made(*entities: type[Entity], scale: int = 2) -> dict[type[Entity], list[Any]]:
    draws = Draws(3)
    found: dict[type[Entity], list[Any]] = {entity: [] for entity in entities}
    for one in Generator(entities, scale=scale, draws=draws, now=NOW).entities():
        found[type(one)].append(one)
    return found


def test_a_name_alone_is_not_a_parent():
    assert [] == links_of(Word.__plan__, [Label.__plan__])
    assert [] == links_of(Label.__plan__, [Word.__plan__])


def test_parents_in_a_circle_are_generated():
    ordered = parents_first([Egg.__plan__, Hen.__plan__])
    assert {Egg.__plan__, Hen.__plan__} == set(ordered)
    found = made(Egg, Hen)
    assert (20, 20) == (len(found[Egg]), len(found[Hen]))
    assert {one.hen for one in found[Egg]} <= {one.bird for one in found[Hen]} or {
        one.shell for one in found[Hen]
    } <= {one.egg for one in found[Egg]}


def test_parents_come_before_their_children():
    order = [plan.entity for plan in parents_first([entity.__plan__ for entity in ALL])]
    assert order.index(Repository) < order.index(Issue) < order.index(Comment)
    assert max(order.index(Repository), order.index(Fan)) < order.index(Star)


def test_issues_belong_to_repositories_that_exist_and_comments_to_issues():
    found = made(*ALL)
    repositories = {(one.owner, one.name) for one in found[Repository]}
    issues = {(one.owner, one.repository, one.number) for one in found[Issue]}
    assert {one[:2] for one in issues} <= repositories
    assert {(one.owner, one.repository, one.number) for one in found[Comment]} <= issues
    assert 20 == len(found[Comment])


def test_an_item_between_two_parents_belongs_to_both():
    found = made(*ALL)
    repositories = {(one.owner, one.name) for one in found[Repository]}
    assert {(one.owner, one.name) for one in found[Star]} <= repositories
    assert {one.login for one in found[Star]} <= {one.nickname for one in found[Fan]}


def test_children_have_several_parents():
    assert 3 < len({(one.owner, one.repository) for one in made(*ALL)[Issue]})


def test_the_same_seed_gives_the_same_children():
    assert made(*ALL) == made(*ALL)


def test_one_entity_more_changes_no_other_family():
    assert made(*ALL, Word, Label)[Issue] == made(*ALL)[Issue]
