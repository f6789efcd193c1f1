"""The committed bundles: what `make pages` builds from the sources, byte for byte."""

from __future__ import annotations

import os

import pytest

from tests.browser.bundles import PAGES, built, committed
from tests.interop.node import NodeMissing


@pytest.mark.parametrize("name", PAGES)
def test_a_bundle_is_what_its_sources_give(name: str):
    try:
        expected = built(PAGES[name])
    except NodeMissing as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"NOT TESTED: {missing}")
    found = committed(PAGES[name])
    differing = sorted(
        path for path in expected.keys() | found.keys() if expected.get(path) != found.get(path)
    )
    assert [] == differing, "run `make pages`"
