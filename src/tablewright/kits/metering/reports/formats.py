"""Reports as CSV and as a page to print.

No cell of the CSV is a formula. The page has no scripts, and all texts in it are escaped.
Not here: the numbers (`metering.reports.reports`).
"""

from __future__ import annotations

from base64 import b64encode
from calendar import month_name
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from html import escape
from typing import Final

from tablewright.api.csv_text import Cell, csv_row
from tablewright.kits.metering.reports.prices import shown_amount
from tablewright.kits.metering.reports.reports import Report

_STYLE: Final = (
    "body{font:14px/1.4 system-ui,sans-serif;margin:2rem auto;max-width:64rem;color:#111}"
    "table{border-collapse:collapse;margin:0 0 2rem;width:100%;font-variant-numeric:tabular-nums}"
    "th,td{border-bottom:1px solid #ddd;padding:.35rem .5rem;text-align:right}"
    "th{color:#555;font-size:12px}tr>:first-child{text-align:left}"
    "caption{font-size:16px;font-weight:600;padding:.5rem;text-align:left}"
    "@media print{body{margin:0}table{break-inside:avoid}}"
)
# The page may use only this style sheet.
POLICY: Final = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src"
    f" 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'"
)

Row = Sequence[Cell]


def csv_of(report: Report) -> bytes:
    """The report as rows of section, key, name, meter and value."""
    head = csv_row(("section", "key", "name", "meter", "value"))
    return "".join([head, *map(csv_row, _rows(report))]).encode()


def _rows(report: Report) -> Iterator[Row]:
    yield from _meters("total", str(report.month), "", report.totals)
    for one in report.accounts:
        yield from _meters("account", one.account_id, one.name, one.totals)
    for one in report.platforms:
        yield from _meters("platform", one.platform, "", one.totals)
    for one in report.days:
        yield from _meters("day", one.day.isoformat(), "", one.totals)
    for line in report.prices:
        name = f"{line.days} days" + (", trial" if line.is_trial else "")
        yield "price", line.plan_id, name, line.currency, line.amount
    for line in report.overage:
        name = f"{line.used} used, {line.allowed} included"
        yield "overage", line.limit, name, line.currency, line.amount
    for currency, amount in report.amounts().items():
        yield "amount", str(report.month), "", currency, amount


def _meters(section: str, key: str, name: str, totals: Mapping[str, int]) -> Iterator[Row]:
    for meter, count in totals.items():
        yield section, key, name, meter, count


def page_of(report: Report, title: str) -> bytes:
    """The report as a page to print."""
    meters = list(report.totals)
    named = [
        ("Total", "Month", [(str(report.month), report.totals)]),
        ("Accounts", "Account", [(one.name, one.totals) for one in report.accounts]),
        ("Platforms", "Platform", [(one.platform, one.totals) for one in report.platforms]),
        ("Days", "Day", [(one.day.isoformat(), one.totals) for one in report.days]),
    ]
    labels = [_label(one) for one in meters]
    tables = [
        _table(name, [head, *labels], [[key, *_counts(totals, meters)] for key, totals in rows])
        for name, head, rows in named
        if rows
    ]
    prices: list[Row] = [
        [line.plan_id, f"{line.days} days", shown_amount(line.amount, line.currency)]
        for line in report.prices
    ]
    prices += [
        [line.limit, f"{line.used} of {line.allowed}", shown_amount(line.amount, line.currency)]
        for line in report.overage
    ]
    prices += [["Sum", "", shown_amount(n, currency)] for currency, n in report.amounts().items()]
    tables.append(_table("Price", ["Plan or limit", "Use", "Amount"], prices))
    root = next((one.name for one in report.accounts if one.account_id == report.root_id), "")
    month = f"{month_name[report.month.number]} {report.month.year}"
    heading = ", ".join(filter(None, [f"{title}: {root}" if root else title, month]))
    so_far = "" if report.is_final else f"<p>Up to {report.until.isoformat()}.</p>"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(heading)}</title><style>{_STYLE}</style></head>"
        f"<body><main><h1>{escape(heading)}</h1>{so_far}{''.join(tables)}</main></body></html>"
    ).encode()


def _counts(totals: Mapping[str, int], meters: Sequence[str]) -> list[str]:
    return [f"{totals.get(one, 0):,}" for one in meters]


def _label(meter: str) -> str:
    return meter.replace("_", " ").capitalize().replace("Api ", "API ")


def _table(caption: str, head: Sequence[str], rows: Iterable[Row]) -> str:
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )
