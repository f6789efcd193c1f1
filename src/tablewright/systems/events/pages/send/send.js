/** Sends a test event: the payload goes to the server exactly as it is written. */

import { sendEvent } from "../api/events.js";
import { JsonFault, readJson } from "../api/json_text.js";
import { laidOutText } from "../api/json_layout.js";
import { html } from "../kit/html.js";
import { CopyButton } from "../kit/parts/copy_button.js";
import { CurlLine } from "../parts/curl_line.js";
import { Field } from "../kit/forms/field.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { FRESH, go } from "../state/address.js";
import { useId, useState } from "../kit/vendor/hooks.js";
import { draftText, draftType } from "./draft.js";
import { text } from "../words.js";

/** @typedef {import("../api/events.js").Receipt} Receipt */

export function Send() {
  const [repeatKey, setRepeatKey] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [receipt, setReceipt] = useState(/** @type {Receipt | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const payload = draftText.value;
  const type = draftType.value.trim();
  const fault = faultOf(payload);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (fault || isBusy) return;
    setBusy(true);
    setProblem(null);
    setReceipt(null);
    try {
      setReceipt(await sendEvent(payload, { type, repeatKey: repeatKey.trim() }));
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
    <header class="screen-head"><h1 id="send-title">${text("send.title")}</h1></header>
    <form class="sheet envelope" onSubmit=${submit}>
      <${Editor} payload=${payload} fault=${fault} />
      <div class="fields">
        <${Field} label=${text("send.type")} value=${type}
          placeholder=${text("send.typePlaceholder")}
          onValue=${(/** @type {string} */ value) => (draftType.value = value)}
          hint=${text("send.typeHint")} />
        <${Field} label=${text("send.key")} value=${repeatKey} onValue=${setRepeatKey}
          placeholder=${text("send.none")} hint=${text("send.keyHint")} />
      </div>
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${Boolean(fault) || isBusy}>
          <${Icon} name="send" />${text("send.send")}
        </button>
        <button
          type="button"
          class="button"
          disabled=${Boolean(fault)}
          onClick=${() => (draftText.value = laidOutText(payload))}
        >
          ${text("send.format")}
        </button>
      </div>
      <div role="status">${receipt ? html`<${Receipt} receipt=${receipt} />` : null}</div>
    </form>
    <details class="sheet">
      <summary>${text("send.terminal")}</summary>
      <${CurlLine} method="POST" path="v1/events" body=${payload} headers=${headers} />
    </details>
  </section>`;
}

/** @param {{payload: string, fault: string}} props */
function Editor({ payload, fault }) {
  const id = useId();
  return html`<div class="field">
    <label for=${id}>${text("send.payload")}</label>
    <textarea
      id=${id}
      class="json-editor"
      rows="12"
      spellcheck=${false}
      autocomplete="off"
      autocapitalize="off"
      aria-describedby="${id}-note"
      aria-invalid=${fault ? "true" : undefined}
      value=${payload}
      onInput=${(/** @type {any} */ e) => (draftText.value = e.target.value)}
    ></textarea>
    <p id="${id}-note" class=${fault ? "hint fault" : "hint"} aria-live="polite">
      ${fault || text("send.fine")}
    </p>
  </div>`;
}

/** @param {{receipt: Receipt}} props */
function Receipt({ receipt }) {
  return html`<div class="receipt">
    <p>
      <strong>${text(receipt.isRepeat ? "send.storedBefore" : "send.stored")}</strong>
      <code> ${receipt.id}</code>
    </p>
    <div class="actions">
      <${CopyButton} text=${receipt.id} label=${text("send.copyId")} />
      <button
        type="button"
        class="button"
        onClick=${() => go({ ...FRESH, tab: "inbox", event: receipt.id })}
      >
        ${text("send.view")}
      </button>
    </div>
  </div>`;
}

/** @param {string} payload */
function faultOf(payload) {
  try {
    const value = readJson(payload);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? "" : text("send.notObject");
  } catch (error) {
    if (error instanceof JsonFault) return error.message;
    throw error;
  }
}
