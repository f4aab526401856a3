/** A picture of how a game ended: the board as it is shown, the title and the best, to hand on. */

/**
 * @typedef {object} Row
 * @property {string} rank
 * @property {string} name
 * @property {string} points  empty where points say nothing
 * @property {string} look  the class that has the colours of the seat
 */

/** The size that sites show as the picture of a link. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 40;
/** How much of the picture belongs to the board. */
const BOARD_WIDTH = 780;
const SVG = "http://www.w3.org/2000/svg";
const CUSTOM = /--[\w-]+(?=\s*:)/g;

/**
 * @param {SVGSVGElement} board
 * @param {{ heading: string, subheading: string, rows: Row[] }} words
 * @returns {Promise<Blob>}
 */
export async function postcard(board, words) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  const page = getComputedStyle(document.body);
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await drawBoard(pen, board);
  drawWords(pen, words, page);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("nothing was drawn"))), "image/png");
  });
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {SVGSVGElement} board
 */
async function drawBoard(pen, board) {
  const { width, height } = board.viewBox.baseVal;
  const scale = Math.min((BOARD_WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height);
  const [wide, high] = [width * scale, height * scale];
  const address = URL.createObjectURL(
    new Blob([standalone(board, wide, high)], { type: "image/svg+xml" }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    pen.drawImage(image, (BOARD_WIDTH - wide) / 2, (HEIGHT - high) / 2, wide, high);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * A board as a document of its own: with the styles, colours and symbols that the page gives it.
 *
 * @param {SVGSVGElement} board
 * @param {number} width
 * @param {number} height
 */
function standalone(board, width, height) {
  const outer = document.createElementNS(SVG, "svg");
  for (const { name, value } of document.documentElement.attributes) outer.setAttribute(name, value);
  outer.setAttribute("width", String(width));
  outer.setAttribute("height", String(height));
  outer.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const styles = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText);
  const style = document.createElementNS(SVG, "style");
  style.textContent = styles.join("\n");
  const computed = getComputedStyle(board);
  for (const name of new Set(style.textContent.match(CUSTOM))) {
    outer.style.setProperty(name, computed.getPropertyValue(name));
  }
  const copy = /** @type {SVGSVGElement} */ (board.cloneNode(true));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  // A page inside a picture keeps canvases from being read.
  for (const inner of copy.querySelectorAll("foreignObject")) inner.remove();
  const symbols = [...document.querySelectorAll(".symbols > svg")].map((one) => one.cloneNode(true));
  outer.append(style, ...symbols, copy);
  return new XMLSerializer().serializeToString(outer);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {{ heading: string, subheading: string, rows: Row[] }} words
 * @param {CSSStyleDeclaration} page
 */
function drawWords(pen, { heading, subheading, rows }, page) {
  const left = BOARD_WIDTH;
  const room = WIDTH - MARGIN - left;
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
    pen.fillText(text, x, y, room - (x - left));
  pen.fillStyle = page.color;
  pen.font = `700 44px ${page.getPropertyValue("--serif")}`;
  write(heading, left, 96);
  pen.font = `400 22px ${page.fontFamily}`;
  const lines = wrapped(pen, subheading, room);
  lines.forEach((line, place) => write(line, left, 138 + place * 30));
  rows.forEach(({ rank, name, points, look }, place) => {
    const y = 182 + lines.length * 30 + place * 78;
    pen.fillStyle = colourOf(look) || page.color;
    pen.fillRect(left, y - 34, 8, 52);
    pen.fillStyle = page.color;
    pen.font = `600 30px ${page.fontFamily}`;
    write(`${rank} ${name}`, left + 24, y);
    pen.font = `400 22px ${page.fontFamily}`;
    if (points) write(points, left + 24, y + 28);
  });
  pen.font = `400 22px ${page.fontFamily}`;
  write(location.host, left, HEIGHT - MARGIN - 8);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} width
 * @returns {string[]}
 */
function wrapped(pen, text, width) {
  return text.split(" ").reduce((/** @type {string[]} */ lines, word) => {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && pen.measureText(longer).width <= width) return [...lines.slice(0, -1), longer];
    return [...lines, word];
  }, []);
}

/** @param {string} look */
function colourOf(look) {
  const probe = document.createElement("span");
  probe.className = look;
  document.body.append(probe);
  const colour = getComputedStyle(probe).getPropertyValue("--pack-fill");
  probe.remove();
  return colour;
}

/**
 * Hand a picture on as the device does it, else keep it as a file.
 *
 * @param {Blob} picture
 * @param {string} name
 */
export async function handOn(picture, name) {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
