/** Checks: what cannot be, is unlikely, or is missing, in groups; each leads to the person. */

import { html } from "../kit/html.js";
import { Icon } from "../parts/icon.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../parts/problem.js";
import { listed, numberText } from "../words/counts.js";
import { useInsight } from "./reading.js";
import { useState } from "../kit/vendor/hooks.js";

/** @type {Record<string, string>} */
const TITLES = {
  bornAfterDeath: "Born after their death",
  bornAfterMothersDeath: "Born after the death of the mother",
  bornLongAfterFathersDeath: "Born long after the death of the father",
  parentTooYoung: "Very young parents",
  motherTooOld: "Very old mothers",
  fatherTooOld: "Very old fathers",
  tooOld: "Older than anybody becomes",
  inTheFuture: "Birth or death in the future",
  marriedTooYoung: "Married as a child",
  marriedAfterDeath: "Married after their death",
  divorcedBeforeMarriage: "Divorced before the wedding",
  baptizedBeforeBirth: "Baptised before their birth",
  ownAncestor: "Their own ancestor",
  marriedToKin: "Married to close kin",
  twoFathers: "Two fathers by birth",
  twoMothers: "Two mothers by birth",
  tooManyParents: "More than two parents by birth",
  marriedToSelf: "Married to themselves",
  siblingsTooClose: "Siblings born too close together",
  disconnected: "Not linked to anybody",
  missingSex: "Gender not known",
  missingBirth: "Birth not known",
  missingSurname: "Last name not known",
};
/** @type {Record<string, string>} what is said of a code where it cannot be */
const IMPOSSIBLE = { parentTooYoung: "Born after their own child" };
/** @type {Record<string, string>} */
const SEVERITIES = { error: "Cannot be", warning: "Unlikely", info: "Missing" };

export function Checks() {
  const { answer, problem, again } = useInsight("checks", { limit: 1 });
  const [open, setOpen] = useState("");
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (!answer.counts.length) {
    return html`<p class="good"><${Icon} name="check" />Nothing looks wrong. Well kept!</p>`;
  }
  return html`<ul class="groups">
    ${answer.counts.map(
      (/** @type {{code: string, severity: string, count: number}} */ group) => {
        // One code can be both unlikely and impossible.
        const { code, severity } = group;
        const key = `${severity} ${code}`;
        const isOpen = open === key;
        const title = (severity === "error" && IMPOSSIBLE[code]) || TITLES[code];
        return html`<li key=${key}>
          <button
            type="button"
            class="group ${severity}"
            aria-expanded=${isOpen}
            onClick=${() => setOpen(isOpen ? "" : key)}
          >
            <span class="group-mark">${SEVERITIES[severity]}</span>
            <span class="group-title">${title ?? code}</span>
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
  const { items, problem, again, more } = useInsight("checks", { code, severity, limit: 50 });
  return html`<${Problem} error=${problem} onRetry=${again} />
    <ul class="findings">
      ${items.map(
        (/** @type {{text: string, personIds: string[]}} */ one) => html`<li
          key=${one.text + listed(one.personIds)}
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
