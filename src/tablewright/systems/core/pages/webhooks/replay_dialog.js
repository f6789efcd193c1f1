/** Sends what was published since a time again: what failed, or everything. */

import { replaySince } from "../api/webhooks.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Segments } from "../kit/parts/segments.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { EntryDialog } from "../parts/entry_dialog.js";
import { text } from "../words.js";

const DAY_MS = 86_400_000;

/**
 * @param {{accountId: string, webhookId: string, onDone: () => void, onClose: () => void}} props
 */
export function ReplayDialog({ accountId, webhookId, onDone, onClose }) {
  const [which, setWhich] = useState(/** @type {"failed" | "all"} */ ("failed"));
  const entry = useEntry(
    { since: localTime(Date.now() - DAY_MS) },
    async ({ since }) => {
      const from = new Date(since).toISOString();
      const includesDelivered = which === "all";
      await replaySince(accountId, webhookId, { since: from, includesDelivered });
      notify(text("deliveries.replayBegun"));
      onDone();
    },
    ["since"],
  );
  return html`<${EntryDialog}
    title=${text("deliveries.replaySome")}
    label=${text("deliveries.replay")}
    entry=${entry}
    onClose=${onClose}
  >
    <p>${text("deliveries.replayHint")}</p>
    <${Field}
      label=${text("deliveries.since")}
      type="datetime-local"
      data-first
      ...${entry.fieldOf("since")}
    />
    <${Segments}
      legend=${text("deliveries.which")}
      name="which"
      value=${which}
      options=${[
        ["failed", text("deliveries.onlyFailed")],
        ["all", text("deliveries.everything")],
      ]}
      onValue=${setWhich}
      isLegendShown
    />
  <//>`;
}

/** @param {number} ms a time for a field, on the reader's calendar */
function localTime(ms) {
  const offset = new Date(ms).getTimezoneOffset() * 60_000;
  return new Date(ms - offset).toISOString().slice(0, 16);
}
