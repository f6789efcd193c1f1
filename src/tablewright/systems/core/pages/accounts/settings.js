/** The settings of one account, and what changes its place or ends it. */

import { changeAccount, startIn } from "../api/accounts.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { complain, notify } from "../kit/state/notices.js";
import { Deed } from "../parts/deed.js";
import { useEntry } from "../parts/entry.js";
import { Panel, View } from "../parts/view.js";
import { account, accounts, lacks, loadAccount, loadAccounts } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { impersonatedUntil, user } from "../state/session.js";
import { text } from "../words.js";
import { Danger } from "./danger.js";
import { Details } from "./details.js";
import { Quota } from "./quota.js";

/** @typedef {import("../api/shapes.js").Account} Account */

/** @param {{accountId: string}} props */
export function Settings({ accountId }) {
  const open = account.value;
  if (!open) return null;
  return html`<${View} title=${text("settings.title")} hint=${open.name}>
    <${General} key=${`${open.name} ${open.settings?.["timezone"]}`} open=${open} />
    ${open.parentAccountId
      ? html`<${Quota} key=${JSON.stringify(open.settings?.["quota"])} open=${open} />`
      : null}
    <${Details} key=${`details ${JSON.stringify(open.metadata)}`} open=${open} />
    <${Security} open=${open} />
    <${Start} accountId=${accountId} />
    <${Danger} open=${open} />
  <//>`;
}

/** @param {{open: Account}} props */
function General({ open }) {
  const zones = Intl.supportedValuesOf("timeZone");
  const { fieldOf, values, isBusy, problem, submit, form } = useEntry(
    { name: open.name, timezone: String(open.settings?.["timezone"] ?? "") },
    async ({ name, timezone }) => {
      await changeAccount(open.accountId, {
        name: name.trim(),
        settings: { timezone: timezone.trim() || null },
      });
      await Promise.all([loadAccount(open.accountId), loadAccounts()]);
      notify(text("settings.saved"));
    },
    ["name"],
  );
  const isSame =
    values.name === open.name && values.timezone === (open.settings?.["timezone"] ?? "");
  const readonly = lacks("account.update") !== "";
  return html`<${Panel} title=${text("settings.general")}>
    <form class="panel-body" ref=${form} onSubmit=${submit} noValidate>
      <div class="settings-fields">
        <${Field}
          label=${text("settings.name")}
          maxlength="120"
          readonly=${readonly}
          ...${fieldOf("name")}
        />
        <${Field}
          label=${text("settings.zone")}
          hint=${text("settings.zoneHint")}
          list="zones"
          readonly=${readonly}
          ...${fieldOf("timezone")}
        />
      </div>
      <datalist id="zones">${zones.map((one) => html`<option value=${one} />`)}</datalist>
      <${Problem} error=${problem} />
      <div class="actions">
        <${Deed}
          permission="account.update"
          className="strong"
          reason=${isSame ? text("settings.same") : ""}
          onClick=${() => !isBusy && form.current?.requestSubmit()}
        >
          ${text("settings.save")}
        <//>
      </div>
    </form>
  <//>`;
}

/** @param {{open: Account}} props */
function Security({ open }) {
  const isRequired = open.settings?.["requireTwoFactor"] === true;
  const change = async () => {
    try {
      await changeAccount(open.accountId, { settings: { requireTwoFactor: !isRequired } });
      await loadAccount(open.accountId);
      notify(text(isRequired ? "settings.factorOff" : "settings.factorOn"));
    } catch (error) {
      complain(error);
    }
  };
  // A person without a second factor would lock themselves out.
  const reason =
    !isRequired && !user.value?.twoFactorEnabled ? text("settings.factorFirst") : "";
  return html`<${Panel} title=${text("settings.security")}>
    <div class="row">
      <div class="row-words">
        <strong>${text("settings.factor")}</strong>
        <span class="hint">
          ${text(isRequired ? "settings.factorRequired" : "settings.factorHint")}
        </span>
      </div>
      <${Deed} permission="security.manage" reason=${reason} onClick=${change}>
        ${text(isRequired ? "settings.factorStop" : "settings.factorRequire")}
      <//>
    </div>
    ${reason
      ? html`<p class="row hint">
          <a href=${linkTo("profile")}>${reason}</a>
        </p>`
      : null}
  <//>`;
}

/** @param {{accountId: string}} props */
function Start({ accountId }) {
  const isStart = accounts.value?.find((one) => one.isDefault)?.accountId === accountId;
  const start = async () => {
    try {
      await startIn(accountId);
      await loadAccounts();
      notify(text("settings.startSaved"));
    } catch (error) {
      complain(error);
    }
  };
  return html`<${Panel} title=${text("settings.forYou")}>
    <div class="row">
      <div class="row-words">
        <strong>${text("settings.start")}</strong>
        <span class="hint">${text(isStart ? "settings.isStart" : "settings.startHint")}</span>
      </div>
      ${isStart
        ? null
        : html`<button
            type="button"
            class="button"
            disabled=${impersonatedUntil.value !== ""}
            onClick=${start}
          >
            ${text("settings.startHere")}
          </button>`}
    </div>
  <//>`;
}
