/** The person's own page: name, address, password, second step, sessions, data. */

import { html } from "../kit/html.js";
import { useFresh } from "../parts/fresh.js";
import { View } from "../parts/view.js";
import { user } from "../state/session.js";
import { text } from "../words.js";
import { Address, Name, Password } from "./identity.js";
import { LeavePanel, OwnActivities, OwnData } from "./own_data.js";
import { SecondStep } from "./second_step.js";
import { Sessions } from "./sessions.js";

export function Profile() {
  const { freshly, asking } = useFresh();
  const who = user.value;
  if (!who) return null;
  return html`<${View} title=${text("profile.title")} hint=${who.email}>
    <${Name} who=${who} />
    <${Address} who=${who} freshly=${freshly} />
    <${Password} />
    <${SecondStep} who=${who} freshly=${freshly} />
    <${Sessions} />
    <${OwnActivities} />
    <${OwnData} />
    <${LeavePanel} who=${who} freshly=${freshly} />
    ${asking}
  <//>`;
}
