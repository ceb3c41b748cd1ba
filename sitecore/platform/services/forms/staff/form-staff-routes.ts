import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { clientOf } from '../../../http/client-of.ts';
import { readForm, readJson } from '../../../http/read-body.ts';
import type { PlatformEnv } from '../../../http/platform-env.ts';
import { senderOfRequest } from '../../../http/same-origin.ts';
import { isSameSecret } from '../../../http/same-secret.ts';
import { formSettings } from '../../../forms/form-settings.ts';
import { ItemEncoder } from '../../../layout/item-encoder.ts';
import type { Limit } from '../../limits/limit.ts';
import type { ServiceHost } from '../../service/handle-call.ts';
import { inLanguage, LANGUAGE_KEY, languageIn, type StaffView } from './staff-page.ts';
import type { Filter, StaffScope } from './submissions.ts';

/** Wrong passwords of a client. */
const ATTEMPTS: Limit = { requests: 10, seconds: 60, in: 'memory' };

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const LONGEST_TEXT = 2_000;

interface StaffPage {
  readonly password: string;
  /** True for the page of anonymous submissions. */
  readonly isAnonymous: boolean;
  readonly path: string;
}

/** Passwords of the staff; there is no page without its own. */
export interface FormStaff {
  readonly password?: string | undefined;
  /** Of those who read anonymous submissions. */
  readonly integrityPassword?: string | undefined;
}

/**
 * Returns the pages of the staff, on the platform alone: `/staff/forms`, and with a password of their own the anonymous
 * submissions, `/staff/integrity`. The name that a browser asks for beside the password is who reads, in the audit.
 */
export function formStaffRoutes({ password, integrityPassword }: FormStaff, host: ServiceHost): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const pages: readonly StaffPage[] = [
    ...(password === undefined ? [] : [{ password, isAnonymous: false, path: '/staff/forms' }]),
    ...(integrityPassword === undefined
      ? []
      : [{ password: integrityPassword, isAnonymous: true, path: '/staff/integrity' }]),
  ];
  for (const page of pages) addPage(app, page, host);
  return app;
}

function addPage(app: Hono<PlatformEnv>, page: StaffPage, host: ServiceHost): void {
  const { path, isAnonymous } = page;
  for (const own of [path, `${path}.csv`, `${path}/*`]) app.use(own, requireStaff(page, host), refuseNul);
  const scopeOf: ScopeOf = async (c) => ({
    db: await host.store.db(),
    secret: host.secrets.forms,
    isAnonymous,
    actor: nameAndPassword(c).name,
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
function viewOf(c: Context<PlatformEnv>, { path, isAnonymous }: StaffPage, { content }: ServiceHost): StaffView {
  const language = languageIn(c.req.query(LANGUAGE_KEY));
  const encoder = new ItemEncoder(content(), language);
  const titleOf: StaffView['titleOf'] = ({ form, formName }) => {
    const item = content().tree.withId(form);
    return (item && formSettings(item, encoder).Title.value) || formName;
  };
  const { pathname, search } = new URL(c.req.url);
  return { path, isAnonymous, language, url: pathname + search, titleOf };
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

/** Returns the name and the password that a browser sends, both empty without them. */
function nameAndPassword(c: Context): { readonly name: string; readonly password: string } {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const end = text.indexOf(':');
  return end < 1
    ? { name: '', password: '' }
    : { name: text.slice(0, Math.min(end, 80)), password: text.slice(end + 1) };
}

function requireStaff(
  { password, isAnonymous }: StaffPage,
  { limiter, siteSecret }: ServiceHost,
): MiddlewareHandler<PlatformEnv> {
  const call = isAnonymous ? 'integrity staff' : 'form staff';
  /** Times until which clients with wrong passwords are refused, right ones included. */
  const refused = new LRUCache<string, number>({ max: 10_000 });
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', POLICY);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    // A browser sends the password with requests of other sites, too.
    if (c.req.method !== 'GET' && senderOfRequest(c) !== 'own') return c.json({ error: 'forbidden' }, 403);
    const client = clientOf(c, { siteSecret });
    if ((refused.get(client) ?? 0) > Date.now()) return c.json({ error: 'too many requests' }, 429);
    refused.delete(client);
    const given = nameAndPassword(c);
    if (given.name !== '' && isSameSecret(given.password, password)) return next();
    const isTried = c.req.header('authorization') !== undefined;
    const seconds = isTried ? ((await limiter?.take(call, ATTEMPTS, client)) ?? 0) : 0;
    if (seconds > 0) {
      refused.set(client, Date.now() + seconds * 1000);
      return c.json({ error: 'too many requests' }, 429);
    }
    c.header('WWW-Authenticate', `Basic realm="${call}", charset="UTF-8"`);
    return c.json({ error: 'name and password' }, 401);
  };
}
