/** Requests about people: signing up, in and out, and the links of mails. */

import { ApiError, ask, send } from "./request.js";

/** @typedef {import("./shapes.js").User} User */

/** @typedef {{user?: User, secondFactor?: string}} Entered without a user, a code has to follow */

/**
 * Who has signed in, and until when the operator views the page as them; null: nobody.
 * @returns {Promise<{user: User, impersonation: string} | null>}
 */
export async function currentUser() {
  try {
    const response = await send("GET", "v1/users/me", { isGuest: true });
    const impersonation = response.headers.get("X-Impersonation") ?? "";
    return { user: await response.json(), impersonation };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * @param {{email: string, password: string, firstName: string, lastName: string,
 *   organisation?: string, invitation?: string}} given
 * @returns {Promise<User>}
 */
export async function signUp(given) {
  return (await ask("POST", "v1/auth/register", { json: given, isGuest: true })).user;
}

/**
 * @param {{email: string, password: string}} given
 * @returns {Promise<Entered>}
 */
export async function signIn(given) {
  return ask("POST", "v1/auth/login", { json: given, isGuest: true });
}

/**
 * @param {{token: string, code: string}} given
 * @returns {Promise<User>}
 */
export async function sendCode(given) {
  return (await ask("POST", "v1/auth/second-factor", { json: given, isGuest: true })).user;
}

export async function signOut() {
  await ask("POST", "v1/auth/logout", { isGuest: true });
}

/** @param {string} email */
export async function askForReset(email) {
  await ask("POST", "v1/auth/password/forgot", { json: { email }, isGuest: true });
}

/** @param {{token: string, password: string}} given */
export async function resetPassword(given) {
  await ask("POST", "v1/auth/password/reset", { json: given, isGuest: true });
}

/** Mails the link that confirms the person's address once more. */
export async function askForConfirmation() {
  await ask("POST", "v1/auth/confirmation");
}

const LINKS = /** @type {const} */ ({
  confirm: "v1/auth/confirm",
  address: "v1/auth/email/confirm",
  undo: "v1/auth/email/undo",
});

/** @typedef {keyof typeof LINKS} MailLink */

/**
 * Follows the link of a mail: confirms an address, or takes the old one back.
 * @param {MailLink} link
 * @param {string} token
 * @returns {Promise<User>}
 */
export async function followLink(link, token) {
  return ask("POST", LINKS[link], { json: { token }, isGuest: true });
}
