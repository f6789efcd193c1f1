/** Confirming an address with the link of a mail: done at once, by whoever is signed in. */

import { confirmAddress } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Problem } from "../parts/problem.js";
import { addressOf, open } from "../state/address.js";
import { notify } from "../kit/state/notices.js";
import { user } from "../state/session.js";
import { useEffect, useState } from "../kit/vendor/hooks.js";

/** @param {{token: string}} props */
export function Confirm({ token }) {
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  const confirm = async () => {
    try {
      user.value = await confirmAddress(token);
      notify("Your e-mail address is confirmed.");
      open("trees", "", { replace: true }); // the link has done its work, and shall not stay
    } catch (error) {
      setProblem(error);
    }
  };
  useEffect(() => {
    document.title = "Confirming your address · Yggdrasil";
    confirm();
  }, []);
  return html`<main class="lone" aria-busy=${!problem}>
    <h1>${problem ? "This link does not work" : "Confirming your address…"}</h1>
    <${Problem} error=${problem} />
    ${problem ? html`<p><a href=${addressOf({})}>To my trees</a></p>` : null}
  </main>`;
}
