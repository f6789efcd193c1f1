/** A dialog around a secret that is shown once. Escape does not close it: that would lose it. */

import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Secret } from "../kit/parts/secret.js";

/**
 * @param {{title: string, label: string, secret: string, onDone: () => void,
 *   children?: unknown}} props
 */
export function SecretDialog({ title, label, secret, onDone, children }) {
  return html`<${Dialog} title=${title} onClose=${onDone} onCancel=${() => {}}>
    <${Secret} title=${label} secret=${secret} onDone=${onDone}>${children}<//>
  <//>`;
}
