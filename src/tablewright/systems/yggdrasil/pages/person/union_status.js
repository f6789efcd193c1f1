/** The status of a couple: a status of the API, or a detail beside "Married". */

import { text } from "../words.js";

/** @typedef {{status: string, statusDetail?: string | null}} Status */

const PARTNER = "Partner";
const UNKNOWN = "Unknown";
const NAMES = /** @type {const} */ ([
  "Married",
  PARTNER,
  "Divorced",
  "Widowed",
  "Separated",
  UNKNOWN,
]);
const NOTES = /** @type {const} */ (["Married", PARTNER, "Divorced", "Widowed", "Separated"]);

/** Every status, with its label. */
export const STATUSES = NAMES.map(
  (name) => /** @type {const} */ ([name, text(`relatives.statuses.${name}`)]),
);

/** Unknown whether the two married. */
export const NOT_TOLD = UNKNOWN;

/**
 * Returns the status of a couple, one of `STATUSES`.
 * @param {Partial<Status>} link
 */
export function statusIn({ status = "Married", statusDetail }) {
  if (status !== "Married") return status;
  return [PARTNER, UNKNOWN].find((detail) => detail === statusDetail) ?? status;
}

/**
 * One of `STATUSES`, as the API stores it.
 * @param {string} chosen
 * @returns {Status}
 */
export function statusOf(chosen) {
  return [PARTNER, UNKNOWN].includes(chosen)
    ? { status: "Married", statusDetail: chosen }
    : { status: chosen };
}

/**
 * A status in a line of text; details of imported files stay as they are.
 * @param {string} status
 */
export function statusNote(status) {
  const known = NOTES.find((one) => one === status);
  return known ? text(`relatives.unions.${known}`) : status.toLowerCase();
}
