import { type Context, Hono } from 'hono';
import type { Databases } from '../database.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { Attempts } from './attempts.ts';
import { DOOR, listingPage, signInPage } from './door-pages.ts';
import { doorWords } from './door-words.ts';
import type { DraftFiles } from './draft-files.ts';
import { requestedLanguage } from './requested-page.ts';
import { forgetSession, keepSession, sessionOf } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

interface DoorOptions {
  readonly password: string;
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly databases: () => Databases;
}

/** Nobody mistypes a password more often. */
const TRIES_PER_MINUTE = 10;

/** What the platform's own pages of editing may load and who may frame them. */
const SECURITY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Where authors sign in, and what they find then: pages to edit, drafts to publish. */
export function doorRoutes({ password, sessions, files, databases }: DoorOptions): Hono<PlatformEnv> {
  const attempts = new Attempts(TRIES_PER_MINUTE);
  const app = new Hono<PlatformEnv>();
  app.get('/', (c) => {
    c.header('Content-Security-Policy', SECURITY);
    const language = requestedLanguage(c);
    if (sessionOf(c, sessions) === undefined)
      return c.html(signInPage({ language, next: safeNext(c.req.query('next')) }));
    return c.html(listing(c, files, databases()));
  });
  app.post('/sign-in', async (c) => {
    c.header('Content-Security-Policy', SECURITY);
    const language = requestedLanguage(c);
    const words = doorWords[language];
    const form = await c.req.parseBody();
    const next = safeNext(form.next);
    const seconds = attempts.wait();
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return c.html(signInPage({ language, next, error: words.tooMany(seconds) }), 429);
    }
    if (typeof form.password !== 'string' || !isSameSecret(form.password, password))
      return c.html(signInPage({ language, next, error: words.wrong }), 401);
    keepSession(c, sessions.open());
    return c.redirect(next === '' ? `${DOOR}?lang=${language}` : next, 303);
  });
  app.post('/sign-out', (c) => {
    sessions.close(sessionOf(c, sessions) ?? '');
    forgetSession(c);
    return c.redirect(DOOR, 303);
  });
  return app;
}

/** Only a page to edit is where one goes after signing in: no address of anybody else. */
const safeNext = (next: unknown): string => (typeof next === 'string' && next.startsWith(`${DOOR}/page?`) ? next : '');

function listing(c: Context<PlatformEnv>, files: DraftFiles, { master: { content } }: Databases) {
  const language = requestedLanguage(c);
  const drafts = [...content.tree.items].flatMap(({ path, displayName, source }) => {
    const open = source?.steps.length === 0 && files.hasDraft(source) ? files.open(source) : undefined;
    return open ? [{ path, name: displayName[language], version: open.version }] : [];
  });
  const pages = [...content.tree.pages]
    .filter(({ path }) => path.startsWith(`${content.sites[0].rootPath}/`))
    .map(({ url = '/', displayName }) => ({ url, name: displayName[language] }));
  const isDone = c.req.query('published') !== undefined;
  return listingPage({ language, pages, drafts, ...(isDone && { notice: doorWords[language].published }) });
}
