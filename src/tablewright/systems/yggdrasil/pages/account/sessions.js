/** The devices on which the user is signed in, and signing them out. */

import { endOtherSessions, endSession, listSessions } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { useSubmitting } from "../parts/submitting.js";
import { useState } from "../kit/vendor/hooks.js";
import { timeText } from "../kit/words.js";
import { deviceText } from "../words/devices.js";
import { text } from "../words.js";
import { Actions } from "./actions.js";

/** @typedef {import("../api/shapes.js").Session} Session */

export function Sessions() {
  const { answer, problem, again } = useAsking(listSessions, []);
  const [told, setTold] = useState("");
  const others = (answer ?? []).filter((one) => !one.isCurrent);
  const ending = useSubmitting(async () => {
    await endOtherSessions();
    setTold(text("sessions.endedAll"));
    await again();
  });
  return html`<section class="stack" aria-label=${text("sessions.title")}>
    <h3>${text("sessions.title")}</h3>
    <${Problem} error=${problem} onRetry=${again} />
    <ul class="rows" aria-label=${text("sessions.title")}>
      ${(answer ?? []).map(
        (one) => html`<${SessionRow} key=${one.sessionId} session=${one} onEnded=${again} />`,
      )}
    </ul>
    <${Problem} error=${ending.problem} />
    ${others.length
      ? html`<${Actions} told=${told}>
          <button type="button" class="button" disabled=${ending.isBusy} onClick=${ending.submit}>
            ${text("sessions.endOthers")}
          </button>
        <//>`
      : html`<p class="hint" role="status">${told || text("sessions.onlyThis")}</p>`}
  </section>`;
}

/** @param {{session: Session, onEnded: () => void}} props */
function SessionRow({ session, onEnded }) {
  const device = deviceText(session.device ?? "");
  const { isBusy, problem, submit } = useSubmitting(async () => {
    await endSession(session.sessionId);
    onEnded();
  });
  return html`<li class="row">
    <span class="row-words">
      <strong>
        ${device}${" "}
        ${session.isCurrent ? html`<span class="tag">${text("sessions.this")}</span>` : null}
      </strong>
      <span class="hint">${details(session)}</span>
      <${Problem} error=${problem} />
    </span>
    ${session.isCurrent
      ? null
      : html`<span class="row-acts">
          <button type="button" class="button quiet" disabled=${isBusy} onClick=${submit}
            aria-label=${text("sessions.endOn", { device })}>
            ${text("button.signOut")}
          </button>
        </span>`}
  </li>`;
}

/** @param {Session} session */
function details({ startedAt, lastUsedAt, network }) {
  /** @param {string} moment */
  const day = (moment) => timeText(new Date(moment), { dateStyle: "medium" });
  const parts = [text("sessions.since", { date: day(startedAt) })];
  if (lastUsedAt) parts.push(text("sessions.used", { date: day(lastUsedAt) }));
  if (network) parts.push(network);
  return parts.join(" · ");
}
