/** Outgoing requests: hosts that fail, and budgets that are in use. */

import { html } from "../kit/html.js";
import { numberText } from "../kit/words.js";
import { Listing, useListing } from "../parts/listing.js";
import { Moment, momentOf } from "../parts/moment.js";
import { Screen } from "../parts/screen.js";
import { text } from "../words.js";

const hostColumns = [
  { name: "host", label: text("outgoing.host"), cell: (/** @type {any} */ one) => one.host },
  {
    name: "failures",
    label: text("outgoing.failures"),
    isNumeric: true,
    cell: (/** @type {any} */ one) => numberText(one.failures),
  },
  {
    name: "since",
    label: text("hooks.since"),
    cell: (/** @type {any} */ one) => momentOf(one.failingSince) ?? "–",
  },
  {
    name: "until",
    label: text("outgoing.paused"),
    cell: (/** @type {any} */ one) => momentOf(one.pausedUntil) ?? "–",
  },
];

const budgetColumns = [
  { name: "name", label: text("outgoing.budget"), cell: (/** @type {any} */ one) => one.name },
  {
    name: "running",
    label: text("outgoing.running"),
    isNumeric: true,
    cell: (/** @type {any} */ one) => numberText(one.running),
  },
  {
    name: "free",
    label: text("outgoing.free"),
    cell: (/** @type {any} */ one) => html`<${Moment} at=${one.freeAt} />`,
  },
  {
    name: "held",
    label: text("outgoing.held"),
    cell: (/** @type {any} */ one) => momentOf(one.heldUntil) ?? "–",
  },
];

export function Outgoing() {
  const hosts = useListing("/breakers");
  const budgets = useListing("/budgets");
  const refresh = () => {
    hosts.again();
    budgets.again();
  };
  return html`<${Screen} title=${text("outgoing.title")} onRefresh=${refresh}>
    <h2>${text("outgoing.hosts")}</h2>
    <${Listing}
      listing=${hosts}
      label=${text("outgoing.hosts")}
      columns=${hostColumns}
      idOf=${(/** @type {any} */ one) => one.host}
      empty=${text("outgoing.noHosts")}
    />
    <h2>${text("outgoing.budgets")}</h2>
    <${Listing}
      listing=${budgets}
      label=${text("outgoing.budgets")}
      columns=${budgetColumns}
      idOf=${(/** @type {any} */ one) => one.name}
      empty=${text("outgoing.noBudgets")}
    />
  <//>`;
}
