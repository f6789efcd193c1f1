/** The user's account: profile, security, backup and restore, and deletion. */

import { Data } from "../account/data.js";
import { Email } from "../account/email.js";
import { Leaving } from "../account/leaving.js";
import { Password } from "../account/password.js";
import { Profile } from "../account/profile.js";
import { SecondFactor } from "../account/second_factor.js";
import { Sessions } from "../account/sessions.js";
import { html } from "../kit/html.js";
import { Dialog } from "../kit/parts/dialog.js";
import { text } from "../words.js";

/**
 * @param {{onClose: () => void, onRestored: () => void}} props
 */
export function AccountDialog({ onClose, onRestored }) {
  return html`<${Dialog} title=${text("account.title")} onClose=${onClose}>
    <div class="stack parted">
      <${Profile} />
      <${Email} />
      <${Password} />
      <${SecondFactor} />
      <${Sessions} />
      <${Data} onRestored=${onRestored} />
      <${Leaving} onClose=${onClose} />
    </div>
  <//>`;
}
