/**
 * Every permission of a person with its reason, the role, and the editor for exceptions: a
 * permission may be given or denied in this account, whatever the role says.
 */

import { changeMember } from "../api/members.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { useEntry } from "../parts/entry.js";
import { Panel } from "../parts/view.js";
import { account, lacks } from "../state/account.js";
import { text } from "../words.js";
import { ExceptionChoice, withException } from "./exceptions.js";
import { areaText, PERMISSIONS, permissionText, ROLES } from "./permissions.js";

/** @typedef {import("../api/shapes.js").Member} Member */
/** @typedef {import("../api/shapes.js").Right} Right */
/** @typedef {import("./exceptions.js").Exception} Exception */

/**
 * @param {{
 *   accountId: string,
 *   userId: string,
 *   member: Member | undefined,
 *   rights: readonly Right[],
 *   denials: ReadonlyMap<string, string>,
 *   onSaved: () => Promise<void>,
 * }} props without a member, all rights are inherited
 */
export function Rights({ accountId, userId, member, rights, denials, onSaved }) {
  const before = member?.permissions ?? {};
  const [exceptions, setExceptions] = useState(before);
  const { fieldOf, values, isBusy, problem, submit, form } = useEntry(
    { role: String(member?.role ?? "") },
    async ({ role }) => {
      await changeMember(accountId, userId, { role, permissions: exceptions });
      notify(text("rights.saved"));
      await onSaved();
    },
  );
  const isSame =
    values.role === member?.role && JSON.stringify(exceptions) === JSON.stringify(before);
  const isFixed = !member || lacks("users.manage") !== "";
  /** @param {string} permission @param {Exception} value */
  const set = (permission, value) =>
    setExceptions(withException(exceptions, permission, value));
  const role = ROLES.find((one) => one === values.role);
  return html`<form class="rights" ref=${form} onSubmit=${submit} noValidate>
    ${member
      ? html`<${Panel} title=${text("rights.role")}>
          <div class="panel-body">
            <${Field}
              label=${text("rights.roleHere")}
              disabled=${isFixed}
              options=${ROLES.map((one) => [one, text(`role.${one}`)])}
              hint=${role ? text(`roleHint.${role}`) : undefined}
              ...${fieldOf("role")}
            />
          </div>
        <//>`
      : null}
    <${Panel} title=${text("rights.title")} hint=${text("rights.hint")}>
      ${PERMISSIONS.map(
        ([area, names]) => html`<section key=${area} class="area">
          <h3>${areaText(area)}</h3>
          <ul class="rows">
            ${names.map((name) => {
              const permission = `${area}.${name}`;
              return html`<${PermissionRow}
                key=${permission}
                permission=${permission}
                right=${rights.find((one) => one.permission.split(":")[0] === permission)}
                exception=${exceptions[permission]}
                deniedIn=${denials.get(permission) ?? ""}
                accountId=${accountId}
                onException=${isFixed
                  ? null
                  : (/** @type {Exception} */ value) => set(permission, value)}
              />`;
            })}
          </ul>
        </section>`,
      )}
    <//>
    <${Problem} error=${problem} />
    ${member
      ? html`<div class="actions rights-save">
          <${Deed}
            permission="users.manage"
            className="strong"
            reason=${isSame ? text("settings.same") : ""}
            onClick=${() => !isBusy && form.current?.requestSubmit()}
          >
            ${text("rights.save")}
          <//>
        </div>`
      : null}
  </form>`;
}

/**
 * @param {{
 *   permission: string,
 *   right: Right | undefined,
 *   exception: boolean | undefined,
 *   deniedIn: string,
 *   accountId: string,
 *   onException: ((value: Exception) => void) | null,
 * }} props
 */
function PermissionRow({ permission, right, exception, deniedIn, accountId, onException }) {
  const reason = right ? hadText(right, accountId) : missingText(exception, deniedIn);
  return html`<li class="row permission ${right ? "is-had" : ""}">
    <span class="tick" aria-hidden="true">
      ${right ? html`<${Icon} name="check" />` : null}
    </span>
    <div class="row-words">
      <span>${permissionText(right?.permission ?? permission)}</span>
      <span class="hint">
        <code>${right?.permission ?? permission}</code> · ${reason}
      </span>
    </div>
    ${onException
      ? html`<${ExceptionChoice}
          permission=${permission}
          exception=${exception}
          onException=${onException}
        />`
      : null}
  </li>`;
}

/**
 * Why a person does not have a permission.
 * @param {boolean | undefined} exception in this account
 * @param {string} deniedIn the name of an account above
 */
function missingText(exception, deniedIn) {
  if (exception === false) return text("rights.denied");
  if (deniedIn) return text("rights.deniedIn", { name: deniedIn });
  const status = account.value?.status ?? "active";
  return status === "active" ? text("rights.none") : text(`rights.${status}`);
}

/**
 * Why a person has a permission.
 * @param {Right} right
 * @param {string} accountId
 */
function hadText(right, accountId) {
  const source = right.reason.split(",")[0] ?? "";
  const role = ROLES.find((one) => one === source);
  const why = role ? text(`role.${role}`) : text("rights.exception");
  if (right.accountId === accountId) return why;
  return text("structure.inherited", { role: why, name: right.accountName });
}
