/**
 * The difference between two texts or JSON values, line by line, as in a code review.
 * Long runs of equal lines are folded. Signs distinguish lines, not colours alone.
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";

/** @typedef {{sign: "+" | "-" | " ", line: string}} DiffLine */

const CONTEXT_LINES = 3;
const CELLS_MAX = 4_000_000; // of the table that is computed: larger texts count as replaced

/**
 * @param {{before: unknown, after: unknown, label: string}} props texts, or values shown as JSON
 */
export function Diff({ before, after, label }) {
  const lines = diffOf(linesOf(before), linesOf(after));
  const isSame = lines.every((one) => one.sign === " ");
  if (isSame) return html`<p class="hint">${text("diff.same")}</p>`;
  const names = { "+": text("diff.added"), "-": text("diff.removed"), " ": "" };
  return html`<div class="diff" role="group" tabindex="0" aria-label=${label}>
    <ul>
      ${folded(lines).map((one) =>
        typeof one === "number"
          ? html`<li class="diff-fold">${text("diff.folded", { count: one })}</li>`
          : html`<li class=${`diff-line diff-${{ "+": "in", "-": "out", " ": "same" }[one.sign]}`}>
              <span class="diff-sign" aria-hidden="true">${one.sign}</span>
              <span class="visually-hidden">${names[one.sign]}</span>
              <code>${one.line}</code>
            </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * The lines of both texts in one sequence, with as few changes as possible.
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {DiffLine[]}
 */
export function diffOf(before, after) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (/** @type {readonly string[]} */ lines) =>
    lines.map((line) => /** @type {DiffLine} */ ({ sign: " ", line }));
  return [
    ...same(before.slice(0, start)),
    ...middleOf(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

/**
 * By the longest common subsequence.
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {DiffLine[]}
 */
function middleOf(before, after) {
  const width = after.length + 1;
  const isLarge = (before.length + 1) * width > CELLS_MAX;
  const common = new Uint32Array(isLarge ? 0 : (before.length + 1) * width);
  const at = (/** @type {number} */ i, /** @type {number} */ j) => common[i * width + j] ?? 0;
  if (!isLarge) {
    for (let i = before.length - 1; i >= 0; i--) {
      for (let j = after.length - 1; j >= 0; j--) {
        const most = Math.max(at(i + 1, j), at(i, j + 1));
        common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : most;
      }
    }
  }
  /** @type {DiffLine[]} */
  const lines = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (!isLarge && old !== undefined && old === fresh) {
      lines.push({ sign: " ", line: old });
      i++;
      j++;
    } else if (old !== undefined && (fresh === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: "-", line: old });
      i++;
    } else {
      lines.push({ sign: "+", line: fresh ?? "" });
      j++;
    }
  }
  return lines;
}

/**
 * Lines, with the count of equal ones in place of those far from a change.
 * @param {DiffLine[]} lines
 * @returns {(DiffLine | number)[]}
 */
function folded(lines) {
  const near = lines.map((_, at) =>
    lines
      .slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1)
      .some((one) => one.sign !== " "),
  );
  /** @type {(DiffLine | number)[]} */
  const shown = [];
  lines.forEach((line, at) => {
    const last = shown.at(-1);
    if (near[at]) shown.push(line);
    else if (typeof last === "number") shown[shown.length - 1] = last + 1;
    else shown.push(1);
  });
  return shown;
}

/** @param {unknown} value */
function linesOf(value) {
  const whole = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
  return whole === "" ? [] : whole.split("\n");
}
