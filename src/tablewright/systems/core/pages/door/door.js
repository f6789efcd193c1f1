/** The door: signing in and up, and the links of mails and invitations. */

import { html } from "../kit/html.js";
import { ThemeChoice } from "../kit/parts/theme_choice.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { matched, place } from "../state/address.js";
import { text } from "../words.js";
import { Forgot } from "./forgot.js";
import { Invitation } from "./invitation.js";
import { MailLink } from "./mail_link.js";
import { Reset } from "./reset.js";
import { SignIn } from "./sign_in.js";
import { SignUp } from "./sign_up.js";

/** @type {readonly {path: string, title: string, show: (props: any) => unknown}[]} */
const SHEETS = [
  { path: "/signup", title: text("door.signUp"), show: SignUp },
  { path: "/forgot", title: text("door.forgotTitle"), show: Forgot },
  { path: "/reset/:token", title: text("door.resetTitle"), show: Reset },
  { path: "/invitation/:token", title: text("invitation.title"), show: Invitation },
  { path: "/:link/:token", title: text("page.name"), show: MailLink },
];
const MAIL_LINKS = ["confirm", "address", "undo"];

/**
 * Whether a path belongs to the door, also for a person who has signed in.
 * @param {string} path
 */
export function isDoorPath(path) {
  return sheetAt(path)?.params["token"] !== undefined;
}

/** @param {string} path */
function sheetAt(path) {
  for (const sheet of SHEETS) {
    const params = matched(sheet.path, path);
    if (params && (!params["link"] || MAIL_LINKS.includes(params["link"]))) {
      return { sheet, params };
    }
  }
  return null;
}

export function Door() {
  const { path } = place.value;
  const found = sheetAt(path);
  const title = found?.sheet.title ?? text("door.signIn");
  useEffect(() => {
    document.title = text("page.title", { view: title });
  }, [title]);
  return html`<main class="door">
    <header class="door-head"><img src="mark.svg" alt="" />${text("page.name")}</header>
    <${found?.sheet.show ?? SignIn} key=${path} ...${found?.params} />
    <footer class="door-foot"><${ThemeChoice} /></footer>
  </main>`;
}
