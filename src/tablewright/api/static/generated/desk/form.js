/** A form built from a schema: errors stand beside their fields. */

import { ApiError, ask } from "../api/request.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Field } from "../kit/forms/field.js";
import { messageOf, Problem } from "../kit/parts/problem.js";
import { useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { bodyOf, fieldsOf, textsOf } from "./form_values.js";

/** @typedef {import("../api/document.js").Operation} Operation */
/** @typedef {import("./form_values.js").FormField} FormField */

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
export function FormDialog({ title, onClose, ...more }) {
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <${Form} onClose=${onClose} ...${more} />
  <//>`;
}

/** @param {any} props as those of `FormDialog` */
function Form({ document, operation, label, params, value, etag, onDone, onClose }) {
  const fields = fieldsOf(document, operation.body ?? {});
  const before = useRef(textsOf(fields, value));
  const [texts, setTexts] = useState(before.current);
  const [faults, setFaults] = useState(/** @type {Record<string, string>} */ ({}));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [isBusy, setBusy] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const sent = useRef({ text: "", key: "" });
  useLayoutEffect(() => {
    const first = form.current?.querySelector("[aria-invalid=true]");
    if (first instanceof HTMLElement) first.focus();
  }, [faults]);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    const made = bodyOf(fields, texts, before.current, operation.method === "PATCH");
    setFaults(made.faults);
    setProblem(null);
    if (Object.keys(made.faults).length) return;
    setBusy(true);
    try {
      const headers = headersOf(operation, made.body, etag, sent.current);
      const body = operation.body ? made.body : undefined;
      const { value: result } = await ask(operation, { params, body, headers });
      onDone(result);
    } catch (error) {
      const field = fieldAt(fields, error);
      if (field) setFaults({ [field.name]: messageOf(error) });
      else setProblem(error);
      setBusy(false);
    }
  };
  return html`<form class="form" onSubmit=${submit} ref=${form} noValidate>
    ${operation.description && html`<p class="hint">${operation.description}</p>`}
    ${fields.map(
      (field, number) => html`<${SchemaField}
        key=${field.name}
        field=${field}
        text=${texts[field.name] ?? ""}
        fault=${faults[field.name]}
        isFirst=${number === 0}
        onText=${(/** @type {string} */ text) => {
          setTexts({ ...texts, [field.name]: text });
          setFaults({ ...faults, [field.name]: "" });
        }}
      />`,
    )}
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy}>${label}</button>
      <button type="button" class="button" onClick=${onClose}>Cancel</button>
    </div>
  </form>`;
}

/**
 * @param {{
 *   field: FormField,
 *   text: string,
 *   fault?: string,
 *   isFirst?: boolean,
 *   onText: (text: string) => void,
 * }} props
 */
export function SchemaField({ field, text, fault, isFirst, onText }) {
  const { schema, kind, isRequired } = field;
  const choices = schema["enum"] ?? ["true", "false"];
  const labels = /** @type {Record<string, string>} */ (
    schema["enum"] ? {} : { true: "Yes", false: "No" }
  );
  const options = choices.map((/** @type {any} */ one) => [String(one), labels[one] ?? `${one}`]);
  const types = { email: "email", uri: "url", date: "date", password: "password" };
  const format = /** @type {keyof typeof types} */ (schema["format"]);
  const type = { text: types[format] ?? "text", moment: "datetime-local" };
  const notes = { lines: "One per line.", json: "JSON." };
  const note = notes[/** @type {keyof typeof notes} */ (kind)];
  return html`<${Field}
    label=${isRequired ? field.label : `${field.label} (optional)`}
    value=${text}
    onValue=${onText}
    type=${type[/** @type {keyof typeof type} */ (kind)] ??
    (kind === "area" || kind === "lines" || kind === "json" ? "area" : "text")}
    options=${kind === "choice" ? [["", isRequired ? "Choose…" : "–"], ...options] : undefined}
    hint=${[schema["description"], note].filter(Boolean).join(" ")}
    fault=${fault}
    aria-required=${isRequired ? "true" : undefined}
    aria-invalid=${fault ? "true" : undefined}
    inputmode=${kind === "number" ? "decimal" : undefined}
    step=${kind === "moment" ? "1" : undefined}
    data-first=${isFirst ? true : undefined}
  />`;
}

/**
 * The field that the server's error is about: `lines[0].price` is in the field `lines`.
 * @param {FormField[]} fields
 * @param {unknown} error
 */
function fieldAt(fields, error) {
  if (!(error instanceof ApiError) || !error.place) return undefined;
  const place = error.place.replaceAll(/\[[^\]]*\]/g, "");
  return fields.find(({ name }) => place === name || place.startsWith(`${name}.`));
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
