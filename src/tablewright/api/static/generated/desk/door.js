/** The sign-in: asks for an API key, and lets the server check it. */

import { ask } from "../api/request.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { messageOf } from "../kit/parts/problem.js";
import { Initial } from "../kit/shell/shell.js";
import { useState } from "../kit/vendor/hooks.js";
import { keepKey, reason } from "../state/session.js";
import { text } from "../words.js";

const UNAUTHENTICATED = 401;

/** @param {{system: import("../api/document.js").SystemView}} props */
export function Door({ system }) {
  const [key, setKey] = useState("");
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const given = key.trim();
    if (!given) return setFault(text("door.missing"));
    setBusy(true);
    try {
      if (system.probe) await ask(system.probe, { key: given });
      keepKey(given);
    } catch (error) {
      const status = /** @type {any} */ (error).status ?? 0;
      // Another error is not about the key, such as that of a route that is closed to it.
      if (status === UNAUTHENTICATED || status === 0) setFault(messageOf(error));
      else keepKey(given);
    } finally {
      setBusy(false);
    }
  };
  return html`<main class="door">
    <form class="sheet door-sheet" onSubmit=${submit} noValidate>
      <${Initial} title=${system.title} />
      <h1>${text("door.title", { title: system.title })}</h1>
      ${system.description && html`<p class="hint">${system.description}</p>`}
      ${reason.value && !fault && html`<p class="door-message" role="status">${reason.value}</p>`}
      <div role=${fault ? "alert" : undefined}>
        <${Field}
          label=${text("door.key")}
          type="password"
          value=${key}
          onValue=${(/** @type {string} */ value) => {
            setKey(value);
            setFault("");
          }}
          fault=${fault}
          hint=${text("door.hint")}
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text("door.signIn")}
        </button>
        <a href="docs">${text("door.docs")}</a>
      </div>
    </form>
  </main>`;
}
