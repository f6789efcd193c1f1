/** A small line chart of a number, with its last value. Its accessible name describes it. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { numberText } from "../words.js";

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 3;

/**
 * @param {{
 *   label: string,
 *   values: readonly number[],
 *   format?: (value: number) => string,
 * }} props
 */
export function Sparkline({ label, values, format = (value) => numberText(value) }) {
  if (values.length === 0) return null;
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, values.length - 1);
    const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - lowest)) / (highest - lowest || 1);
    return [x.toFixed(1), y.toFixed(1)];
  });
  const [x, y] = points.at(-1) ?? ["0", "0"];
  const said = { first: format(first), last: format(last) };
  const words = text("sparkline.words", {
    ...said,
    lowest: format(lowest),
    highest: format(highest),
  });
  return html`<span class="sparkline">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}: ${words}">
      <polyline points=${points.map((one) => one.join(",")).join(" ")} />
      <circle cx=${x} cy=${y} r="2.5" />
    </svg>
    <span class="sparkline-last">${said.last}</span>
  </span>`;
}
