/** Submits a form, one request at a time, and keeps the error. */

import { useState } from "../kit/vendor/hooks.js";

/**
 * @param {() => Promise<void>} act
 * @returns {{isBusy: boolean, problem: unknown, submit: (event: Event) => Promise<void>}}
 */
export function useSubmitting(act) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  /** @param {Event} event */
  const submit = async (event) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  return { isBusy, problem, submit };
}
