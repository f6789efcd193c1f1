/** Where the person has signed in, and ending that. */

import { endOtherSessions, endSession, sessions } from "../api/profile.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { When } from "../kit/parts/when.js";
import { useAsking } from "../kit/state/asking.js";
import { complain, notify } from "../kit/state/notices.js";
import { Panel } from "../parts/view.js";
import { text } from "../words.js";
import { deviceText } from "./device.js";

/** @typedef {import("../api/profile.js").Session} Session */

export function Sessions() {
  const { answer, problem, again } = useAsking(sessions, []);
  /** @param {() => Promise<void>} act @param {string} words */
  const acting = async (act, words) => {
    try {
      await act();
      notify(words);
      await again();
    } catch (error) {
      complain(error);
    }
  };
  const others = answer?.filter((one) => !one.isCurrent) ?? [];
  return html`<${Panel}
    title=${text("sessions.title")}
    hint=${text("sessions.hint")}
    tools=${others.length
      ? html`<button
          type="button"
          class="button danger"
          onClick=${() => acting(endOtherSessions, text("sessions.othersEnded"))}
        >
          ${text("sessions.endOthers")}
        </button>`
      : null}
  >
    <${Problem} error=${problem} onRetry=${again} />
    <ul class="rows">
      ${answer?.map(
        (one) => html`<${Item}
          key=${one.sessionId}
          session=${one}
          onEnd=${() => acting(() => endSession(one.sessionId), text("sessions.ended"))}
        />`,
      )}
    </ul>
  <//>`;
}

/** @param {{session: Session, onEnd: () => void}} props */
function Item({ session, onEnd }) {
  const device = deviceText(session.device);
  return html`<li class="row">
    <span class="row-words">
      <span class="long" title=${session.device}>
        ${session.isOperator ? text("sessions.operator") : device}
      </span>
      <span class="hint">
        ${session.network ? `${session.network} · ` : ""}${text("sessions.used")}${" "}
        <${When} ms=${Date.parse(session.lastUsedAt ?? session.startedAt)} />
        ${" · "}${text("sessions.begun")}${" "}
        <${When} ms=${Date.parse(session.startedAt)} />
      </span>
    </span>
    ${session.isCurrent
      ? html`<span class="badge badge-good">${text("sessions.current")}</span>`
      : html`<button type="button" class="button quiet" onClick=${onEnd}>
          ${text("sessions.end")}<span class="visually-hidden">: ${device}</span>
        </button>`}
  </li>`;
}
