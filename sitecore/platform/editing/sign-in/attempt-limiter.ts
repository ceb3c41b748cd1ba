const WINDOW_MS = 60_000;

/** Counts what may be tried so many times a minute; whoever tries, because a guesser has many addresses. */
export class AttemptLimiter {
  readonly #most: number;
  readonly #now: () => number;
  #opened = Number.NEGATIVE_INFINITY;
  #used = 0;

  constructor(most: number, now: () => number = Date.now) {
    this.#most = most;
    this.#now = now;
  }

  /** Counts one more try; the seconds to wait when there were too many, 0 when it may be made. */
  retryAfter(): number {
    const now = this.#now();
    if (now - this.#opened >= WINDOW_MS) {
      this.#opened = now;
      this.#used = 0;
    }
    this.#used += 1;
    return this.#used > this.#most ? Math.max(1, Math.ceil((this.#opened + WINDOW_MS - now) / 1000)) : 0;
  }
}
