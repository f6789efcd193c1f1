/** Jobs: abandoned, waiting and running ones, and the lines in which they wait. */

import { html } from "../kit/html.js";
import { Segments } from "../kit/parts/segments.js";
import { useAsking } from "../kit/state/asking.js";
import { numberText } from "../kit/words.js";
import { JobTable } from "../parts/job_table.js";
import { useListing } from "../parts/listing.js";
import { Screen } from "../parts/screen.js";
import { address, go } from "../state/address.js";
import { read } from "../state/api.js";
import { text } from "../words.js";
import { LineJobs, Lines } from "./lines.js";

/**
 * @typedef {import("../state/shapes.js").JobState} JobState
 * @typedef {import("../parts/job_table.js").Deed} Deed
 */

const STATES = /** @type {const} */ (["abandoned", "waiting", "running"]);
const CHOICES = /** @type {const} */ ([...STATES, "lines"]);

/** @type {Record<JobState, readonly Deed[]>} */
const DEEDS = { abandoned: ["redo", "discard"], waiting: ["cancel"], running: ["cancel"] };

export function Jobs() {
  const { state, line, tenant = "" } = address.value.params;
  const counts = useAsking(() => read("/jobs/counts"), []);
  const hint = counts.answer && countsText(counts.answer);
  const choice = html`<${Segments}
    legend=${text("jobs.state")}
    name="state"
    value=${CHOICES.find((one) => one === state) ?? "abandoned"}
    options=${CHOICES.map((one) => [one, text(`jobs.states.${one}`)])}
    onValue=${(/** @type {string} */ one) => go("jobs", { state: one })}
  />`;
  const props = { hint, choice, onRefresh: counts.again };
  if (state === "lines" && line) {
    const key = `${tenant} ${line}`;
    return html`<${LineJobs} key=${key} ...${props} line=${line} tenant=${tenant} />`;
  }
  if (state === "lines") return html`<${Lines} ...${props} />`;
  const known = STATES.find((one) => one === state) ?? "abandoned";
  return html`<${JobsIn} key=${known} ...${props} state=${known} />`;
}

/** @param {{state: JobState, hint: unknown, choice: unknown, onRefresh: () => void}} props */
function JobsIn({ state, hint, choice, onRefresh }) {
  const listing = useListing("/jobs", { state });
  const refresh = () => {
    onRefresh();
    return listing.again();
  };
  return html`<${Screen} title=${text("jobs.title")} hint=${hint} onRefresh=${refresh}>
    ${choice}
    <${JobTable}
      listing=${listing}
      deeds=${DEEDS[state]}
      onDone=${refresh}
      label=${text("jobs.title")}
      empty=${text(`jobs.none.${state}`)}
    />
  <//>`;
}

/** @param {{abandoned: number, unfinished: number, isExact: boolean}} counts */
function countsText({ abandoned, unfinished, isExact }) {
  const more = isExact ? numberText(unfinished) : text("jobs.more", { count: unfinished });
  return text("jobs.counts", { abandoned, unfinished: more });
}
