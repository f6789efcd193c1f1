/** A secret that is shown this once: to be copied, and then put away. */

import { html } from "../kit/html.js";
import { useLayoutEffect, useRef } from "../kit/vendor/hooks.js";
import { CopyButton } from "../kit/parts/copy_button.js";

/**
 * @param {{title: string, secret: string, onDone: () => void, children?: unknown}} props
 */
export function Secret({ title, secret, onDone, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.focus(), []);
  return html`<section class="secret" ref=${box} tabindex="-1" aria-label=${title}>
    <h3>${title}</h3>
    <p>Copy it now. It is kept nowhere in this form, and nobody can show it again.</p>
    <p class="secret-text"><code>${secret}</code></p>
    ${children}
    <div class="actions">
      <${CopyButton} text=${secret} label="Copy secret" />
      <button type="button" class="button" onClick=${onDone}>I have it, put it away</button>
    </div>
  </section>`;
}
