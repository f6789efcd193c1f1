/** The sign-in: asks for an API key, and lets the server check it. */

import { ask } from "../api/request.js";
import { html } from "../kit/html.js";
import { Field } from "../kit/forms/field.js";
import { messageOf } from "../kit/parts/problem.js";
import { keepKey, reason } from "../state/session.js";
import { useState } from "../kit/vendor/hooks.js";
import { Mark } from "./shell.js";

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
    if (!given) return setFault("Enter an API key.");
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
    <form class="card door-card" onSubmit=${submit} noValidate>
      <div class="brand"><${Mark} title=${system.title} /></div>
      <h1>Sign in to ${system.title}</h1>
      ${system.description && html`<p class="hint">${system.description}</p>`}
      ${reason.value && !fault && html`<p class="problem" role="status">${reason.value}</p>`}
      <div role=${fault ? "alert" : undefined}>
        <${Field}
          label="API key"
          type="password"
          value=${key}
          onValue=${(/** @type {string} */ value) => {
            setKey(value);
            setFault("");
          }}
          fault=${fault}
          hint="This tab keeps the key until you close it or sign out."
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>Sign in</button>
        <a href="docs">API documentation</a>
      </div>
    </form>
  </main>`;
}
