const WINDOW_MS = 60_000;

/** Limits attempts per minute over all clients together, because an attacker can use many addresses. */
export class AttemptLimiter {
  readonly #limit: number;
  readonly #now: () => number;
  #opened = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts an attempt. Returns 0 when it is allowed, else the seconds until the next minute begins. */
  retryAfter(): number {
    const now = this.#now();
    if (now - this.#opened >= WINDOW_MS) {
      this.#opened = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#limit ? Math.max(1, Math.ceil((this.#opened + WINDOW_MS - now) / 1000)) : 0;
  }
}
