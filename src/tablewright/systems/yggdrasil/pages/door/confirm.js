/** Confirms an e-mail address with the link from an e-mail, for the signed-in user. */

import { confirmAddress } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Problem } from "../kit/parts/problem.js";
import { addressOf, open } from "../state/address.js";
import { notify } from "../kit/state/notices.js";
import { user } from "../state/session.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";

/** @param {{token: string}} props */
export function Confirm({ token }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const confirm = async () => {
    try {
      user.value = await confirmAddress(token);
      notify(text("door.confirmed"));
      open("trees", "", { replace: true }); // the link works once, and does not stay in the history
    } catch (error) {
      setProblem(error);
    }
  };
  useEffect(() => {
    document.title = text("page.title", { screen: text("door.confirmTitle") });
    confirm();
  }, []);
  return html`<main class="lone" aria-busy=${!problem}>
    <h1>${text(problem ? "door.brokenLink" : "door.confirming")}</h1>
    <${Problem} error=${problem} />
    ${problem ? html`<p><a href=${addressOf({})}>${text("door.toTrees")}</a></p>` : null}
  </main>`;
}
