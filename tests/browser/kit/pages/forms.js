/** A form from the schema of a route, in a dialog and on the page. */

import { FormDialog } from "./kit/forms/form.js";
import { Field } from "./kit/forms/field.js";
import { Toggle } from "./kit/forms/toggle.js";
import { html } from "./kit/html.js";
import { Problem } from "./kit/parts/problem.js";
import { useAsking } from "./kit/state/asking.js";
import { notify } from "./kit/state/notices.js";
import { ApiError, makeRequests } from "./kit/state/request.js";
import { useState } from "./kit/vendor/hooks.js";

const { ask } = makeRequests({ key: () => "" });

export function Forms() {
  const { answer, problem, again } = useAsking(() => ask("GET", "openapi.json"), []);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [isOn, setOn] = useState(true);
  const schema = answer?.components.schemas.NewOrder;
  /** @param {any} body */
  const send = async (body) => {
    if (body.order_id === "taken") {
      const details = { place: "order_id" };
      throw new ApiError("There is already an order 'taken'.", { status: 409, details });
    }
    notify(`Created ${body.order_id}.`);
    setOpen(false);
  };
  return html`<div class="samples">
    <section class="sheet form">
      <${Field}
        label="Name"
        value=${name}
        onValue=${setName}
        hint="Shown to people you work with."
        fault=${name === "?" ? "A name must have letters." : ""}
      />
      <${Field}
        label="Plan"
        value="team"
        onValue=${() => {}}
        options=${[["free", "Free"], ["team", "Team"]]}
      />
      <${Toggle} label="Send me a summary every week" value=${isOn} onValue=${setOn} />
    </section>
    <section class="sheet">
      <${Problem} error=${problem} onRetry=${again} />
      <button
        type="button"
        class="button strong"
        disabled=${!schema}
        onClick=${() => setOpen(true)}
      >
        New order
      </button>
    </section>
    ${isOpen
      ? html`<${FormDialog}
          title="New order"
          label="Create"
          document=${answer}
          schema=${schema}
          onSend=${send}
          onClose=${() => setOpen(false)}
        />`
      : null}
  </div>`;
}
