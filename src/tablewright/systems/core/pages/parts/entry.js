/**
 * What is entered into a form: its values, what is wrong with each, and sending it once at a time.
 *
 *     const { fieldOf, isBusy, problem, submit, form } = useEntry({ email: "" }, act, ["email"]);
 *     html`<form ref=${form} onSubmit=${submit} noValidate>
 *       <${Field} label="…" ...${fieldOf("email")} /> <${Problem} error=${problem} /></form>`
 *
 * An error of the server stands beside the field that it names, all others in `problem`.
 */

import { messageOf } from "../kit/parts/problem.js";
import { ApiError } from "../kit/state/api_error.js";
import { useLayoutEffect, useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/**
 * @template {Record<string, string>} V
 * @param {V} initial
 * @param {(values: V) => Promise<void>} act
 * @param {readonly (keyof V & string)[]} [required]
 */
export function useEntry(initial, act, required = []) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState(/** @type {Record<string, string>} */ ({}));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const [isBusy, setBusy] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useLayoutEffect(() => {
    const first = form.current?.querySelector("[aria-invalid=true]");
    if (first instanceof HTMLElement) first.focus();
  }, [faults]);
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = required.filter((name) => !values[name]?.trim());
    setFaults(Object.fromEntries(missing.map((name) => [name, text("form.required")])));
    setProblem(null);
    if (missing.length) return;
    setBusy(true);
    try {
      await act(values);
    } catch (error) {
      const place = error instanceof ApiError ? (error.place.split(/[.[]/)[0] ?? "") : "";
      if (Object.hasOwn(values, place)) setFaults({ [place]: messageOf(error) });
      else setProblem(error);
    }
    setBusy(false);
  };
  /** @param {keyof V & string} name */
  const fieldOf = (name) => ({
    value: values[name],
    fault: faults[name],
    onValue: (/** @type {string} */ value) => {
      setValues((before) => ({ ...before, [name]: value }));
      if (faults[name]) setFaults({ ...faults, [name]: "" });
    },
  });
  return { values, fieldOf, isBusy, problem, submit, form };
}
