/** The door: signing up, signing in, and setting a new password. */

import { html } from "../kit/html.js";
import { ThemeChoice } from "../kit/parts/theme_choice.js";
import { LanguageChoice } from "../parts/language_choice.js";
import { place } from "../state/address.js";
import { useEffect } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { Forgot } from "./forgot.js";
import { Invitation } from "./invitation.js";
import { Reset } from "./reset.js";
import { SignIn } from "./sign_in.js";
import { SignUp } from "./sign_up.js";

const SHEETS = { signup: SignUp, forgot: Forgot, reset: Reset, invitation: Invitation };
const TITLES = /** @type {const} */ ({
  signup: "button.signUp",
  forgot: "door.forgotTitle",
  reset: "account.newPassword",
  invitation: "invitation.title",
});

export function Door() {
  const { screen, id } = place.value;
  const known = /** @type {keyof typeof SHEETS} */ (screen);
  const Sheet = SHEETS[known] ?? SignIn;
  useEffect(() => {
    document.title = text("page.title", { screen: text(TITLES[known] ?? "button.signIn") });
  }, [screen]);
  return html`<div class="door">
    <aside class="door-art" aria-hidden="true"><${DoorArt} /></aside>
    <main class="door-main">
      <header class="door-head">
        <img src="mark.svg" alt="" width="44" height="44" />
        <p class="door-name">${text("page.name")}</p>
      </header>
      <${Sheet} key=${screen + id} />
      <footer class="door-foot"><${LanguageChoice} /><${ThemeChoice} /></footer>
    </main>
  </div>`;
}

/** A tree of circles, as grown from one line: five generations, drawn once. */
function DoorArt() {
  return html`<svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" focusable="false">
    <g class="door-branches">${branches(300, 780, -Math.PI / 2, 190, 0)}</g>
  </svg>`;
}

const DEPTH = 6;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 * @param {number} length
 * @param {number} depth
 * @returns {unknown[]}
 */
function branches(x, y, angle, length, depth) {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const midX = x + Math.cos(angle - 0.18) * length * 0.55;
  const midY = y + Math.sin(angle - 0.18) * length * 0.55;
  const line = html`<path
    d="M${x.toFixed(1)} ${y.toFixed(1)}Q${midX.toFixed(1)} ${midY.toFixed(1)} ${endX.toFixed(
      1,
    )} ${endY.toFixed(1)}"
    stroke-width=${(7 - depth).toFixed(1)}
  />`;
  const leaf = html`<circle
    cx=${endX.toFixed(1)}
    cy=${endY.toFixed(1)}
    r=${11 - depth * 1.3}
    class=${`leaf-${(depth + Math.round(endX)) % 3}`}
  />`;
  if (depth === DEPTH - 1) return [line, leaf];
  const spread = 0.46 + depth * 0.03;
  return [
    line,
    ...branches(endX, endY, angle - spread, length * 0.74, depth + 1),
    ...branches(endX, endY, angle + spread * 0.9, length * 0.7, depth + 1),
    depth > 0 ? leaf : null,
  ];
}
