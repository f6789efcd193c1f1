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

_SIZES: Final = ("kB", "MB", "GB", "TB", "PB")

Row = Sequence[Cell]


def csv_of(report: Report) -> bytes:
    """The report as rows of section, key, name, meter, value and unit."""
    head = csv_row(("section", "key", "name", "meter", "value", "unit"))
    in_bytes = report.meters.in_bytes
    used = ((*row, "bytes" if row[3] in in_bytes else "") for row in _usage_rows(report))
    priced = ((*row, "minor units") for row in _price_rows(report))
    return "".join([head, *map(csv_row, used), *map(csv_row, priced)]).encode()


def _usage_rows(report: Report) -> Iterator[Row]:
    yield from _meters("total", str(report.month), "", report.totals)
    for one in report.accounts:
        yield from _meters("account", one.account_id, one.name, one.totals)
    for one in report.platforms:
        yield from _meters("platform", one.platform, "", one.totals)
    for one in report.days:
        yield from _meters("day", one.day.isoformat(), "", one.totals)


def _price_rows(report: Report) -> Iterator[Row]:
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
    tables = list(_usage_tables(report))
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


def _usage_tables(report: Report) -> Iterator[str]:
    meters = report.meters
    sections = [
        ("Total", "Month", meters.added, [(str(report.month), report.totals)]),
        ("Accounts", "Account", meters.names, [(one.name, one.totals) for one in report.accounts]),
        (
            "Platforms",
            "Platform",
            meters.counters,
            [(one.platform, one.totals) for one in report.platforms],
        ),
        ("Days", "Day", meters.added, [(one.day.isoformat(), one.totals) for one in report.days]),
    ]
    for caption, head, shown, rows in sections:
        if rows:
            is_month = caption != "Days"
            labels = [_label(one, is_month and one not in meters.counters) for one in shown]
            cells = [
                [key, *(_count(totals.get(one, 0), one in meters.in_bytes) for one in shown)]
                for key, totals in rows
            ]
            yield _table(caption, [head, *labels], cells)


def _count(count: int, is_size: bool) -> str:
    return shown_size(count) if is_size else f"{count:,}"


def shown_size(size_bytes: int) -> str:
    """Formats a size for people, in decimal units.

    >>> shown_size(1), shown_size(999), shown_size(1_250_000), shown_size(2_000_000_000)
    ('1 byte', '999 bytes', '1.2 MB', '2 GB')
    """
    if size_bytes < 1_000:
        return "1 byte" if size_bytes == 1 else f"{size_bytes} bytes"
    power = min((len(str(size_bytes)) - 1) // 3, len(_SIZES))
    text = f"{size_bytes / 1_000**power:,.1f}".removesuffix(".0")
    return f"{text} {_SIZES[power - 1]}"


def _label(meter: str, is_maximum: bool) -> str:
    label = meter.replace("_", " ").capitalize().replace("Api ", "API ")
    return f"{label} (greatest day)" if is_maximum else label


def _table(caption: str, head: Sequence[str], rows: Iterable[Row]) -> str:
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )
