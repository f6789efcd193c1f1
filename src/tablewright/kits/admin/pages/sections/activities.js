/** Activities: the audit logs of all accounts, filtered, and one entry with its changes. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Diff } from "../kit/parts/diff.js";
import { useState } from "../kit/vendor/hooks.js";
import { Listing, useListing } from "../parts/listing.js";
import { Moment } from "../parts/moment.js";
import { Facts, Screen } from "../parts/screen.js";
import { address, go } from "../state/address.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Activity} Activity */

const FILTERS = /** @type {const} */ (["account", "user", "type"]);

const columns = [
  {
    name: "type",
    label: text("activities.type"),
    cell: (/** @type {Activity} */ one) => one.type,
  },
  {
    name: "time",
    label: text("activities.time"),
    cell: (/** @type {Activity} */ one) => html`<${Moment} at=${one.timestamp} />`,
  },
  {
    name: "actor",
    label: text("activities.actor"),
    cell: (/** @type {Activity} */ one) => actorOf(one),
  },
  {
    name: "resource",
    label: text("activities.resource"),
    cell: (/** @type {Activity} */ one) => `${one.resource} ${one.resourceId ?? ""}`,
  },
];

export function Activities() {
  const given = address.value.params;
  const query = Object.fromEntries(FILTERS.map((name) => [name, given[name] ?? ""]));
  const listing = useListing("/activities", query);
  const [open, setOpen] = useState(/** @type {Activity | null} */ (null));
  return html`<${Screen}
    title=${text("activities.title")}
    hint=${text("activities.hint")}
    onRefresh=${listing.again}
  >
    <${Filters} key=${JSON.stringify(query)} values=${query} />
    <${Listing}
      listing=${listing}
      label=${text("activities.title")}
      columns=${columns}
      idOf=${(/** @type {Activity} */ one) => one.activityId}
      onOpen=${setOpen}
      empty=${text("activities.none")}
    />
    ${open && html`<${Entry} entry=${open} onClose=${() => setOpen(null)} />`}
  <//>`;
}

/** @param {{values: Record<string, string>}} props */
function Filters({ values }) {
  const [typed, setTyped] = useState(values);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    go("activities", Object.fromEntries(FILTERS.map((name) => [name, (typed[name] ?? "").trim()])));
  };
  return html`<form class="filters" role="search" onSubmit=${submit}>
    ${FILTERS.map(
      (name) => html`<${Field}
        key=${name}
        label=${text(`activities.by.${name}`)}
        value=${typed[name] ?? ""}
        onValue=${(/** @type {string} */ value) => setTyped({ ...typed, [name]: value })}
      />`,
    )}
    <button type="submit" class="button">${text("list.filter")}</button>
  </form>`;
}

/** @param {{entry: Activity, onClose: () => void}} props */
function Entry({ entry, onClose }) {
  const { before, after, details = {} } = entry;
  return html`<${Dialog} title=${entry.type} onClose=${onClose}>
    <${Facts}
      facts=${[
        [text("activities.time"), html`<${Moment} at=${entry.timestamp} />`],
        [text("activities.actor"), actorOf(entry)],
        [text("activities.by.account"), html`<code>${entry.accountId}</code>`],
        [text("activities.resource"), `${entry.resource} ${entry.resourceId ?? ""}`],
        [text("activities.network"), entry.ipAddress],
        [text("activities.agent"), entry.userAgent],
        ...Object.entries(details).map(([name, value]) => [
          name,
          typeof value === "string" ? value : JSON.stringify(value),
        ]),
      ]}
    />
    ${(before || after) &&
    html`<h3>${text("activities.changes")}</h3>
      <${Diff} before=${before ?? {}} after=${after ?? {}} label=${text("activities.changes")} />`}
  <//>`;
}

/** @param {Activity} entry */
function actorOf({ actor = {}, userId }) {
  const kind = text(`actor.${actor.kind ?? "nobody"}`);
  const id = actor.kind === "user" ? userId : actor.id;
  return id ? `${kind} ${id}` : kind;
}
