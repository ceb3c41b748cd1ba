import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { readForm, readJson } from '../../../http/read-body.ts';
import type { PlatformEnv } from '../../../http/platform-env.ts';
import { sameOrigin } from '../../../http/same-origin.ts';
import { sessionName } from '../../../http/session-cookie.ts';
import { Sessions } from '../../../http/sessions.ts';
import { formSettings } from '../../../forms/form-settings.ts';
import { ItemEncoder } from '../../../layout/item-encoder.ts';
import { reportError } from '../../../log/report-error.ts';
import type { ServiceHost } from '../../service/handle-call.ts';
import { UnknownKeyError } from '../sealed.ts';
import { inLanguage, LANGUAGE_KEY, languageIn, staffPage, type StaffView } from './staff-page.ts';
import { STAFF_TEXTS } from './staff-texts.ts';
import { requireStaff, signInRoutes, type StaffPage } from './staff-sign-in.ts';
import type { Filter, StaffScope } from './submissions.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const LONGEST_TEXT = 2_000;

/** Passwords of the staff; there is no page without its own. */
export interface FormStaff {
  readonly password?: string | undefined;
  /** Of those who read anonymous submissions. */
  readonly integrityPassword?: string | undefined;
}

/**
 * Returns the pages of the staff, on the platform alone: `/staff/forms`, and with a password of their own the anonymous
 * submissions, `/staff/integrity`. The name that a member of staff claims at the sign-in is who reads, in the audit.
 */
export function formStaffRoutes({ password, integrityPassword }: FormStaff, host: ServiceHost): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  // The cookies' path is that of both pages, since the one of a page is not that of its file, `….csv`.
  const sessionsOf = (cookie: string): Sessions => new Sessions({ cookie, path: '/staff' });
  const pages: readonly StaffPage[] = [
    ...(password === undefined
      ? []
      : [{ password, isAnonymous: false, path: '/staff/forms', sessions: sessionsOf('forms_session') }]),
    ...(integrityPassword === undefined
      ? []
      : [
          {
            password: integrityPassword,
            isAnonymous: true,
            path: '/staff/integrity',
            sessions: sessionsOf('integrity_session'),
          },
        ]),
  ];
  for (const page of pages) addPage(app, page, host);
  app.onError((error, c) => unknownKey(error, c, { pages, host }));
  return app;
}

/** Responds that a submission is sealed with a key that is not known, and logs which; throws any other error again. */
function unknownKey(
  error: Error,
  c: Context<PlatformEnv>,
  { pages, host }: { readonly pages: readonly StaffPage[]; readonly host: ServiceHost },
) {
  const page = pages.find(({ path }) => c.req.path.startsWith(path));
  if (!(error instanceof UnknownKeyError) || !page) throw error;
  reportError(host.logger, error, { event: 'request failed', fields: { requestId: c.get('requestId') } });
  if (c.req.path.includes('/person/')) return c.json({ error: error.message }, 503);
  const view = viewOf(c, page, host);
  const { sealed, unknownKey: text, allRequests } = STAFF_TEXTS[view.language];
  const back = html`<p><a href="${inLanguage(page.path, view.language)}">${allRequests}</a></p>`;
  return c.html(
    staffPage(
      view,
      sealed,
      html`<p role="alert">${text}</p>
        ${back}`,
    ),
    503,
  );
}

/** Sets the headers of all responses to staff. */
const staffHeaders: MiddlewareHandler<PlatformEnv> = (c, next) => {
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  return next();
};

function addPage(app: Hono<PlatformEnv>, page: StaffPage, host: ServiceHost): void {
  const { path, isAnonymous } = page;
  const own = [path, `${path}.csv`, `${path}/*`];
  for (const route of own) app.use(route, staffHeaders, sameOrigin, refuseNul);
  app.route(path, signInRoutes(page, host.trustedProxies));
  for (const route of own) app.use(route, requireStaff(page));
  const scopeOf: ScopeOf = async (c) => ({
    db: await host.store.db(),
    secret: host.secrets.forms,
    isAnonymous,
    actor: sessionName(c, page.sessions) ?? '',
    now: host.now?.() ?? new Date(),
  });
  const requests: StaffRequests = { scopeOf, viewOf: (c) => viewOf(c, page, host) };
  app.get(path, async (c) => {
    const { formsOf, listSubmissions } = await import('./submissions.ts');
    const { listPage } = await import('./staff-views.ts');
    const [scope, filter] = [await scopeOf(c), filterOf(c)];
    const forms = await formsOf(scope);
    return c.html(listPage(requests.viewOf(c), { filter, forms, ...(await listSubmissions(scope, filter)) }));
  });
  app.get(`${path}.csv`, async (c) => {
    const { exportSubmissions } = await import('./submissions.ts');
    const { submissionsCsv } = await import('./staff-views.ts');
    const file = submissionsCsv(requests.viewOf(c), await exportSubmissions(await scopeOf(c), filterOf(c)));
    return c.body(file, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="submissions.csv"',
    });
  });
  addSubmission(app, page, requests);
  // An anonymous submission has no telephone number.
  if (!isAnonymous) addPerson(app, page, scopeOf);
}

/** Refuses a URL with a NUL, as services do: no store compares with one. */
const refuseNul: MiddlewareHandler<PlatformEnv> = (c, next) =>
  c.req.url.includes('%00') ? Promise.resolve(c.json({ error: 'malformed' }, 400)) : next();

type ScopeOf = (c: Context<PlatformEnv>) => Promise<StaffScope>;

/** Readers of a request. */
interface StaffRequests {
  readonly scopeOf: ScopeOf;
  readonly viewOf: (c: Context<PlatformEnv>) => StaffView;
}

/** Returns the page that a request wants, in its language. */
function viewOf(
  c: Context<PlatformEnv>,
  { path, isAnonymous, sessions }: StaffPage,
  { content }: ServiceHost,
): StaffView {
  const language = languageIn(c.req.query(LANGUAGE_KEY));
  const encoder = new ItemEncoder(content(), language);
  const titleOf: StaffView['titleOf'] = ({ form, formName }) => {
    const item = content().tree.withId(form);
    return (item && formSettings(item, encoder).Title.value) || formName;
  };
  const { pathname, search } = new URL(c.req.url);
  return { path, isAnonymous, language, url: pathname + search, name: sessionName(c, sessions) ?? '', titleOf };
}

const person = z.object({ telephone: z.string().check(z.regex(/^[+\d\s]{9,20}$/)) });

/** Adds what the command for one person's data calls: `POST …/person/export` and `POST …/person/erase`. */
function addPerson(app: Hono<PlatformEnv>, { path }: StaffPage, scopeOf: ScopeOf): void {
  app.post(`${path}/person/:action{export|erase}`, async (c) => {
    const sent = z.safeParse(person, await readJson(c));
    if (!sent.success) return c.json({ error: 'no telephone number' }, 400);
    const { exportPerson, erasePerson } = await import('../erasure.ts');
    const { db, ...scope } = await scopeOf(c);
    const options = { ...scope, telephone: sent.data.telephone };
    if (c.req.param('action') === 'erase') return c.json({ erased: await erasePerson(db, options) });
    return c.json({ submissions: await exportPerson(db, options) });
  });
}

function addSubmission(app: Hono<PlatformEnv>, { path }: StaffPage, { scopeOf, viewOf }: StaffRequests): void {
  app.get(`${path}/:reference`, async (c) => {
    const { openSubmission } = await import('./submissions.ts');
    const { submissionPage } = await import('./staff-views.ts');
    const found = await openSubmission(await scopeOf(c), c.req.param('reference'));
    return found ? c.html(submissionPage(viewOf(c), found)) : c.json({ error: 'not found' }, 404);
  });
  app.get(`${path}/:reference/files/:file`, async (c) => {
    const { openFile } = await import('./submissions.ts');
    const file = await openFile(await scopeOf(c), c.req.param('reference'), c.req.param('file'));
    if (!file) return c.json({ error: 'not found' }, 404);
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });
  app.post(`${path}/:reference`, async (c) => {
    const { answerSubmission, isStatus, openSubmission } = await import('./submissions.ts');
    const reference = c.req.param('reference');
    const { status = '', text = '' } = (await readForm(c)) ?? {};
    const scope = await scopeOf(c);
    if (typeof status !== 'string' || !isStatus(status) || typeof text !== 'string' || text.length > LONGEST_TEXT) {
      const { submissionPage } = await import('./staff-views.ts');
      const found = await openSubmission(scope, reference);
      return found ? c.html(submissionPage(viewOf(c), found, true), 400) : c.json({ error: 'not found' }, 404);
    }
    const isStored = await answerSubmission(scope, reference, { status, text: text.trim() });
    return isStored
      ? c.redirect(inLanguage(`${path}/${reference}`, viewOf(c).language), 303)
      : c.json({ error: 'not found' }, 404);
  });
}

/** Returns the filter of a list, from its query. */
function filterOf(c: Context): Filter {
  const text = (name: string): string => (c.req.query(name) ?? '').trim().slice(0, 60);
  const page = Number(text('page'));
  return {
    ...{ form: text('form'), status: text('status'), reference: text('reference') },
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}
