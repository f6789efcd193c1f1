/** A table that sorts, filters, selects and opens its rows, with pages. */

import { html } from "./kit/html.js";
import { Pager } from "./kit/table/pager.js";
import { Table } from "./kit/table/table.js";
import { useState } from "./kit/vendor/hooks.js";
import { numberText, timeText } from "./kit/words.js";

/** @typedef {{id: string, customer: string, total: number, status: string, atMs: number}} Order */

const BADGES = /** @type {Record<string, string>} */ ({
  open: "badge",
  sent: "badge badge-good",
  held: "badge badge-warn",
});
/** @type {Order[]} */
const ORDERS = [
  ["o-2", "Grace Hopper", 1200, "sent"],
  ["o-10", "Ada Lovelace", 99.5, "open"],
  ["o-1", "Katherine Johnson", 15, "held"],
  ["o-3", "Alan Turing", 430.25, "open"],
].map(([id, customer, total, status], number) => ({
  id: `${id}`,
  customer: `${customer}`,
  total: Number(total),
  status: `${status}`,
  atMs: Date.UTC(2026, 10, 10 + number),
}));
const COLUMNS = [
  {
    name: "id",
    label: "Order",
    cell: (/** @type {Order} */ one) => one.id,
    sortBy: (/** @type {Order} */ one) => one.id,
  },
  {
    name: "customer",
    label: "Customer",
    cell: (/** @type {Order} */ one) => one.customer,
    sortBy: (/** @type {Order} */ one) => one.customer,
  },
  {
    name: "status",
    label: "Status",
    cell: (/** @type {Order} */ one) =>
      html`<span class=${BADGES[one.status]}>${one.status}</span>`,
  },
  {
    name: "total",
    label: "Total",
    isNumeric: true,
    cell: (/** @type {Order} */ one) =>
      numberText(one.total, { style: "currency", currency: "EUR" }),
    sortBy: (/** @type {Order} */ one) => one.total,
  },
  {
    name: "at",
    label: "Placed",
    cell: (/** @type {Order} */ one) => timeText(one.atMs, { dateStyle: "medium" }),
    sortBy: (/** @type {Order} */ one) => one.atMs,
  },
];

export function Orders() {
  const [selected, setSelected] = useState(new Set());
  const [open, setOpen] = useState("");
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  return html`<${Table}
      label="Orders"
      columns=${COLUMNS}
      rows=${cursors.length ? ORDERS.slice(0, 1) : ORDERS}
      idOf=${(/** @type {Order} */ one) => one.id}
      filterBy=${(/** @type {Order} */ one) => `${one.id} ${one.customer} ${one.status}`}
      selected=${selected}
      onSelect=${setSelected}
      openId=${open}
      onOpen=${(/** @type {Order} */ one) => setOpen(one.id)}
      actions=${html`<button type="button" class="button">Send</button>`}
    />
    <${Pager} cursors=${cursors} next=${cursors.length ? null : "2"} onCursors=${setCursors} />`;
}
