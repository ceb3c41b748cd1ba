import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EDITING_PATH } from './sign-in-pages.ts';
import { SESSION_SECONDS, type Sessions } from './sessions.ts';

const COOKIE = 'editing_session';

/** The token of the session that a request belongs to; undefined when its author is not signed in. */
export function sessionToken(c: Context, sessions: Sessions): string | undefined {
  const token = getCookie(c, COOKIE);
  return token !== undefined && sessions.has(token) ? token : undefined;
}

/** Gives the author's browser a session: readable by no script, sent by no other site. */
export function setSessionCookie(c: Context, token: string): void {
  const isSecure = c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';
  const options = { path: EDITING_PATH, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const;
  setCookie(c, COOKIE, token, { ...options, maxAge: SESSION_SECONDS });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, COOKIE, { path: EDITING_PATH });
}

/** Lets only signed-in authors pass; `refuse` answers everybody else. */
export const requireSession =
  (sessions: Sessions, refuse: (c: Context) => Response | Promise<Response>): MiddlewareHandler =>
  (c, next) =>
    sessionToken(c, sessions) === undefined ? Promise.resolve(refuse(c)) : next();
