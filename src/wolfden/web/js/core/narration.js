/**
 * Telling events, asking questions and naming things, as the vocabulary of a title says. Pure.
 *
 * `i18n/narration.py` is the same for the terminal, function by function. Nothing here knows a
 * title: an empty value (nothing, no, zero, an empty text or list) makes a case pass on to the next.
 *
 * @typedef {import("./title.js").Text} Text
 * @typedef {import("./title.js").Part} Part
 * @typedef {import("./title.js").GameEvent} GameEvent
 * @typedef {import("./title.js").LogLine} LogLine
 * @typedef {any[]} Node  an expression, as `i18n/vocabulary.py` parses it
 * @typedef {{ pattern: string, numbers: string[] }} Form
 * @typedef {{ form?: Form, options?: Form, let?: Record<string, Node>, when?: Node, be?: Node,
 *   value?: Node, text?: Node, args?: Record<string, Node>, icon?: Node, english?: Node,
 *   place?: Node }} Case
 * @typedef {Case & { rule: string, places: Node[], untold?: Node }} EventCase
 * @typedef {object} Vocabulary
 * @property {Record<string, string[]>} terms
 * @property {Record<string, any>} verbs
 * @property {Record<string, string>} targets  the kind of thing behind each kind of target
 * @property {Record<string, Case[]>} kinds
 * @property {Case[]} words
 * @property {Case[]} brief
 * @property {Case[]} questions
 * @property {Record<string, EventCase>} events
 * @typedef {Record<string, any>} Scope  what the names of an expression stand for
 */

/**
 * Who tells what happens in a title.
 *
 * @param {Vocabulary} vocabulary
 */
export function narrator(vocabulary) {
  const shared = { terms: vocabulary.terms, verbs: vocabulary.verbs };

  /**
   * An event as far as its facts say; null: it is not worth a sentence.
   *
   * @param {GameEvent} event
   * @param {any} view
   * @returns {LogLine | null}
   */
  function eventText({ name, seat, facts }, view) {
    const event = vocabulary.events[name];
    if (!event) return null;
    const scope = { ...shared, view, seat, ...facts };
    giveNames(event, scope);
    if (event.untold && !isEmpty(value(event.untold, scope))) return null;
    const text = textOf(event, scope);
    const places = event.places.map((node) => value(node, scope)).filter((place) => !isMissing(place));
    return text && { ...text, places, rule: event.rule };
  }

  /**
   * What is asked after the words chosen, with the words that may follow.
   *
   * @param {any} view
   * @param {string[]} chosen
   * @param {string[]} options
   * @returns {Text}
   */
  function question(view, chosen, options) {
    const [verb, first, second] = chosen;
    return told(vocabulary.questions, { ...shared, view, chosen, options, verb, first, second });
  }

  /**
   * What a target (`hex:c4`) or a word of an action stands for.
   *
   * @param {string} thing
   * @param {any} view
   * @returns {Text}
   */
  function describe(thing, view) {
    const colon = thing.indexOf(":");
    const kind = vocabulary.targets[thing.slice(0, Math.max(0, colon))];
    if (kind) return tell(kind, thing.slice(colon + 1), view);
    return told(vocabulary.words, { ...shared, view, it: thing });
  }

  /**
   * What a word stands for among others, in few words.
   *
   * @param {string} word
   * @param {any} view
   * @returns {Text}
   */
  const brief = (word, view) =>
    told(vocabulary.brief, { ...shared, view, it: word }) ?? describe(word, view);

  /**
   * Something of a kind, as it stands in a sentence.
   *
   * @param {string} kind
   * @param {any} it
   * @param {any} [view]
   * @returns {any}
   */
  function tell(kind, it, view) {
    if (kind === "word") return describe(it, view);
    return value(["call", kind, ["name", "it"]], { ...shared, view, it });
  }

  // Cases.

  /** What the first case that fits says. @param {Case[]} cases @param {Scope} scope @returns {any} */
  function told(cases, scope) {
    for (const one of cases) {
      const said = caseText(one, { ...scope });
      if (!isMissing(said)) return said;
    }
    return null;
  }

  /** @param {Case} one @param {Scope} scope */
  function caseText(one, scope) {
    if (one.form && !matches(one.form, scope.it, scope)) return null;
    const { options } = one;
    if (options) {
      const fits = (/** @type {string} */ word) => matches(options, word, scope);
      if (!scope.options.length || !scope.options.every(fits)) return null;
    }
    giveNames(one, scope);
    if (one.when && isEmpty(value(one.when, scope))) return null;
    const plain = one.be ?? one.value;
    if (!plain) return textOf(one, scope);
    const said = value(plain, scope);
    const icon = said?.key && one.icon && value(one.icon, scope);
    return icon ? { ...said, icon } : said;
  }

  /** Give names to values that a case needs. @param {Case} one @param {Scope} scope */
  function giveNames(one, scope) {
    for (const name in one.let) scope[name] = value(one.let[name], scope);
  }

  /** @param {Case} one @param {Scope} scope @returns {Text | null} */
  function textOf({ text, args = {}, english, icon }, scope) {
    const key = value(/** @type {Node} */ (text), scope);
    if (isMissing(key)) return null;
    /** @type {Text} */
    const said = { key, args: {} };
    for (const name in args) {
      const given = value(args[name], scope);
      if (!isMissing(given)) /** @type {Record<string, Part>} */ (said.args)[name] = given;
    }
    if (english) said.english = value(english, scope);
    const picture = icon && value(icon, scope);
    if (picture) said.icon = picture;
    return said;
  }

  // Expressions.

  /** @param {Node} node @param {Scope} scope @returns {any} */
  function value(node, scope) {
    const [sign, one, other, last] = node;
    switch (sign) {
      case "is":
        return one;
      case "name":
        return scope[one];
      case "get":
        return value(one, scope)?.[other];
      case "at":
        return value(one, scope)?.[value(other, scope)];
      case "find": {
        const sought = value(last, scope);
        return value(one, scope)?.find((/** @type {any} */ item) => item[other] === sought);
      }
      case "and":
        return isEmpty(value(one, scope)) ? null : value(other, scope);
      case "or": {
        const first = value(one, scope);
        return isEmpty(first) ? value(other, scope) : first;
      }
      case "!":
        return isEmpty(value(one, scope));
      case "join": {
        const values = one.map((/** @type {Node} */ part) => value(part, scope));
        return values.some(isMissing) ? null : values.join("");
      }
      case "call":
        return call(one, node.slice(2), scope);
      case "place": {
        const it = value(other, scope);
        const { place } = vocabulary.kinds[one][0];
        return isMissing(it) || !place ? null : value(place, { ...scope, it });
      }
      default:
        return compared(sign, value(one, scope), value(other, scope));
    }
  }

  /** @param {string} kind @param {Node[]} given @param {Scope} scope @returns {any} */
  function call(kind, given, scope) {
    const values = given.map((node) => value(node, scope));
    return FUNCTIONS[kind] ? FUNCTIONS[kind](...values) : ofKind(kind, values[0], scope.view);
  }

  /** @param {string} kind @param {any} it @param {any} view @returns {any} */
  function ofKind(kind, it, view) {
    if (isMissing(it)) return null;
    if (Array.isArray(it)) return it.map((one) => ofKind(kind, one, view));
    return told(vocabulary.kinds[kind], { ...shared, view, it });
  }

  return { eventText, question, describe, brief, tell };
}

/** @type {Map<string, RegExp>} */
const PATTERNS = new Map();

/**
 * Whether a text has a form; if so, its parts become names of the scope.
 *
 * @param {Form} form
 * @param {string} text
 * @param {Scope} scope
 */
function matches({ pattern, numbers }, text, scope) {
  const expression = PATTERNS.get(pattern) ?? new RegExp(pattern);
  PATTERNS.set(pattern, expression);
  const found = expression.exec(text);
  if (!found) return false;
  for (const [name, part] of Object.entries(found.groups ?? {})) {
    scope[name] = numbers.includes(name) ? Number(part) : part;
  }
  return true;
}

/** @param {any} one */
const isMissing = (one) => one === undefined || one === null;

/** @param {any} one */
const isEmpty = (one) =>
  !one || (typeof one === "object" && (one.length ?? Object.keys(one).length) === 0);

/** @param {string} sign @param {any} one @param {any} other */
function compared(sign, one, other) {
  if (sign === "=") return one === other;
  if (sign === "!=") return one !== other;
  if (sign === "in") return Boolean(other?.includes(one));
  if (isMissing(one) || isMissing(other)) return null;
  if (sign === "<") return one < other;
  if (sign === ">") return one > other;
  return sign === "+" ? one + other : one - other;
}

/** @type {Record<string, (...given: any[]) => any>} */
const FUNCTIONS = {
  seat: (seat) =>
    isMissing(seat) ? null : Array.isArray(seat) ? seat.map((one) => ({ seat: one })) : { seat },
  count: (things) => things?.length ?? 0,
  groups: (things) =>
    [...new Set(things)].map((thing) => ({
      thing,
      count: things.filter((/** @type {any} */ one) => one === thing).length,
    })),
  index: (things, one) => (things.includes(one) ? things.indexOf(one) : null),
  list: (...parts) => parts.flat().filter((one) => !isEmpty(one)),
  most: (...parts) =>
    Math.max(...parts.flatMap((part) => (typeof part === "object" ? Object.values(part) : [part]))),
  split: (text, sign) => (text ? text.split(sign) : []),
  where: (things, field, sought) =>
    (things ?? []).filter((/** @type {any} */ one) => one[field] === sought),
};
