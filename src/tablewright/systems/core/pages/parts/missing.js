/** Something of an account that does not exist, or no longer: the way back instead of a retry. */

import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { ApiError } from "../kit/state/api_error.js";
import { text } from "../words.js";

const NOT_FOUND = 404;

/** @param {unknown} problem */
export function isMissing(problem) {
  return problem instanceof ApiError && problem.status === NOT_FOUND;
}

/** @param {{title: string, href: string, words: string}} props the link to those that exist */
export function Missing({ title, href, words }) {
  return html`<${Empty} title=${title}>
    <p>${text("frame.missingHint")}</p>
    <a class="button" href=${href}>${words}</a>
  <//>`;
}
