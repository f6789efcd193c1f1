/**
 * Runs as bars, the newest at the right: how long each took, and in its colour how it ended.
 * The picture is for the eyes. A list of the same runs stands beside it, or is read to others.
 */

import { html } from "../kit/html.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { durationText, outcomeOf, startText } from "./outcome.js";

/** @typedef {import("../api/syncs.js").Run} Run */

const LEAST = 22; // percent of the height: a run of no time can be seen

/**
 * @param {{runs: readonly Run[], slots: number, isPicture?: boolean}} props the newest first;
 *   `isPicture`: its bars are no links
 */
export function RunBars({ runs, slots, isPicture = false }) {
  const most = Math.max(1, ...runs.map((one) => one.durationSeconds ?? 0));
  const width = 100 / slots;
  const label = text("runs.bars", { count: runs.length });
  return html`<svg
    class="run-bars ${isPicture ? "run-bars-small" : ""}"
    role="img"
    aria-label=${label}
    focusable="false"
  >
    <line class="run-line" x1="0" x2="100%" y1="100%" y2="100%" />
    ${runs.slice(0, slots).map((run, at) => {
      const height = LEAST + ((100 - LEAST) * (run.durationSeconds ?? most)) / most;
      const x = `${100 - (at + 1) * width + width * 0.14}%`;
      const open = () => {
        location.hash = linkTo("run", { sourceId: run.sourceId, syncId: run.syncId });
      };
      return html`<g key=${run.syncId} onClick=${isPicture ? undefined : open}>
        <title>${barText(run)}</title>
        <rect class="run-slot" x="${100 - (at + 1) * width}%" width="${width}%" height="100%" />
        <rect
          class="run-bar run-${outcomeOf(run)}"
          x=${x}
          width="${width * 0.72}%"
          y="${100 - height}%"
          height="${height}%"
          rx="2"
        />
      </g>`;
    })}
  </svg>`;
}

/** @param {Run} run */
function barText(run) {
  const words = [text(`outcome.${outcomeOf(run)}`), durationText(run)];
  return `${startText(run)}: ${words.filter(Boolean).join(", ")}`;
}
