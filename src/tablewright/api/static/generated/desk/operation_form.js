/** The form of an operation: its body's schema as fields, sent with the headers that it takes. */

import { ask } from "../api/request.js";
import { FormDialog } from "../kit/forms/form.js";
import { html } from "../kit/html.js";
import { useRef } from "../kit/vendor/hooks.js";

/** @typedef {import("../api/document.js").Operation} Operation */

/**
 * @param {{
 *   document: any,
 *   operation: Operation,
 *   title: string,
 *   label: string,
 *   params: Record<string, string>,
 *   value?: any,
 *   etag?: string,
 *   onDone: (value: any) => void,
 *   onClose: () => void,
 * }} props `value` is the item that is edited, `label` that of the button
 */
export function OperationForm(props) {
  const { document, operation, title, label, params, value, etag = "", onDone, onClose } = props;
  const sent = useRef({ text: "", key: "" });
  /** @param {any} made */
  const send = async (made) => {
    const body = operation.body ? made : undefined;
    const headers = headersOf(operation, made, etag, sent.current);
    onDone((await ask(operation, { params, body, headers })).value);
  };
  return html`<${FormDialog}
    title=${title}
    label=${label}
    document=${document}
    schema=${operation.body ?? {}}
    description=${operation.description}
    value=${value}
    isPartial=${operation.method === "PATCH"}
    onSend=${send}
    onClose=${onClose}
  />`;
}

/**
 * @param {Operation} operation
 * @param {any} body
 * @param {string} etag
 * @param {{text: string, key: string}} sent the last body, and the key that stands for it
 */
function headersOf(operation, body, etag, sent) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (etag && operation.method !== "POST") headers["If-Match"] = etag;
  if (operation.headers.has("idempotency-key")) {
    const text = JSON.stringify(body);
    if (sent.text !== text) {
      const random = crypto.getRandomValues(new Uint8Array(16));
      sent.key = [...random].map((one) => one.toString(16).padStart(2, "0")).join("");
      sent.text = text;
    }
    headers["Idempotency-Key"] = sent.key;
  }
  return headers;
}
