/** A button that copies a text, and confirms it. */

import { html } from "../html.js";
import { text as words } from "../kit_words.js";
import { useState } from "../vendor/hooks.js";
import { Icon } from "./icon.js";

const SAID_MS = 2_500;

/**
 * @param {{text: string | (() => string), label?: string}} props
 */
export function CopyButton({ text, label = words("copy.button") }) {
  const [outcome, setOutcome] = useState(/** @type {"" | "done" | "failed"} */ (""));
  const copy = async () => {
    const isDone = await copied(typeof text === "string" ? text : text());
    setOutcome(isDone ? "done" : "failed");
    setTimeout(() => setOutcome(""), SAID_MS);
  };
  return html`<button type="button" class="button quiet copy" onClick=${copy}>
    <${Icon} name=${outcome === "done" ? "check" : "copy"} />
    <span aria-live="polite">${outcome ? words(`copy.${outcome}`) : label}</span>
  </button>`;
}

/**
 * Browsers allow the clipboard only on HTTPS or this machine; elsewhere the old command works.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "visually-hidden";
    const before = document.activeElement;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    if (before instanceof HTMLElement) before.focus();
    return isDone;
  }
}
