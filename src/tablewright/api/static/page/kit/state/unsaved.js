/** Unsaved changes: the browser asks before it leaves a page with a form that was changed. */

import { useEffect } from "../vendor/hooks.js";

/** @param {boolean} isChanged */
export function useUnsaved(isChanged) {
  useEffect(() => {
    if (!isChanged) return undefined;
    /** @param {Event} event */
    const ask = (event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);
}
