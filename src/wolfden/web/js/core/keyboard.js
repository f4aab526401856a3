/** Keys that work anywhere at the table, besides Tab and Enter. */

/**
 * @typedef {import("./desk.js").Desk} Desk
 */

/** @param {EventTarget | null} element */
const isTyping = (element) =>
  element instanceof HTMLElement && element.closest("input, textarea, select, dialog") !== null;

/**
 * @param {Desk} desk
 * @param {() => void} askHint
 * @returns {() => void} stops listening
 */
export function listenToKeys(desk, askHint) {
  const listen = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") cancel(desk);
    else if (!isTyping(event.target) && pressed(desk, event.key, askHint)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

/** @param {Desk} desk */
function cancel(desk) {
  desk.tip.value = null;
  desk.hint.value = null;
  desk.room.drop();
}

/**
 * @param {Desk} desk
 * @param {string} key
 * @param {() => void} askHint
 * @returns {boolean} whether the key means something here
 */
function pressed(desk, key, askHint) {
  const { room } = desk;
  if (key === "Enter") return readOn(desk) || confirmWhole(desk);
  if (/^[1-9]$/.test(key)) return pickNumber(desk, Number(key) - 1);
  switch (key) {
    case "Backspace":
      room.back();
      return true;
    case "u":
      room.undo();
      return true;
    case "h":
      askHint();
      return true;
    case "c":
      room.confirm();
      return true;
    case "/":
    case "l":
      desk.isListOpen.value = key === "/" || !desk.isListOpen.value;
      return true;
    case "?":
      desk.isHelpOpen.value = true;
      return true;
    default:
      return false;
  }
}

/** Enter turns the page of a guide, unless a button has the focus. @param {Desk} desk */
function readOn({ guidance }) {
  return !document.activeElement?.closest("button, a") && guidance.next();
}

/** Enter means what it means to the thing in focus; else it confirms. @param {Desk} desk */
function confirmWhole({ room }) {
  const focused = document.activeElement;
  if (!room.isWhole || focused?.closest("button, a, .board-frame")) return false;
  room.confirm();
  return true;
}

/**
 * @param {Desk} desk
 * @param {number} index
 */
function pickNumber({ room }, index) {
  const menu = room.menu.peek();
  if (menu.length > 0) {
    if (menu[index]) room.pick(menu[index]);
    return true;
  }
  const word = room.choices.peek()?.options[index];
  if (word !== undefined) room.pickWord(word);
  return word !== undefined;
}
