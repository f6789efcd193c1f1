"""Watching a page: what it logs, and which addresses it requests."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Error, Page, Request


class Watching:
    """An owner of a page who notes what the page logs and requests."""

    page: Page
    said: list[str]
    asked: list[str]

    def watch(self) -> None:
        """Notes what the page says and asks for."""
        self.page.on("console", self._console)
        self.page.on("pageerror", self._error)
        self.page.on("request", self._request)

    def unwatch(self) -> None:
        """Notes no more: others get the page."""
        self.page.remove_listener("console", self._console)
        self.page.remove_listener("pageerror", self._error)
        self.page.remove_listener("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.said.append(f"error: {error}")

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)
