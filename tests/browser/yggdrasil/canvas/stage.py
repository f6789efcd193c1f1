"""A stage for the canvas: the page's files on a port of this machine, under the policy that they
are served with, and an empty page with a canvas on it.

Not here: the families that are shown (`families.py`).
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tablewright.api.pages.serving import OWN_ONLY, SHARED
from tests.browser import profiles

PAGES = Path(str(files("tablewright.systems.yggdrasil"))) / "pages"
_DOCUMENT = b"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stage</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="stage.css"><link rel="stylesheet" href="canvas/canvas.css"></head>
<body><main id="stage" aria-label="Stage"></main></body></html>"""
_STYLE = b""":root { color-scheme: light dark } body { margin: 0 } #stage { height: 100vh }
:root[data-theme="dark"] { color-scheme: dark } :root[data-theme="light"] { color-scheme: light }"""
_OWN = {"/": ("text/html", _DOCUMENT), "/stage.css": ("text/css", _STYLE)}


class _Files(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        own = _OWN.get(self.path)
        if self.path.startswith("/kit/"):
            self.directory = str(SHARED)
        if own is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("content-type", own[0])
        self.end_headers()
        self.wfile.write(own[1])

    def end_headers(self) -> None:
        self.send_header("content-security-policy", OWN_ONLY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Ignores messages."""


@contextmanager
def served() -> Iterator[str]:
    """The stage's address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(PAGES)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    thread.join()
    server.server_close()


@dataclass
class Stage:
    """A page with a canvas, and what the canvas has told so far."""

    page: Page
    complaints: list[str] = field(default_factory=list[str])

    def open(self, url: str) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.goto(url)
        self.make()

    def make(self) -> None:
        """A new canvas on the stage; the one before is taken down."""
        self.page.evaluate(
            """async () => {
                window.canvas?.destroy();
                window.told = [];
                const tell = name => (...given) => told.push([name, ...given]);
                const { makeCanvas } = await import("/canvas/canvas.js");
                window.canvas = makeCanvas(document.getElementById("stage"), {
                    onSelect: tell("select"), onOpen: tell("open"),
                    onAdd: tell("add"), onConnect: tell("connect"),
                });
            }"""
        )

    def show(self, graph: dict[str, Any], view: str = "tree", **options: Any) -> None:
        self.page.evaluate(
            """async ([graph, view, options]) => {
                await canvas.view(view, options);
                await canvas.show(JSON.parse(graph), {keepsView: false});
            }""",
            [json.dumps(graph), view, options],
        )
        self.settle()

    def settle(self) -> None:
        """Waits until nothing moves."""
        self.page.evaluate(
            """async () => {
                const frame = () => new Promise(requestAnimationFrame);
                for (let still = 0, last = ""; still < 4; ) {
                    await frame();
                    const now = JSON.stringify(canvas.where());
                    still = now === last ? still + 1 : 0;
                    last = now;
                }
            }"""
        )

    def do(self, call: str, *given: Any) -> Any:
        """Calls the canvas."""
        return self.page.evaluate("([call, given]) => canvas[call](...given)", [call, list(given)])

    def told(self) -> list[list[Any]]:
        """What the canvas has told since it was asked last."""
        return self.page.evaluate("told.splice(0)")

    def spot(self, person_id: str) -> tuple[float, float]:
        """Where on the screen a person is."""
        x, y = self.page.evaluate("id => canvas.spot(id)", person_id)
        return x, y

    def click(self, person_id: str, **how: Any) -> None:
        self.page.mouse.click(*self.spot(person_id), **how)


@contextmanager
def stage_open(browser: Browser, url: str, **options: Any) -> Iterator[Stage]:
    stage = Stage(profiles.new(browser, **options))
    stage.open(url)
    yield stage
    stage.page.context.close()
