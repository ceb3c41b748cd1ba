import { randomBytes } from 'node:crypto';

/** Lifetime of a session: 8 hours. */
export const SESSION_SECONDS = 8 * 3600;

/** More than there are people; past this number the oldest session ends. */
const MOST_SESSIONS = 200;

/** The cookie in which a browser holds its session. */
interface SessionCookie {
  readonly cookie: string;
  /** Path below which browsers send it. */
  readonly path: string;
}

/** Signed-in sessions, held in memory: a restart signs everybody out. */
export class Sessions implements SessionCookie {
  readonly cookie: string;
  readonly path: string;
  readonly #sessions = new Map<string, { readonly name: string; readonly end: number }>();
  readonly #now: () => number;

  constructor({ cookie, path }: SessionCookie, now: () => number = Date.now) {
    this.cookie = cookie;
    this.path = path;
    this.#now = now;
  }

  /** Opens a session of a person, who may have no name, and returns its token for the cookie. */
  open(name = ''): string {
    const token = randomBytes(32).toString('base64url');
    this.#sessions.set(token, { name, end: this.#now() + SESSION_SECONDS * 1000 });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MOST_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest);
    return token;
  }

  /** Returns true when the token belongs to a session that has not ended. */
  has(token: string): boolean {
    return this.nameOf(token) !== undefined;
  }

  /** Returns the name with which a session was opened; undefined when it has ended. */
  nameOf(token: string): string | undefined {
    const session = this.#sessions.get(token);
    if (session && session.end > this.#now()) return session.name;
    this.#sessions.delete(token);
    return undefined;
  }

  close(token: string): void {
    this.#sessions.delete(token);
  }
}
