/** What became of a file, in plain words; what to look at, line by line. */

import { html } from "../kit/html.js";
import { Icon } from "../parts/icon.js";
import { sentence } from "../parts/problem.js";
import { counted, numberText } from "../words/counts.js";

/** @typedef {{tag: string, count: number, lines: number[]}} TagCount */

/**
 * @param {{report: any, isDone: boolean}} props
 */
export function ImportReport({ report, isDone }) {
  if (!report) return html`<p role="status">The file is in your tree.</p>`;
  const warned = report.warningCount ?? 0;
  return html`<section class="stack" role="status" aria-label="Report">
    ${isDone
      ? html`<h3 class="good"><${Icon} name="check" />The file is in your tree</h3>`
      : html`<h3>What it will bring</h3>`}
    <ul class="plain">
      ${linesOf(report).map((line) => html`<li key=${line}>${line}</li>`)}
    </ul>
    ${warned
      ? html`<details>
          <summary>${counted(warned, "thing")} to look at</summary>
          <ul class="plain">
            ${report.warnings.map(
              (/** @type {{line: number, text: string}} */ one, /** @type {number} */ at) =>
                html`<li key=${at}>Line ${numberText(one.line)}: ${sentence(one.text)}</li>`,
            )}
            ${warned > report.warnings.length
              ? html`<li>And ${numberText(warned - report.warnings.length)} more of the kind.</li>`
              : null}
          </ul>
        </details>`
      : null}
    <${Tags} title="Kept for the next export, but not shown" tags=${report.kept} />
    <${Tags} title="Left out, because it cannot be" tags=${report.refused} />
  </section>`;
}

/** @param {{title: string, tags?: TagCount[]}} props */
function Tags({ title, tags = [] }) {
  const count = tags.reduce((sum, one) => sum + one.count, 0);
  if (!count) return null;
  return html`<details>
    <summary>${title}: ${counted(count, "line")}</summary>
    <ul class="plain">
      ${tags.map(
        (one) => html`<li key=${one.tag}>
          <code>${one.tag}</code> ${numberText(one.count)}×, first in line
          ${` ${numberText(one.lines[0] ?? 0)}`}
        </li>`,
      )}
    </ul>
  </details>`;
}

/**
 * @param {any} report
 * @returns {string[]}
 */
function linesOf(report) {
  const people = (/** @type {number} */ count) => counted(count, "person", "people");
  /** @type {[number, string][]} */
  const lines = [
    [report.added, `${people(report.added)} added`],
    [report.updated, `${people(report.updated)} brought up to date`],
    [report.unchanged, `${people(report.unchanged)} as before`],
    [report.couples, counted(report.couples, "couple")],
    [report.parentLinks, `${counted(report.parentLinks, "link")} between parents and children`],
    [report.photos, counted(report.photos, "photo")],
    [report.editsKept, `${counted(report.editsKept, "change")} of yours kept`],
    [report.editsReplaced, `${counted(report.editsReplaced, "change")} of yours replaced`],
    [report.missingPeople, `${people(report.missingPeople)} of an older import not in this file`],
  ];
  return lines.filter(([count]) => count).map(([, words]) => words);
}
