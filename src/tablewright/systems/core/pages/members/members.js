/** The people of an account: its own, those of accounts above, and open invitations. */

import { invitationsTo, membersOf } from "../api/members.js";
import { Field } from "../kit/forms/field.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { initialsOf } from "../kit/shell/user_menu.js";
import { useAsking } from "../kit/state/asking.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { StatusBadge } from "../parts/status_badge.js";
import { Panel, View } from "../parts/view.js";
import { can } from "../state/account.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { membersAbove } from "./above.js";
import { Invitations } from "./invitations.js";
import { InviteDialog } from "./invite_dialog.js";
import { ROLES } from "./permissions.js";

/** @typedef {import("../api/shapes.js").Member} Member */
/** @typedef {import("../api/shapes.js").MyAccount} MyAccount */

const UNFILTERED_MAX = 5; // so many are seen at once

/** @param {{accountId: string}} props */
export function Members({ accountId }) {
  const [isInviting, setInviting] = useState(false);
  const people = useAsking(() => membersOf(accountId), [accountId]);
  const inherited = useAsking(() => membersAbove(accountId), [accountId]);
  const invitations = useAsking(async () => {
    return can("users.invite") ? invitationsTo(accountId) : [];
  }, [accountId]);
  useFresh(["members"], () => {
    for (const one of [people, inherited, invitations]) one.again();
  });
  const tools = html`<${Deed}
    permission="users.invite"
    className="strong"
    reason=${user.value?.emailVerified ? "" : text("lacks.unconfirmed")}
    onClick=${() => setInviting(true)}
  >
    <${Icon} name="add" />${text("members.invite")}
  <//>`;
  const head = { title: text("members.title"), hint: text("members.hint"), tools };
  return html`<${View} ...${head}>
    <${Problem} error=${people.problem} onRetry=${people.again} />
    ${people.answer ? html`<${Own} members=${people.answer} />` : null}
    ${can("users.invite")
      ? html`<${Invitations} accountId=${accountId} asked=${invitations} />`
      : null}
    ${(inherited.answer ?? []).map(
      ({ from, members }) => html`<${Panel}
        key=${from.accountId}
        title=${text("members.inherited", { name: from.name })}
        hint=${text("members.inheritedHint")}
      >
        <ul class="rows">
          ${members.map(
            (one) => html`<${MemberRow} key=${one.userId} member=${one} from=${from} />`,
          )}
        </ul>
      <//>`,
    )}
    ${isInviting
      ? html`<${InviteDialog}
          accountId=${accountId}
          onInvited=${invitations.again}
          onClose=${() => setInviting(false)}
        />`
      : null}
  <//>`;
}

/**
 * The members of the account itself; many of them can be filtered by name and role.
 * @param {{members: Member[]}} props
 */
function Own({ members }) {
  const [words, setWords] = useState("");
  const [role, setRole] = useState("");
  const wanted = words.trim().toLowerCase();
  const shown = members.filter(
    (one) =>
      (!role || one.role === role) && `${one.name} ${one.email}`.toLowerCase().includes(wanted),
  );
  return html`${members.length > UNFILTERED_MAX
      ? html`<div class="filters" role="search" aria-label=${text("members.filters")}>
          <${Field}
            label=${text("members.filter")}
            type="search"
            value=${words}
            onValue=${setWords}
          />
          <${Field}
            label=${text("rights.role")}
            options=${[
              ["", text("members.anyRole")],
              ...ROLES.map((one) => [one, text(`role.${one}`)]),
            ]}
            value=${role}
            onValue=${setRole}
          />
        </div>`
      : null}
    <${Panel} title=${text("members.count", { count: shown.length })}>
      <ul class="rows">
        ${shown.map((one) => html`<${MemberRow} key=${one.userId} member=${one} from=${null} />`)}
      </ul>
    <//>`;
}

/** @param {{member: Member, from: MyAccount | null}} props */
function MemberRow({ member, from }) {
  const { userId, name, email, role, status, permissions, joinedAt } = member;
  const exceptions = Object.keys(permissions).length;
  const isMe = userId === user.value?.userId;
  return html`<li class="row">
    <span class="initials" aria-hidden="true">${initialsOf(name || email || "?")}</span>
    <div class="row-words">
      <a class="row-name" href=${linkTo("member", { userId })}>
        ${name || email || userId}${isMe ? ` ${text("members.you")}` : ""}
      </a>
      <span class="hint">${email}</span>
    </div>
    ${exceptions
      ? html`<span class="badge">${text("members.exceptions", { count: exceptions })}</span>`
      : null}
    ${status === "active" ? null : html`<${StatusBadge} status=${status} />`}
    ${from || !joinedAt
      ? null
      : html`<span class="hint joined">
          ${text("members.joined")} <${When} ms=${Date.parse(joinedAt)} />
        </span>`}
    <span class="role-name">${text(`role.${role}`)}</span>
  </li>`;
}
