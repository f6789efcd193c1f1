/** The report of an import: what it changes, and what to check, line by line. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { sentence } from "../kit/parts/problem.js";
import { rich, text } from "../words.js";

/** @typedef {{tag: string, count: number, lines: number[]}} TagCount */

/**
 * @param {{report: any, isDone: boolean}} props
 */
export function ImportReport({ report, isDone }) {
  if (!report) return html`<p role="status">${text("report.doneSentence")}</p>`;
  const warned = report.warningCount ?? 0;
  return html`<section class="stack" role="status" aria-label=${text("report.title")}>
    ${isDone
      ? html`<h3 class="good"><${Icon} name="check" />${text("report.done")}</h3>`
      : html`<h3>${text("report.planned")}</h3>`}
    <ul class="plain">
      ${linesOf(report).map((line) => html`<li key=${line}>${line}</li>`)}
    </ul>
    ${warned
      ? html`<details>
          <summary>${text("report.warnings", { count: warned })}</summary>
          <ul class="plain">
            ${report.warnings.map(
              (/** @type {{line: number, text: string}} */ one, /** @type {number} */ at) =>
                html`<li key=${at}>
                  ${text("report.warning", { line: one.line, text: sentence(one.text) })}
                </li>`,
            )}
            ${warned > report.warnings.length
              ? html`<li>
                  ${text("report.moreWarnings", { count: warned - report.warnings.length })}
                </li>`
              : null}
          </ul>
        </details>`
      : null}
    <${Tags} what="kept" tags=${report.kept} />
    <${Tags} what="refused" tags=${report.refused} />
  </section>`;
}

/** @param {{what: "kept" | "refused", tags?: TagCount[]}} props */
function Tags({ what, tags = [] }) {
  const count = tags.reduce((sum, one) => sum + one.count, 0);
  if (!count) return null;
  return html`<details>
    <summary>${text(`report.${what}`, { count })}</summary>
    <ul class="plain">
      ${tags.map(
        ({ tag, count, lines }) => html`<li key=${tag}>
          ${rich("report.tag", { tag, count, line: lines[0] ?? 0, code: Code })}
        </li>`,
      )}
    </ul>
  </details>`;
}

/** @param {string} words */
function Code(words) {
  return html`<code>${words}</code>`;
}

const COUNTS = /** @type {const} */ ([
  "added",
  "updated",
  "unchanged",
  "couples",
  "parentLinks",
  "photos",
  "editsKept",
  "editsReplaced",
  "missingPeople",
]);

/**
 * @param {any} report
 * @returns {string[]}
 */
function linesOf(report) {
  return COUNTS.filter((name) => report[name]).map((name) =>
    text(`report.${name}`, { count: report[name] }),
  );
}
