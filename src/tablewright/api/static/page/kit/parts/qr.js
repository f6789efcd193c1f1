/** A QR code, built in the browser: its text is never sent. The text is shown beside it. */

import { html } from "../html.js";
import { useMemo } from "../vendor/hooks.js";
import { encode } from "../vendor/uqr.js";

const QUIET_MODULES = 4; // the empty edge that readers need

/**
 * @param {{text: string, label: string}} props `label` says what it is for
 */
export function Qr({ text, label }) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label}>
    <rect class="qr-ground" width=${size} height=${size} />
    <path class="qr-ink" d=${path} />
  </svg>`;
}

/** @param {string} text */
function drawingOf(text) {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
