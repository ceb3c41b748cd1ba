/** Unsaved changes by field. Each save of an item updates the revision that its next save sends. */
export class Changes extends EventTarget {
  #unsaved = new Map();
  #seen = new Map();
  /** Ids of the items with a saved change. */
  #saved = new Set();

  get isEmpty() {
    return this.#unsaved.size === 0;
  }

  get savedItems() {
    return [...this.#saved];
  }

  note(field) {
    if (!field) return;
    this.#unsaved.set(field.key, field);
    this.dispatchEvent(new Event('change'));
  }

  /** Saves the fields in order and stops at the first failure; that field and those after it stay unsaved. */
  async save() {
    for (const [key, field] of [...this.#unsaved]) {
      const result = await this.#saveOne(field);
      if (result.kind !== 'saved') return result;
      this.#unsaved.delete(key);
    }
    this.dispatchEvent(new Event('change'));
    return { kind: 'saved' };
  }

  async #saveOne(field) {
    const { item, language, field: name } = field;
    const seen = this.#seen.get(item) ?? { version: field.version, revision: field.revision };
    const result = await send('PUT', 'fields', { item, language, field: name, value: field.read(), ...seen });
    if (result.kind === 'saved') {
      this.#seen.set(item, { version: result.body.version, revision: result.body.revision });
      this.#saved.add(item);
    }
    return result;
  }
}

/** Publishes the drafts of these items; `unchanged` when there are none. */
export async function publish(items) {
  let isAny = false;
  for (const item of items) {
    const result = await send('POST', 'publish', { item });
    if (result.kind !== 'saved') return result;
    isAny ||= result.body.published;
  }
  return { kind: isAny ? 'saved' : 'unchanged' };
}

const KINDS = { 401: 'signedOut', 409: 'conflict', 413: 'tooLarge' };

async function send(method, path, content) {
  try {
    const response = await fetch(`/sitecore/editing/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    const body = await response.json();
    if (response.ok) return { kind: 'saved', body };
    return { kind: KINDS[response.status] ?? 'failed', detail: body.error };
  } catch {
    return { kind: 'unreachable' };
  }
}
