"""The clients of the family trees, as the command writes them, and a journey with one of them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tablewright.cli.client import client as command
from tests.browser.yggdrasil.serving import Served, served
from tests.systems.yggdrasil.service.images import file_of, picture, read

PASSWORD = "seven brown owls at dusk"


def _written(language: str, path: Path) -> Path:
    options = ["yggdrasil", "--lang", language, "--output", str(path)]
    done = CliRunner().invoke(command, options)
    assert 0 == done.exit_code, done.output
    return path


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The module of the Python client."""
    path = _written("python", tmp_path_factory.mktemp("client") / "yggdrasil_client.py")
    found = importlib.util.spec_from_file_location(path.stem, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[path.stem] = module  # dataclasses look for it there
    found.loader.exec_module(module)
    yield module
    del sys.modules[path.stem]


@pytest.fixture(scope="module")
def service() -> Iterator[Served]:
    with served() as service:
        yield service


@pytest.fixture
def client(trees: Any, service: Served) -> Iterator[Any]:
    """A client of a user who has just signed up with it."""
    service.count += 1
    with trees.YggdrasilClient(service.url) as nobody:
        email = f"client-{service.count}@mail.example"
        body = trees.Registration(email=email, password=PASSWORD, display_name="Olga")
        token = nobody.register(body).token
    with trees.YggdrasilClient(service.url, token=token) as client:
        yield client


def _person(trees: Any, client: Any, tree_id: str, name: str, **more: Any) -> Any:
    return client.create_person(trees.NewPerson(tree_id=tree_id, first_name=name, **more))


def test_the_tree_of_another_is_not_found(trees: Any, client: Any, service: Served):
    tree_id, _ = service.account().tree("Private")
    with pytest.raises(trees.ApiError) as refused:
        client.get_tree(tree_id)
    assert (404, "not_found") == (refused.value.status, refused.value.code)


def test_whoever_has_not_signed_in_makes_no_tree(trees: Any, service: Served):
    with trees.YggdrasilClient(service.url) as nobody, pytest.raises(trees.ApiError) as refused:
        nobody.create_tree(trees.NewTree(tree_name="Oaks"))
    assert 401 == refused.value.status


def test_what_changed_meanwhile_is_not_overwritten(trees: Any, service: Served, client: Any):
    tree = client.create_tree(trees.NewTree(tree_name="Oaks"))
    ada = _person(trees, client, tree.tree_id, "Ada")
    change = trees.PersonChange(first_name="Eve")
    with pytest.raises(trees.ApiError) as refused:
        client.change_person(ada.person_id, change, if_match='"another"')
    assert (412, "stale") == (refused.value.status, refused.value.code)
    assert "Ada" == client.get_person(ada.person_id).first_name


def test_a_family_grows_and_comes_back_as_a_file(trees: Any, client: Any):
    tree = client.create_tree(trees.NewTree(tree_name="Oaks"))
    ada = _person(trees, client, tree.tree_id, "Ada", gender="Female")
    ben = _person(trees, client, tree.tree_id, "Ben", gender="Male")
    cay = _person(trees, client, tree.tree_id, "Cay", gender="Female")
    for parent, child in ((ada, ben), (ben, cay)):
        link = trees.NewParentChild(parent_id=parent.person_id, child_id=child.person_id)
        assert parent.person_id == client.link_parent(link).parent_id
    found = client.get_relationship(tree.tree_id, from_=cay.person_id, to=ada.person_id)
    assert ("grandmother", True, 2) == (found.name, found.is_blood, found.distance)
    names = [one.first_name for one in client.iterate_list_persons(tree_id=tree.tree_id, limit=2)]
    assert ["Ada", "Ben", "Cay"] == names
    assert 3 == client.get_tree(tree.tree_id).person_count
    file = client.export_tree(tree.tree_id, format_="ged70")
    assert 3 == file.count(b" INDI")
    planned = client.import_file(tree.tree_id, file, dry_run=True)
    assert ("planned", 3) == (planned.state, planned.report.people)
    assert b"Cay" in client.export_tree(tree.tree_id, format_="json")


def test_a_photo_is_sent_and_seen_and_removed(trees: Any, client: Any):
    tree = client.create_tree(trees.NewTree(tree_name="Oaks"))
    ada = _person(trees, client, tree.tree_id, "Ada")
    assert client.set_photo(ada.person_id, file_of(picture(), "PNG")).photo_url
    assert (64, 48) == read(client.get_photo(ada.person_id)).size
    client.delete_photo(ada.person_id)
    with pytest.raises(trees.ApiError) as refused:
        client.get_photo(ada.person_id)
    assert 404 == refused.value.status


def test_everything_of_a_user_is_backed_up_and_restored(trees: Any, client: Any):
    tree = client.create_tree(trees.NewTree(tree_name="Oaks"))
    _person(trees, client, tree.tree_id, "Ada")
    restored = client.restore(client.back_up(), mode="new")
    assert ("done", [True]) == (restored.state, [one.is_new for one in restored.trees])


def test_a_session_ends_by_signing_out(trees: Any, client: Any):
    assert "Olga" == client.get_me().display_name
    client.log_out()
    with pytest.raises(trees.ApiError) as refused:
        client.get_me()
    assert 401 == refused.value.status


def test_the_typescript_client_has_every_operation(tmp_path: Path):
    text = _written("typescript", tmp_path / "yggdrasil_client.ts").read_text()
    for name in ("register", "createTree", "linkParent", "getRelationship", "exportTree"):
        assert f"{name}(" in text
    assert 'headers: { "Content-Type": "application/json" },\n      body,' in text  # of a backup
