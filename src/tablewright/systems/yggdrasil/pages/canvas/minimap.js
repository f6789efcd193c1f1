/**
 * The map in the corner: the whole drawing, with a frame around the visible part. Clicking or
 * dragging in it moves the view.
 */

import { genderColours } from "./colours.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./colours.js").Colours} Colours */

const PAD_PX = 8;

/**
 * @param {HTMLElement} root
 * @param {Camera} camera
 * @param {() => void} moved
 */
export function makeMinimap(root, camera, moved) {
  const canvas = document.createElement("canvas");
  canvas.className = "family-canvas-minimap";
  canvas.hidden = true;
  canvas.setAttribute("aria-hidden", "true");
  root.append(canvas);
  const picture = document.createElement("canvas");
  let stale = true;
  let fit = { scale: 1, left: 0, top: 0 };
  let size = { w: 0, h: 0, density: 1 };
  let isDown = false;

  /** @param {PointerEvent} event */
  const go = (event) => {
    const box = canvas.getBoundingClientRect();
    const x = (event.clientX - box.left - fit.left) / fit.scale;
    const y = (event.clientY - box.top - fit.top) / fit.scale;
    camera.centre({ x, y, w: 0, h: 0 }, camera.where.scale, 0);
    moved();
  };
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    isDown = true;
    go(event);
  });
  canvas.addEventListener("pointermove", (event) => isDown && go(event));
  canvas.addEventListener("pointerup", () => (isDown = false));
  canvas.addEventListener("pointercancel", () => (isDown = false));

  /** @param {Scene} scene @param {Colours} colours */
  const redraw = (scene, colours) => {
    const { w, h, density } = size;
    picture.width = Math.max(1, Math.round(w * density));
    picture.height = Math.max(1, Math.round(h * density));
    canvas.width = picture.width;
    canvas.height = picture.height;
    const { bounds } = scene;
    const scale = Math.min(
      (w - 2 * PAD_PX) / (bounds.w || 1),
      (h - 2 * PAD_PX) / (bounds.h || 1),
    );
    fit = {
      scale,
      left: w / 2 - (bounds.x + bounds.w / 2) * scale,
      top: h / 2 - (bounds.y + bounds.h / 2) * scale,
    };
    const context = picture.getContext("2d");
    if (!context) return;
    context.scale(density, density);
    for (const node of scene.nodes) {
      const person = scene.kin.people.get(node.id);
      if (!person) continue;
      context.fillStyle = genderColours(colours, person).strong;
      const side = Math.max(1, Math.min(node.w, node.h) * scale * 0.8);
      const x = (node.x + node.w / 2) * scale + fit.left;
      const y = (node.y + node.h / 2) * scale + fit.top;
      context.fillRect(x - side / 2, y - side / 2, side, side);
    }
    stale = false;
  };

  return {
    /** What it shows has changed. */
    renew() {
      stale = true;
    },
    /**
     * @param {Scene} scene
     * @param {Colours} colours
     * @param {number} density
     */
    paint(scene, colours, density) {
      const { seen } = camera;
      const { bounds } = scene;
      const isWhole =
        seen.x <= bounds.x + 1 &&
        seen.y <= bounds.y + 1 &&
        seen.x + seen.w >= bounds.x + bounds.w - 1 &&
        seen.y + seen.h >= bounds.y + bounds.h - 1;
      canvas.hidden = isWhole || scene.nodes.length < 2;
      if (canvas.hidden) return;
      if (stale || density !== size.density) {
        size = { w: canvas.clientWidth, h: canvas.clientHeight, density };
        redraw(scene, colours);
      }
      const context = canvas.getContext("2d");
      if (!context) return;
      const { w, h } = size;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(picture, 0, 0);
      context.setTransform(density, 0, 0, density, 0, 0);
      const left = Math.max(1, seen.x * fit.scale + fit.left);
      const top = Math.max(1, seen.y * fit.scale + fit.top);
      const right = Math.min(w - 1, (seen.x + seen.w) * fit.scale + fit.left);
      const bottom = Math.min(h - 1, (seen.y + seen.h) * fit.scale + fit.top);
      context.beginPath();
      context.roundRect(left, top, Math.max(5, right - left), Math.max(5, bottom - top), 2);
      context.globalAlpha = 0.14;
      context.fillStyle = colours.accent;
      context.fill();
      context.globalAlpha = 1;
      context.strokeStyle = colours.accent;
      context.lineWidth = 1.5;
      context.stroke();
    },
  };
}
