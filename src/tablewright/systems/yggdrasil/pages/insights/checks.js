/** Checks: errors, unlikely values and missing data, in groups; each leads to the person. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../kit/parts/problem.js";
import { numberText } from "../kit/words.js";
import { spokenLanguage } from "../words/language.js";
import { text } from "../words.js";
import { useInsight } from "./reading.js";
import { useState } from "../kit/vendor/hooks.js";

/** @typedef {keyof typeof import("../words/en.js").default.checks.codes} Code */
/** @typedef {{code: Code, severity: "error" | "warning" | "info", count: number}} Finding */

/**
 * One code can be both unlikely and impossible.
 * @param {Finding} finding
 */
function titleOf({ code, severity }) {
  const isOlder = severity === "error" && code === "parentTooYoung";
  return text(`checks.codes.${isOlder ? "bornAfterOwnChild" : code}`);
}

export function Checks() {
  const { answer, problem, again } = useInsight("checks", { limit: 1 });
  const [open, setOpen] = useState("");
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (!answer.counts.length) {
    return html`<p class="good"><${Icon} name="check" />${text("checks.none")}</p>`;
  }
  return html`<ul class="groups">
    ${answer.counts.map(
      (/** @type {Finding} */ group) => {
        const { code, severity } = group;
        const key = `${severity} ${code}`;
        const isOpen = open === key;
        return html`<li key=${key}>
          <button
            type="button"
            class="group ${severity}"
            aria-expanded=${isOpen}
            onClick=${() => setOpen(isOpen ? "" : key)}
          >
            <span class="group-mark">${text(`checks.${severity}`)}</span>
            <span class="group-title">${titleOf(group)}</span>
            <span class="group-count">${numberText(group.count)}</span>
          </button>
          ${isOpen ? html`<${Group} code=${code} severity=${severity} />` : null}
        </li>`;
      },
    )}
  </ul>`;
}

/** @param {{code: string, severity: string}} props */
function Group({ code, severity }) {
  const query = { code, severity, limit: 50, language: spokenLanguage() };
  const { items, problem, again, more } = useInsight("checks", query);
  return html`<${Problem} error=${problem} onRetry=${again} />
    <ul class="findings">
      ${items.map(
        (/** @type {{text: string, personIds: string[]}} */ one) => html`<li
          key=${one.text + one.personIds.join()}
        >
          <p>${one.text}</p>
          <p class="finding-people">
            ${one.personIds.map((id) => html`<${PersonLink} key=${id} id=${id} />`)}
          </p>
        </li>`,
      )}
    </ul>
    ${more}`;
}
