/** Gives a key a new secret. The old one works a while longer, so that nothing breaks. */

import { rotateKey } from "../api/keys.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { text } from "../words.js";

const HOUR_SECONDS = 3_600;

/**
 * @param {{
 *   accountId: string,
 *   apiKey: import("../api/keys.js").ApiKey,
 *   onDone: (made: import("../api/keys.js").NewKey) => void,
 *   onClose: () => void,
 * }} props
 */
export function RotateDialog({ accountId, apiKey, onDone, onClose }) {
  const entry = useEntry({ graceSeconds: `${HOUR_SECONDS}` }, async ({ graceSeconds }) =>
    onDone(await rotateKey(accountId, apiKey.apiKeyId, Number(graceSeconds))),
  );
  return html`<${EntryDialog}
    title=${text("keys.rotateTitle", { name: apiKey.name })}
    label=${text("keys.rotate")}
    entry=${entry}
    onClose=${onClose}
  >
    <p>${text("keys.rotateHint")}</p>
    <${Field}
      label=${text("keys.grace")}
      options=${[
        ["0", text("keys.graceNone")],
        [`${HOUR_SECONDS}`, text("keys.graceHour")],
        [`${6 * HOUR_SECONDS}`, text("keys.graceSix")],
        [`${24 * HOUR_SECONDS}`, text("keys.graceDay")],
      ]}
      data-first
      ...${entry.fieldOf("graceSeconds")}
    />
  <//>`;
}
