/** A list of jobs that can be selected, and the actions for selected ones. */

import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText } from "../kit/words.js";
import { change } from "../state/api.js";
import { text } from "../words.js";
import { Listing } from "./listing.js";
import { Moment } from "./moment.js";

/**
 * @typedef {import("../state/shapes.js").Job} Job
 * @typedef {"redo" | "discard" | "cancel"} Deed
 */

const columns = [
  {
    name: "kind",
    label: text("jobs.kind"),
    cell: (/** @type {Job} */ one) => html`<${Kind} job=${one} />`,
  },
  {
    name: "id",
    label: text("jobs.id"),
    cell: (/** @type {Job} */ one) => html`<code>${one.jobId}</code>`,
  },
  {
    name: "due",
    label: text("jobs.due"),
    cell: (/** @type {Job} */ one) => html`<${Moment} at=${one.endedAt ?? one.dueAt} />`,
  },
  {
    name: "attempts",
    label: text("jobs.attempts"),
    isNumeric: true,
    cell: (/** @type {Job} */ one) => numberText(one.attempts),
  },
  {
    name: "error",
    label: text("jobs.error"),
    cell: (/** @type {Job} */ one) =>
      html`<span class="whole">${one.lastError ?? one.leaseOwner ?? "–"}</span>`,
  },
];

/**
 * The kind of a job, with its unusual properties.
 * @param {{job: Job}} props
 */
export function Kind({ job }) {
  const isEnding = job.state === "running" && job.isCancelled;
  const urgency = job.priority && job.priority !== "normal" ? job.priority : null;
  return html`<span class="kind">
    ${job.kind}
    ${urgency && html` <span class="badge">${text(`jobs.priorities.${urgency}`)}</span>`}
    ${isEnding && html` <span class="badge badge-warn">${text("jobs.cancelling")}</span>`}
  </span>`;
}

/**
 * @param {{
 *   listing: import("./listing.js").ListingState,
 *   deeds: readonly Deed[],
 *   onDone: () => unknown,
 *   label: string,
 *   empty: string,
 * }} props `deeds` but "redo" ask first
 */
export function JobTable({ listing, deeds, onDone, label, empty }) {
  const [selected, setSelected] = useState(/** @type {ReadonlySet<string>} */ (new Set()));
  const [asked, setAsked] = useState(/** @type {"discard" | "cancel" | null} */ (null));
  /** @param {Deed} deed */
  const send = async (deed) => {
    let done = 0;
    try {
      for (const jobId of selected) {
        await change(`/jobs/${deed}`, { jobId });
        done += 1;
      }
    } catch (error) {
      complain(error);
    }
    if (done) notify(text(`jobs.${deed}Done`, { count: done }));
    setSelected(new Set());
    await onDone();
  };
  const actions = deeds.map(
    (deed) => html`<button
      key=${deed}
      type="button"
      class="button ${deed === "redo" ? "strong" : ""}"
      disabled=${selected.size === 0}
      onClick=${() => (deed === "redo" ? send(deed) : setAsked(deed))}
    >
      ${text(`jobs.${deed}`)}${deed === "redo" ? "" : "…"}
    </button>`,
  );
  return html`<${Listing}
      listing=${listing}
      label=${label}
      empty=${empty}
      columns=${columns}
      idOf=${(/** @type {Job} */ one) => one.jobId}
      selected=${selected}
      onSelect=${setSelected}
      actions=${actions}
    />
    ${asked &&
    html`<${Confirm}
      title=${text(`jobs.${asked}`)}
      deed=${text(`jobs.${asked}`)}
      onConfirm=${() => send(asked)}
      onClose=${() => setAsked(null)}
    >
      <p>${text(`jobs.${asked}Sure`, { count: selected.size })}</p>
    <//>`}`;
}
