/** A response that is shown once, such as a new API key, with buttons that copy its texts. */

import { labelOf } from "../kit/forms/schema.js";
import { html } from "../kit/html.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { Dialog } from "../kit/parts/dialog.js";
import { text as words } from "../words.js";

/** @param {{value: any, onClose: () => void}} props */
export function Result({ value, onClose }) {
  const members = typeof value === "object" ? Object.entries(value) : [["result", value]];
  return html`<${Dialog} title=${words("result.title")} onClose=${onClose}>
    <dl class="facts">
      ${members.map(([name, one]) => {
        const text = typeof one === "string" ? one : JSON.stringify(one, null, 2);
        return html`<div key=${name}>
          <dt>${labelOf(name)}</dt>
          <dd class="copied"><code>${text}</code><${CopyButton} text=${text} /></dd>
        </div>`;
      })}
    </dl>
    <div class="actions">
      <button type="button" class="button strong" data-first onClick=${onClose}>
        ${words("result.close")}
      </button>
    </div>
  <//>`;
}
