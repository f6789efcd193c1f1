/** The used part of an allowance, in words and as a bar: fine, nearly used up, or used up. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { numberText } from "../words.js";
import { Icon } from "../parts/icon.js";

const WARNED_SHARE = 0.8;

/**
 * @param {{
 *   label: string,
 *   used: number,
 *   own?: number,
 *   limit: number | null,
 *   format?: (value: number) => string,
 * }} props without a limit only the amount is shown; `own` is the part of a place that shares the
 *   limit with others
 */
export function Meter({
  label,
  used,
  own = used,
  limit,
  format = (value) => numberText(value),
}) {
  const share = limit === null ? 0 : limit > 0 ? used / limit : 1;
  const level = limit === null || share < WARNED_SHARE ? "fine" : share < 1 ? "near" : "full";
  const ownShare = used > 0 ? (share * own) / used : 0;
  const amount =
    limit === null
      ? text("meter.unlimited", { used: format(used) })
      : text("meter.of", { used: format(used), limit: format(limit) });
  const words = own === used ? amount : text("meter.own", { own: format(own), all: amount });
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
          <rect
            class=${own === used ? "meter-used" : "meter-used meter-others"}
            width="${100 * Math.min(1, share)}%"
            height="100%"
            rx="4"
          />
          ${own === used
            ? null
            : html`<rect
                class="meter-used"
                width="${100 * Math.min(1, ownShare)}%"
                height="100%"
                rx="4"
              />`}
        </svg>`}
    ${level === "full" ? html`<p class="hint fault">${text("meter.full")}</p>` : null}
  </div>`;
}
