/**
 * A form built from a schema, such as the body of a route in the OpenAPI document.
 *
 *     html`<${FormDialog} title="New order" label="Create" document=${openapi}
 *       schema=${openapi.components.schemas.NewOrder} onSend=${create} onClose=${close} />`
 *
 * Errors are shown beside their fields, including errors of the server. The reader must confirm
 * before closing the dialog or leaving the page discards unsaved changes.
 * Not here: fields and bodies as values (`forms/values.js`).
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { Dialog } from "../parts/dialog.js";
import { messageOf, Problem } from "../parts/problem.js";
import { ApiError } from "../state/api_error.js";
import { useUnsaved } from "../state/unsaved.js";
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { resolved } from "./schema.js";
import { SchemaField } from "./schema_field.js";
import { bodyOf, fieldsOf, textsOf } from "./values.js";

/** @typedef {import("./values.js").FormField} FormField */

/**
 * @typedef {object} FormProps
 * @property {any} document that the schema's references are about
 * @property {import("./schema.js").Schema} schema
 * @property {string} label of the button
 * @property {any} [value] the item that is edited
 * @property {boolean} [isPartial] only what was changed is sent
 * @property {unknown} [description]
 * @property {(body: any) => Promise<void>} onSend
 * @property {() => void} onClose
 * @property {(isChanged: boolean) => void} [onChanged]
 */

/** @param {FormProps & {title: string}} props */
export function FormDialog({ title, onClose, ...more }) {
  const [isAsking, setAsking] = useState(false);
  const isChanged = useRef(false);
  const close = () => (isChanged.current ? setAsking(true) : onClose());
  return html`<${Dialog} title=${title} onClose=${onClose} onCancel=${close}>
    <${Form}
      ...${more}
      onClose=${close}
      onChanged=${(/** @type {boolean} */ changed) => {
        isChanged.current = changed;
      }}
    />
    ${isAsking
      ? html`<div class="discard" role="alert">
          <p>${text("form.unsaved")}</p>
          <div class="actions">
            <button type="button" class="button danger" onClick=${onClose}>
              ${text("form.discard")}
            </button>
            <button type="button" class="button" onClick=${() => setAsking(false)}>
              ${text("form.keep")}
            </button>
          </div>
        </div>`
      : null}
  <//>`;
}

/** @param {FormProps} props */
export function Form(props) {
  const { document, schema, label, value, isPartial = false, description } = props;
  const fields = fieldsOf(document, resolved(document, schema));
  const before = useRef(textsOf(fields, value));
  const [texts, setTexts] = useState(before.current);
  const [faults, setFaults] = useState(/** @type {Record<string, string>} */ ({}));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [isBusy, setBusy] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  const isChanged = fields.some(({ name }) => texts[name] !== before.current[name]);
  useUnsaved(isChanged);
  useLayoutEffect(() => props.onChanged?.(isChanged), [isChanged]);
  useLayoutEffect(() => {
    const first = form.current?.querySelector("[aria-invalid=true]");
    if (first instanceof HTMLElement) first.focus();
  }, [faults]);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (isBusy) return;
    const made = bodyOf(fields, texts, before.current, isPartial);
    setFaults(made.faults);
    setProblem(null);
    if (Object.keys(made.faults).length) return;
    setBusy(true);
    try {
      await props.onSend(made.body);
    } catch (error) {
      const field = fieldAt(fields, error);
      if (field) setFaults({ [field.name]: messageOf(error) });
      else setProblem(error);
    }
    setBusy(false);
  };
  return html`<form class="form" onSubmit=${submit} ref=${form} noValidate>
    ${description ? html`<p class="hint">${description}</p>` : null}
    ${fields.map(
      (field, number) => html`<${SchemaField}
        key=${field.name}
        field=${field}
        text=${texts[field.name] ?? ""}
        fault=${faults[field.name]}
        isFirst=${number === 0}
        onText=${(/** @type {string} */ one) => {
          setTexts({ ...texts, [field.name]: one });
          if (faults[field.name]) setFaults({ ...faults, [field.name]: "" });
        }}
      />`,
    )}
    <${Problem} error=${problem} />
    <div class="actions">
      <button type="submit" class="button strong" disabled=${isBusy}>${label}</button>
      <button type="button" class="button" onClick=${props.onClose}>
        ${text("confirm.cancel")}
      </button>
    </div>
  </form>`;
}

/**
 * The field of an error from the server: `lines[0].price` is in the field `lines`.
 * @param {FormField[]} fields
 * @param {unknown} error
 */
function fieldAt(fields, error) {
  if (!(error instanceof ApiError) || !error.place) return undefined;
  const place = error.place.replaceAll(/\[[^\]]*\]/g, "");
  return fields.find(({ name }) => place === name || place.startsWith(`${name}.`));
}
