import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { AttemptLimiter } from '../../../http/attempt-limiter.ts';
import { clientOf } from '../../../http/client-of.ts';
import type { PlatformEnv } from '../../../http/platform-env.ts';
import { passwordField } from '../../../http/password-field.ts';
import { readForm } from '../../../http/read-body.ts';
import { closeSession, nextPage, openSession, sessionName } from '../../../http/session-cookie.ts';
import type { Sessions } from '../../../http/sessions.ts';
import { inLanguage, LANGUAGE_KEY, languageIn, staffPage } from './staff-page.ts';
import { STAFF_TEXTS, type StaffTexts, withNumber } from './staff-texts.ts';

const LONGEST_NAME = 80;

/** A page of the staff, with the password that all who may read it share. */
export interface StaffPage {
  readonly password: string;
  /** True for the page of anonymous submissions. */
  readonly isAnonymous: boolean;
  readonly path: string;
  readonly sessions: Sessions;
}

/** A sign-in form as it is shown: what was entered, and the error of a field. */
interface SignIn {
  /** Path and query of the page to open next. */
  readonly next: string;
  readonly name?: string;
  readonly error?: { readonly field: 'name' | 'password'; readonly text: string };
  /** Reason why the form is shown, above it. */
  readonly notice?: string;
}

/** Returns the routes `…/sign-in` and `…/sign-out` of a page of the staff. */
export function signInRoutes(page: StaffPage, trustedProxies: number | undefined): Hono<PlatformEnv> {
  const { path, sessions } = page;
  const attempts = new AttemptLimiter();
  const app = new Hono<PlatformEnv>();
  app.get('/sign-in', (c) => c.redirect(inLanguage(path, languageOf(c)), 303));
  app.post('/sign-in', async (c) => {
    const language = languageOf(c);
    const texts = STAFF_TEXTS[language];
    const form = await readForm(c);
    const next = nextPage(form?.next, isPageOf(page)) || inLanguage(path, language);
    const name = typeof form?.name === 'string' ? form.name.trim() : '';
    const password = typeof form?.password === 'string' ? form.password : '';
    const failed = (field: 'name' | 'password', text: string) =>
      signInPage(c, page, { next, name, error: { field, text } });
    if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
      return c.html(failed('name', texts.noName), 400);
    const result = await attempts.compare(clientOf(c, { trustedProxies }), password, page.password);
    if (typeof result === 'number') {
      c.header('Retry-After', String(result));
      return c.html(failed('password', withNumber(texts.tooMany, result, language)), 429);
    }
    if (result === 'wrong') return c.html(failed('password', texts.wrongPassword), 401);
    openSession(c, sessions, name);
    return c.redirect(next, 303);
  });
  app.post('/sign-out', (c) => {
    closeSession(c, sessions);
    return c.redirect(inLanguage(path, languageOf(c)), 303);
  });
  return app;
}

/** Shows the sign-in form in place of a page to whoever is not signed in; programs get the error as JSON. */
export const requireStaff =
  (page: StaffPage): MiddlewareHandler<PlatformEnv> =>
  async (c, next) => {
    if (sessionName(c, page.sessions) !== undefined) return next();
    if (c.req.path.startsWith(`${page.path}/person/`)) return c.json({ error: 'sign in first' }, 401);
    const { pathname, search } = new URL(c.req.url);
    const isRead = c.req.method === 'GET';
    const notice = isRead ? {} : { notice: STAFF_TEXTS[languageOf(c)].ended };
    return c.html(signInPage(c, page, { next: pathname + search, ...notice }), 401);
  };

const languageOf = (c: Context) => languageIn(c.req.query(LANGUAGE_KEY));

const isPageOf =
  ({ path: own }: StaffPage) =>
  (path: string): boolean =>
    path === own || path === `${own}.csv` || path.startsWith(`${own}/`);

function signInPage(c: Context, { path, isAnonymous }: StaffPage, { next, name = '', error, notice }: SignIn) {
  const language = languageOf(c);
  const texts = STAFF_TEXTS[language];
  return staffPage(
    { path, language, url: next, name: '' },
    `${texts.signIn}: ${isAnonymous ? texts.anonymousList : texts.list}`,
    html`${notice === undefined ? '' : html`<p role="alert">${notice}</p>`}
      <form class="answer" method="post" action="${inLanguage(`${path}/sign-in`, language)}">
        <input type="hidden" name="next" value="${next}" />
        ${nameField(texts, name, error)}
        <div class="field">
          ${passwordField({ label: texts.password, isFirst: false, error: error?.field === 'password' ? error.text : undefined })}
        </div>
        <button>${texts.signIn}</button>
      </form>`,
  );
}

const nameField = (texts: StaffTexts, name: string, error: SignIn['error']) =>
  html`<div class="field">
    <label for="name">${texts.name}</label>
    <p id="name-hint">${texts.nameHint}</p>
    ${error?.field === 'name' ? html`<p id="name-error" role="alert">${error.text}</p>` : ''}
    <input
      id="name"
      name="name"
      value="${name}"
      autocomplete="username"
      maxlength="${LONGEST_NAME}"
      dir="auto"
      required
      ${error?.field === 'password' ? '' : 'autofocus'}
      ${
        error?.field === 'name'
          ? html`aria-invalid="true" aria-describedby="name-hint name-error"`
          : html`aria-describedby="name-hint"`
      }
    />
  </div>`;
