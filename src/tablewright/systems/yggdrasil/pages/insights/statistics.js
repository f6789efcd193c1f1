/** Statistics: how many, how old, which names, and what is not known yet. */

import { html } from "../kit/html.js";
import { PersonLink } from "../parts/person_link.js";
import { Problem } from "../parts/problem.js";
import { counted, numberText } from "../words/counts.js";
import { Columns, Rows } from "./charts.js";
import { useInsight } from "./reading.js";

const BARS_MAX = 24;
const NAMES_MAX = 8;
/** @type {readonly (readonly [string, string])[]} */
const KNOWN = [
  ["sex", "Gender"],
  ["birthDate", "Birth"],
  ["birthPlace", "Place of birth"],
  ["deathDate", "Death"],
  ["parents", "Parents"],
];

export function Statistics() {
  const { answer, problem, again } = useInsight("stats");
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  return html`<dl class="tiles">
      <${Tile} label="People" value=${numberText(answer.persons)} />
      <${Tile} label="Living" value=${numberText(answer.living)} />
      <${Tile} label="Couples" value=${numberText(answer.couples)} />
      <${Tile} label="Generations" value=${numberText(answer.generations)} />
      <${Age} label="Age at death" average=${answer.ageAtDeath} />
      <${Age} label="Age at marriage" average=${answer.ageAtMarriage} />
      <${Age} label="Age of mothers" average=${answer.ageOfMothers} />
      <${Age} label="Age of fathers" average=${answer.ageOfFathers} />
      ${answer.childrenPerCouple
        ? html`<${Tile} label="Children per couple"
            value=${answer.childrenPerCouple.toFixed(1)} />`
        : null}
    </dl>
    <${Births} answer=${answer} />
    <${Rows} title="Last names" bars=${named(answer.lastNames)} />
    <${Rows} title="Names of women" bars=${named(answer.firstNamesFemale)} />
    <${Rows} title="Names of men" bars=${named(answer.firstNamesMale)} />
    <${Rows} title="What is known, in per cent" bars=${KNOWN.map(([name, label]) => ({
      label,
      count: Math.round((answer.completeness[name] ?? 0) * 100),
    }))} />
    ${answer.largestFamilies.length
      ? html`<h3>Most children</h3>
          <ul class="rows">
            ${answer.largestFamilies
              .slice(0, NAMES_MAX)
              .map(
                (/** @type {{personId: string, children: number}} */ one) => html`<li
                  class="row"
                  key=${one.personId}
                >
                  <span class="row-words"><${PersonLink} id=${one.personId} /></span>
                  <span class="hint">${counted(one.children, "child", "children")}</span>
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
    label: one.fromYear < 0 ? `${-one.fromYear} BC` : `${one.fromYear}s`,
    count: one.count,
  }));
  return html`<${Columns} title=${isFine ? "Births by decade" : "Births by century"}
    bars=${bars} />`;
}

/** @param {{label: string, value: string}} props */
function Tile({ label, value }) {
  return html`<div class="tile"><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** @param {{label: string, average?: {years: number, count: number}}} props */
function Age({ label, average }) {
  return average ? html`<${Tile} label=${label} value=${average.years.toFixed(1)} />` : null;
}

/** @param {{name: string, count: number}[]} names */
function named(names) {
  return names.slice(0, NAMES_MAX).map((one) => ({ label: one.name, count: one.count }));
}
