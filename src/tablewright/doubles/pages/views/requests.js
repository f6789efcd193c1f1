/** Requests: the latest requests to the sandbox, and their results. */

import { html } from "../kit/html.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { Table } from "../kit/table/table.js";
import { timeText } from "../kit/words.js";
import { ask } from "../parts/api.js";
import { Screen } from "../parts/screen.js";
import { text } from "../words.js";

/** @typedef {import("../parts/api.js").Logged} Logged */

const columns = [
  {
    name: "request",
    label: text("requests.method"),
    cell: (/** @type {Logged} */ one) => html`<code>${one.method} ${one.path}</code>`,
  },
  { name: "cursor", label: text("requests.cursor"), cell: (/** @type {Logged} */ one) => one.page },
  {
    name: "status",
    label: text("requests.status"),
    cell: (/** @type {Logged} */ one) => `${one.status}`,
  },
  { name: "fault", label: text("requests.fault"), cell: (/** @type {Logged} */ one) => one.fault },
  { name: "key", label: text("requests.caller"), cell: (/** @type {Logged} */ one) => one.caller },
  {
    name: "when",
    label: text("requests.when"),
    cell: (/** @type {Logged} */ one) => timeText(new Date(one.receivedAt)),
  },
];

export function Requests() {
  const { answer, problem, again } = useAsking(() => ask("GET", "control/requests"), []);
  const items = /** @type {Logged[] | undefined} */ (answer?.items);
  const title = text("requests.title");
  return html`<${Screen} title=${title} hint=${text("requests.hint")} onRefresh=${again}>
    <${Problem} error=${problem} onRetry=${again} />
    ${items?.length === 0 ? html`<${Empty} title=${text("requests.none")} />` : null}
    ${items?.length
      ? html`<${Table}
          label=${title}
          columns=${columns}
          rows=${items}
          idOf=${(/** @type {Logged} */ one) => one.requestId}
        />`
      : null}
  <//>`;
}
