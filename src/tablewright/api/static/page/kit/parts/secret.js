/** A secret that is shown once, to be copied. It disappears when the reader confirms. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { useLayoutEffect, useRef } from "../vendor/hooks.js";
import { CopyButton } from "./copy_button.js";

/**
 * @param {{title: string, secret: string, onDone: () => void, children?: unknown}} props
 */
export function Secret({ title, secret, onDone, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => box.current?.focus(), []);
  return html`<section class="secret" ref=${box} tabindex="-1" aria-label=${title}>
    <h3>${title}</h3>
    <p>${text("secret.once")}</p>
    <p class="secret-text"><code>${secret}</code></p>
    ${children}
    <div class="actions">
      <${CopyButton} text=${secret} label=${text("secret.copy")} />
      <button type="button" class="button" onClick=${onDone}>${text("secret.done")}</button>
    </div>
  </section>`;
}
