/**
 * Describing events, asking questions and naming things by the vocabulary of a title. Pure.
 *
 * `i18n/narration.py` is the same for the terminal, function by function. Nothing here knows a
 * title: an empty value (nothing, no, zero, an empty text or list) makes a case pass on to the next.
 *
 * @typedef {import("./title.js").Text} Text
 * @typedef {import("./title.js").Part} Part
 * @typedef {import("./title.js").GameEvent} GameEvent
 * @typedef {import("./title.js").LogLine} LogLine
 * @typedef {import("./title.js").View} View
 * @typedef {["is", unknown] | ["name", string] | ["get", Node, string] | ["at", Node, Node]
 *   | ["find", Node, string, Node] | ["and" | "or", Node, Node] | ["!", Node] | ["join", Node[]]
 *   | ["call", string, ...Node[]] | ["place", string, Node] | [Sign, Node, Node]} Node
 *   an expression, as `i18n/vocabulary.py` parses it
 * @typedef {"=" | "!=" | "in" | "<" | ">" | "+" | "-"} Sign
 * @typedef {{ pattern: string, numbers: string[] }} Form
 * @typedef {{ form?: Form, options?: Form, let?: Record<string, Node>, when?: Node, be?: Node,
 *   value?: Node, text?: Node, args?: Record<string, Node>, icon?: Node, english?: Node,
 *   place?: Node }} Case
 * @typedef {Case & { rule: string | Node, places: Node[], untold?: Node }} EventCase
 * @typedef {object} Vocabulary
 * @property {Record<string, string[]>} terms
 * @property {Record<string, Record<string, unknown>>} verbs
 * @property {Record<string, string>} targets  the kind of thing behind each kind of target
 * @property {Record<string, string>} facts  the kinds of things behind facts of refusals
 * @property {Record<string, Case[]>} kinds
 * @property {Case[]} words
 * @property {Case[]} brief
 * @property {Case[]} questions
 * @property {Case[]} narrations  sentences for several events of an action
 * @property {string[]} main  events that describe an action better than those before them, the weightiest first
 * @property {string[]} routine  events that go with many others, and need no sentence
 * @property {Record<string, EventCase>} events
 * @typedef {Record<string, unknown>} Scope  the values of the names in an expression
 */

/**
 * Return the functions that put a title into words.
 *
 * @param {Vocabulary} vocabulary
 */
export function narrator(vocabulary) {
  const shared = { terms: vocabulary.terms, verbs: vocabulary.verbs };

  /**
   * The sentence of an event, from the facts that are known; null: it has none.
   *
   * @param {GameEvent} event
   * @param {View} view
   * @returns {LogLine | null}
   */
  function eventText({ name, seat, facts }, view) {
    const event = vocabulary.events[name];
    if (!event) return null;
    const scope = { ...shared, view, seat, ...facts };
    giveNames(event, scope);
    if (event.untold && !isEmpty(value(event.untold, scope))) return null;
    const text = filledText(event, scope);
    const places = event.places.map((node) => value(node, scope)).filter((place) => !isMissing(place));
    const rule = typeof event.rule === "string" ? event.rule : value(event.rule, scope);
    return (
      text && {
        ...text,
        places: /** @type {string[]} */ (places),
        rule: /** @type {string} */ (rule),
      }
    );
  }

  /**
   * What an action led to, in one sentence: what its events mean together, else the weightiest, else the
   * first that is more than routine; null: nothing that is worth one.
   *
   * @param {GameEvent[]} events
   * @param {View} view
   * @param {number | null} [viewer]  the seat of the reader
   * @returns {Text | null}
   */
  function narrate(events, view, viewer = null) {
    const together = textFrom(vocabulary.narrations, { ...shared, view, viewer, events, seat: events[0]?.seat });
    if (together) return /** @type {Text} */ (together);
    const weighty = vocabulary.main.flatMap((name) => events.filter((event) => event.name === name));
    const others = events.filter(({ name }) => !vocabulary.routine.includes(name));
    for (const event of [...weighty, ...others]) {
      const line = eventText(event, view);
      if (line) return line;
    }
    return null;
  }

  /**
   * What is asked after the words chosen, with the words that may follow.
   *
   * @param {View} view
   * @param {string[]} chosen
   * @param {string[]} options
   * @returns {Text}
   */
  function question(view, chosen, options) {
    const [verb, first, second] = chosen;
    const scope = { ...shared, view, chosen, options, verb, first, second };
    return /** @type {Text} */ (textFrom(vocabulary.questions, scope));
  }

  /**
   * The description of a target (`hex:c4`) or of a word of an action.
   *
   * @param {string} thing
   * @param {View} [view]
   * @returns {Text}
   */
  function describe(thing, view) {
    const colon = thing.indexOf(":");
    const kind = vocabulary.targets[thing.slice(0, Math.max(0, colon))];
    if (kind) return textOf(kind, thing.slice(colon + 1), view);
    return /** @type {Text} */ (textFrom(vocabulary.words, { ...shared, view, it: thing }));
  }

  /**
   * The short description of a word among others.
   *
   * @param {string} word
   * @param {View} view
   * @returns {Text}
   */
  const brief = (word, view) =>
    /** @type {Text | null} */ (textFrom(vocabulary.brief, { ...shared, view, it: word })) ?? describe(word, view);

  /**
   * Something of a kind, as it is named in a sentence.
   *
   * @template {Part} [Kind=Text]
   * @param {string} kind
   * @param {unknown} it
   * @param {View} [view]
   * @returns {Kind}
   */
  function textOf(kind, it, view) {
    const said =
      kind === "word"
        ? describe(/** @type {string} */ (it), view)
        : value(["call", kind, ["name", "it"]], { ...shared, view, it });
    return /** @type {Kind} */ (said);
  }

  /**
   * The facts of a refusal, as they are named in its sentence.
   *
   * @param {Record<string, import("../lib/request.js").Fact>} facts
   * @param {View} view
   * @returns {Record<string, Part>}
   */
  const factTexts = (facts, view) =>
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => {
        const kind = vocabulary.facts[name];
        return [name, kind ? textOf(kind, fact, view) : fact];
      }),
    );

  // Cases.

  /** What the first case that fits says. @param {Case[]} cases @param {Scope} scope @returns {unknown} */
  function textFrom(cases, scope) {
    for (const one of cases) {
      const said = caseText(one, { ...scope });
      if (!isMissing(said)) return said;
    }
    return null;
  }

  /** @param {Case} one @param {Scope} scope @returns {unknown} */
  function caseText(one, scope) {
    if (one.form && !matches(one.form, /** @type {string} */ (scope.it), scope)) return null;
    const { options } = one;
    if (options) {
      const fits = (/** @type {string} */ word) => matches(options, word, scope);
      const following = /** @type {string[]} */ (scope.options);
      if (!following.length || !following.every(fits)) return null;
    }
    giveNames(one, scope);
    if (one.when && isEmpty(value(one.when, scope))) return null;
    const plain = one.be ?? one.value;
    if (!plain) return filledText(one, scope);
    const said = /** @type {Text | null | undefined} */ (value(plain, scope));
    const icon = said?.key && one.icon && value(one.icon, scope);
    return icon ? { ...said, icon } : said;
  }

  /** Give names to values that a case needs. @param {Case} one @param {Scope} scope */
  function giveNames(one, scope) {
    for (const name in one.let) scope[name] = value(one.let[name], scope);
  }

  /** @param {Case} one @param {Scope} scope @returns {Text | null} */
  function filledText({ text, args = {}, english, icon }, scope) {
    const key = /** @type {string | null} */ (value(/** @type {Node} */ (text), scope));
    if (key === undefined || key === null) return null;
    /** @type {Record<string, Part>} */
    const filled = {};
    for (const name in args) {
      const given = /** @type {Part} */ (value(args[name], scope));
      if (!isMissing(given)) filled[name] = given;
    }
    /** @type {Text} */
    const said = { key, args: filled };
    if (english) said.english = /** @type {string} */ (value(english, scope));
    const picture = icon && value(icon, scope);
    if (picture) said.icon = /** @type {string} */ (picture);
    return said;
  }

  // Expressions.

  /** @param {Node} node @param {Scope} scope @returns {unknown} */
  function value(node, scope) {
    switch (node[0]) {
      case "is":
        return node[1];
      case "name":
        return scope[node[1]];
      case "get":
        return part(value(node[1], scope), node[2]);
      case "at": {
        const whole = value(node[1], scope);
        return isMissing(whole) ? undefined : part(whole, value(node[2], scope));
      }
      case "find": {
        const sought = value(node[3], scope);
        const items = /** @type {unknown[] | undefined} */ (value(node[1], scope));
        return items?.find((item) => part(item, node[2]) === sought);
      }
      case "and":
        return isEmpty(value(node[1], scope)) ? null : value(node[2], scope);
      case "or": {
        const first = value(node[1], scope);
        return isEmpty(first) ? value(node[2], scope) : first;
      }
      case "!":
        return isEmpty(value(node[1], scope));
      case "join": {
        const values = node[1].map((one) => value(one, scope));
        return values.some(isMissing) ? null : values.join("");
      }
      case "call": {
        const [, kind, ...given] = node;
        return call(kind, given, scope);
      }
      case "place": {
        const it = value(node[2], scope);
        const { place } = vocabulary.kinds[node[1]][0];
        return isMissing(it) || !place ? null : value(place, { ...scope, it });
      }
      default:
        return compared(node[0], value(node[1], scope), value(node[2], scope));
    }
  }

  /** @param {string} kind @param {Node[]} given @param {Scope} scope @returns {unknown} */
  function call(kind, given, scope) {
    const values = given.map((node) => value(node, scope));
    const known = FUNCTIONS[kind];
    return known ? known(.../** @type {never[]} */ (values)) : ofKind(kind, values[0], scope.view);
  }

  /** @param {string} kind @param {unknown} it @param {unknown} view @returns {unknown} */
  function ofKind(kind, it, view) {
    if (isMissing(it)) return null;
    if (Array.isArray(it)) return it.map((one) => ofKind(kind, one, view));
    return textFrom(vocabulary.kinds[kind], { ...shared, view, it });
  }

  return { eventText, narrate, question, describe, brief, textOf, factTexts };
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

/** A part of something, by its name or place. @param {unknown} whole @param {unknown} name */
const part = (whole, name) =>
  /** @type {Record<string, unknown> | null | undefined} */ (whole)?.[/** @type {string} */ (name)];

/** @param {unknown} one */
const isMissing = (one) => one === undefined || one === null;

/** @param {unknown} one */
const isEmpty = (one) => !one || (typeof one === "object" && (part(one, "length") ?? Object.keys(one).length) === 0);

/** @param {Sign} sign @param {unknown} one @param {unknown} other */
function compared(sign, one, other) {
  if (sign === "=") return one === other;
  if (sign === "!=") return one !== other;
  if (sign === "in") return Boolean(/** @type {unknown[] | undefined} */ (other)?.includes(one));
  if (isMissing(one) || isMissing(other)) return null;
  const [first, second] = /** @type {number[]} */ ([one, other]);
  if (sign === "<") return first < second;
  if (sign === ">") return first > second;
  return sign === "+" ? first + second : first - second;
}

/**
 * What a vocabulary may call; it gives each of them what it takes.
 *
 * @type {Record<string, (...given: never[]) => unknown>}
 */
const FUNCTIONS = {
  seat: (/** @type {unknown} */ seat) =>
    isMissing(seat) ? null : Array.isArray(seat) ? seat.map((one) => ({ seat: one })) : { seat },
  count: (/** @type {unknown[] | null | undefined} */ things) => things?.length ?? 0,
  groups: (/** @type {unknown[]} */ things) =>
    [...new Set(things)].map((thing) => ({
      thing,
      count: things.filter((one) => one === thing).length,
    })),
  index: (/** @type {unknown[]} */ things, /** @type {unknown} */ one) =>
    things.includes(one) ? things.indexOf(one) : null,
  list: (/** @type {unknown[]} */ ...parts) => parts.flat().filter((one) => !isEmpty(one)),
  most: (/** @type {(number | Record<string, number>)[]} */ ...parts) =>
    Math.max(...parts.flatMap((part) => (typeof part === "object" ? Object.values(part) : [part]))),
  split: (/** @type {string | null | undefined} */ text, /** @type {string} */ sign) => (text ? text.split(sign) : []),
  where: (
    /** @type {unknown[] | null | undefined} */ things,
    /** @type {string} */ field,
    /** @type {unknown} */ sought,
  ) => (things ?? []).filter((one) => part(one, field) === sought),
};
