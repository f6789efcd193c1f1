"""How smooth it is: the first drawing and panning with 3,010 people, printed and not judged."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.yggdrasil.canvas.families import royal
from tests.browser.yggdrasil.canvas.stage import Stage, stage_open

PEOPLE = 3010


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


def test_figures_of_a_royal_house(
    browser: Browser, address: str, capsys: pytest.CaptureFixture[str]
):
    graph = royal(size=PEOPLE)
    lines: list[str] = []
    with stage_open(browser, address, viewport={"width": 1280, "height": 800}) as stage:
        stage.show(graph)
        first = stage.do("figures")
        for name, factor in (("cards", 1.0), ("short names", 0.45), ("everybody", 0.0001)):
            stage.do("zoom", factor)
            stage.settle()
            _pan(stage)
            seen = stage.do("figures")
            lines.append(
                f"{name}: {seen['visible']} in sight, {seen['framesPerSecond']} frames/s, "
                f"{seen['paintMs']} ms to paint one"
            )
        assert not stage.complaints
    assert PEOPLE == first["people"] == len(graph["persons"])
    assert first["firstDrawingMs"] > 0
    with capsys.disabled():
        print(f"\n3,010 people: first drawing after {first['firstDrawingMs']} ms; panning:")
        print("\n".join(f"  {line}" for line in lines))
