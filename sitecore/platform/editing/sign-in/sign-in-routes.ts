import { type Context, Hono } from 'hono';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Databases } from '../../database.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { clientOf } from '../../http/client-of.ts';
import { readForm } from '../../http/read-body.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { listingPage, problemPage, signInPage } from './sign-in-pages.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import { requestedLanguage } from '../requested-page.ts';
import { clearSessionCookie, setSessionCookie, sessionToken } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

interface SignInOptions {
  readonly password: string;
  /** Proxies in front of the platform whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly databases: () => Databases;
}

/** More than anybody who only mistypes a password needs; all authors together mistype fewer in an hour. */
const ATTEMPTS = { perClient: 10, perHour: 300 };

/** Policy of the sign-in and listing pages: their own style sheet and forms, and no framing. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the routes to sign in, to list pages and drafts, and to sign out. */
export function signInRoutes({
  password,
  trustedProxies,
  sessions,
  files,
  databases,
}: SignInOptions): Hono<PlatformEnv> {
  const attempts = new AttemptLimiter(ATTEMPTS);
  const app = new Hono<PlatformEnv>();
  app.get('/', (c) => {
    c.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    const language = requestedLanguage(c);
    if (!isHeaderValue(c.req.query('next'))) return invalidNext(c, language);
    if (sessionToken(c, sessions) === undefined)
      return c.html(signInPage({ language, next: safeNext(c.req.query('next')) }));
    return c.html(listing(c, files, databases()));
  });
  app.post('/sign-in', async (c) => {
    c.header('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    const language = requestedLanguage(c);
    const texts = signInTexts[language];
    const client = clientOf(c, { trustedProxies });
    const seconds = await attempts.retryAfter(client);
    const form = await readForm(c);
    if (!isHeaderValue(form?.next)) return invalidNext(c, language);
    const next = safeNext(form?.next);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return c.html(signInPage({ language, next, error: texts.tooMany(seconds) }), 429);
    }
    if (!form) return c.html(signInPage({ language, next, error: texts.wrongPassword }), 400);
    if (typeof form.password !== 'string' || !isSameSecret(form.password, password))
      return c.html(signInPage({ language, next, error: texts.wrongPassword }), 401);
    await attempts.reset(client);
    sessions.close(sessionToken(c, sessions) ?? '');
    setSessionCookie(c, sessions.open());
    return c.redirect(next === '' ? `${EDITING_PATH}?lang=${language}` : next, 303);
  });
  app.post('/sign-out', (c) => {
    sessions.close(sessionToken(c, sessions) ?? '');
    clearSessionCookie(c);
    return c.redirect(EDITING_PATH, 303);
  });
  return app;
}

/** Returns false for a text with a character that no header of a response may have, such as the end of a line. */
const isHeaderValue = (text: unknown): boolean => typeof text !== 'string' || /^[\x20-\x7e]*$/.test(text);

const invalidNext = (c: Context, language: Language) =>
  c.html(
    problemPage(language, (texts) => texts.invalidNext),
    400,
  );

/** Returns `next` only when it is a page to edit, so that a link cannot redirect an author to another site; else "". */
const safeNext = (next: unknown): string =>
  typeof next === 'string' && next.startsWith(`${EDITING_PATH}/page?`) ? next : '';

function listing(c: Context<PlatformEnv>, files: DraftFiles, { master: { content } }: Databases) {
  const language = requestedLanguage(c);
  const drafts = [...content.tree.items].flatMap(({ path, displayName, source }) => {
    const open = source?.steps.length === 0 && files.hasDraft(source) ? files.open(source) : undefined;
    return open ? [{ path, name: displayName[language], version: open.version }] : [];
  });
  const pages = [...content.tree.pages]
    .filter(({ path }) => path.startsWith(`${content.sites[0].rootPath}/`))
    .map(({ url = '/', displayName }) => ({ url, name: displayName[language] }));
  const isPublished = c.req.query('published') !== undefined;
  return listingPage({ language, pages, drafts, ...(isPublished && { notice: signInTexts[language].published }) });
}
