import { send } from './api.mjs';

/** The changes of a page's lists that can be taken back, kept over reloads of the page. */
export class History {
  #key;

  constructor(page) {
    this.#key = `author-history ${page.layout}`;
  }

  get canUndo() {
    return this.#read().undo.length > 0;
  }

  get canRedo() {
    return this.#read().redo.length > 0;
  }

  /** Changes a list; the result has the list's new revision. */
  async change({ item, list, revision, operation }) {
    const result = await send('POST', 'list', { item, list, revision, operation });
    if (result.kind !== 'saved') return result;
    const { undo } = this.#read();
    this.#write({ undo: [...undo, backOf({ item, list }, result)].slice(-50), redo: [] });
    return result;
  }

  undo() {
    return this.#take('undo', 'redo');
  }

  redo() {
    return this.#take('redo', 'undo');
  }

  async #take(from, to) {
    const stacks = this.#read();
    const last = stacks[from].at(-1);
    if (!last) return { kind: 'unchanged' };
    const result = await send('POST', 'list', last);
    if (result.kind === 'saved')
      this.#write({ ...stacks, [from]: stacks[from].slice(0, -1), [to]: [...stacks[to], backOf(last, result)] });
    // A change that cannot be taken back any more would block those before it.
    else if (result.kind === 'conflict') this.#write({ undo: [], redo: [] });
    return result;
  }

  #read() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key)) ?? { undo: [], redo: [] };
    } catch {
      return { undo: [], redo: [] };
    }
  }

  #write(stacks) {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(stacks));
    } catch {
      // A browser without storage takes nothing back.
    }
  }
}

const backOf = ({ item, list }, { body: { undo, revision } }) => ({ item, list, revision, operation: undo });
