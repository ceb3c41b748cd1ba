/** What an author has changed and not saved; the revision of each item follows what was saved of it. */
export class Changes extends EventTarget {
  #unsaved = new Map();
  #seen = new Map();
  /** The items of which something was saved. */
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

  /** Saves field after field; the first that cannot be saved stays, with all behind it. */
  async save() {
    for (const [key, field] of [...this.#unsaved]) {
      const outcome = await this.#saveOne(field);
      if (outcome.kind !== 'saved') return outcome;
      this.#unsaved.delete(key);
    }
    this.dispatchEvent(new Event('change'));
    return { kind: 'saved' };
  }

  async #saveOne(field) {
    const { item, language, field: name } = field;
    const seen = this.#seen.get(item) ?? { version: field.version, revision: field.revision };
    const answer = await send('PUT', 'fields', { item, language, field: name, value: field.read(), ...seen });
    if (answer.kind === 'saved') {
      this.#seen.set(item, { version: answer.body.version, revision: answer.body.revision });
      this.#saved.add(item);
    }
    return answer;
  }
}

/** Publishes the drafts of these items; `nothing` when there was none. */
export async function publish(items) {
  let isAny = false;
  for (const item of items) {
    const answer = await send('POST', 'publish', { item });
    if (answer.kind !== 'saved') return answer;
    isAny ||= answer.body.published;
  }
  return { kind: isAny ? 'saved' : 'nothing' };
}

const KINDS = { 401: 'signedOut', 409: 'conflict' };

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
    return { kind: 'silent' };
  }
}
