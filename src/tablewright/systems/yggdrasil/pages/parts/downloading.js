/** Lets the browser save a file. */

/**
 * @param {Blob} content
 * @param {string} name
 */
export function saveFile(content, name) {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, " ").trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser needs it until it has read it
}
