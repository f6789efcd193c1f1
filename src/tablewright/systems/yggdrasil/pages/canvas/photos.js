/**
 * Photos of people: fetched when they are first drawn, and cut square.
 */

const SIDE_PX = 128;
const KEPT_MAX = 400;

/**
 * @param {() => void} arrived a photo has come
 */
export function makePhotos(arrived) {
  /** @type {Map<string, HTMLCanvasElement | null>} null: on its way, or it cannot be had */
  const kept = new Map();
  return {
    /**
     * The photo, if it is loaded; otherwise loading starts.
     * @param {string} url
     */
    get(url) {
      const known = kept.get(url);
      if (known !== undefined) return known;
      if (kept.size > KEPT_MAX) kept.clear();
      kept.set(url, null);
      const image = new Image();
      image.decoding = "async";
      image.addEventListener("load", () => {
        kept.set(url, squareOf(image));
        arrived();
      });
      image.src = smallOf(url);
      return null;
    },
    /**
     * The photo as a `data:` address, for a file that must hold everything it shows.
     * @param {string} url
     */
    written(url) {
      try {
        return kept.get(url)?.toDataURL("image/jpeg", 0.85) ?? null;
      } catch {
        return null; // it is another site's, and may be shown only
      }
    },
  };
}

/**
 * The small one of a photo that the service keeps.
 * @param {string} url
 */
function smallOf(url) {
  if (!url.startsWith("api/")) return url;
  return `${url}${url.includes("?") ? "&" : "?"}size=small`;
}

/** @param {HTMLImageElement} image */
function squareOf(image) {
  const side = Math.min(image.naturalWidth, image.naturalHeight);
  const square = document.createElement("canvas");
  square.width = square.height = SIDE_PX;
  const context = square.getContext("2d");
  if (!context || side === 0) return null;
  context.imageSmoothingQuality = "high";
  const left = (image.naturalWidth - side) / 2;
  // Faces are rather at the top of a picture that is higher than wide.
  const top = (image.naturalHeight - side) / 3;
  context.drawImage(image, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  return square;
}
