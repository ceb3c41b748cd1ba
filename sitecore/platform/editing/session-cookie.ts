import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { DOOR } from './door-pages.ts';
import { SESSION_SECONDS, type Sessions } from './sessions.ts';

const COOKIE = 'editing_session';

/** The token of the session that a request belongs to; undefined when its author is not signed in. */
export function sessionOf(c: Context, sessions: Sessions): string | undefined {
  const token = getCookie(c, COOKIE);
  return token !== undefined && sessions.has(token) ? token : undefined;
}

/** Gives the author's browser a session: readable by no script, sent by no other site. */
export function keepSession(c: Context, token: string): void {
  const isSecure = c.req.header('x-forwarded-proto') === 'https' || new URL(c.req.url).protocol === 'https:';
  const options = { path: DOOR, httpOnly: true, sameSite: 'Strict', secure: isSecure } as const;
  setCookie(c, COOKIE, token, { ...options, maxAge: SESSION_SECONDS });
}

export function forgetSession(c: Context): void {
  deleteCookie(c, COOKIE, { path: DOOR });
}

/** Lets only signed-in authors pass; `refuse` answers everybody else. */
export const signedIn =
  (sessions: Sessions, refuse: (c: Context) => Response | Promise<Response>): MiddlewareHandler =>
  (c, next) =>
    sessionOf(c, sessions) === undefined ? Promise.resolve(refuse(c)) : next();
