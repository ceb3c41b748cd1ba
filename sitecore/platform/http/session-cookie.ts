import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { readerTokenOf, SESSION_SECONDS, type Sessions } from './sessions.ts';

/** Returns the session token of a request; undefined when its sender is not signed in. */
export function sessionToken(c: Context, sessions: Sessions): string | undefined {
  const token = getCookie(c, sessions.cookie);
  return token !== undefined && sessions.has(token) ? token : undefined;
}

/** Returns the name of whoever is signed in; undefined when nobody is. */
export const sessionName = (c: Context, sessions: Sessions): string | undefined =>
  sessions.nameOf(getCookie(c, sessions.cookie) ?? '');

/** Returns true for a request with the second cookie of a session. */
export function isReader(c: Context, sessions: Sessions): boolean {
  const token = sessions.reader && getCookie(c, sessions.reader.cookie);
  return token !== undefined && sessions.hasReader(token);
}

/** Opens a session in place of the browser's last one; no script can read its cookie, and no other site can send it. */
export function openSession(c: Context, sessions: Sessions, name?: string): void {
  sessions.close(getCookie(c, sessions.cookie) ?? '');
  const isSecure = c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';
  const options = { httpOnly: true, sameSite: 'Strict', secure: isSecure, maxAge: SESSION_SECONDS } as const;
  const token = sessions.open(name);
  setCookie(c, sessions.cookie, token, { ...options, path: sessions.path });
  const { reader } = sessions;
  if (reader) setCookie(c, reader.cookie, readerTokenOf(token), { ...options, path: reader.path });
}

/** Ends the session of a request, and removes its cookies. */
export function closeSession(c: Context, sessions: Sessions): void {
  sessions.close(getCookie(c, sessions.cookie) ?? '');
  const { cookie, path, reader } = sessions;
  deleteCookie(c, cookie, { path });
  if (reader) deleteCookie(c, reader.cookie, { path: reader.path });
}

/** Allows requests of signed-in people only; `respondSignedOut` responds to all others. */
export const requireSession =
  (sessions: Sessions, respondSignedOut: (c: Context) => Response | Promise<Response>): MiddlewareHandler =>
  (c, next) =>
    sessionToken(c, sessions) === undefined ? Promise.resolve(respondSignedOut(c)) : next();

const BASE = 'http://platform';

/**
 * Returns the path and query of a page to open after the sign-in, as a header can have them; an empty text when it is none
 * that `isOwn` accepts, so that no link redirects to another site.
 */
export function nextPage(next: unknown, isOwn: (path: string) => boolean): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, BASE)) return '';
  const { origin, pathname, search } = new URL(next, BASE);
  return origin === BASE && isOwn(pathname) ? pathname + search : '';
}
