/**
 * A payload, laid out for reading or exactly as the server sent it.
 * Either is text of the server: no number has gone through JavaScript's own.
 */

import { laidOut } from "../api/json_layout.js";
import { html } from "../kit/html.js";
import { useMemo, useState } from "../kit/vendor/hooks.js";
import { CopyButton } from "../kit/parts/copy_button.js";

const COLOURED_MAX = 5_000; // tokens: more would make the page slow

/**
 * @param {{text: string, label?: string}} props
 */
export function Payload({ text, label = "Payload" }) {
  const [isRaw, setRaw] = useState(false);
  const tokens = useMemo(() => laidOut(text), [text]);
  const pretty = () => tokens.map((token) => token.text).join("");
  const content = isRaw ? text : tokens.length > COLOURED_MAX ? pretty() : coloured(tokens);
  return html`<section class="payload" aria-label=${label}>
    <div class="payload-head">
      <h3>${label}</h3>
      <span class="hint">${bytesInWords(text)}</span>
      <button
        type="button"
        class="button quiet"
        aria-pressed=${isRaw}
        onClick=${() => setRaw(!isRaw)}
      >
        As sent
      </button>
      <${CopyButton} text=${() => (isRaw ? text : pretty())} label="Copy JSON" />
    </div>
    <pre class="json" tabindex="0" dir="ltr" aria-label=${label}><code>${content}</code></pre>
  </section>`;
}

/** @param {import("../api/json_layout.js").Token[]} tokens */
function coloured(tokens) {
  return tokens.map(({ kind, text }) =>
    kind === "mark" ? text : html`<span class="json-${kind}">${text}</span>`,
  );
}

/** @param {string} text */
function bytesInWords(text) {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}
