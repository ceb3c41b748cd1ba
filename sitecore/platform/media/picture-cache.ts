/** A transformed picture; undefined when its file is to be sent unchanged. */
export type TransformedPicture = Uint8Array<ArrayBuffer> | undefined;

interface Limits {
  readonly bytes: number;
  readonly jobs: number;
}

/** The cost of an entry besides its bytes, so that the number of tiny ones is limited too. */
const ENTRY_BYTES = 512;

/**
 * Least-recently-used cache of pictures; concurrent requests for a picture share one job, and few jobs run at a time.
 */
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

  /** Returns the picture of a key; a failure rejects for every waiting caller and is not cached. */
  async get(key: string, create: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    if (this.#cached.has(key)) return this.#touch(key);
    const started = this.#pending.get(key);
    if (started) return started;
    const job = this.#withSlot(create)
      .then((picture) => this.#store(key, picture))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, job);
    return job;
  }

  #touch(key: string): TransformedPicture {
    const picture = this.#cached.get(key);
    this.#cached.delete(key);
    this.#cached.set(key, picture);
    return picture;
  }

  #store(key: string, picture: TransformedPicture): TransformedPicture {
    if (cost(picture) > this.#limits.bytes) return picture;
    this.#cached.set(key, picture);
    this.#bytes += cost(picture);
    for (const [oldest, old] of this.#cached) {
      if (this.#bytes <= this.#limits.bytes) break;
      this.#cached.delete(oldest);
      this.#bytes -= cost(old);
    }
    return picture;
  }

  async #withSlot(create: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    if (this.#running < this.#limits.jobs) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await create();
    } finally {
      const next = this.#waiting.shift();
      // The slot passes directly to the next job: a new request cannot take it in between.
      if (next) next();
      else this.#running -= 1;
    }
  }
}

const cost = (picture: TransformedPicture): number => ENTRY_BYTES + (picture?.byteLength ?? 0);
