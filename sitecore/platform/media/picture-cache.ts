/** A picture that was made; undefined when its file is right as it is. */
export type Made = Uint8Array<ArrayBuffer> | undefined;

interface Limits {
  readonly bytes: number;
  readonly jobs: number;
}

/** What an entry costs beside its bytes, so that a flood of tiny ones is bounded too. */
const ENTRY_BYTES = 512;

/** Keeps the pictures that were asked for last; makes each once however many ask, and only a few at a time. */
export class PictureCache {
  readonly #limits: Limits;
  readonly #kept = new Map<string, Made>();
  readonly #underWay = new Map<string, Promise<Made>>();
  readonly #waiting: (() => void)[] = [];
  #bytes = 0;
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The picture of a key; a failure reaches everyone who waits and is not kept. */
  async get(key: string, make: () => Promise<Made>): Promise<Made> {
    if (this.#kept.has(key)) return this.#touch(key);
    const started = this.#underWay.get(key);
    if (started) return started;
    const job = this.#inTurn(make)
      .then((made) => this.#keep(key, made))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, job);
    return job;
  }

  #touch(key: string): Made {
    const made = this.#kept.get(key);
    this.#kept.delete(key);
    this.#kept.set(key, made);
    return made;
  }

  #keep(key: string, made: Made): Made {
    if (cost(made) > this.#limits.bytes) return made;
    this.#kept.set(key, made);
    this.#bytes += cost(made);
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#limits.bytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= cost(old);
    }
    return made;
  }

  async #inTurn(make: () => Promise<Made>): Promise<Made> {
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

const cost = (made: Made): number => ENTRY_BYTES + (made?.byteLength ?? 0);
