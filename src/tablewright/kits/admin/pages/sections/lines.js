/** Lines of jobs that wait or are on hold, to hold, release and inspect them. */

import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { numberText } from "../kit/words.js";
import { JobTable, Kind } from "../parts/job_table.js";
import { Listing, useListing } from "../parts/listing.js";
import { Moment } from "../parts/moment.js";
import { RowDeed } from "../parts/row_deed.js";
import { Screen } from "../parts/screen.js";
import { go, linkTo } from "../state/address.js";
import { change } from "../state/api.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Line} Line */

/** @param {{hint: unknown, choice: unknown, onRefresh: () => void}} props */
export function Lines({ choice, onRefresh }) {
  const listing = useListing("/lines");
  const [chosen, setChosen] = useState(/** @type {Line | null} */ (null));
  const refresh = () => {
    onRefresh();
    return listing.again();
  };
  const deed = chosen?.isHeld ? "release" : "hold";
  const send = async () => {
    await change(`/lines/${deed}`, { line: chosen?.line, tenant: chosen?.tenant ?? "" });
    notify(text(`lines.${deed}Done`, { line: chosen?.line ?? "" }));
    await refresh();
  };
  return html`<${Screen}
    title=${text("jobs.title")}
    hint=${text("lines.hint")}
    onRefresh=${refresh}
  >
    ${choice}
    <${Listing}
      listing=${listing}
      label=${text("lines.title")}
      columns=${columnsOf(setChosen)}
      idOf=${(/** @type {Line} */ one) => `${one.tenant ?? ""} ${one.line}`}
      onOpen=${(/** @type {Line} */ one) => go("jobs", placeOf(one))}
      empty=${text("lines.none")}
    />
    ${chosen &&
    html`<${Confirm}
      title=${text(`lines.${deed}Title`, { line: chosen.line })}
      deed=${text(`lines.${deed}`)}
      isDanger=${false}
      onConfirm=${send}
      onClose=${() => setChosen(null)}
    >
      <p>${text(`lines.${deed}Sure`)}</p>
    <//>`}
  <//>`;
}

/** @param {Line} line */
function placeOf({ line, tenant = "" }) {
  return { state: "lines", line, tenant };
}

/** @param {(line: Line) => void} onChoose */
function columnsOf(onChoose) {
  return [
    {
      name: "line",
      label: text("lines.line"),
      cell: (/** @type {Line} */ one) =>
        html`<span class="stacked">
          ${one.line} ${one.tenant && html`<small>${one.tenant}</small>`}
        </span>`,
    },
    {
      name: "state",
      label: text("jobs.state"),
      cell: (/** @type {Line} */ one) => html`<${LineState} line=${one} />`,
    },
    {
      name: "waiting",
      label: text("lines.waiting"),
      isNumeric: true,
      cell: (/** @type {Line} */ one) => numberText(one.waiting),
    },
    {
      name: "first",
      label: text("lines.first"),
      cell: (/** @type {Line} */ one) => (one.first ? html`<${Oldest} job=${one.first} />` : "–"),
    },
    {
      name: "cap",
      label: text("lines.cap"),
      cell: (/** @type {Line} */ one) => (one.cap ? capText(one.cap) : "–"),
    },
    {
      name: "deed",
      label: text("list.deeds"),
      cell: (/** @type {Line} */ one) =>
        html`<${RowDeed}
          deed=${text(one.isHeld ? "lines.release" : "lines.hold")}
          name=${`${one.line} ${one.tenant ?? ""}`.trim()}
          onPress=${() => onChoose(one)}
        />`,
    },
  ];
}

/**
 * The oldest job, and the time since which it waits.
 * @param {{job: import("../state/shapes.js").Job}} props
 */
function Oldest({ job }) {
  return html`<span class="stacked">
    <${Kind} job=${job} />
    <small><${Moment} at=${job.createdAt} /></small>
  </span>`;
}

/** @param {{line: Line}} props */
function LineState({ line }) {
  const isRunning = line.first?.state === "running";
  const running = html`<span class="badge badge-good">${text("jobs.states.running")}</span>`;
  if (line.isHeld) {
    const held = html`<span class="badge badge-warn">${text("lines.held")}</span>`;
    return isRunning ? html`${held} ${running}` : held;
  }
  return isRunning ? running : html`<span class="badge">${text("jobs.states.waiting")}</span>`;
}

/** @param {import("../state/shapes.js").Cap} cap */
function capText({ name, inside, atOnce, waiting }) {
  const used = text("lines.slots", { name, inside, atOnce });
  return waiting ? text("lines.slotsWaiting", { used, waiting }) : used;
}

/** @param {{line: string, tenant: string, choice: unknown, onRefresh: () => void}} props */
export function LineJobs({ line, tenant, choice, onRefresh }) {
  const listing = useListing("/lines/jobs", { line, tenant });
  const first = listing.cursors.length === 0 ? listing.answer?.first : null;
  const rows = first && listing.rows ? [first, ...listing.rows] : listing.rows;
  const refresh = () => {
    onRefresh();
    return listing.again();
  };
  return html`<${Screen} title=${text("jobs.title")} onRefresh=${refresh}>
    ${choice}
    <h2 class="whole">${tenant ? text("lines.of", { line, tenant }) : line}</h2>
    <p class="hint screen-hint">
      ${text("lines.order")} <a href=${linkTo("jobs", { state: "lines" })}>${text("lines.all")}</a>
    </p>
    <${JobTable}
      listing=${{ ...listing, rows }}
      deeds=${["cancel"]}
      onDone=${refresh}
      label=${text("lines.jobs", { line })}
      empty=${text("jobs.none.waiting")}
    />
  <//>`;
}
