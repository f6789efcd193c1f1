/** A labelled field with a hint and an error: a line, an area, or a choice. */

import { html } from "../html.js";
import { useId, useLayoutEffect, useRef } from "../vendor/hooks.js";

/**
 * @param {{
 *   label: string,
 *   value: string,
 *   onValue: (value: string) => void,
 *   hint?: string,
 *   fault?: string,
 *   type?: string,
 *   options?: readonly (readonly [string, string])[],
 *   autofocus?: boolean,
 *   [attribute: string]: unknown,
 * }} props `options` are values with their labels, and make it a choice; type `area` has lines.
 *   `autofocus` moves the focus when the field appears. The attribute of that name would not: it
 *   counts only while nothing on the page has the focus.
 */
export function Field({ label, value, onValue, hint, fault, type = "text", options, ...more }) {
  const { autofocus = false, ...attributes } = more;
  const id = useId();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (autofocus) box.current?.focus();
  }, []);
  const note = fault || hint;
  const described = note ? `${id}-note` : undefined;
  const onInput = (/** @type {any} */ event) => onValue(event.target.value);
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${options
      ? html`<select
          id=${id}
          ref=${box}
          onChange=${onInput}
          aria-describedby=${described}
          ...${attributes}
        >
          ${options.map(
            ([one, words]) =>
              html`<option value=${one} selected=${one === value}>${words}</option>`,
          )}
        </select>`
      : html`<${type === "area" ? "textarea" : "input"}
          id=${id}
          ref=${box}
          type=${type === "area" ? undefined : type}
          value=${value}
          onInput=${onInput}
          autocomplete="off"
          spellcheck=${false}
          aria-describedby=${described}
          aria-invalid=${fault ? "true" : undefined}
          ...${attributes}
        />`}
    ${note ? html`<p id=${described} class=${fault ? "hint fault" : "hint"}>${note}</p>` : null}
  </div>`;
}
