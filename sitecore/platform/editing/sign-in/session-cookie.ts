import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EDITING_PATH } from '../editing-path.ts';
import { SESSION_SECONDS, type Sessions } from './sessions.ts';

const COOKIE = 'editing_session';

/** Returns the session token of a request; undefined when its author is not signed in. */
export function sessionToken(c: Context, sessions: Sessions): string | undefined {
  const token = getCookie(c, COOKIE);
  return token !== undefined && sessions.has(token) ? token : undefined;
}

/** Sets the session cookie: no script can read it, and no other site can send it. */
export function setSessionCookie(c: Context, token: string): void {
  const isSecure = c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';
  const options = { path: EDITING_PATH, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const;
  setCookie(c, COOKIE, token, { ...options, maxAge: SESSION_SECONDS });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, COOKIE, { path: EDITING_PATH });
}

/** Allows requests of signed-in authors only; `respondSignedOut` responds to all others. */
export const requireSession =
  (sessions: Sessions, respondSignedOut: (c: Context) => Response | Promise<Response>): MiddlewareHandler =>
  (c, next) =>
    sessionToken(c, sessions) === undefined ? Promise.resolve(respondSignedOut(c)) : next();
