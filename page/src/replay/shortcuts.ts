// The keyboard of a replay: arrows step by step, with Shift or up and down turn by turn, space plays, Home and End.

export interface Steps {
  next: () => void;
  previous: () => void;
  nextTurn: () => void;
  previousTurn: () => void;
  first: () => void;
  end: () => void;
  toggle: () => void;
}

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key does; nothing where it belongs to what has the focus. `on` tells what that is. */
export function shortcutFor({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed, on: "text" | "button" | "page"): keyof Steps | null {
  if (ctrlKey || altKey || metaKey || on === "text") {
    return null;
  }
  switch (key) {
    case "ArrowRight":
      return shiftKey ? "nextTurn" : "next";
    case "ArrowLeft":
      return shiftKey ? "previousTurn" : "previous";
    case "PageDown":
      return "nextTurn";
    case "PageUp":
      return "previousTurn";
    case "Home":
      return "first";
    case "End":
      return "end";
    case " ":
      return on === "button" ? null : "toggle";
    default:
      return null;
  }
}

/** What has the focus, as far as keys are concerned. */
export function focusOn(target: EventTarget | null): "text" | "button" | "page" {
  const element = target instanceof Element ? target : null;
  if (element?.closest("input, select, textarea, dialog, [role=slider], [contenteditable], [data-keys]")) {
    return "text";
  }
  return element?.closest("button, a, summary, [role=button]") ? "button" : "page";
}
