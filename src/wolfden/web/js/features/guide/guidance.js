/** A guide at a table: what it says now, what it asks for, and how far one has read. */
import { computed, effect, signal } from "../../lib/html.js";
import { canGoOn, leftAt, pageAt, pagesOf } from "./guide-steps.js";
import { showError } from "../../lib/notices.js";
import { perTable } from "../../lib/storage.js";
import { standing } from "../../client/table-state.js";
import { addTexts } from "../../lib/texts.js";
import * as api from "./api.js";

/** @typedef {import("./guide-steps.js").Guide} Guide */

const memory = perTable("wolfden-guides", { read: 0, isFree: false });

export class Guidance {
  /** @param {import("../../client/client.js").TableClient} client */
  constructor(client) {
    this.client = client;
    /** @type {import("@preact/signals").Signal<Guide | null>} */
    this.guide = signal(null);
    this.memory = signal(memory.get(client.id));
    this.pages = computed(() => pagesOf(this.guide.value?.steps ?? []));
    /** The ply before the first action that the guide did not ask for; -1: there is none. */
    this.left = computed(() => this.whereLeft());
    this.page = computed(() => this.pageNow());
    const title = computed(() => client.state.value.table?.guide ?? "");
    this.stops = [
      effect(() => {
        this.load(title.value);
      }),
      effect(() => this.hold()),
    ];
  }

  /** Whether this is the viewer's guided table, with pages left to read. */
  get isHere() {
    const { seat, table } = this.client.state.value;
    const { read } = this.memory.value;
    const guide = this.guide.value;
    if (!guide || !table || guide.seat !== seat) return false;
    return read < this.pages.value.length;
  }

  /** Whether one plays as one likes for now. */
  get isFree() {
    return this.memory.value.isFree;
  }

  get canGoOn() {
    const page = this.page.value;
    return page !== null && canGoOn(this.pages.value, page, this.client.state.value.ply);
  }

  get isLast() {
    return this.page.value?.index === this.pages.value.length - 1;
  }

  /** @param {string} title */
  async load(title) {
    if (!title) return;
    try {
      const [guide] = await Promise.all([api.fetchGuide(title), addTexts(`guide-${title}`)]);
      this.guide.value = guide;
    } catch (error) {
      showError(error);
    }
  }

  whereLeft() {
    const guide = this.guide.value;
    return guide ? leftAt(guide, standing(this.client.state.value.entries)) : -1;
  }

  pageNow() {
    if (!this.isHere || this.isFree || this.left.value >= 0) return null;
    return pageAt(this.pages.value, this.client.state.value.ply, this.memory.value.read);
  }

  /** Let the client offer only what the page asks for; nothing while one reads. */
  hold() {
    const page = this.page.value;
    if (!page) this.client.guidedAction.value = null;
    else this.client.guidedAction.value = page.kind === "ask" ? page.step.ask.split(" ") : [];
  }

  /** @param {Partial<{ read: number, isFree: boolean }>} changes */
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

  /** Play as one likes. */
  letGo() {
    this.remember({ isFree: true });
  }

  /** Continue with the guide from where the player left it. */
  async takeUp() {
    this.remember({ isFree: false });
    const ply = this.left.peek();
    if (ply < 0) return;
    const { seq } = this.client.state.peek();
    await this.client.sending({ type: "undo", seq, ply });
  }

  close() {
    this.stops.forEach((stop) => stop());
  }
}
