import { send } from './api.mjs';
import { forgetTyped, keepTyped } from './typed-texts.mjs';

/** Results after which other fields would fail too. */
const FINAL = ['unreachable', 'signedOut', 'locked'];

/** Unsaved changes by field. Each save of an item updates the revision that its next save sends. */
export class Changes extends EventTarget {
  #unsaved = new Map();
  #seen = new Map();
  #saving;
  #last = Promise.resolve();

  get isEmpty() {
    return this.#unsaved.size === 0;
  }

  note(field) {
    if (!field) return;
    this.#unsaved.set(field.key, field);
    field.mark(undefined);
    keepTyped(field);
    this.dispatchEvent(new Event('change'));
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
        if (JSON.stringify(field.read()) !== JSON.stringify(value)) continue;
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

  /** Saves one value of a field, after the saves before it: it sends the revision that they return. */
  saveField(field, value) {
    const saved = this.#last.then(() => this.#send(field, value));
    this.#last = saved;
    return saved;
  }

  async #send({ item, language, field: name, version, revision }, value) {
    const seen = this.#seen.get(item) ?? { version, revision };
    const result = await send('PUT', 'fields', { item, language, field: name, value, ...seen });
    if (result.kind === 'saved') this.#seen.set(item, { version: result.body.version, revision: result.body.revision });
    return result;
  }
}
