/** Invites a person by mail, or makes a link for one person. */

import { invite } from "../api/members.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { Problem } from "../kit/parts/problem.js";
import { Secret } from "../kit/parts/secret.js";
import { Segments } from "../kit/parts/segments.js";
import { notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { useEntry } from "../parts/entry.js";
import { account, limitsOf } from "../state/account.js";
import { text } from "../words.js";
import { ExceptionsField } from "./exceptions.js";
import { ROLES } from "./permissions.js";

const NEED = { mail: /** @type {const} */ (["email"]), link: [] };

/**
 * @param {{accountId: string, onInvited: () => void, onClose: () => void}} props
 */
export function InviteDialog({ accountId, onInvited, onClose }) {
  const [way, setWay] = useState(/** @type {"mail" | "link"} */ ("mail"));
  const [token, setToken] = useState("");
  const [exceptions, setExceptions] = useState(/** @type {Record<string, boolean>} */ ({}));
  const { fieldOf, values, isBusy, problem, submit, form } = useEntry(
    { email: "", role: "member", message: "" },
    async ({ email, role, message }) => {
      const byMail = { email: email.trim(), ...(message.trim() && { message: message.trim() }) };
      const permissions = Object.keys(exceptions).length ? { permissions: exceptions } : {};
      const given = { role, ...permissions, ...(way === "mail" ? byMail : {}) };
      const made = await invite(accountId, given);
      onInvited();
      if (made.token) return setToken(made.token);
      notify(text("invite.sent", { email: email.trim() }));
      onClose();
    },
    NEED[way],
  );
  const title = text("invite.title", { name: account.value?.name ?? "" });
  if (token) return html`<${LinkDialog} token=${token} onClose=${onClose} />`;
  const role = ROLES.find((one) => one === values.role) ?? "member";
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form class="form" ref=${form} onSubmit=${submit} noValidate>
      <${Segments}
        legend=${text("invite.how")}
        name="way"
        value=${way}
        options=${[
          ["mail", text("invite.byMail")],
          ["link", text("invite.byLink")],
        ]}
        onValue=${setWay}
      />
      ${way === "mail"
        ? html`<${Field}
            label=${text("person.email")}
            type="email"
            data-first
            ...${fieldOf("email")}
          />`
        : html`<p class="hint">${text("invite.linkHint")}</p>`}
      <${Field}
        label=${text("invite.role")}
        options=${rolesToGive().map((one) => [one, text(`role.${one}`)])}
        hint=${text(`roleHint.${role}`)}
        ...${fieldOf("role")}
      />
      ${way === "mail"
        ? html`<${Field}
            label=${text("invite.message")}
            type="area"
            maxlength="500"
            spellcheck
            ...${fieldOf("message")}
          />`
        : null}
      <${ExceptionsField} exceptions=${exceptions} onExceptions=${setExceptions} />
      <${Problem} error=${problem} />
      <div class="actions">
        <button type="submit" class="button strong" disabled=${isBusy}>
          ${text(way === "mail" ? "invite.send" : "invite.makeLink")}
        </button>
        <button type="button" class="button" onClick=${onClose}>${text("form.cancel")}</button>
      </div>
    </form>
  <//>`;
}

/** Shows the link of an invitation, once. @param {{token: string, onClose: () => void}} props */
export function LinkDialog({ token, onClose }) {
  const page = location.href.split("#", 1)[0];
  return html`<${Dialog} title=${text("invite.linkTitle")} onClose=${onClose}>
    <${Secret}
      title=${text("invite.link")}
      secret=${`${page}#/invitation/${token}`}
      onDone=${onClose}
    />
  <//>`;
}

/** The roles that the person may give: some may invite up to a role only. */
function rolesToGive() {
  const limit = limitsOf("users.invite")?.[0];
  const at = ROLES.findIndex((one) => one === limit);
  return ROLES.slice(Math.max(0, at));
}
