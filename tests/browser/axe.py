"""Axe: what a page makes hard for people who hear it, or see it badly."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

_AXE: Final = Path(__file__).parent / "vendor" / "axe.min.js"
# Voice control needs the words that are seen in the name that is spoken; axe leaves that out.
_ALL: Final = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
_COLORS: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}
_RUN: Final = "options => axe.run(document, options).then(result => result.violations)"


def findings(page: Page) -> list[str]:
    """Every violation that axe-core finds on the page as it is."""
    return _found(page, _ALL)


def findings_in_both_schemes(page: Page) -> list[str]:
    """Every violation in light, and those of colors in dark: the schemes differ in nothing else."""
    found: list[str] = []
    page.emulate_media(color_scheme="light")
    found += [f"light: {one}" for one in _found(page, _ALL)]
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {one}" for one in _found(page, _COLORS)]
    return found


def _found(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(_RUN, options)
    return [
        f"{one['impact']} {one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['html'][:160]}"
        for one in found
    ]
