/** One person: details and actions for the operator, with sessions and accounts. */

import { html } from "../kit/html.js";
import { Confirm } from "../kit/parts/confirm.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { notify } from "../kit/state/notices.js";
import { Table } from "../kit/table/table.js";
import { useState } from "../kit/vendor/hooks.js";
import { Moment, momentOf } from "../parts/moment.js";
import { ReasonDialog } from "../parts/reason_dialog.js";
import { Facts } from "../parts/screen.js";
import { linkTo } from "../state/address.js";
import { change, read } from "../state/api.js";
import { text } from "../words.js";

/** @typedef {import("../state/shapes.js").Account} Account */
/** @typedef {import("../state/shapes.js").Session} Session */
/** @typedef {import("../state/shapes.js").User} User */
/** @typedef {"reactivate" | "factor" | "sessions" | "endView"} PlainDeed */
/** @typedef {PlainDeed | "suspend" | "view"} Deed */

/** @type {Record<PlainDeed, string>} the paths of what needs no reason */
const PATHS = {
  reactivate: "/reactivate",
  factor: "/second-factor/reset",
  sessions: "/sessions/end",
  endView: "/impersonate/end",
};

const sessionColumns = [
  {
    name: "device",
    label: text("person.device"),
    cell: (/** @type {Session} */ one) =>
      one.isOperator ? text("person.operator") : (one.device ?? "–"),
  },
  {
    name: "started",
    label: text("person.started"),
    cell: (/** @type {Session} */ one) => html`<${Moment} at=${one.startedAt} />`,
  },
  {
    name: "ends",
    label: text("person.ends"),
    cell: (/** @type {Session} */ one) => html`<${Moment} at=${one.endsAt} />`,
  },
];

const accountColumns = [
  {
    name: "name",
    label: text("accounts.name"),
    cell: (/** @type {Account} */ one) =>
      html`<a href=${linkTo("accounts", { find: one.accountId })}>${one.name}</a>`,
  },
  { name: "role", label: text("person.role"), cell: (/** @type {Account} */ one) => one.role },
  {
    name: "status",
    label: text("people.status"),
    cell: (/** @type {Account} */ one) => text(`status.${one.status}`),
  },
];

/** @param {{id: string}} props */
export function Person({ id }) {
  const { answer, problem, again } = useAsking(
    () => read(`/users/${encodeURIComponent(id)}`),
    [id],
  );
  if (!answer) return html`<${Problem} error=${problem} onRetry=${again} />`;
  /** @type {{user: User, sessions: Session[], accounts?: Account[]}} */
  const { user, sessions, accounts = [] } = answer;
  const isViewed = sessions.some((one) => one.isOperator);
  return html`<article class="sheet person" aria-labelledby="person-name">
    <h2 id="person-name">${user.name || user.email}</h2>
    <${Facts}
      facts=${[
        [text("people.email"), user.email],
        [text("person.confirmed"), text(user.isConfirmed ? "value.yes" : "value.no")],
        [text("people.status"), text(`status.${user.status}`)],
        [text("person.factor"), text(user.hasSecondFactor ? "value.on" : "value.off")],
        [text("people.lastSignIn"), momentOf(user.lastSignInAt)],
        [text("person.id"), html`<code>${user.userId}</code>`],
      ]}
    />
    <${Deeds} user=${user} isViewed=${isViewed} onDone=${again} />
    <h3>${text("person.sessions")}</h3>
    ${sessions.length
      ? html`<${Table}
          label=${text("person.sessions")}
          columns=${sessionColumns}
          rows=${sessions}
          idOf=${(/** @type {Session} */ one) => one.sessionId}
        />`
      : html`<p class="hint">${text("person.noSessions")}</p>`}
    ${accounts.length
      ? html`<h3>${text("accounts.title")}</h3>
          <${Table}
            label=${text("accounts.title")}
            columns=${accountColumns}
            rows=${accounts}
            idOf=${(/** @type {Account} */ one) => one.accountId}
          />`
      : null}
  </article>`;
}

/** @param {{user: User, isViewed: boolean, onDone: () => void}} props */
function Deeds({ user, isViewed, onDone }) {
  const [deed, setDeed] = useState(/** @type {Deed | ""} */ (""));
  const close = () => setDeed("");
  const name = user.name || user.email;
  const isActive = user.status === "active";
  /** @param {Deed} done @param {string} place @param {unknown} [body] @param {any} [sent] */
  const send = async (done, place, body, sent) => {
    await change(`/users/${encodeURIComponent(user.userId)}${place}`, body, sent);
    notify(text(`done.${done}`));
    onDone();
  };
  return html`<div class="actions deeds">
      ${isActive &&
      !isViewed &&
      html`<${Button} name="view" onPress=${setDeed} isStrong />`}
      ${isViewed &&
      html`<a class="button strong" href="../" target="_blank" rel="noopener">
          ${text("person.openView")}
        </a>
        <${Button} name="endView" onPress=${setDeed} />`}
      ${isActive && html`<${Button} name="sessions" onPress=${setDeed} />`}
      ${isActive && user.hasSecondFactor && html`<${Button} name="factor" onPress=${setDeed} />`}
      ${user.canSuspend && isActive && html`<${Button} name="suspend" onPress=${setDeed} />`}
      ${!isActive && html`<${Button} name="reactivate" onPress=${setDeed} isStrong />`}
    </div>
    ${deed === "suspend" &&
    html`<${ReasonDialog}
      title=${text("person.suspendTitle", { name })}
      deed=${text("deed.suspend")}
      onReason=${(/** @type {string} */ reason) => send(deed, "/suspend", { reason })}
      onClose=${close}
    >
      <p>${text("person.suspendHint")}</p>
    <//>`}
    ${deed === "view" &&
    html`<${ReasonDialog}
      title=${text("person.viewTitle", { name })}
      deed=${text("deed.view")}
      isDanger=${false}
      onReason=${(/** @type {string} */ reason) =>
        send(deed, "/impersonate", { reason }, { takesCookies: true })}
      onClose=${close}
    >
      <p>${text("person.viewHint")}</p>
    <//>`}
    ${deed !== "" &&
    deed in PATHS &&
    html`<${Sure} deed=${deed} name=${name} onConfirm=${send} onClose=${close} />`}`;
}

/**
 * @param {{
 *   deed: PlainDeed,
 *   name: string,
 *   onConfirm: (deed: Deed, place: string, body: unknown, sent: any) => Promise<void>,
 *   onClose: () => void,
 * }} props
 */
function Sure({ deed, name, onConfirm, onClose }) {
  const takesCookies = deed === "endView";
  return html`<${Confirm}
    title=${text(`deed.${deed}`)}
    deed=${text(`deed.${deed}`)}
    onConfirm=${() => onConfirm(deed, PATHS[deed], undefined, { takesCookies })}
    onClose=${onClose}
  >
    <p>${text(`sure.${deed}`, { name })}</p>
  <//>`;
}

/** @param {{name: Deed, onPress: (name: Deed) => void, isStrong?: boolean}} props */
function Button({ name, onPress, isStrong = false }) {
  return html`<button
    type="button"
    class="button ${isStrong ? "strong" : ""}"
    onClick=${() => onPress(name)}
  >
    ${text(`deed.${name}`)}…
  </button>`;
}
