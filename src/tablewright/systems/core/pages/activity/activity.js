/** What has happened in an account: filters, a table, one entry with its change, and files. */

import { activitiesOf, exportAddress } from "../api/activities.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Pager } from "../kit/table/pager.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { useNames } from "../members/above.js";
import { whenOr } from "../parts/facts.js";
import { View } from "../parts/view.js";
import { open, place } from "../state/address.js";
import { useFresh } from "../state/changes.js";
import { text } from "../words.js";
import { EntryDialog } from "./entry_dialog.js";
import {
  activityText,
  actorText,
  IN_ACCOUNTS,
  RESOURCES,
  resourceText,
  typeText,
} from "./happened.js";

/** @typedef {import("../api/activities.js").ActivityFilter} ActivityFilter */
/** @typedef {import("../api/activities.js").Entry} Entry */
/** @typedef {ReadonlyMap<string, string>} Names of people, by their ids */

const FIELDS = /** @type {const} */ (["from", "to", "user", "type", "resource"]);

/** @param {{accountId: string}} props */
export function ActivityView({ accountId }) {
  const filter = filterIn(place.value.params);
  const [cursors, setCursors] = useState(/** @type {string[]} */ ([]));
  const [shown, setShown] = useState(/** @type {Entry | null} */ (null));
  const cursor = cursors.at(-1) ?? "";
  const names = useNames(accountId);
  const { answer, problem, again } = useAsking(
    () => activitiesOf(accountId, { ...moments(filter), cursor }),
    [accountId, JSON.stringify(filter), cursor],
  );
  useFresh(["activities"], again);
  /** @param {Partial<ActivityFilter>} changes */
  const change = (changes) => {
    setCursors([]);
    open(place.value.path, { params: { ...filter, ...changes }, replace: true });
  };
  const isFiltered = FIELDS.some((name) => filter[name]);
  return html`<${View}
    title=${text("activity.title")}
    hint=${text("activity.hint")}
    tools=${html`<${Files} accountId=${accountId} filter=${moments(filter)} />`}
  >
    <${Filters} filter=${filter} names=${names} onChange=${change} />
    <${Problem} error=${problem} onRetry=${again} />
    ${answer?.items.length === 0
      ? html`<${Empty} title=${text(isFiltered ? "activity.noMatch" : "activities.none")} />`
      : null}
    ${answer?.items.length
      ? html`<${Table}
          label=${text("activity.title")}
          columns=${columnsOf(names)}
          rows=${answer.items}
          idOf=${(/** @type {Entry} */ one) => one.activityId}
          onOpen=${setShown}
        />`
      : null}
    <${Pager} cursors=${cursors} next=${answer?.nextCursor ?? null} onCursors=${setCursors} />
    ${shown
      ? html`<${EntryDialog} entry=${shown} names=${names} onClose=${() => setShown(null)} />`
      : null}
  <//>`;
}

/** @param {Names} names */
function columnsOf(names) {
  return [
    {
      name: "type",
      label: text("activity.what"),
      cell: (/** @type {Entry} */ one) => activityText(one, names),
    },
    {
      name: "actor",
      label: text("activity.who"),
      cell: (/** @type {Entry} */ one) => actorText(one, names),
    },
    {
      name: "resource",
      label: text("activity.resource"),
      cell: (/** @type {Entry} */ one) => resourceText(one.resource),
    },
    {
      name: "at",
      label: text("activity.when"),
      cell: (/** @type {Entry} */ one) => whenOr(one.timestamp, ""),
    },
  ];
}

/**
 * @param {{filter: ActivityFilter, names: Names,
 *   onChange: (changes: Partial<ActivityFilter>) => void}} props
 */
function Filters({ filter, names, onChange }) {
  const any = ["", text("activity.any")];
  const people = [...names].sort(([, one], [, other]) => one.localeCompare(other));
  const types = IN_ACCOUNTS.map((one) => [one, typeText(one)]);
  const resources = RESOURCES.map((one) => [one, resourceText(one)]);
  return html`<div class="filters" role="search" aria-label=${text("activity.filters")}>
    <${Field}
      label=${text("activity.from")}
      type="date"
      value=${filter.from}
      onValue=${(/** @type {string} */ from) => onChange({ from })}
    />
    <${Field}
      label=${text("activity.to")}
      type="date"
      value=${filter.to}
      onValue=${(/** @type {string} */ to) => onChange({ to })}
    />
    ${people.length > 1
      ? html`<${Field}
          label=${text("activity.who")}
          options=${[any, ...people]}
          value=${filter.user}
          onValue=${(/** @type {string} */ user) => onChange({ user })}
        />`
      : null}
    <${Field}
      label=${text("activity.resource")}
      options=${[any, ...resources]}
      value=${filter.resource}
      onValue=${(/** @type {string} */ resource) => onChange({ resource })}
    />
    <${Field}
      label=${text("activity.what")}
      options=${[any, ...types]}
      value=${filter.type}
      onValue=${(/** @type {string} */ type) => onChange({ type })}
    />
  </div>`;
}

/** @param {{accountId: string, filter: ActivityFilter}} props */
function Files({ accountId, filter }) {
  const formats = /** @type {const} */ (["csv", "jsonl"]);
  return formats.map(
    (format) => html`<a
      key=${format}
      class="button"
      href=${exportAddress(accountId, filter, format)}
      download
    >
      ${text(`activity.${format}`)}
    </a>`,
  );
}

/** @param {Record<string, string>} params @returns {ActivityFilter} */
function filterIn(params) {
  const { from = "", to = "", user = "", type = "", resource = "" } = params;
  return { from, to, user, type, resource };
}

/** @param {ActivityFilter} filter with moments in place of days on the reader's calendar */
function moments(filter) {
  return {
    ...filter,
    from: momentOf(filter.from, "00:00:00"),
    to: momentOf(filter.to, "23:59:59"),
  };
}

/** @param {string} day @param {string} time */
function momentOf(day, time) {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}
