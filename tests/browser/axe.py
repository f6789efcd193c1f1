"""Axe: what a page makes hard for people who hear it, or see it badly."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_AXE: Final = Path(__file__).parent / "vendor" / "axe.min.js"
# Voice control needs the words that are seen in the name that is spoken; axe leaves that out.
_RUN: Final = """axe.run(document, {rules: {"label-content-name-mismatch": {enabled: true}}})
    .then(result => result.violations)"""


def findings(page: Page) -> list[str]:
    """Every violation that axe-core finds on the page as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return [
        f"{one['impact']} {one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['html'][:160]}"
        for one in found
    ]
