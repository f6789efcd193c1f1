/** The newest activities of an account, in one line each. */

import { activityText, actorText } from "../activity/happened.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { Panel } from "../parts/view.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Activity} Activity */

/**
 * @param {{asked: import("../kit/state/asking.js").Asking<Activity[]>,
 *   names: ReadonlyMap<string, string>}} props
 */
export function Activities({ asked, names }) {
  const all = linkTo("activity");
  const items = asked.answer ?? [];
  return html`<${Panel}
    title=${text("activities.title")}
    tools=${all ? html`<a href=${all}>${text("activities.all")}</a>` : undefined}
  >
    ${asked.problem
      ? html`<div class="panel-body">
          <${Problem} error=${asked.problem} onRetry=${asked.again} />
        </div>`
      : null}
    <ol class="rows trail">
      ${items.map(
        (one) => html`<li key=${one.activityId} class="row">
          <div class="row-words">
            <span>${activityText(one, names)}</span>
            <span class="hint">${actorText(one, names)}</span>
          </div>
          <span class="hint"><${When} ms=${Date.parse(one.timestamp)} /></span>
        </li>`,
      )}
    </ol>
    ${asked.answer && !items.length
      ? html`<p class="panel-body hint">${text("activities.none")}</p>`
      : null}
  <//>`;
}
