/**
 * Deeds for which the server wants the password once more.
 *
 *     const { freshly, asking } = useFresh();
 *     await freshly(endSecondStep);      asks for the password if the server wants it
 *     html`${asking}`                    the dialog, wherever the view has room
 */

import { verifyPassword } from "../api/profile.js";
import { ApiError } from "../api/request.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { useEntry } from "./entry.js";
import { EntryDialog } from "./entry_dialog.js";

/** @typedef {(isVerified: boolean) => void} Verified */

export function useFresh() {
  const [asked, setAsked] = useState(/** @type {{done: Verified} | null} */ (null));
  /**
   * @template T
   * @param {() => Promise<T>} act
   * @returns {Promise<T>}
   */
  const freshly = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.details.need !== "fresh") throw error;
    }
    const isVerified = await new Promise((/** @type {Verified} */ done) => setAsked({ done }));
    setAsked(null);
    if (!isVerified) throw new Error(text("fresh.cancelled"));
    return act();
  };
  const asking = asked ? html`<${PasswordDialog} onDone=${asked.done} />` : null;
  return { freshly, asking };
}

/** @param {{onDone: Verified}} props */
function PasswordDialog({ onDone }) {
  const entry = useEntry(
    { password: "" },
    async ({ password }) => {
      await verifyPassword(password);
      onDone(true);
    },
    ["password"],
  );
  return html`<${EntryDialog}
    title=${text("fresh.title")}
    label=${text("fresh.go")}
    entry=${entry}
    onClose=${() => onDone(false)}
  >
    <p class="hint">${text("fresh.hint")}</p>
    <${Field}
      label=${text("person.password")}
      type="password"
      autocomplete="current-password"
      data-first
      ...${entry.fieldOf("password")}
    />
  <//>`;
}
