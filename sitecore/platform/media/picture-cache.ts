/** A picture that was made; undefined when its file is right as it is. */
export type TransformedPicture = Uint8Array<ArrayBuffer> | undefined;

interface Limits {
  readonly bytes: number;
  readonly jobs: number;
}

/** What an entry costs beside its bytes, so that a flood of tiny ones is bounded too. */
const ENTRY_BYTES = 512;

/** Keeps the pictures that were asked for last; makes each once however many ask, and only a few at a time. */
export class PictureCache {
  readonly #limits: Limits;
  readonly #cached = new Map<string, TransformedPicture>();
  readonly #pending = new Map<string, Promise<TransformedPicture>>();
  readonly #waiting: (() => void)[] = [];
  #bytes = 0;
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The picture of a key; a failure reaches everyone who waits and is not kept. */
  async get(key: string, make: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    if (this.#cached.has(key)) return this.#touch(key);
    const started = this.#pending.get(key);
    if (started) return started;
    const job = this.#withSlot(make)
      .then((made) => this.#store(key, made))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, job);
    return job;
  }

  #touch(key: string): TransformedPicture {
    const made = this.#cached.get(key);
    this.#cached.delete(key);
    this.#cached.set(key, made);
    return made;
  }

  #store(key: string, made: TransformedPicture): TransformedPicture {
    if (cost(made) > this.#limits.bytes) return made;
    this.#cached.set(key, made);
    this.#bytes += cost(made);
    for (const [oldest, old] of this.#cached) {
      if (this.#bytes <= this.#limits.bytes) break;
      this.#cached.delete(oldest);
      this.#bytes -= cost(old);
    }
    return made;
  }

  async #withSlot(make: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    if (this.#running < this.#limits.jobs) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await make();
    } finally {
      const next = this.#waiting.shift();
      // The place goes to the next one directly, so nobody can slip in between.
      if (next) next();
      else this.#running -= 1;
    }
  }
}

const cost = (made: TransformedPicture): number => ENTRY_BYTES + (made?.byteLength ?? 0);
