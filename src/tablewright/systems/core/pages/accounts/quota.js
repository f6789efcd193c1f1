/** The share of the plan's limits that a sub-account may use; given by people of the one above. */

import { changeAccount, limitsOf } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { numberText, sizeText } from "../kit/words.js";
import { Deed } from "../parts/deed.js";
import { useEntry } from "../parts/entry.js";
import { Panel } from "../parts/view.js";
import { accounts, can, lacks, loadAccount } from "../state/account.js";
import { text } from "../words.js";

/** @typedef {import("../api/shapes.js").Account} Account */

const SHARES = /** @type {const} */ (["sources", "webhooks", "storageGB"]);

/** @param {{open: Account}} props */
export function Quota({ open }) {
  const above = accounts.value?.find((one) => one.accountId === open.parentAccountId);
  const limits = useAsking(
    async () => (can("usage.read") ? (await limitsOf(open.accountId)).items : []),
    [open.accountId, JSON.stringify(open.settings?.["quota"])],
  );
  const given = /** @type {Record<string, number>} */ (open.settings?.["quota"] ?? {});
  const initial = Object.fromEntries(SHARES.map((name) => [name, `${given[name] ?? ""}`]));
  const { fieldOf, values, isBusy, problem, submit, form } = useEntry(initial, async (entered) => {
    const others = Object.entries(given).filter(([name]) => !SHARES.some((one) => one === name));
    const entries = SHARES.filter((name) => entered[name]?.trim()).map((name) => [
      name,
      Number(entered[name]),
    ]);
    const quota = Object.fromEntries([...others, ...entries]);
    const isNone = Object.keys(quota).length === 0;
    await changeAccount(open.accountId, { settings: { quota: isNone ? null : quota } });
    await loadAccount(open.accountId);
    notify(text("quota.saved"));
  });
  // Only people with a role in the account above may change it: the server decides.
  const reason = above ? "" : text("quota.fromAbove");
  const readonly = reason !== "" || lacks("account.update") !== "";
  const isSame = SHARES.every((name) => values[name] === initial[name]);
  return html`<${Panel}
    title=${text("quota.title")}
    hint=${above ? text("quota.hint", { name: above.name }) : text("quota.hintAbove")}
  >
    <form class="panel-body" ref=${form} onSubmit=${submit} noValidate>
      <div class="settings-fields">
        ${SHARES.map((name) => {
          const limit = limits.answer?.find((one) => one.limit === name);
          return html`<${Field}
            key=${name}
            label=${text(`limit.${name}`)}
            hint=${limit && text("quota.used", { used: usedText(limit) })}
            type="number"
            min="0"
            step="1"
            placeholder=${text("quota.none")}
            readonly=${readonly}
            ...${fieldOf(name)}
          />`;
        })}
      </div>
      <${Problem} error=${problem} />
      <div class="actions">
        <${Deed}
          permission="account.update"
          reason=${reason || (isSame ? text("settings.same") : "")}
          onClick=${() => !isBusy && form.current?.requestSubmit()}
        >
          ${text("quota.save")}
        <//>
      </div>
    </form>
  <//>`;
}

/** @param {import("../api/shapes.js").Limit} limit storage in its real size, not in whole GB */
function usedText({ limit, count, used }) {
  return limit === "storageGB" ? sizeText(count) : numberText(used);
}
