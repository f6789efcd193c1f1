/** Runs: those of all accounts with a status, and one run with its errors and a link to it. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Segments } from "../kit/parts/segments.js";
import { useState } from "../kit/vendor/hooks.js";
import { AccountLink } from "../parts/account_link.js";
import { Listing, useListing } from "../parts/listing.js";
import { Moment, momentOf } from "../parts/moment.js";
import { Facts, Screen } from "../parts/screen.js";
import { address, go } from "../state/address.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Run} Run */

const STATUSES = /** @type {const} */ (["failed", "completed", "running", "pending"]);

const columns = [
  {
    name: "source",
    label: text("runs.source"),
    cell: (/** @type {Run} */ one) => sourceOf(one),
  },
  {
    name: "account",
    label: text("runs.account"),
    cell: (/** @type {Run} */ one) => accountOf(one),
  },
  {
    name: "platform",
    label: text("runs.platform"),
    cell: (/** @type {Run} */ one) => one.platform ?? "–",
  },
  {
    name: "error",
    label: text("runs.error"),
    cell: (/** @type {Run} */ one) => html`<span class="whole">${errorOf(one)}</span>`,
  },
  {
    name: "time",
    label: text("runs.time"),
    cell: (/** @type {Run} */ one) => html`<${Moment} at=${one.completedAt ?? one.startedAt} />`,
  },
];

export function Runs() {
  const { status } = address.value.params;
  const known = STATUSES.find((one) => one === status) ?? "failed";
  const listing = useListing("/syncs", { status: known });
  const [open, setOpen] = useState(/** @type {Run | null} */ (null));
  return html`<${Screen}
    title=${text("runs.title")}
    hint=${text("runs.hint")}
    onRefresh=${listing.again}
  >
    <${Segments}
      legend=${text("runs.status")}
      name="status"
      value=${known}
      options=${STATUSES.map((one) => [one, text(`runs.statuses.${one}`)])}
      onValue=${(/** @type {string} */ one) => go("runs", { status: one })}
    />
    <${Listing}
      listing=${listing}
      label=${text("runs.title")}
      columns=${columns}
      idOf=${(/** @type {Run} */ one) => one.syncId}
      onOpen=${setOpen}
      empty=${text(`runs.none.${known}`)}
    />
    ${open && html`<${Entry} run=${open} onClose=${() => setOpen(null)} />`}
  <//>`;
}

/** @param {{run: Run, onClose: () => void}} props */
function Entry({ run, onClose }) {
  const { accountId, sourceId, syncId, errors = [] } = run;
  const status = text(`runs.statuses.${run.status}`);
  const path = ["accounts", accountId, "sources", sourceId, "runs", syncId];
  return html`<${Dialog} title=${sourceOf(run)} onClose=${onClose}>
    <${Facts}
      facts=${[
        [text("runs.status"), run.isPartial ? `${status}. ${text("runs.partial")}.` : status],
        [text("runs.account"), accountOf(run)],
        [text("runs.accountId"), html`<code>${accountId}</code>`],
        [text("runs.platform"), run.platform],
        [text("runs.sourceId"), html`<code>${sourceId}</code>`],
        [text("runs.id"), html`<code>${syncId}</code>`],
        [text("runs.queued"), momentOf(run.queuedAt)],
        [text("runs.started"), momentOf(run.startedAt)],
        [text("runs.ended"), momentOf(run.completedAt)],
        ...errors.map(({ dataType, code, message }) => [
          text("runs.errorOf", { type: dataType }),
          html`<code>${code}</code>: ${message}`,
        ]),
      ]}
    />
    <p><a href=${`../#/${path.map(encodeURIComponent).join("/")}`}>${text("runs.open")}</a></p>
  <//>`;
}

/** @param {Run} run */
function accountOf({ accountId, accountName }) {
  return html`<${AccountLink} accountId=${accountId} name=${accountName} />`;
}

/** @param {Run} run */
function sourceOf(run) {
  return run.sourceName ?? text("runs.deletedSource");
}

/** @param {Run} run */
function errorOf({ errors = [] }) {
  const [first, ...more] = errors;
  if (!first) return "–";
  return more.length > 0
    ? `${first.message} ${text("runs.moreErrors", { count: more.length })}`
    : first.message;
}
