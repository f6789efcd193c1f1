/**
 * A task in steps: where one is, the step itself, and the way back and forth.
 * Steps that are done can be visited again; a step that is not ready cannot be left forwards.
 */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { Icon } from "./icon.js";
import { Problem } from "./problem.js";

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {unknown} content
 * @property {boolean} [isReady] false: something in it is missing
 */

/**
 * @param {{
 *   label: string,
 *   steps: readonly Step[],
 *   doneLabel: string,
 *   onDone: () => Promise<void> | void,
 *   onCancel?: () => void,
 * }} props `label` names the task, `doneLabel` the last button
 */
export function Stepper({ label, steps, doneLabel, onDone, onCancel }) {
  const [at, setAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (isShown.current) heading.current?.focus();
    isShown.current = true;
  }, [at]);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (step?.isReady === false || isBusy) return;
    if (!isLast) return setAt(at + 1);
    setBusy(true);
    setProblem(null);
    try {
      await onDone();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return html`<form class="stepper" aria-label=${label} onSubmit=${submit} noValidate>
    <ol class="steps">
      ${steps.map(
        ({ title }, number) => html`<li
          key=${title}
          class="step ${number < at ? "step-done" : ""}"
          aria-current=${number === at ? "step" : undefined}
        >
          <span class="step-number" aria-hidden="true">
            ${number < at ? html`<${Icon} name="check" />` : number + 1}
          </span>
          ${number < at
            ? html`<button type="button" class="link" onClick=${() => setAt(number)}>
                ${title}
              </button>`
            : html`<span>${title}</span>`}
        </li>`,
      )}
    </ol>
    <h2 tabindex="-1" ref=${heading}>
      ${step?.title}
      <span class="visually-hidden">
        ${text("stepper.place", { step: at + 1, steps: steps.length })}
      </span>
    </h2>
    <div class="step-content">${step?.content}</div>
    <${Problem} error=${problem} />
    <div class="actions">
      ${at > 0
        ? html`<button type="button" class="button" onClick=${() => setAt(at - 1)}>
            <${Icon} name="back" />${text("stepper.back")}
          </button>`
        : null}
      <button type="submit" class="button strong" disabled=${step?.isReady === false || isBusy}>
        ${isLast ? doneLabel : text("stepper.next")}
      </button>
      ${onCancel
        ? html`<button type="button" class="button quiet" onClick=${onCancel}>
            ${text("confirm.cancel")}
          </button>`
        : null}
    </div>
  </form>`;
}
