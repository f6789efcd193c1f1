/** The way to the wizard that connects a source; without the permission it says why not. */

import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Deed } from "../parts/deed.js";
import { linkTo } from "../state/links.js";
import { text } from "../words.js";

export function ConnectLink() {
  return html`<${Deed}
    permission="sources.create"
    className="strong"
    onClick=${() => {
      location.hash = linkTo("connect");
    }}
  >
    <${Icon} name="add" />${text("sources.connect")}
  <//>`;
}
