/** The progress of a task: a known share, or only that the task continues. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { useId } from "../vendor/hooks.js";
import { numberText } from "../words.js";

/**
 * @param {{
 *   label: string,
 *   done?: number | null,
 *   total?: number | null,
 *   note?: string,
 *   state?: "running" | "done" | "failed",
 * }} props without `total` the end is not known; screen readers hear the end, not every step
 */
export function Progress({ label, done = null, total = null, note, state = "running" }) {
  const id = useId();
  const isKnown = total !== null && total > 0;
  const share = isKnown ? Math.min(1, (done ?? 0) / total) : undefined;
  const count = isKnown
    ? text("progress.of", { done: done ?? 0, total })
    : done === null
      ? ""
      : numberText(done);
  const percent = share === undefined ? "" : numberText(share, { style: "percent" });
  return html`<div class="progress progress-${state}">
    <div class="progress-head">
      <label for=${id}>${label}</label>
      <span class="progress-share">${state === "running" ? percent : null}</span>
    </div>
    <progress id=${id} max="1" value=${state === "done" ? 1 : share}></progress>
    <p class="hint">
      ${[count, note].filter(Boolean).join(" · ")}
      <span role="status">${state === "running" ? "" : ` ${text(`progress.${state}`)}`}</span>
    </p>
  </div>`;
}
