/**
 * What a couple is: a status of the API, or one that it tells by a detail beside "Married".
 */

/** @typedef {{status: string, statusDetail?: string | null}} Status */

const PARTNER = "Partner";
const UNKNOWN = "Unknown";

/** @type {readonly (readonly [string, string])[]} */
export const STATUSES = [
  ["Married", "Married"],
  [PARTNER, "Partners, not married"],
  ["Divorced", "Divorced"],
  ["Widowed", "Widowed"],
  ["Separated", "Separated"],
  [UNKNOWN, "A couple, married or not"],
];

/** Nobody has said whether they married. */
export const NOT_TOLD = UNKNOWN;

/**
 * The one of `STATUSES` that a couple has.
 * @param {Partial<Status>} link
 */
export function statusIn({ status = "Married", statusDetail }) {
  if (status !== "Married") return status;
  return [PARTNER, UNKNOWN].find((detail) => detail === statusDetail) ?? status;
}

/**
 * One of `STATUSES`, in the API's words.
 * @param {string} chosen
 * @returns {Status}
 */
export function statusOf(chosen) {
  return [PARTNER, UNKNOWN].includes(chosen)
    ? { status: "Married", statusDetail: chosen }
    : { status: chosen };
}
