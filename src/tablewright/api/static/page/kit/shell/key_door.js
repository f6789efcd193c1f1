/** The sign-in of pages with a key or a token: the server checks it first. */

import { Field } from "../forms/field.js";
import { html } from "../html.js";
import { messageOf } from "../parts/problem.js";
import { useState } from "../vendor/hooks.js";
import { Initial } from "./shell.js";

/**
 * @typedef {object} KeyDoorTexts
 * @property {string} title
 * @property {string} label of the field
 * @property {string} hint below it
 * @property {string} missing what an empty field says
 * @property {string} signIn
 */

/**
 * @param {{
 *   mark: string,
 *   texts: KeyDoorTexts,
 *   description?: string,
 *   reason?: string,
 *   check: (key: string) => Promise<void>,
 *   onKey: (key: string) => void,
 *   children?: unknown,
 * }} props `check` raises the error of a key that the server rejects
 */
export function KeyDoor({ mark, texts, description, reason, check, onKey, children }) {
  const [key, setKey] = useState("");
  const [fault, setFault] = useState("");
  const [isBusy, setBusy] = useState(false);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const given = key.trim();
    if (!given) return setFault(texts.missing);
    setBusy(true);
    try {
      await check(given);
      onKey(given);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return html`<main class="door">
    <form class="sheet door-sheet" onSubmit=${submit} noValidate>
      <${Initial} title=${mark} />
      <h1>${texts.title}</h1>
      ${description && html`<p class="hint">${description}</p>`}
      ${reason && !fault && html`<p class="door-message" role="status">${reason}</p>`}
      <div role=${fault ? "alert" : undefined}>
        <${Field}
          label=${texts.label}
          type="password"
          value=${key}
          onValue=${(/** @type {string} */ value) => {
            setKey(value);
            setFault("");
          }}
          fault=${fault}
          hint=${texts.hint}
          autofocus
        />
      </div>
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>${texts.signIn}</button>
        ${children}
      </div>
    </form>
  </main>`;
}
