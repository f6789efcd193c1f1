"""The page of the guide: its files as they are printed, on a system with orders."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, expect

from tablewright.testing.page import visiting
from tablewright.testing.serving import sent, served
from tests.browser.axe import findings
from tests.browser.generated.shop import SYSTEM as SHOP

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "pages.md"
FILE = re.compile(r"^`pages/([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_of_the_guide_shows_orders(browser: Browser, tmp_path: Path):
    for name, content in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    with (
        served(replace(SHOP, pages=tmp_path)) as shop,
        visiting(browser, shop, reduced_motion="reduce") as visit,
    ):
        key = visit.key("acme")
        for order_id in ("o-10", "o-9"):
            order = {"order_id": order_id, "customer": "<b>Ada</b>"}
            sent(key, "POST", f"{shop.url}/v1/orders", order)
        visit.open()
        visit.page.get_by_label("API key").fill(key)
        visit.page.get_by_role("button", name="Sign in").click()
        expect(visit.page.get_by_role("heading", name="2 orders")).to_be_visible()
        expect(visit.page.get_by_role("row").nth(1)).to_contain_text("<b>Ada</b>")
        assert [] == findings(visit.page)
