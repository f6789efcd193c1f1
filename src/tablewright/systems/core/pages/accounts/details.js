/** What an organisation notes about an account, such as a cost centre: names with values. */

import { changeAccount } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { Deed } from "../parts/deed.js";
import { useEntry } from "../parts/entry.js";
import { linesIn } from "../parts/facts.js";
import { Panel } from "../parts/view.js";
import { lacks, loadAccount } from "../state/account.js";
import { text } from "../words.js";

/** @param {{open: import("../api/shapes.js").Account}} props */
export function Details({ open }) {
  const before = open.metadata ?? {};
  const notes = Object.entries(before).filter(([, value]) => typeof value !== "object");
  const metadata = notes.map(([name, value]) => `${name}: ${value}`).join("\n");
  const entry = useEntry({ metadata }, async (given) => {
    const entered = Object.fromEntries(linesIn(given.metadata).map(pairOf));
    const removed = notes.filter(([name]) => !(name in entered)).map(([name]) => [name, null]);
    const changes = { ...Object.fromEntries(removed), ...entered };
    await changeAccount(open.accountId, { metadata: changes });
    await loadAccount(open.accountId);
    notify(text("settings.saved"));
  });
  const { fieldOf, values, isBusy, problem, submit, form } = entry;
  return html`<${Panel} title=${text("details.title")} hint=${text("details.hint")}>
    <form class="panel-body" ref=${form} onSubmit=${submit} noValidate>
      <${Field}
        label=${text("details.label")}
        hint=${text("details.lines")}
        type="area"
        rows="3"
        readonly=${lacks("account.update") !== ""}
        ...${fieldOf("metadata")}
      />
      <${Problem} error=${problem} />
      <div class="actions">
        <${Deed}
          permission="account.update"
          reason=${values.metadata === metadata ? text("settings.same") : ""}
          onClick=${() => !isBusy && form.current?.requestSubmit()}
        >
          ${text("details.save")}
        <//>
      </div>
    </form>
  <//>`;
}

/** @param {string} line such as `Cost centre: 4711` @returns {[string, string]} */
function pairOf(line) {
  const [name = "", ...rest] = line.split(":");
  return [name.trim(), rest.join(":").trim()];
}
