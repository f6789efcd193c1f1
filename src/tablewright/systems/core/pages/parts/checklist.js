/** Names to tick, in groups by what stands before their first dot, with what each means. */

import { Toggle } from "../kit/forms/toggle.js";
import { html } from "../kit/html.js";
import { text } from "../words.js";

/**
 * @param {{
 *   legend: string,
 *   names: readonly string[],
 *   chosen: readonly string[],
 *   onChosen: (chosen: string[]) => void,
 *   groupText: (group: string) => string,
 *   wordsOf?: (name: string) => string,
 *   fault?: string,
 * }} props
 */
export function Checklist({ legend, names, chosen, onChosen, groupText, wordsOf, fault = "" }) {
  const groups = [...new Set(names.map(groupOf))];
  const isAll = names.every((name) => chosen.includes(name));
  /** @param {readonly string[]} some @param {boolean} areChosen */
  const choose = (some, areChosen) => {
    const others = chosen.filter((one) => !some.includes(one));
    onChosen(areChosen ? [...others, ...some] : others);
  };
  return html`<fieldset class="checklist">
    <legend class="field-label">${legend}</legend>
    <button type="button" class="button quiet" onClick=${() => onChosen(isAll ? [] : [...names])}>
      ${isAll ? text("checklist.none") : text("checklist.all")}
    </button>
    <div class="checklist-groups">
      ${groups.map(
        (group) => html`<${Group}
          key=${group}
          title=${groupText(group)}
          names=${names.filter((name) => groupOf(name) === group)}
          chosen=${chosen}
          wordsOf=${wordsOf}
          onChoose=${choose}
        />`,
      )}
    </div>
    ${fault ? html`<p class="hint fault" role="alert">${fault}</p>` : null}
  </fieldset>`;
}

/**
 * @param {{
 *   title: string,
 *   names: readonly string[],
 *   chosen: readonly string[],
 *   wordsOf?: (name: string) => string,
 *   onChoose: (some: readonly string[], areChosen: boolean) => void,
 * }} props
 */
function Group({ title, names, chosen, wordsOf, onChoose }) {
  return html`<div class="checklist-group" role="group" aria-label=${title}>
    <strong>${title}</strong>
    ${names.map(
      (name) => html`<${Toggle}
        key=${name}
        label=${name}
        hint=${wordsOf?.(name)}
        value=${chosen.includes(name)}
        onValue=${(/** @type {boolean} */ isChosen) => onChoose([name], isChosen)}
      />`,
    )}
  </div>`;
}

/** @param {string} name */
function groupOf(name) {
  return name.split(".")[0] ?? name;
}
