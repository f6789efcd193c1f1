/** The draft of an event that is to be sent: kept while other drawers are looked into. */

import { laidOutText } from "../api/json_layout.js";
import { signal } from "../kit/vendor/signals.js";

const EXAMPLE = `{
  "event_type": "order.created",
  "order_id": "o-1001",
  "total": 1.10
}`;

export const draftText = signal(EXAMPLE);
export const draftType = signal("");

/**
 * Begins with what another event says.
 * @param {import("../api/shapes.js").StoredEvent} event
 */
export function draftFrom(event) {
  draftText.value = laidOutText(event.payload.text);
  draftType.value = event.eventType ?? "";
}
