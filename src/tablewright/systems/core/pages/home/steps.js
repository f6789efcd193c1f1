/** The first steps in a new account. They go away when all are done, or when the person says so. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { useState } from "../kit/vendor/hooks.js";
import { Panel } from "../parts/view.js";
import { account, accounts, can } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { user } from "../state/session.js";
import { text } from "../words.js";

/** @typedef {{id: string, title: string, hint: string, href: string, isDone: boolean}} Step */

/**
 * @param {{accountId: string, limits: readonly import("../api/shapes.js").Limit[],
 *   sources: number}} props
 */
export function Steps({ accountId, limits, sources }) {
  const key = `core.steps.${accountId}`;
  const [isHidden, setHidden] = useState(localStorage.getItem(key) === "hidden");
  const open = account.value;
  const isNew = open && !open.parentAccountId && open.status === "active" && can("users.invite");
  const steps = isNew ? stepsOf(accountId, limits, sources) : [];
  const left = steps.filter((one) => !one.isDone).length;
  if (isHidden || left === 0) return null;
  const hide = () => {
    localStorage.setItem(key, "hidden");
    setHidden(true);
  };
  return html`<${Panel}
    title=${text("steps.title")}
    hint=${text("steps.left", { count: left })}
    tools=${html`<button type="button" class="button quiet" onClick=${hide}>
      ${text("steps.hide")}
    </button>`}
  >
    <ol class="rows first-steps">
      ${steps.map(
        (one) => html`<li key=${one.id} class="row ${one.isDone ? "is-done" : ""}">
          <span class="tick" aria-hidden="true">
            ${one.isDone ? html`<${Icon} name="check" />` : null}
          </span>
          <div class="row-words">
            <strong>
              ${one.isDone
                ? html`<span class="visually-hidden">${text("steps.done")} </span>`
                : null}${one.title}
            </strong>
            <span class="hint">${one.hint}</span>
          </div>
          ${one.isDone ? null : html`<a class="button" href=${one.href}>${text("steps.begin")}</a>`}
        </li>`,
      )}
    </ol>
  <//>`;
}

/**
 * Those that have a view.
 * @param {string} accountId
 * @param {readonly import("../api/shapes.js").Limit[]} limits
 * @param {number} sources how many the account has
 * @returns {Step[]}
 */
function stepsOf(accountId, limits, sources) {
  const people = limits.find((one) => one.limit === "users")?.used ?? 1;
  const inTree = limits.find((one) => one.limit === "sources")?.used ?? 0;
  const below = (accounts.value ?? []).some((one) => one.parentAccountId === accountId);
  const all = [
    { id: /** @type {const} */ ("source"), href: linkTo("connect"), isDone: sources + inTree > 0 },
    { id: /** @type {const} */ ("invite"), href: linkTo("members"), isDone: people > 1 },
    { id: /** @type {const} */ ("structure"), href: linkTo("structure"), isDone: below },
    {
      id: /** @type {const} */ ("factor"),
      href: linkTo("profile"),
      isDone: user.value?.twoFactorEnabled ?? false,
    },
  ];
  return all
    .filter((one) => one.href)
    .map((one) => ({
      ...one,
      title: text(`steps.${one.id}.title`),
      hint: text(`steps.${one.id}.hint`),
    }));
}
