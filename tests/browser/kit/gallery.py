"""The gallery: a system whose page shows every part of the page kit.

It has the routes of the shop, so that tables and forms have something real to show.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.browser.generated.shop import SYSTEM as SHOP

PAGES = Path(__file__).parent / "pages"
SYSTEM = replace(SHOP, name="gallery", title="Kit gallery", pages=PAGES)
