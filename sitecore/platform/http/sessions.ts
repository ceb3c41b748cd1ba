import { createHash, randomBytes } from 'node:crypto';

/** Lifetime of a session: 8 hours. */
export const SESSION_SECONDS = 8 * 3600;

/** More than there are people; past this number the oldest session ends. */
const MOST_SESSIONS = 200;

interface Cookie {
  readonly cookie: string;
  /** Path below which browsers send it. */
  readonly path: string;
}

/** The cookie in which a browser holds its session. */
interface SessionCookie extends Cookie {
  /** A second cookie for another path, with a token of its own: it allows to read there, and nothing else. */
  readonly reader?: Cookie;
}

/** Signed-in sessions, held in memory: a restart signs everybody out. */
export class Sessions implements SessionCookie {
  readonly cookie: string;
  readonly path: string;
  readonly reader: Cookie | undefined;
  readonly #sessions = new Map<string, { readonly name: string; readonly end: number }>();
  readonly #now: () => number;

  constructor({ cookie, path, reader }: SessionCookie, now: () => number = Date.now) {
    this.cookie = cookie;
    this.path = path;
    this.reader = reader;
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

  /** Returns true when the token is the reader's of a session that has not ended. */
  hasReader(readerToken: string): boolean {
    return [...this.#sessions.keys()].some((token) => readerTokenOf(token) === readerToken && this.has(token));
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

/** Returns the token of a session's second cookie, from which nobody can calculate the first. */
export const readerTokenOf = (token: string): string =>
  createHash('sha256').update(`reader ${token}`).digest('base64url');
