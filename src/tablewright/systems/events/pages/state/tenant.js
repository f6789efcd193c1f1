/** The tenant whose key this is: a key of this service has its tenant's name in it. */

import { computed } from "../kit/vendor/signals.js";
import { sessionKey } from "./session.js";

const OWN = /^tenant_([a-z0-9-]{3,50})_(?:live|test)_/;

/** The tenant's name; empty if the key does not tell it. */
export const tenantName = computed(() => OWN.exec(sessionKey.value)?.[1] ?? "");
