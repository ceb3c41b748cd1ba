import { randomBytes } from 'node:crypto';

/** How long an author stays signed in, in seconds. */
export const SESSION_SECONDS = 8 * 3600;

/** More are nobody's; the oldest go first. */
const MOST_SESSIONS = 200;

/** Who is signed in; known to this process only, so that a new start signs everybody out. */
export class Sessions {
  readonly #ends = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Opens a session; its token is what the author's browser keeps. */
  open(): string {
    const token = randomBytes(32).toString('base64url');
    this.#ends.set(token, this.#now() + SESSION_SECONDS * 1000);
    const [oldest] = this.#ends.keys();
    if (this.#ends.size > MOST_SESSIONS && oldest !== undefined) this.#ends.delete(oldest);
    return token;
  }

  /** Whether a token belongs to a session that has not ended. */
  has(token: string): boolean {
    const end = this.#ends.get(token);
    if (end !== undefined && end <= this.#now()) this.#ends.delete(token);
    return this.#ends.has(token);
  }

  close(token: string): void {
    this.#ends.delete(token);
  }
}
