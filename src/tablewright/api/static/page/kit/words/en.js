/** The texts of the page kit, in English. */

export default {
  banner: {
    label: "Important",
  },
  bell: {
    all: "See all notifications",
    label: { one: "Notifications, {count} unread", other: "Notifications, {count} unread" },
    none: "No notifications.",
    readAll: "Mark all as read",
    title: "Notifications",
    unread: "Unread:",
  },
  confirm: {
    cancel: "Cancel",
    type: "Type {name} to confirm",
  },
  copy: {
    button: "Copy",
    done: "Copied",
    failed: "Could not copy: select the text",
  },
  dialog: {
    close: "Close",
  },
  diff: {
    added: "Added:",
    folded: { one: "{count} unchanged line", other: "{count} unchanged lines" },
    removed: "Removed:",
    same: "Nothing changed.",
  },
  form: {
    choose: "Choose…",
    discard: "Discard changes",
    json: "Must be JSON.",
    jsonHint: "JSON.",
    keep: "Keep editing",
    lines: "One per line.",
    no: "No",
    number: "Must be a number.",
    optional: "{label} (optional)",
    required: "Required.",
    unsaved: "You have unsaved changes.",
    whole: "Must be a whole number.",
    yes: "Yes",
  },
  impersonation: {
    back: "Operator page",
    banner: "You are viewing this page as another person, read-only, until {time}.",
  },
  keys: {
    title: "Keyboard shortcuts",
    letters: "Enable keyboard shortcuts",
  },
  live: {
    broken: "The connection was lost.",
    connecting: "Connecting…",
    live: "Live",
    off: "Not connected",
    paused: "Paused while hidden",
    polling: "Live updates unavailable, refreshing regularly",
    waiting: "Connection lost, trying again",
  },
  meter: {
    full: "The limit is reached.",
    of: "{used} of {limit}",
    own: "{own} here · {all}",
    unlimited: "{used}, unlimited",
  },
  notice: {
    dismiss: "Dismiss",
  },
  pager: {
    label: "Pages",
    next: "Next",
    page: "Page {page}",
    previous: "Previous",
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
  progress: {
    done: "Done.",
    failed: "Failed.",
    of: "{done} of {total}",
  },
  request: {
    busy: "The server is busy. Trying again…",
    lost: "The server cannot be reached. Trying again…",
    offline: "The server cannot be reached. Check your connection.",
    slow: "The server did not respond in time.",
    status: "The server responded with status {status}.",
    tooMany: "Too many requests. Trying again in a moment…",
  },
  secret: {
    copy: "Copy secret",
    done: "I've saved it",
    once: "Copy it now. You won't see this again.",
  },
  shell: {
    sections: "Sections",
    skip: "Skip to content",
  },
  sparkline: {
    words: "from {first} to {last}, lowest {lowest}, highest {highest}",
  },
  stepper: {
    back: "Back",
    next: "Next",
    place: "(step {step} of {steps})",
  },
  switcher: {
    choose: "Choose an account",
    label: "Account",
    list: "Accounts",
    more: {
      one: "{count} more account. Search to find it.",
      other: "{count} more accounts. Search to find them.",
    },
    none: "No account matches “{search}”.",
    search: "Search accounts",
  },
  table: {
    filter: "Filter",
    noMatch: "Nothing matches “{filter}”.",
    select: "Select {name}",
    selectAll: { one: "Select {count} row", other: "Select all {count} rows" },
    selected: { one: "{count} selected", other: "{count} selected" },
  },
  theme: {
    title: "Colours",
    system: "System",
    light: "Light",
    dark: "Dark",
  },
  user: {
    menu: "Settings",
    of: "Account of {name}",
  },
  when: {
    now: "just now",
  },
};
