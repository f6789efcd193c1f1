/** The header of the list of trees, with the account menu. */

import { signOut } from "../api/accounts.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Menu } from "../kit/parts/menu.js";
import { ThemeChoice } from "../kit/parts/theme_choice.js";
import { LanguageChoice } from "../parts/language_choice.js";
import { addressOf, open } from "../state/address.js";
import { complain } from "../kit/state/notices.js";
import { doorMessage, user } from "../state/session.js";
import { text } from "../words.js";

/** Ends the session. */
export async function leave() {
  try {
    await signOut();
  } catch (error) {
    complain(error);
    return;
  }
  doorMessage.value = text("account.signedOut");
  user.value = null;
  open("signin");
}

/**
 * @param {{onAccount: () => void}} props
 */
export function Masthead({ onAccount }) {
  const name = user.value?.displayName || user.value?.email || "";
  return html`<header class="masthead">
    <a class="skip" href="#main" onClick=${skip}>${text("home.skip")}</a>
    <a class="masthead-name" href=${addressOf({})}>
      <img src="mark.svg" alt="" width="32" height="32" />${text("page.name")}
    </a>
    <div class="masthead-tools">
      <${LanguageChoice} />
      <${ThemeChoice} />
      <${Menu}
        label=${name}
        isIconOnly=${false}
        items=${[
          { label: text("account.title"), icon: "person", act: onAccount },
          { label: text("button.signOut"), icon: "lock", act: leave },
        ]}
      >
        <${Icon} name="person" /><span class="masthead-user">${name}</span>
      <//>
    </div>
  </header>`;
}

/**
 * The address is the page's own: a link within it would lead away from the screen.
 * @param {Event} event
 */
export function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
