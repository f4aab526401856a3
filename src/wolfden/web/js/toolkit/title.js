/**
 * What a title shows of itself: the interface between the page and `page/index.js` of a title.
 * A title's functions are pure: a view (what the server sends) in, plain trees and keys out.
 *
 * @typedef {import("./svg.js").Tree} Tree
 * @typedef {Record<string, unknown>} View  what the title's `view` sends; its shape is known to the
 *   title alone
 * @typedef {import("../types.js").EventTold} GameEvent
 *
 * @typedef {{ kind: TargetKind, id: string }} Target
 *   Something one can point at. Elements that represent it carry
 *   `data-target="kind:id"`, such as `hex:c4` or `region:red-forest`.
 * @typedef {"hex" | "region" | "village" | "channel" | "tile" | "track" | "card" | "piece"
 *   | "figure" | "token" | "button"} TargetKind
 *
 * @typedef {{ key: string, args?: Record<string, Part>, icon?: string, english?: string }} Text
 *   A text of `locales/<language>/<title>.ftl` and what it speaks of. `english` is what the server says
 *   there; it stays as it is where the texts do not know it.
 * @typedef {string | number | { seat: number } | Text | Part[]} Part
 *   an argument: as it is, a seat by its name, a text inside a text, or a list of these
 *
 * @typedef {Text & { places: string[], rule: string }} LogLine
 *   `places` are targets (`hex:c4`) that light up while one points at the line; `rule` is the number
 *   of the rule that made it happen
 *
 * @typedef {object} Ui  what the page adds to a view for drawing
 * @property {Set<string>} glowing  targets (`hex:c4`) that can be chosen next
 * @property {Map<string, ActionKind>} [kinds]  what choosing a target would do, where that is one thing
 * @property {string[]} chosen  words chosen so far
 * @property {Set<string>} marked  targets of the words chosen so far, and of a hovered log line
 * @property {string} hovered  the target one points at, or ""
 * @property {number | null} seat  the viewer's seat; null: a watcher
 * @property {number[]} actors  the seats that may act now
 * @property {string[]} seatNames
 * @property {"night" | "snow"} theme
 * @property {string} language
 * @property {string} [land]  the address of the painting of this board's land, once it is loaded
 * @property {Set<string>} layers  layers switched on, by name (`Title.layers`)
 * @property {number} aspect  width by height of the space for the board; 0: unknown
 * @property {{ width: number, height: number }} [space]  the space for the board in pixels, if known
 * @property {number} [zoom]  how far the board is zoomed in; 1: all of it is seen
 * @property {number} [textSize]  the smallest text size on a board, in pixels
 * @property {{ pins?: Pin[], arrows?: Arrow[], trails?: Trail[], ghosts?: Ghost[], changes?: Change[] }}
 *   marks  what people drew on the board, the ways that others' pieces went, and what an action that is
 *   being chosen would change
 * @property {(text: Text) => string} say  a text in the viewer's language
 *
 * @typedef {{ verb: string, then?: string }} Beginning  a verb, and the target that is meant once it
 *   can be chosen
 *
 * @typedef {"go" | "howl" | "build" | "take" | "pay"} ActionKind  kinds of action that look different
 *
 * @typedef {{ at: string, seat?: number, text?: string }} Pin
 * @typedef {{ from: string, to: string, seat?: number }} Arrow
 * @typedef {{ from: string, to: string, hue: string }} Trail  in the colours of a class
 *
 * @typedef {{ at: string, symbol: string, look: string, y?: number, isPast?: boolean, of?: string }} Ghost
 *   a piece that would be at a target, or was there before what a preview shows; `of`: the target
 *   that is the piece now, which would leave its place
 * @typedef {{ at: string, symbol: string, look: string, count: number }} Count  how many there are
 *   of something at a target
 * @typedef {Count & { before: number }} Change
 *
 * @typedef {object} Aid  the contents of the one-page player aid
 * @property {{ id: string, symbols: string[] }[]} sections  the texts `aid-<title>-<id>-1` and so on,
 *   each with a symbol if there is one
 * @property {{ symbol: string, look?: string, text: Text }[]} legend  the meaning of symbols
 *
 * @typedef {{ at: string, symbol: string, look?: string, tone: "die" | "attack" | "howl" | "take" | "build" | "score",
 *   gains?: Gain[] }} Highlight
 *   a symbol that is shown large at a target, or in the middle of the board
 * @typedef {{ symbol: string, look: string, points: number, seat?: number }} Gain  points that a pack gets there
 *
 * @typedef {{ from: string, to: string, symbol: string, look: string, seat?: number, of?: string }} Motion
 *   a symbol that goes from one target to another, in the colours of a class; `of`: the target that is
 *   the piece before it goes
 */

/**
 * The drawing of a title whose view has the shape `V`.
 *
 * @template [V=View]
 * @typedef {object} Title
 * @property {string} id
 * @property {{ minutes: [from: number, to: number], weight: "light" | "medium" | "heavy" }} [about]  how
 *   long a game with people takes, and how much there is to learn
 * @property {() => Tree} [cover]  a scene of the game's world, for the first page
 * @property {() => Tree[]} definitions  symbols and patterns its drawings refer to
 * @property {(view: V, ui: Ui) => string} [painting]  the file of a painting of this board's land, in the
 *   folder of the title's page; empty where there is none
 * @property {(view: V, ui: Ui) => Tree} board  an `svg` element with a `viewBox`
 * @property {(view: V, ui: Ui) => Iterable<unknown>} [preparation]  works out what is costly about the first
 *   board and kept for the next ones, in parts
 * @property {(view: V, seat: number, ui: Ui) => Tree} panel  one pack's card
 * @property {(view: V, seat: number, ui: Ui) => Tree} own  the viewer's own board
 * @property {(view: V, seat: number, ui: Ui) => Tree | null} [hand]  cards the viewer chooses from, with
 *   all that is written on them: too much for the viewer's own board
 * @property {(view: V, ui: Ui) => Tree} status  moon, season, round: one strip
 * @property {(thing: string, view: V) => Text} describe  a word or a target, for tooltips,
 *   buttons and screen readers
 * @property {(word: string, view: V) => Text} brief  a word in a list of actions, where all that
 *   can be said of it would be too much
 * @property {(word: string, chosen: string[], view: V) => Target} targetOf  what a word points
 *   at, after the words chosen before it
 * @property {(event: GameEvent, view: V) => LogLine | null} eventText  null: it has no sentence
 * @property {(facts: Record<string, import("../lib/request.js").Fact>, view: V) => Record<string, Part>}
 *   [factTexts]  the facts of a refusal, with names instead of the words of the rules
 * @property {(view: V, chosen: string[], options: string[]) => Text} question  what the
 *   action bar asks, in one sentence
 * @property {(view: V) => number[]} scores  present points (or what counts instead), by seat
 * @property {(view: V) => { part: string, values: (number | string)[] }[]} [sheet]  what counted at the
 *   end, by seat, where victory is not by points; the text of each is `part-<title>-<part>`
 * @property {(view: V, ui: Ui) => { id: string, x: number, y: number }[]} places  targets of the
 *   board with their middle, for arrow keys and animations
 * @property {(view: V) => { heading: string, targets: string[] }[]} [textView]  all targets of the
 *   board for readers of text, in groups with a target or "" as heading; else all `places`
 * @property {(target: string, view: V) => Text | string} [nameOf]  the name of a place on the board
 * @property {(target: string, view: V) => string[]} [neighbours]  targets next to one
 * @property {(target: string, view: V) => { text: Text, targets: string[] }[]} [distances]  distances
 *   from a place, for readers of text
 * @property {(event: GameEvent, view: V) => Motion[]} motions  what moves when this happens; the view may be
 *   the one before it, or a later one
 * @property {(motion: Motion, view: V, ui: Ui) => { x: number, y: number }[]} [wayOf]  the places a motion
 *   passes between its ends, where its way is not straight
 * @property {(event: GameEvent, view: V) => Highlight | null} [highlightOf]  events to highlight; the view
 *   as above
 * @property {(view: V, event: GameEvent) => V} [viewAfter]  the view once an event among several of an
 *   action has been seen: the scores that the event changes
 * @property {(events: GameEvent[], view: V, viewer?: number | null) => Text | null} [narrate]  what an
 *   action led to, in one sentence for a seat or a watcher; null: nothing worth one
 * @property {(words: string[], view: V, seat: number, events?: GameEvent[]) => Ghost[]} [ghostsOf]  the
 *   pieces that an action that begins with these words would place; `events`:
 *   what a whole action leads to, where that is known
 * @property {(view: V) => Count[]} [counts]  the numbers on the board that a preview may change
 * @property {(target: string, chosen: string[], view: V, seat: number) => string[]} whyNot
 *   beginnings of actions one may have meant by pointing at a thing that does not glow
 * @property {(view: V, seat: number) => string} emblem  the sign of a pack, which determines
 *   its colour too
 * @property {(words: string[], view: V, seat: number) => Text | null} [harmOf]  what an action would cost
 *   the one who acts: it is said on the button and asks for confirmation; null: nothing
 * @property {string[]} finalVerbs  first words of actions that hand the game on or cannot be taken back:
 *   they ask for confirmation where the title has no `harmOf`
 * @property {(view: V, seat: number) => boolean} [isOut]  whether a seat has left the game for good
 * @property {(word: string) => string[]} [partsOf]  the targets a word is made of, if there are
 *   several: they are tapped one after the other (tiles of a payment)
 * @property {(target: string, view: V, seat: number) => Beginning[]} [startsWith]  what one may begin
 *   to do with one of the viewer's things, such as move with a wolf
 * @property {(view: V, seat: number) => string[]} [verbs]  every verb of this stage: those that are not
 *   possible now are shown as such
 * @property {(word: string, chosen: string[], view: V) => Text | null} [noteOn]  a few words on the
 *   button of a word: what it costs, how likely it is
 * @property {Record<string, ActionKind>} [actionKinds]  verbs whose targets look different
 * @property {string[]} layers  layers one can switch on
 */

/** @typedef {{ title: Title, view: View }} TitleView  a title and what it is to draw */

/** Members that a title may leave out. */
const DEFAULTS = { layers: [], motions: () => [] };

/**
 * Return a title made of what its modules export and of what only its index knows.
 *
 * @template V
 * @param {Omit<Title<V>, keyof typeof DEFAULTS> & Partial<Title<V>>} members
 * @returns {Title<V>}
 */
export const makeTitle = (members) => ({ ...DEFAULTS, ...members });
