/**
 * Follows the link of a mail: confirms an address, takes a new one, or takes the old one back.
 * Somebody else may have signed up with the reader's address. A reader who has not signed in is
 * therefore asked first, and programs that open links in mails confirm nothing.
 */

import { followLink } from "../api/people.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { useAsking } from "../kit/state/asking.js";
import { useState } from "../kit/vendor/hooks.js";
import { user } from "../state/session.js";
import { text } from "../words.js";

/** @param {{link: import("../api/people.js").MailLink, token: string}} props */
export function MailLink({ link, token }) {
  const [isAgreed, setAgreed] = useState(link !== "confirm" || Boolean(user.peek()));
  if (isAgreed) return html`<${Followed} link=${link} token=${token} />`;
  return html`<section class="door-sheet">
    <h1>${text("link.confirm.title")}</h1>
    <p>${text("link.confirmAsk")}</p>
    <button type="button" class="button strong" onClick=${() => setAgreed(true)}>
      ${text("link.confirmDeed")}
    </button>
  </section>`;
}

/** @param {{link: import("../api/people.js").MailLink, token: string}} props */
function Followed({ link, token }) {
  const { answer, problem } = useAsking(async () => {
    const found = await followLink(link, token);
    if (user.peek()?.userId === found.userId) user.value = found;
    return found;
  }, [link, token]);
  return html`<section class="door-sheet" aria-busy=${!answer && !problem}>
    <h1>${text(`link.${link}.title`)}</h1>
    ${answer
      ? html`<p role="status">${text(`link.${link}.done`, { email: answer.email })}</p>`
      : null}
    <${Problem} error=${problem}><p>${text("link.expired")}</p><//>
    ${answer || problem
      ? html`<a class="button strong" href="#/">
          ${text(user.value ? "link.continue" : "door.signIn")}
        </a>`
      : html`<p role="status">${text("page.wait")}</p>`}
  </section>`;
}
