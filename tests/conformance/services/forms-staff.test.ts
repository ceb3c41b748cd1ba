// @alone: starts programs
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deliverDue } from '#sitecore/platform/services/forms/delivery/deliver-due.ts';
import { FormOutbox } from '#sitecore/platform/services/forms/delivery/form-outbox.ts';
import { type NewSubmission, storeSubmission } from '#sitecore/platform/services/forms/store-submission.ts';
import { AUDIT_IDENTITY, formAudit, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { newSubmission } from '#tests/support/new-submission.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const PASSWORD = 'the password of the staff';
const INTEGRITY = 'another password for reports';
const OWN = { 'sec-fetch-site': 'same-origin' };

interface Sent {
  readonly method?: 'POST';
  readonly body?: URLSearchParams | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const FORMS = '/staff/forms';
const PAGES = { [PASSWORD]: FORMS, [INTEGRITY]: '/staff/integrity' };

/** Signs in to a page of the staff as a form of its sign-in page does. */
const signIn = (
  { get }: Pick<RunningPlatform, 'get'>,
  fields: Readonly<Record<string, string>>,
  { page = FORMS, headers = {} }: { readonly page?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) => {
  const body = new URLSearchParams({ name: 'noura', password: PASSWORD, ...fields });
  return get(`${page}/sign-in?lang=en`, { method: 'POST', body, headers: { ...OWN, ...headers }, redirect: 'manual' });
};

/** Returns the cookie that a response sets, as a browser sends it back. */
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Values that a spreadsheet, a page or a file system could run. */
const HOSTILE: Partial<NewSubmission> = {
  values: [
    { name: 'message', title: 'سؤالك', type: 'longText', texts: ['=HYPERLINK("https://evil.example")'] },
    { name: 'fullName', title: 'الاسم', type: 'text', texts: ['<script>alert(1)</script>'] },
    { name: 'email', title: 'البريد', type: 'email', texts: ['noura@example.com'] },
  ],
  hasReceipt: false,
  files: [{ field: 'file', name: 'كشف "١".pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }],
};

const submission = (more: Partial<NewSubmission> = {}): NewSubmission => newSubmission({ ...HOSTILE, ...more });

describe.each(storeKinds)('the page of the staff on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let reference = '';
  let report = '';
  /** Cookies of the staff by their password. */
  const cookies: Record<string, string> = {};

  beforeAll(async () => {
    opened = await openTestStore(kind);
    const formStaff = { password: PASSWORD, integrityPassword: INTEGRITY };
    platform = await serveContentFolder(DEMO, { services: { store: opened.store, formStaff } });
    const db = await opened.store.db();
    const options = { secret: SECRETS.forms, now: new Date() };
    const form = platform.content.tree.at('/sitecore/content/rukn/items/forms/enquiry')?.id ?? '';
    ({ reference } = await storeSubmission(db, submission({ form }), options));
    ({ reference: report } = await storeSubmission(db, submission({ isAnonymous: true, prefix: 'WB' }), options));
    for (const [password, page] of Object.entries(PAGES))
      cookies[password] = cookieOf(await signIn(platform, { password }, { page }));
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  const get = (path: string, password = PASSWORD, { headers = {}, ...init }: Sent = {}) =>
    platform.get(path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: cookies[password] ?? '', ...headers },
    });
  const actions = async (): Promise<readonly string[]> =>
    (await (await opened.store.db()).select().from(formAudit)).map(
      ({ actor, action, reference: of }) => `${actor} ${action} ${of ?? ''}`,
    );

  it('asks for name and password, and shows nothing without', async () => {
    const basic = { authorization: `Basic ${Buffer.from(`noura:${PASSWORD}`).toString('base64')}` };
    for (const path of ['/staff/forms', '/staff/forms.csv', `/staff/forms/${reference}`, '/staff/integrity'])
      for (const headers of [undefined, basic, { cookie: 'forms_session=x; integrity_session=x' }]) {
        const response = await platform.get(path, headers && { headers });
        expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, null]);
        const page = await response.text();
        expect(page.replaceAll(path, '')).not.toContain(reference);
        for (const part of ['<label for="name">', '<label for="password">', `name="next" value="${path}"`])
          expect(page).toContain(part);
      }
    expect((await get('/staff/integrity', PASSWORD)).status).toBe(401);
    expect((await get('/staff/forms', INTEGRITY)).status).toBe(401);
    const borrowed = cookies[PASSWORD]?.replace('forms_session', 'integrity_session') ?? '';
    expect((await platform.get('/staff/integrity', { headers: { cookie: borrowed } })).status).toBe(401);
    const lost = await platform.get(`/staff/forms/${reference}?lang=en`, { method: 'POST', body: '', headers: OWN });
    expect([lost.status, await lost.text()]).toEqual([401, expect.stringContaining('your session has ended')]);
    const program = await platform.get('/staff/forms/person/export', { method: 'POST', body: '{}', headers: OWN });
    expect([program.status, await program.json()]).toEqual([401, { error: 'sign in first' }]);
  });

  it('lists and filters submissions without what visitors wrote; anonymous ones have a page of their own', async () => {
    const list = await (await get('/staff/forms')).text();
    expect(list).toContain(reference);
    expect(list).not.toMatch(new RegExp(`${report}|HYPERLINK|script>`));
    expect(await (await get('/staff/forms?status=closed')).text()).not.toContain(reference);
    expect(await (await get(`/staff/forms?reference=${reference.slice(-4)}`)).text()).toContain(reference);
    expect(await (await get('/staff/integrity', INTEGRITY)).text()).toContain(report);
    expect((await get(`/staff/forms/${report}`)).status).toBe(404);
  });

  it('shows a submission as text, with its files to download', async () => {
    const response = await get(`/staff/forms/${reference}`);
    const page = await response.text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [, path = ''] = /href="(\/staff\/forms\/[^"]+\/files\/[^"]+)"/.exec(page) ?? [];
    const file = await get(path);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''%D9/);
    expect(await file.text()).toBe('%PDF-');
  });

  it('speaks English too, and its switch of languages stays where it is', async () => {
    const ARABIC = /[\u0600-\u06ff]/;
    const list = await (await get(`/staff/forms?status=received&reference=${reference.slice(-4)}&lang=en`)).text();
    expect(list).toContain('<html lang="en" dir="ltr">');
    const place = `/staff/forms?status=received&amp;reference=${reference.slice(-4)}`;
    expect(list).toContain(`<a href="${place}" lang="ar"`);
    expect(list.replace('العربية', '')).not.toMatch(ARABIC);
    expect(list).toContain('<bdi>General enquiry</bdi>');
    for (const part of [`/staff/forms/${reference}?lang=en`, '<input type="hidden" name="lang" value="en" />'])
      expect(list).toContain(part);
    const opened = await (await get(`/staff/forms/${reference}?lang=en`)).text();
    expect(opened).toContain(`<a href="/staff/forms/${reference}" lang="ar"`);
    for (const text of [
      'Signed in as <bdi>noura</bdi>',
      'action="/staff/forms/sign-out?lang=en"',
      'Attachments',
      'Nobody has answered yet.',
      `action="/staff/forms/${reference}?lang=en"`,
    ])
      expect(opened).toContain(text);
    const wrong = { method: 'POST', body: new URLSearchParams({ status: 'lost' }), headers: OWN } as const;
    expect(await (await get(`/staff/forms/${reference}?lang=en`, PASSWORD, wrong)).text()).toContain(
      'The answer could not be saved.',
    );
    expect((await (await get('/staff/forms.csv?lang=en')).text()).split('\r\n')[0]).toMatch(
      /^\ufeff?"Request number","Form","Status","Received"/,
    );
    const arabic = await (await get(`/staff/forms?reference=${reference.slice(-4)}`)).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain(`href="/staff/forms?reference=${reference.slice(-4)}&amp;lang=en" lang="en"`);
  });

  it('refuses a URL with a NUL, which no store holds', async () => {
    for (const path of ['/EN%00', '?reference=%00&form=%00', '.csv?form=%00'])
      expect((await get(`/staff/forms${path}`)).status).toBe(400);
  });

  it('exports what is filtered, without a formula of a spreadsheet', async () => {
    const file = await (await get('/staff/forms.csv?form=enquiry')).text();
    expect(file).toContain(`"${reference}"`);
    expect(file).toContain('"\'=HYPERLINK(""https://evil.example"")"');
    expect(file).not.toContain(report);
  });

  it('answers with a status from its own page only', async () => {
    const body = new URLSearchParams({ status: 'answered', text: 'أعدنا المبلغ.' });
    const post = (headers: Readonly<Record<string, string>>) =>
      get(`/staff/forms/${reference}`, PASSWORD, { method: 'POST', body, headers });
    expect((await post({})).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(OWN)).status).toBe(303);
    expect(await (await get(`/staff/forms/${reference}`)).text()).toContain('أعدنا المبلغ.');
    const outbox = new FormOutbox();
    const db = await opened.store.db();
    const errors: unknown[] = [];
    const reportError = (error: unknown): void => void errors.push(error);
    const now = new Date();
    await deliverDue(db, { now, secret: SECRETS.forms, deliver: outbox.deliver, reportError });
    expect(errors).toEqual([]);
    const answers = outbox.messages().filter((message) => message.kind === 'answer');
    expect(answers.map(({ to, text }) => [to, text])).toEqual([['noura@example.com', 'أعدنا المبلغ.']]);
    const rows = await (await opened.store.db()).select().from(formSubmissions);
    expect(rows.find((row) => row.reference === reference)?.status).toBe('answered');
    const wrong = new URLSearchParams({ status: 'lost', text: '' });
    const refused = await get(`/staff/forms/${reference}`, PASSWORD, { method: 'POST', body: wrong, headers: OWN });
    expect(refused.status).toBe(400);
  });

  it('exports and erases what is stored of one person', async () => {
    const send = (action: string, telephone: string) =>
      get(`/staff/forms/person/${action}`, PASSWORD, {
        method: 'POST',
        headers: { ...OWN, 'content-type': 'application/json' },
        body: JSON.stringify({ telephone }),
      });
    const db = await opened.store.db();
    const own = submission({ telephone: '0559876543' });
    const { reference: of } = await storeSubmission(db, own, { secret: SECRETS.forms, now: new Date() });
    expect((await send('export', 'x')).status).toBe(400);
    expect(await (await send('export', '+966 55 987 6543')).text()).toContain(`"reference":"${of}"`);
    expect(await (await send('erase', '0559876543')).json()).toEqual({ erased: 1 });
    expect((await get(`/staff/forms/${of}`)).status).toBe(404);
    expect(await actions()).toContain(`noura erased ${of}`);
  });

  it('exports by the command, under the name that it claims, and reports a wrong password', async () => {
    const { reference: of } = await storeSubmission(await opened.store.db(), submission({ telephone: '0551112223' }), {
      secret: SECRETS.forms,
      now: new Date(),
    });
    const command = join(import.meta.dirname, '..', '..', '..', 'scripts', 'forms-person.mjs');
    const env = { ...process.env, PLATFORM_PORT: new URL(platform.host).port, PORT: '', FORMS_ACTOR: 'سارة' };
    const run = (password: string) =>
      promisify(execFile)(process.execPath, [command, 'export', '055', '111', '2223'], {
        env: { ...env, STAFF_PASSWORD: password },
      });
    expect((await run(PASSWORD)).stdout).toContain(`"reference": "${of}"`);
    expect(await actions()).toContain(`سارة exported ${of}`);
    await expect(run('a wrong password')).rejects.toThrow('the platform has another STAFF_PASSWORD');
  });

  it('says in the audit that the name is claimed and the password shared', async () => {
    const rows = await (await opened.store.db()).select().from(formAudit);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ identifiedBy }) => identifiedBy))).toEqual(new Set([AUDIT_IDENTITY.staff]));
    expect(AUDIT_IDENTITY.staff).toBe('name claimed, shared password');
  });

  it('records who has read, exported and answered what', async () => {
    const found = await actions();
    for (const action of [`listed `, `read ${reference}`, `file read ${reference}`, `exported ${reference}`])
      expect(found).toContain(`noura ${action}`);
    expect(found).toContain(`noura answered: answered ${reference}`);
  });
});

describe('the sign-in of the staff', () => {
  /** Starts a platform whose proxy names its clients. */
  async function start() {
    const formStaff = { password: PASSWORD, integrityPassword: INTEGRITY };
    const platform = await serveContentFolder(DEMO, { services: { formStaff, trustedProxies: 1 } });
    onTestFinished(() => platform.stop());
    return platform;
  }

  it.each([
    ['ar', 'rtl', 'ادخل: طلبات النماذج', 'اسمك', 'كلمة المرور'],
    ['en', 'ltr', 'Sign in: Requests from forms', 'Your name', 'Password'],
  ])('asks for a name and the password in %s', async (language, direction, title, name, password) => {
    const page = await (await (await start()).get(`/staff/forms?lang=${language}`)).text();
    expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const part of [`<title>${title}</title>`, `"name">${name}</label>`, `"password">${password}</label>`])
      expect(page).toContain(part);
    expect(page).toMatch(/<input[^>]*id="name"[^>]*autocomplete="username"/);
    expect(page).toMatch(/<input[^>]*type="password"[^>]*autocomplete="current-password"/);
    expect(page).not.toContain('sign-out');
  });

  it('sets an HttpOnly, SameSite=Strict session cookie for a name and the right password, and opens the page', async () => {
    const platform = await start();
    for (const [password, page] of Object.entries(PAGES)) {
      const response = await signIn(platform, { password, next: `${page}.csv?status=closed` }, { page });
      expect([response.status, response.headers.get('location')]).toEqual([303, `${page}.csv?status=closed`]);
      expect(response.headers.get('set-cookie')).toMatch(
        /^(?:forms|integrity)_session=[\w-]{43}; Max-Age=28800; Path=\/staff; HttpOnly; SameSite=Strict$/,
      );
    }
    for (const next of ['https://evil.example/', '//evil.example', '/staff/forms/../../x', '/staff/integrity', 'x\r\n'])
      expect((await signIn(platform, { next })).headers.get('location')).toBe('/staff/forms?lang=en');
  });

  it('shows the error of a field beside it, and keeps the name', async () => {
    const platform = await start();
    const wrong = await signIn(platform, { name: 'نورة', password: INTEGRITY });
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
    const page = await wrong.text();
    for (const part of ['<p id="password-error" role="alert">This is not the password.', 'value="نورة"'])
      expect(page).toContain(part);
    for (const name of ['', '  ', 'x'.repeat(81), 'a\0b']) {
      const response = await signIn(platform, { name });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
      expect(await response.text()).toContain('<p id="name-error" role="alert">Enter your name');
    }
  });

  it('ends with the button, for every page', async () => {
    const platform = await start();
    const headers = { ...OWN, cookie: cookieOf(await signIn(platform, {})) };
    const signOut = (more: Readonly<Record<string, string>>) =>
      platform.get('/staff/forms/sign-out', { method: 'POST', headers: { ...headers, ...more }, redirect: 'manual' });
    const asProgram = () => platform.get('/staff/forms/person/export', { method: 'POST', body: '{}', headers });
    expect((await signOut({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await asProgram()).status).toBe(400);
    const response = await signOut({});
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      303,
      expect.stringMatching(/^forms_session=; Max-Age=0; Path=\/staff/),
    ]);
    expect((await asProgram()).status).toBe(401);
  });

  it('refuses a client after ten wrong passwords, then even with the right one, and no other client', async () => {
    const platform = await start();
    const from = async (address: string, password: string) =>
      (await signIn(platform, { password }, { headers: { 'x-forwarded-for': `forged, ${address}` } })).status;
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await from('203.0.113.1', `guess ${attempt}`)).toBe(401);
    expect(await from('203.0.113.1', PASSWORD)).toBe(429);
    expect(await from('203.0.113.2', PASSWORD)).toBe(303);
    for (let attempt = 10; attempt < 300; attempt += 1) await from(`10.0.${attempt}.1`, 'a guess');
    expect([await from('203.0.113.3', 'a guess'), await from('203.0.113.3', 'a guess')]).toEqual([401, 429]);
    expect(await from('203.0.113.4', PASSWORD)).toBe(303);
  });

  it('responds below 500 to bodies that are no form or too large', async () => {
    const platform = await start();
    const cookie = cookieOf(await signIn(platform, {}));
    const post = async (path: string, type: string, body: string) =>
      (await platform.get(path, { method: 'POST', body, headers: { ...OWN, cookie, 'content-type': type } })).status;
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])
      expect(await post('/staff/forms/sign-in', type, '--y')).toBe(400);
    const form = 'application/x-www-form-urlencoded';
    for (const path of ['/staff/forms/sign-in', '/staff/forms/EN-1', '/staff/forms/person/export'])
      expect(await post(path, form, `name=${'x'.repeat(70_000)}`)).toBe(413);
  });
});

it('does not exist without its passwords', async () => {
  const platform = await serveContentFolder(DEMO, { services: {} });
  expect((await platform.get('/staff/forms')).status).toBe(404);
  expect((await platform.get('/staff/integrity')).status).toBe(404);
  await platform.stop();
});
