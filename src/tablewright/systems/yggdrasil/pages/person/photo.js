/** A person's photo in the panel, with buttons to change it. */

import { changePhoto } from "../deeds/people.js";
import { html } from "../kit/html.js";
import { Icon } from "../kit/parts/icon.js";
import { Portrait } from "../parts/portrait.js";
import { complain } from "../kit/state/notices.js";
import { mayEdit } from "../state/tree.js";
import { useRef, useState } from "../kit/vendor/hooks.js";
import { text } from "../words.js";
import { nameOf } from "../words/names.js";

const KINDS = "image/jpeg,image/png,image/webp,image/gif";

/**
 * @param {{person: import("../api/shapes.js").Person}} props
 */
export function Photo({ person }) {
  const [isBusy, setBusy] = useState(false);
  const chooser = useRef(/** @type {HTMLInputElement | null} */ (null));
  if (!mayEdit.value || person.hidden) {
    return html`<${Portrait} person=${person} isLarge=${true} />`;
  }
  /** @param {Blob | null | undefined} photo */
  const set = async (photo) => {
    if (photo === undefined || isBusy) return;
    setBusy(true);
    await changePhoto(person, photo).catch(complain);
    setBusy(false);
  };
  const name = nameOf(person);
  return html`<div class="photo" aria-busy=${isBusy}>
    <${Portrait} person=${person} isLarge=${true} />
    <button
      type="button"
      class="photo-button"
      aria-label=${text(person.photoUrl ? "person.changePhotoOf" : "person.addPhotoOf", { name })}
      title=${text(person.photoUrl ? "person.changePhoto" : "person.addPhoto")}
      onClick=${() => chooser.current?.click()}
    >
      <${Icon} name="camera" />
    </button>
    ${person.photoUrl
      ? html`<button
          type="button"
          class="photo-button remove"
          aria-label=${text("person.removePhotoOf", { name })}
          title=${text("person.removePhoto")}
          onClick=${() => set(null)}
        >
          <${Icon} name="close" />
        </button>`
      : null}
    <input
      type="file"
      hidden
      ref=${chooser}
      accept=${KINDS}
      aria-label=${text("person.photo")}
      onChange=${(/** @type {any} */ e) => {
        const [file] = e.target.files;
        e.target.value = ""; // the same file can be chosen again after the photo is removed
        set(file);
      }}
    />
  </div>`;
}
