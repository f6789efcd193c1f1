/** How much of the plan's limits is used, for the whole tree of accounts. */

import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { Panel } from "../parts/view.js";
import { subscription } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";
import { LimitMeter } from "./limit_meter.js";

/** @typedef {import("../api/shapes.js").Limit} Limit */

/** @param {{asked: import("../kit/state/asking.js").Asking<Limit[]>}} props */
export function Limits({ asked }) {
  const plan = subscription.value?.plan?.name;
  const usage = linkTo("usage");
  return html`<${Panel}
    title=${text("limits.title")}
    hint=${plan ? text("limits.plan", { plan }) : undefined}
    tools=${usage ? html`<a href=${usage}>${text("limits.all")}</a>` : undefined}
  >
    <div class="panel-body">
      <${Problem} error=${asked.problem} onRetry=${asked.again} />
      ${(asked.answer ?? []).map(
        (one) => html`<${LimitMeter} key=${one.limit} limit=${one} />`,
      )}
    </div>
  <//>`;
}
