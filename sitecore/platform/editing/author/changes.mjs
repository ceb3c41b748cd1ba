import { send } from './api.mjs';
import { isSame } from './conflict.mjs';
import { forgetTyped, keepTyped } from './typed-texts.mjs';

/** Results after which other fields would fail too. */
const FINAL = ['unreachable', 'signedOut', 'locked'];

/**
 * Unsaved changes by field. Each save of an item updates the revision that its next save sends. `ask` receives a field with the
 * author's value and the one that somebody else has saved, and returns which stays: `mine`, `theirs` or undefined.
 */
export class Changes extends EventTarget {
  #ask;
  #unsaved = new Map();
  /** Values as the page showed them, or as they were saved last, by field. */
  #bases = new Map();
  /** Values that somebody else has saved under an author's text that came back after a reload. */
  #theirs = new Map();
  #seen = new Map();
  #saving;
  #last = Promise.resolve();

  constructor(ask = async () => undefined) {
    super();
    this.#ask = ask;
  }

  get isEmpty() {
    return this.#unsaved.size === 0;
  }

  /** Notes the values that a page shows before anything is typed. */
  show(fields) {
    for (const field of fields) this.#bases.set(field.key, field.read());
  }

  note(field) {
    if (!field) return;
    this.#unsaved.set(field.key, field);
    field.mark(undefined);
    keepTyped(field, this.#bases.get(field.key));
    this.dispatchEvent(new Event('change'));
  }

  /** Notes a text from before a reload; the page may show what somebody else has saved over the text that it was typed over. */
  noteRestored(field, base) {
    const shown = this.#bases.get(field.key);
    if (base !== undefined && shown !== undefined && !isSame(base, shown)) {
      this.#theirs.set(field.key, shown);
      this.#bases.set(field.key, base);
    }
    this.note(field);
  }

  /**
   * Saves each field by itself: one that is refused is marked, keeps its text and stays unsaved, and the others are
   * saved. Returns the first failure, else `saved`.
   */
  async save() {
    // A second save waits for the first: it sends the revision that the first returns.
    while (this.#saving) await this.#saving;
    this.#saving = this.#saveAll();
    const result = await this.#saving;
    this.#saving = undefined;
    this.dispatchEvent(new Event('change'));
    return result;
  }

  async #saveAll() {
    let failure;
    for (const [key, field] of [...this.#unsaved]) {
      const value = field.read();
      const result = await this.saveField(field, value);
      if (result.kind === 'saved') {
        // The author typed during the request: that is not saved yet.
        if (!result.isTheirs && JSON.stringify(field.read()) !== JSON.stringify(value)) continue;
        this.#unsaved.delete(key);
        forgetTyped(field);
        continue;
      }
      failure ??= result;
      if (FINAL.includes(result.kind)) break;
      field.mark(result);
    }
    return failure ?? { kind: 'saved' };
  }

  /**
   * Saves one value of a field, after the saves before it: it sends the revision that they return. A field of a panel has the
   * value that the panel showed as its `base`.
   */
  saveField(field, value) {
    const saved = this.#last.then(() => this.#send(field, value));
    this.#last = saved;
    return saved;
  }

  async #send(field, value) {
    const { item, version, revision } = field;
    if (this.#theirs.has(field.key)) return this.#settle(field, value, this.#theirs.get(field.key));
    const seen = this.#seen.get(item) ?? { version, revision };
    const result = await this.#put(field, value, seen);
    if (result.kind !== 'conflict' || result.body.version === undefined) return result;
    const { value: theirs, ...current } = result.body;
    const base = field.base ?? this.#bases.get(field.key);
    // Somebody has changed another field of the item, or this one to the same.
    const isOther = (base !== undefined && isSame(theirs, base)) || isSame(theirs, value);
    return isOther ? this.#put(field, value, current) : this.#settle(field, value, theirs, result);
  }

  /** Asks which of two values stays, and saves the author's or shows the other. */
  async #settle(field, value, theirs, result = { kind: 'conflict' }) {
    const choice = await this.#ask({ field, mine: value, theirs });
    if (choice === undefined) return result;
    this.#theirs.delete(field.key);
    const { version, revision } = result.body ?? this.#seen.get(field.item) ?? field;
    this.#seen.set(field.item, { version, revision });
    this.#bases.set(field.key, theirs);
    if (choice === 'mine') return this.#put(field, value, { version, revision });
    field.write(theirs);
    return { kind: 'saved', isTheirs: true, body: { version, revision } };
  }

  async #put({ item, language, field: name, key }, value, { version, revision }) {
    const result = await send('PUT', 'fields', { item, language, field: name, value, version, revision });
    if (result.kind !== 'saved') return result;
    this.#seen.set(item, { version: result.body.version, revision: result.body.revision });
    if (key !== undefined) this.#bases.set(key, value);
    return result;
  }
}
