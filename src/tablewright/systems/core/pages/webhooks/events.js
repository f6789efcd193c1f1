/** Which events a webhook gets: all of them, or those that are ticked, and names of one's own. */

import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Segments } from "../kit/parts/segments.js";
import { Checklist } from "../parts/checklist.js";
import { linesIn } from "../parts/facts.js";
import { text } from "../words.js";

/** The events that this service sends, by group. */
const EVENTS = /** @type {const} */ ([
  "account.suspended",
  "account.terminated",
  "source.created",
  "source.updated",
  "source.deleted",
  "source.connected",
  "source.disconnected",
  "source.error",
  "sync.started",
  "sync.completed",
  "sync.failed",
  "schedule.paused",
  "user.invited",
  "user.joined",
  "user.removed",
  "apikey.created",
  "apikey.revoked",
  "usage.warning",
  "usage.limit_reached",
  "webhook.disabled",
]);
const GROUPS = /** @type {const} */ ([
  "account",
  "source",
  "sync",
  "schedule",
  "user",
  "apikey",
  "usage",
  "webhook",
]);
const ALL = "*";

/** @typedef {{isAll: boolean, ticked: string[], others: string}} Events what is entered */

/** @param {readonly string[]} events @returns {Events} */
export function eventsOf(events) {
  const ticked = EVENTS.filter((one) => events.some((pattern) => covers(pattern, one)));
  const others = events.filter((one) => one !== ALL && !GROUPS.some((group) => isIn(group, one)));
  return { isAll: events.includes(ALL), ticked, others: others.join("\n") };
}

/**
 * The names and patterns that are entered; a whole group is one pattern.
 * @param {Events} entered
 */
export function patternsIn({ isAll, ticked, others }) {
  if (isAll) return [ALL];
  const found = GROUPS.flatMap((group) => {
    const all = EVENTS.filter((one) => isIn(group, one));
    const some = all.filter((one) => ticked.includes(one));
    return some.length > 1 && some.length === all.length ? [`${group}.*`] : some;
  });
  return [...found, ...linesIn(others)];
}

/**
 * @param {{value: Events, fault: string, onValue: (value: Events) => void}} props
 */
export function EventsField({ value, fault, onValue }) {
  return html`<${Segments}
      legend=${text("webhooks.events")}
      name="events"
      value=${value.isAll ? "all" : "some"}
      options=${[
        ["all", text("webhooks.allEvents")],
        ["some", text("webhooks.someEvents")],
      ]}
      onValue=${(/** @type {string} */ which) => onValue({ ...value, isAll: which === "all" })}
      isLegendShown
    />
    ${value.isAll
      ? html`<p class="hint">${text("webhooks.allHint")}</p>`
      : html`<${Checklist}
            legend=${text("webhooks.someEvents")}
            names=${EVENTS}
            chosen=${value.ticked}
            onChosen=${(/** @type {string[]} */ ticked) => onValue({ ...value, ticked })}
            groupText=${groupText}
            wordsOf=${eventText}
            fault=${fault}
          />
          <${Field}
            label=${text("webhooks.others")}
            hint=${text("webhooks.othersHint")}
            type="area"
            rows="2"
            value=${value.others}
            onValue=${(/** @type {string} */ others) => onValue({ ...value, others })}
          />`}`;
}

/** @param {string} pattern @param {string} event */
function covers(pattern, event) {
  return pattern === event || (pattern.endsWith(".*") && event.startsWith(pattern.slice(0, -1)));
}

/** @param {string} group @param {string} name */
function isIn(group, name) {
  return name.startsWith(`${group}.`);
}

/** @param {string} group */
function groupText(group) {
  const known = GROUPS.find((one) => one === group);
  return known ? text(`eventGroup.${known}`) : group;
}

/** @param {string} event */
function eventText(event) {
  const known = EVENTS.find((one) => one === event);
  return known ? text(`event.${known}`) : "";
}
