import { randomBytes } from 'node:crypto';

/** Lifetime of a session: 8 hours. */
export const SESSION_SECONDS = 8 * 3600;

/** More than there are authors; past this number the oldest session ends. */
const MOST_SESSIONS = 200;

/** Signed-in sessions, held in memory: a restart signs everybody out. */
export class Sessions {
  readonly #ends = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Opens a session and returns its token for the author's cookie. */
  open(): string {
    const token = randomBytes(32).toString('base64url');
    this.#ends.set(token, this.#now() + SESSION_SECONDS * 1000);
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > MOST_SESSIONS && oldest !== undefined) this.#ends.delete(oldest);
    return token;
  }

  /** Returns true when the token belongs to a session that has not ended. */
  has(token: string): boolean {
    const end = this.#ends.get(token);
    if (end !== undefined && end <= this.#now()) this.#ends.delete(token);
    return this.#ends.has(token);
  }

  close(token: string): void {
    this.#ends.delete(token);
  }
}
