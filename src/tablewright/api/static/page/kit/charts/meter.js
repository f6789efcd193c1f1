/** How much of an allowance is used, in words and as a bar: fine, nearly used up, or all of it. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { numberText } from "../words.js";
import { Icon } from "../parts/icon.js";

const WARNED_SHARE = 0.8;

/**
 * @param {{
 *   label: string,
 *   used: number,
 *   limit: number | null,
 *   format?: (value: number) => string,
 * }} props without a limit only the amount is shown
 */
export function Meter({ label, used, limit, format = (value) => numberText(value) }) {
  const share = limit === null ? 0 : limit > 0 ? used / limit : 1;
  const level = limit === null || share < WARNED_SHARE ? "fine" : share < 1 ? "near" : "full";
  const words =
    limit === null
      ? text("meter.unlimited", { used: format(used) })
      : text("meter.of", { used: format(used), limit: format(limit) });
  return html`<div class="meter meter-${level}">
    <div class="meter-head">
      <span class="meter-label">${label}</span>
      <span class="meter-words">
        ${level === "fine" ? null : html`<${Icon} name="warning" />`}${words}
      </span>
    </div>
    ${limit === null
      ? null
      : html`<svg class="meter-bar" aria-hidden="true" focusable="false">
          <rect class="meter-ground" width="100%" height="100%" rx="4" />
          <rect class="meter-used" width="${100 * Math.min(1, share)}%" height="100%" rx="4" />
        </svg>`}
    ${level === "full" ? html`<p class="hint fault">${text("meter.full")}</p>` : null}
  </div>`;
}
