/** The banner of a page that the operator views as a person, with the way back. */

import { html } from "../html.js";
import { text } from "../kit_words.js";
import { impersonatedUntil } from "../state/impersonation.js";
import { timeText } from "../words.js";
import { Banner } from "./banner.js";

/** @param {{href?: string}} props the address of the operator's page */
export function ImpersonationBanner({ href = "admin/" }) {
  const until = impersonatedUntil.value;
  if (until === null) return null;
  const time = timeText(until, { timeStyle: "short" });
  return html`<${Banner}
    kind="warning"
    action=${html`<a class="button" href=${href}>${text("impersonation.back")}</a>`}
  >
    ${text("impersonation.banner", { time })}
  <//>`;
}
