"""How smooth it is: the first drawing and panning with 3,010 people, printed and not judged.

A family of the size of royal92 is always drawn. Royal92 itself is drawn if it is present: in the
folder that `TABLEWRIGHT_GEDCOM_FIXTURES` names.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.yggdrasil.canvas.families import royal
from tests.browser.yggdrasil.canvas.stage import Stage, stage_open
from tests.browser.yggdrasil.serving import Account, Served
from tests.browser.yggdrasil.visitor import visitor

PEOPLE = 3010
SCREEN = {"width": 1280, "height": 800}
FOLDER = Path(os.environ.get("TABLEWRIGHT_GEDCOM_FIXTURES", "nowhere"))
ROYAL92 = next(FOLDER.rglob("royal92.ged"), None)
IMPORT_SECONDS_MAX = 60


def _pan(stage: Stage) -> None:
    """Drags here and there, a step for each frame."""
    stage.page.evaluate(
        """async () => {
            const surface = document.querySelector(".family-canvas-drawing");
            surface.setPointerCapture = () => {};
            const touch = (type, x, y) => surface.dispatchEvent(new PointerEvent(type, {
                pointerId: 7, pointerType: "mouse", clientX: x, clientY: y, bubbles: true,
            }));
            touch("pointerdown", 640, 400);
            for (let step = 0; step < 45; step++) {
                const [x, y] = [300 * Math.sin(step / 9), 120 * Math.cos(step / 7)];
                touch("pointermove", 640 + x, 400 + y);
                await new Promise(requestAnimationFrame);
            }
            touch("pointerup", 640, 400);
        }"""
    )


def _panned(stage: Stage) -> list[str]:
    """What panning costs from near and from afar."""
    lines: list[str] = []
    for name, factor in (("cards", 1.0), ("short names", 0.45), ("everybody", 0.0001)):
        stage.do("zoom", factor)
        stage.settle()
        _pan(stage)
        seen = stage.do("figures")
        lines.append(
            f"  {name}: {seen['visible']} in sight, {seen['framesPerSecond']} frames/s, "
            f"{seen['paintMs']} ms to paint one"
        )
    return lines


def test_figures_of_a_royal_house(
    browser: Browser, address: str, capsys: pytest.CaptureFixture[str]
):
    graph = royal(size=PEOPLE)
    with stage_open(browser, address, viewport=SCREEN) as stage:
        stage.show(graph)
        first = stage.do("figures")
        lines = _panned(stage)
        assert not stage.complaints
    assert PEOPLE == first["people"] == len(graph["persons"])
    assert first["firstDrawingMs"] > 0
    with capsys.disabled():
        print(f"\n3,010 people: first drawing after {first['firstDrawingMs']} ms; panning:")
        print("\n".join(lines))


@pytest.mark.skipif(not ROYAL92, reason="TABLEWRIGHT_GEDCOM_FIXTURES has no royal92.ged")
def test_figures_of_royal92_on_the_page(
    browser: Browser, service: Served, ann: Account, capsys: pytest.CaptureFixture[str]
):
    assert ROYAL92 is not None
    tree_id = _imported(ann, ROYAL92.read_bytes())
    with visitor(browser, service, ann, viewport=SCREEN) as opened:
        opened.open("?source#/")  # a second visit: the page's files are cached
        opened.page.locator(".tree-card").first.wait_for()
        opened.go(f"#/trees/{tree_id}")
        asked = time.monotonic()
        opened.page.evaluate(
            """async () => {
                const script = document.querySelector('link[href$="state/stage.js"]');
                const { stage } = await import(script.href);
                while (!stage.current?.figures().firstDrawingMs) {
                    await new Promise(requestAnimationFrame);
                }
                window.canvas = stage.current;
            }"""
        )
        seconds = time.monotonic() - asked
        stage = Stage(opened.page)
        first = stage.do("figures")
        lines = _panned(stage)
    assert PEOPLE == first["people"]
    with capsys.disabled():
        print(f"\nroyal92: first drawing {seconds:.1f} s after the tree was asked for,")
        print(f"  {first['firstDrawingMs']} ms after it was read; panning:")
        print("\n".join(lines))


def _imported(owner: Account, content: bytes) -> str:
    """A tree of that file."""
    tree_id, _ = owner.tree("Royal92")
    begun = owner.send(f"api/trees/{tree_id}/import", content)
    ends = time.monotonic() + IMPORT_SECONDS_MAX
    while owner.ask("GET", f"api/trees/{tree_id}/imports/{begun['importId']}")["state"] != "done":
        assert time.monotonic() < ends, "the import takes too long"
        time.sleep(0.1)
    return tree_id
