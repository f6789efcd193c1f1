/**
 * A task in steps: the position, the step itself, and the way back and forth.
 * Steps that are done can be visited again; a step that is not ready cannot be left forwards.
 * A step may have work of its own before the next one, such as a test: if it fails, the step stays.
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
 * @property {() => Promise<void>} [leave] is awaited before the next step
 * @property {string} [nextLabel] of the button that leads to the next step
 */

/**
 * @param {{
 *   label: string,
 *   steps: readonly Step[],
 *   doneLabel: string,
 *   onDone: () => Promise<void> | void,
 *   onCancel?: () => void,
 *   first?: number,
 * }} props `label` names the task, `doneLabel` the last button; the steps before `first` were done
 *   elsewhere, and cannot be visited
 */
export function Stepper({ label, steps, doneLabel, onDone, onCancel, first = 0 }) {
  const [at, setAt] = useState(first);
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
  /** @param {number} number */
  const visit = (number) => {
    setProblem(null);
    setAt(number);
  };
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (step?.isReady === false || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      if (isLast) await onDone();
      else {
        await step?.leave?.();
        setAt(at + 1);
      }
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
          ${number < at && number >= first
            ? html`<button type="button" class="link" onClick=${() => visit(number)}>
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
      ${at > first
        ? html`<button type="button" class="button" onClick=${() => visit(at - 1)}>
            <${Icon} name="back" />${text("stepper.back")}
          </button>`
        : null}
      <button type="submit" class="button strong" disabled=${step?.isReady === false || isBusy}>
        ${isLast ? doneLabel : (step?.nextLabel ?? text("stepper.next"))}
      </button>
      ${onCancel
        ? html`<button type="button" class="button quiet" onClick=${onCancel}>
            ${text("confirm.cancel")}
          </button>`
        : null}
    </div>
  </form>`;
}
