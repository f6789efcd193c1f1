/** Bar charts of counts, with the same numbers as text for screen readers. */

import { html } from "../kit/html.js";
import { listText, numberText } from "../kit/words.js";
import { text } from "../words.js";

const WIDTH = 320;
const HEIGHT = 110;
const FOOT = 16;
const LETTER = 6.2; // of the labels: how wide a digit is at most

/** @typedef {{label: string, count: number}} Bar */

/**
 * Bars that stand, for counts along a time.
 * @param {{title: string, bars: readonly Bar[]}} props
 */
export function Columns({ title, bars }) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 8);
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT + FOOT}" role="img" aria-label=${textOf(title, bars)}>
      ${bars.map((bar, at) => {
        const height = Math.max(bar.count ? 2 : 0, (bar.count / most) * (HEIGHT - 14));
        const x = at * step;
        return html`<g key=${bar.label}>
          <rect x=${x + step * 0.12} y=${HEIGHT - height} width=${step * 0.76} height=${height}
            rx="2"><title>${barText(bar)}</title></rect>
          ${at % every === 0
            ? html`<text x=${within(x + step / 2, bar.label)} y=${HEIGHT + 12}
                text-anchor="middle">
                ${bar.label}
              </text>`
            : null}
        </g>`;
      })}
      <path d="M0 ${HEIGHT}H${WIDTH}" />
    </svg>
  </figure>`;
}

/**
 * The middle of a label, moved so far that neither end is cut.
 * @param {number} x
 * @param {string} label
 */
function within(x, label) {
  const half = (label.length * LETTER) / 2;
  return Math.min(WIDTH - half, Math.max(half, x));
}

/**
 * Bars that lie, for counts of names.
 * @param {{title: string, bars: readonly Bar[]}} props
 */
export function Rows({ title, bars }) {
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  if (!bars.length) return null;
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <dl class="bars">
      ${bars.map(
        (bar) => html`<div key=${bar.label}>
          <dt>${bar.label}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width=${(bar.count / most) * 100} height="8" rx="1.5" />
            </svg>
            <span>${numberText(bar.count)}</span>
          </dd>
        </div>`,
      )}
    </dl>
  </figure>`;
}

/**
 * @param {string} title
 * @param {readonly Bar[]} bars
 */
function textOf(title, bars) {
  return text("statistics.chart", { title, bars: listText(bars.map(barText), { type: "unit" }) });
}

/** @param {Bar} bar */
function barText({ label, count }) {
  return text("statistics.bar", { label, count });
}
