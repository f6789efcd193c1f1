/** The texts of the kit, in English. */

export default {
  confirm: {
    cancel: "Cancel",
    type: "Type {name} to confirm",
  },
  copy: {
    button: "Copy",
    done: "Copied",
    failed: "Not allowed: select it and copy",
  },
  dialog: {
    close: "Close",
  },
  keys: {
    title: "Keyboard",
    letters: "Enable keyboard shortcuts",
  },
  notice: {
    dismiss: "Dismiss",
  },
  problem: {
    again: "Try again",
    copyId: "Copy id",
    request: "Request {id}",
    status: "status {status}",
    wait: {
      one: "You can try again in {count} second.",
      other: "You can try again in {count} seconds.",
    },
    waitMinutes: {
      one: "You can try again in {count} minute.",
      other: "You can try again in {count} minutes.",
    },
  },
  theme: {
    title: "Colours",
    system: "System",
    light: "Light",
    dark: "Dark",
  },
};
