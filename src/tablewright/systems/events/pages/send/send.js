/** Sends a test event: what is written here goes to the server letter by letter. */

import { sendEvent } from "../api/events.js";
import { JsonFault, readJson } from "../api/json_text.js";
import { html } from "../kit/html.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { CurlLine } from "../parts/curl_line.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { FRESH, go } from "../state/address.js";
import { useId, useState } from "../kit/vendor/hooks.js";
import { draftText, draftType } from "./draft.js";
import { laidOutText } from "../api/json_layout.js";

/** @typedef {import("../api/events.js").Receipt} Receipt */

export function Send() {
  const [repeatKey, setRepeatKey] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [receipt, setReceipt] = useState(/** @type {Receipt | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const text = draftText.value;
  const type = draftType.value.trim();
  const fault = faultOf(text);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (fault || isBusy) return;
    setBusy(true);
    setProblem(null);
    setReceipt(null);
    try {
      setReceipt(await sendEvent(text, { type, repeatKey: repeatKey.trim() }));
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  /** @type {Record<string, string>} */
  const headers = {};
  if (type) headers["X-Event-Type"] = type;
  if (repeatKey.trim()) headers["Idempotency-Key"] = repeatKey.trim();
  return html`<section class="send" aria-labelledby="send-title">
    <header class="screen-head"><h1 id="send-title">Send an event</h1></header>
    <form class="sheet envelope" onSubmit=${submit}>
      <${Editor} text=${text} fault=${fault} />
      <div class="fields">
        <${Field} label="Event type" value=${type} placeholder="from the payload"
          onValue=${(/** @type {string} */ value) => (draftType.value = value)}
          hint="Empty: the payload's own event_type, if it has one." />
        <${Field} label="Idempotency key" value=${repeatKey} onValue=${setRepeatKey}
          placeholder="none" hint="Sent twice with the same key, it is stored once." />
      </div>
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${Boolean(fault) || isBusy}>
          <${Icon} name="send" />Send
        </button>
        <button
          type="button"
          class="button"
          disabled=${Boolean(fault)}
          onClick=${() => (draftText.value = laidOutText(text))}
        >
          Lay out
        </button>
      </div>
      <div role="status">${receipt ? html`<${Receipt} receipt=${receipt} />` : null}</div>
    </form>
    <details class="sheet">
      <summary>The same from a terminal</summary>
      <${CurlLine} method="POST" path="v1/events" body=${text} headers=${headers} />
    </details>
  </section>`;
}

/** @param {{text: string, fault: string}} props */
function Editor({ text, fault }) {
  const id = useId();
  return html`<div class="field">
    <label for=${id}>Payload: a JSON object</label>
    <textarea
      id=${id}
      class="json-editor"
      rows="12"
      spellcheck=${false}
      autocomplete="off"
      autocapitalize="off"
      aria-describedby="${id}-note"
      aria-invalid=${fault ? "true" : undefined}
      value=${text}
      onInput=${(/** @type {any} */ e) => (draftText.value = e.target.value)}
    ></textarea>
    <p id="${id}-note" class=${fault ? "hint fault" : "hint"} aria-live="polite">
      ${fault ? `Not yet: ${fault}.` : "It is a JSON object. Numbers are kept as you spell them."}
    </p>
  </div>`;
}

/** @param {{receipt: Receipt}} props */
function Receipt({ receipt }) {
  return html`<div class="receipt">
    <p>
      <strong>${receipt.isRepeat ? "It was stored before." : "Stored."}</strong>
      <code> ${receipt.id}</code>
    </p>
    <div class="actions">
      <${CopyButton} text=${receipt.id} label="Copy id" />
      <button
        type="button"
        class="button"
        onClick=${() => go({ ...FRESH, tab: "inbox", event: receipt.id })}
      >
        Look at it
      </button>
    </div>
  </div>`;
}

/** @param {string} text */
function faultOf(text) {
  try {
    const value = readJson(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? "" : "a payload is an object, in braces";
  } catch (error) {
    if (error instanceof JsonFault) return error.message;
    throw error;
  }
}
