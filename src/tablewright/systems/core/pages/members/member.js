/** One person in an account: role, exceptions, every right with its reason, and removal. */

import { rightsOf } from "../api/accounts.js";
import { changeMember, membersOf, removeMember } from "../api/members.js";
import { ApiError } from "../api/request.js";
import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Empty } from "../kit/parts/empty.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { complain, notify } from "../kit/state/notices.js";
import { useState } from "../kit/vendor/hooks.js";
import { Deed } from "../parts/deed.js";
import { StatusBadge } from "../parts/status_badge.js";
import { View } from "../parts/view.js";
import { account, loadAccount, loadAccounts } from "../state/account.js";
import { open } from "../state/address.js";
import { useFresh } from "../state/changes.js";
import { linkTo } from "../state/links.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { membersAbove } from "./above.js";
import { Rights } from "./rights.js";

/** @typedef {import("../api/shapes.js").Member} Member */

/** @param {{accountId: string, userId: string}} props */
export function MemberView({ accountId, userId }) {
  const [isRemoving, setRemoving] = useState(false);
  const { answer, problem, again } = useAsking(async () => {
    const [members, rights, above] = await Promise.all([
      membersOf(accountId),
      rightsOr(accountId, userId),
      membersAbove(accountId),
    ]);
    const member = members.find((one) => one.userId === userId);
    return { member, rights, denials: denialsOf(above, userId) };
  }, [accountId, userId]);
  useFresh(["members"], again);
  const isMe = userId === user.value?.userId;
  const reload = async () => {
    await again();
    if (isMe) await Promise.all([loadAccount(accountId), loadAccounts()]);
  };
  if (problem) return html`<${Problem} error=${problem} onRetry=${again} />`;
  if (!answer) return html`<div class="waiting-view" aria-busy="true"></div>`;
  const { member, rights, denials } = answer;
  if (!member && !rights.length) {
    return html`<${Empty} title=${text("member.missing")}>
      <a class="button" href=${linkTo("members")}>${text("member.toMembers")}</a>
    <//>`;
  }
  const name = member?.name || member?.email || (isMe ? user.value?.email : "") || userId;
  const isSuspended = member?.status === "suspended";
  const suspend = async () => {
    try {
      const status = isSuspended ? "active" : "suspended";
      await changeMember(accountId, userId, { status });
      await reload();
      notify(text(isSuspended ? "member.reactivated" : "member.suspended", { name }));
    } catch (error) {
      complain(error);
    }
  };
  const tools = member
    ? html`<${Deed} permission="users.manage" onClick=${suspend}>
          ${text(isSuspended ? "member.reactivate" : "member.suspend")}
        <//>
        <${Deed}
          permission=${isMe ? "account.read" : "users.manage"}
          className="danger"
          onClick=${() => setRemoving(true)}
        >
          ${text(isMe ? "member.leave" : "member.remove")}
        <//>`
    : null;
  const back = { href: linkTo("members"), words: text("member.toMembers") };
  return html`<${View} title=${name} hint=${member?.email} tools=${tools} back=${back}>
    ${isSuspended ? html`<p class="crumbs"><${StatusBadge} status="suspended" /></p>` : null}
    ${member ? null : html`<p>${text("member.onlyInherited")}</p>`}
    <${Rights}
      key=${JSON.stringify(member ?? null)}
      accountId=${accountId}
      userId=${userId}
      member=${member}
      rights=${rights}
      denials=${denials}
      onSaved=${reload}
    />
    ${isRemoving
      ? html`<${Remove}
          accountId=${accountId}
          userId=${userId}
          name=${name}
          onClose=${() => setRemoving(false)}
        />`
      : null}
  <//>`;
}

/** @param {{accountId: string, userId: string, name: string, onClose: () => void}} props */
function Remove({ accountId, userId, name, onClose }) {
  const isMe = userId === user.value?.userId;
  const where = account.value?.name ?? "";
  const remove = async () => {
    await removeMember(accountId, userId);
    notify(text(isMe ? "member.left" : "member.removed", { name, account: where }));
    if (isMe) await loadAccounts();
    open(isMe ? "/" : `/accounts/${accountId}/members`, { replace: true });
  };
  return html`<${Confirm}
    title=${text(isMe ? "member.leaveAsk" : "member.removeAsk", { name, account: where })}
    deed=${text(isMe ? "member.leave" : "member.remove")}
    onConfirm=${remove}
    onClose=${onClose}
  >
    <p>${text(isMe ? "member.leaveHint" : "member.removeHint")}</p>
  <//>`;
}

/**
 * What is denied to a person in accounts above, with the name of the nearest one.
 * @param {import("./above.js").Inherited[]} above
 * @param {string} userId
 * @returns {ReadonlyMap<string, string>}
 */
function denialsOf(above, userId) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { from, members } of above.toReversed()) {
    const exceptions = members.find((one) => one.userId === userId)?.permissions ?? {};
    for (const [permission, isGiven] of Object.entries(exceptions)) {
      if (!isGiven) found.set(permission, from.name);
    }
  }
  return found;
}

/**
 * The rights of a person; none for a person without any, whom the server does not find.
 * @param {string} accountId
 * @param {string} userId
 */
async function rightsOr(accountId, userId) {
  try {
    return await rightsOf(accountId, userId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
