/** A guide at a table: what it says now, what it wants, and how far one has read. */
import { computed, effect, signal } from "../../lib/html.js";
import { canGoOn, leftAt, pageAt, pagesOf } from "./guide-steps.js";
import { showError } from "../../lib/notices.js";
import { perTable } from "../../lib/storage.js";
import { standing } from "../../client/table-state.js";
import { addTexts } from "../../lib/texts.js";
import * as api from "./api.js";

/** @typedef {import("./guide-steps.js").Guide} Guide */

const memory = perTable("wolfden-guides", { read: 0, isFree: false, ply: 0 });

export class Guidance {
  /** @param {import("../../client/client.js").TableClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import("@preact/signals").Signal<Guide | null>} how far the game has come, as last heard */
    this.guide = signal(null);
    this.memory = signal(memory.get(client.id));
    this.pages = computed(() => pagesOf(this.guide.value?.steps ?? []));
    /** The last ply whose steps are known and whose actions were shown. */
    this.ply = computed(() => Math.min(this.guide.value?.ply ?? 0, client.state.value.ply));
    this.page = computed(() => this.pageNow());
    /** @type {import("@preact/signals").Signal<string>} the page at which one has asked for a hint */
    this.hinted = signal("");
    const title = computed(() => (client.state.value.table?.guide ? client.state.value.table.title : ""));
    this.isAsking = false;
    this.stops = [
      effect(() => {
        if (title.value) addTexts(`guide-${title.value}`);
      }),
      effect(() => {
        this.refresh(title.value ? client.state.value.seq : -1);
      }),
      effect(() => this.hold()),
    ];
  }

  /** Whether this is the viewer's guided table, with pages left to read. */
  get isHere() {
    const { seat, table } = this.client.state.value;
    const guide = this.guide.value;
    if (!guide || !table || guide.seat !== seat) return false;
    return !guide.is_over || this.memory.value.read < this.pages.value.length;
  }

  /** Whether one plays as one likes for now. */
  get isFree() {
    return this.memory.value.isFree;
  }

  get canGoOn() {
    const page = this.page.value;
    return page !== null && canGoOn(this.pages.value, page, this.ply.value, this.guide.value?.is_over ?? false);
  }

  get isLast() {
    return this.guide.value?.is_over && this.page.value?.index === this.pages.value.length - 1;
  }

  /** Whether something was done since the page was opened, without what it wants. */
  get isUnderWay() {
    const page = this.page.value;
    return page !== null && page.kind === "goal" && this.ply.value > page.step.ply;
  }

  /** Hear how far the game has come, until nothing newer is shown. @param {number} seq */
  async refresh(seq) {
    if (seq < 0 || this.isAsking || (this.guide.peek()?.seq ?? -1) >= seq) return;
    this.isAsking = true;
    try {
      this.guide.value = await api.fetchGuide(this.client.id);
    } catch (error) {
      showError(error);
      return;
    } finally {
      this.isAsking = false;
    }
    this.refresh(this.client.state.peek().seq);
  }

  pageNow() {
    if (!this.isHere || this.isFree) return null;
    return pageAt(this.pages.value, this.ply.value, this.memory.value.read);
  }

  /** Let the client offer only what the page asks for; nothing while one reads, or before one can. */
  hold() {
    const page = this.page.value;
    const isBehind = (this.guide.value?.seq ?? -1) < this.client.state.value.seq;
    if (!page) this.client.guidedAsks.value = null;
    else if (isBehind || page.kind === "explain" || page.kind === "done") this.client.guidedAsks.value = [];
    else this.client.guidedAsks.value = page.step.asks.length > 0 ? page.step.asks.map((ask) => ask.split(" ")) : null;
  }

  /** @param {Partial<{ read: number, isFree: boolean, ply: number }>} changes */
  remember(changes) {
    this.memory.value = { ...this.memory.peek(), ...changes };
    memory.put(this.client.id, this.memory.peek());
  }

  /** Read on. @returns {boolean} whether there was anything to turn to */
  next() {
    const page = this.page.peek();
    if (!page || !this.canGoOn) return false;
    this.remember({ read: page.index + 1 });
    return true;
  }

  /** Give the hint of a goal. @returns {boolean} whether the page has one */
  hint() {
    const page = this.page.peek();
    if (page?.kind === "goal") this.hinted.value = page.step.name;
    return page?.kind === "goal";
  }

  /** Play as one likes. */
  letGo() {
    this.remember({ isFree: true, ply: this.client.state.peek().ply });
  }

  /** Continue with the guide from where the player left it. */
  async takeUp() {
    const { entries, seat, seq } = this.client.state.peek();
    const ply = leftAt(standing(entries), seat ?? -1, this.memory.peek().ply);
    if (ply >= 0) await this.client.sending({ type: "undo", seq, ply });
    this.remember({ isFree: false });
  }

  close() {
    this.stops.forEach((stop) => stop());
  }
}
