import { type Context, Hono } from 'hono';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Databases } from '../../database.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { clientOf } from '../../http/client-of.ts';
import { readForm } from '../../http/read-body.ts';
import { closeSession, nextPage, openSession, sessionToken } from '../../http/session-cookie.ts';
import type { Sessions } from '../../http/sessions.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { listingPage, problemPage, signInPage } from './sign-in-pages.ts';
import { signInTexts } from './sign-in-texts.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import { requestedLanguage } from '../requested-page.ts';

interface SignInOptions {
  readonly password: string;
  /** Proxies in front of the platform whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly databases: () => Databases;
}

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
  const attempts = new AttemptLimiter();
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
    const form = await readForm(c);
    if (!form) return c.html(signInPage({ language, next: '', error: texts.wrongPassword }), 400);
    if (!isHeaderValue(form.next)) return invalidNext(c, language);
    const next = safeNext(form.next);
    const given = typeof form.password === 'string' ? form.password : '';
    const result = await attempts.compare(clientOf(c, { trustedProxies }), given, password);
    if (typeof result === 'number') {
      c.header('Retry-After', String(result));
      return c.html(signInPage({ language, next, error: texts.tooMany(result) }), 429);
    }
    if (result === 'wrong') return c.html(signInPage({ language, next, error: texts.wrongPassword }), 401);
    openSession(c, sessions);
    return c.redirect(next === '' ? `${EDITING_PATH}?lang=${language}` : next, 303);
  });
  app.post('/sign-out', (c) => {
    closeSession(c, sessions);
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

/** Returns `next` only when it is a page to edit; else "". */
const safeNext = (next: unknown): string => nextPage(next, (path) => path === `${EDITING_PATH}/page`);

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
