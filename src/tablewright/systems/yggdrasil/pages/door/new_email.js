/** Confirms a new e-mail address, or restores the old one, with the link from an e-mail. */

import { confirmNewEmail, currentUser, undoNewEmail } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { addressOf, open } from "../state/address.js";
import { notify } from "../kit/state/notices.js";
import { doorMessage, user } from "../state/session.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/** @param {{token: string, isUndo: boolean}} props */
export function NewEmail({ token, isUndo }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const change = async () => {
    try {
      const { email } = await (isUndo ? undoNewEmail(token) : confirmNewEmail(token));
      const said = text(isUndo ? "door.emailBack" : "door.emailChanged", { email });
      user.value = await currentUser();
      if (user.value) notify(said);
      else doorMessage.value = said;
      open(user.value ? "trees" : "signin", "", { replace: true }); // the link works once
    } catch (error) {
      setProblem(error);
    }
  };
  useEffect(() => {
    document.title = text("page.title", { screen: text("account.email") });
    change();
  }, []);
  return html`<main class="lone" aria-busy=${!problem}>
    <h1>${text(problem ? "door.brokenLink" : "door.changingEmail")}</h1>
    <${Problem} error=${problem} />
    ${problem ? html`<p><a href=${addressOf({})}>${text("door.toTrees")}</a></p>` : null}
  </main>`;
}
