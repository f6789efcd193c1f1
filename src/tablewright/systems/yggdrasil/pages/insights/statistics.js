/** Statistics of the tree: counts, ages, names, and completeness. */

import { html } from "../kit/html.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../kit/parts/problem.js";
import { numberText } from "../kit/words.js";
import { text } from "../words.js";
import { yearText } from "../words/years.js";
import { Columns, Rows } from "./charts.js";
import { useInsight } from "./reading.js";

const BARS_MAX = 24;
const NAMES_MAX = 8;
const KNOWN = /** @type {const} */ (["sex", "birthDate", "birthPlace", "deathDate", "parents"]);

export function Statistics() {
  const { answer, problem, again } = useInsight("stats");
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  return html`<dl class="tiles">
      <${Tile} label=${text("statistics.people")} value=${numberText(answer.persons)} />
      <${Tile} label=${text("statistics.living")} value=${numberText(answer.living)} />
      <${Tile} label=${text("statistics.couples")} value=${numberText(answer.couples)} />
      <${Tile} label=${text("statistics.generations")} value=${numberText(answer.generations)} />
      <${Age} label=${text("statistics.ageAtDeath")} average=${answer.ageAtDeath} />
      <${Age} label=${text("statistics.ageAtMarriage")} average=${answer.ageAtMarriage} />
      <${Age} label=${text("statistics.ageOfMothers")} average=${answer.ageOfMothers} />
      <${Age} label=${text("statistics.ageOfFathers")} average=${answer.ageOfFathers} />
      ${answer.childrenPerCouple
        ? html`<${Tile} label=${text("statistics.childrenPerCouple")}
            value=${decimal(answer.childrenPerCouple)} />`
        : null}
    </dl>
    <${Births} answer=${answer} />
    <${Rows} title=${text("statistics.lastNames")} bars=${named(answer.lastNames)} />
    <${Rows} title=${text("statistics.femaleNames")} bars=${named(answer.firstNamesFemale)} />
    <${Rows} title=${text("statistics.maleNames")} bars=${named(answer.firstNamesMale)} />
    <${Rows} title=${text("statistics.completeness")} bars=${KNOWN.map((name) => ({
      label: text(`statistics.${name}`),
      count: Math.round((answer.completeness[name] ?? 0) * 100),
    }))} />
    ${answer.largestFamilies.length
      ? html`<h3>${text("statistics.mostChildren")}</h3>
          <ul class="rows">
            ${answer.largestFamilies
              .slice(0, NAMES_MAX)
              .map(
                (/** @type {{personId: string, children: number}} */ one) => html`<li
                  class="row"
                  key=${one.personId}
                >
                  <span class="row-words"><${PersonLink} id=${one.personId} /></span>
                  <span class="hint">
                    ${text("statistics.children", { count: one.children })}
                  </span>
                </li>`,
              )}
          </ul>`
      : null}`;
}

/** @param {{answer: any}} props */
function Births({ answer }) {
  const decades = answer.birthsByDecade.length;
  if (!decades) return null;
  const isFine = decades <= BARS_MAX;
  const years = isFine ? answer.birthsByDecade : answer.birthsByCentury;
  const bars = years.map((/** @type {{fromYear: number, count: number}} */ one) => ({
    label:
      one.fromYear < 0
        ? yearText(one.fromYear)
        : text("statistics.years", { year: `${one.fromYear}` }),
    count: one.count,
  }));
  return html`<${Columns} bars=${bars}
    title=${text(isFine ? "statistics.birthsByDecade" : "statistics.birthsByCentury")} />`;
}

/** @param {{label: string, value: string}} props */
function Tile({ label, value }) {
  return html`<div class="tile"><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** @param {{label: string, average?: {years: number, count: number}}} props */
function Age({ label, average }) {
  return average ? html`<${Tile} label=${label} value=${decimal(average.years)} />` : null;
}

/** @param {{name: string, count: number}[]} names */
function named(names) {
  return names.slice(0, NAMES_MAX).map((one) => ({ label: one.name, count: one.count }));
}

/** @param {number} value */
function decimal(value) {
  return numberText(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
