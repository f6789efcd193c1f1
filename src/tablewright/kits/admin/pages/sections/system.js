/** System: its tables with their sizes, and the processes that run its background work. */

import { html } from "../kit/html.js";
import { numberText, sizeText } from "../kit/words.js";
import { Listing, useListing } from "../parts/listing.js";
import { Moment } from "../parts/moment.js";
import { Screen } from "../parts/screen.js";
import { text } from "../words.js";

const tableColumns = [
  {
    name: "name",
    label: text("tables.name"),
    cell: (/** @type {any} */ one) => one.name,
    sortBy: (/** @type {any} */ one) => one.name,
  },
  {
    name: "items",
    label: text("tables.items"),
    isNumeric: true,
    cell: (/** @type {any} */ one) => (one.items === undefined ? "–" : numberText(one.items)),
    sortBy: (/** @type {any} */ one) => one.items ?? 0,
  },
  {
    name: "bytes",
    label: text("tables.bytes"),
    isNumeric: true,
    cell: (/** @type {any} */ one) => (one.bytes === undefined ? "–" : sizeText(one.bytes)),
    sortBy: (/** @type {any} */ one) => one.bytes ?? 0,
  },
  {
    name: "indexes",
    label: text("tables.indexes"),
    cell: (/** @type {any} */ one) => (one.indexes ?? []).join(", ") || "–",
  },
  { name: "status", label: text("people.status"), cell: (/** @type {any} */ one) => one.status },
];

const nodeColumns = [
  { name: "id", label: text("nodes.id"), cell: (/** @type {any} */ one) => one.nodeId },
  { name: "version", label: text("nodes.version"), cell: (/** @type {any} */ one) => one.version },
  {
    name: "started",
    label: text("person.started"),
    cell: (/** @type {any} */ one) => html`<${Moment} at=${one.startedAt} />`,
  },
  {
    name: "seen",
    label: text("nodes.seen"),
    cell: (/** @type {any} */ one) => html`<${Moment} at=${one.seenAt} />`,
  },
];

export function System() {
  const tables = useListing("/tables");
  const nodes = useListing("/nodes");
  const refresh = () => {
    tables.again();
    nodes.again();
  };
  return html`<${Screen} title=${text("tables.title")} onRefresh=${refresh}>
    <h2>${text("tables.tables")}</h2>
    <${Listing}
      listing=${tables}
      label=${text("tables.tables")}
      columns=${tableColumns}
      idOf=${(/** @type {any} */ one) => one.name}
      empty=${text("tables.none")}
    />
    <h2>${text("nodes.title")}</h2>
    <${Listing}
      listing=${nodes}
      label=${text("nodes.title")}
      columns=${nodeColumns}
      idOf=${(/** @type {any} */ one) => one.nodeId}
      empty=${text("nodes.none")}
    />
  <//>`;
}
