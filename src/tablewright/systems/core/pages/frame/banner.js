/** One line above the page, for the most serious thing that concerns all of it. */

import { askForConfirmation } from "../api/people.js";
import { html } from "../kit/html.js";
import { Banner } from "../kit/shell/banner.js";
import { complain, notify } from "../kit/state/notices.js";
import { timeText } from "../kit/words.js";
import { account, subscription } from "../state/account.js";
import { linkTo } from "../state/links.js";
import { impersonatedUntil, user } from "../state/session.js";
import { text } from "../words.js";

const DAY_MS = 86_400_000;
const TRIAL_SHOWN_DAYS = 7;

/** The kit says that the operator views the page as a person; everything else is said here. */
export function FrameBanner() {
  const open = account.value;
  if (impersonatedUntil.value) return null;
  if (open?.status === "suspended") {
    const reason = open.suspendedFor;
    const why = reason ? ` ${text("banner.reason", { reason })}` : "";
    return html`<${Banner} kind="danger">
      ${text("banner.suspended", { name: open.name })}${why}
    <//>`;
  }
  if (open?.status === "terminated") {
    return html`<${Banner} kind="danger">${text("banner.terminated", { name: open.name })}<//>`;
  }
  return planBanner() ?? addressBanner();
}

function planBanner() {
  const plan = subscription.value;
  const usage = linkTo("usage");
  const action = usage
    ? html`<a class="button" href=${usage}>${text("banner.seePlan")}</a>`
    : undefined;
  if (plan?.cancelledAt) {
    const day = plan.endsAt ? dayText(plan.endsAt) : "";
    const words = day ? text("banner.cancelled", { day }) : text("banner.cancelledNow");
    return html`<${Banner} kind="warning" action=${action}>${words}<//>`;
  }
  if (!plan?.trialEndsAt) return null;
  const count = Math.ceil((Date.parse(plan.trialEndsAt) - Date.now()) / DAY_MS);
  if (count < 0 || count > TRIAL_SHOWN_DAYS) return null;
  const words = text("banner.trial", { count, plan: plan.plan?.name ?? "" });
  return html`<${Banner} action=${action}>${words}<//>`;
}

function addressBanner() {
  const who = user.value;
  if (!who || who.emailVerified) return null;
  const again = async () => {
    try {
      await askForConfirmation();
      notify(text("banner.mailed", { email: who.email }));
    } catch (error) {
      complain(error);
    }
  };
  return html`<${Banner}
    kind="warning"
    action=${html`<button type="button" class="button" onClick=${again}>
      ${text("banner.mailAgain")}
    </button>`}
  >
    ${text("banner.unconfirmed", { email: who.email })}
  <//>`;
}

/** @param {string} iso */
function dayText(iso) {
  return timeText(Date.parse(iso), { dateStyle: "long" });
}
