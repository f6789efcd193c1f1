/**
 * A payload, formatted for reading or exactly as the server sent it.
 * Either is text of the server: no number has gone through JavaScript's own.
 */

import { laidOut } from "../api/json_layout.js";
import { html } from "../kit/html.js";
import { Code } from "../kit/parts/code.js";
import { useMemo, useState } from "../kit/vendor/hooks.js";
import { sizeText } from "../kit/words.js";
import { text as words } from "../words.js";

const COLOURED_MAX = 5_000; // tokens: more would make the page slow

/**
 * @param {{text: string}} props
 */
export function Payload({ text }) {
  const [isRaw, setRaw] = useState(false);
  const tokens = useMemo(() => laidOut(text), [text]);
  const shown = isRaw ? text : tokens.map((token) => token.text).join("");
  const isColoured = !isRaw && tokens.length <= COLOURED_MAX;
  const label = words("payload.title");
  const size = sizeText(new TextEncoder().encode(text).length);
  return html`<section class="payload" aria-label=${label}>
    <div class="payload-head">
      <h3>${label}</h3>
      <span class="hint">${size}</span>
    </div>
    <${Code}
      text=${shown}
      label=${label}
      copyLabel=${words("payload.copy")}
      tokens=${isColoured ? tokens : undefined}
    >
      <button
        type="button"
        class="button quiet"
        aria-pressed=${isRaw}
        onClick=${() => setRaw(!isRaw)}
      >
        ${words("payload.raw")}
      </button>
    <//>
  </section>`;
}
