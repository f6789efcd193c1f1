/**
 * Shortcuts: single keys that act while no text is being typed and no dialog is open.
 * Not here: the list that people see (`parts/keys_dialog.js`).
 */

import { useEffect, useRef } from "../vendor/hooks.js";
import { hasLetters } from "./preferences.js";

/** @typedef {Record<string, () => void>} Shortcuts by `KeyboardEvent.key` */

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/**
 * Lets keys act while the component is shown.
 * @param {Shortcuts} shortcuts
 */
export function useShortcuts(shortcuts) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    /** @param {KeyboardEvent} press */
    const act = (press) => {
      const deed = latest.current[press.key];
      if (!deed || press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return;
      if (press.target instanceof Element && press.target.closest(TYPING)) return;
      if (document.querySelector("dialog[open]")) return;
      if (press.key.length === 1 && !hasLetters.peek()) return;
      press.preventDefault();
      deed();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, []);
}
