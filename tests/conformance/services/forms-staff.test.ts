import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverDue } from '#sitecore/platform/services/forms/delivery/deliver-due.ts';
import { FormOutbox } from '#sitecore/platform/services/forms/delivery/form-outbox.ts';
import { type NewSubmission, storeSubmission } from '#sitecore/platform/services/forms/store-submission.ts';
import { formAudit, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
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

  beforeAll(async () => {
    opened = await openTestStore(kind);
    const formStaff = { password: PASSWORD, integrityPassword: INTEGRITY };
    platform = await serveContentFolder(DEMO, { services: { store: opened.store, formStaff } });
    const db = await opened.store.db();
    const options = { secret: SECRETS.forms, now: new Date() };
    const form = platform.content.tree.at('/sitecore/content/rukn/items/forms/enquiry')?.id ?? '';
    ({ reference } = await storeSubmission(db, submission({ form }), options));
    ({ reference: report } = await storeSubmission(db, submission({ isAnonymous: true, prefix: 'WB' }), options));
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  const get = (path: string, password = PASSWORD, { headers = {}, ...init }: Sent = {}) =>
    platform.get(path, {
      redirect: 'manual',
      ...init,
      headers: { authorization: `Basic ${Buffer.from(`noura:${password}`).toString('base64')}`, ...headers },
    });
  const actions = async (): Promise<readonly string[]> =>
    (await (await opened.store.db()).select().from(formAudit)).map(
      ({ actor, action, reference: of }) => `${actor} ${action} ${of ?? ''}`,
    );

  it('asks for name and password, and shows nothing without', async () => {
    for (const path of ['/staff/forms', '/staff/forms.csv', `/staff/forms/${reference}`, '/staff/integrity']) {
      const response = await platform.get(path);
      expect([response.status, response.headers.get('www-authenticate')?.slice(0, 12)]).toEqual([401, 'Basic realm=']);
      expect(await response.text()).not.toContain(reference);
    }
    expect((await get('/staff/forms', 'wrong')).status).toBe(401);
    expect((await get('/staff/integrity', PASSWORD)).status).toBe(401);
    expect((await get('/staff/forms', INTEGRITY)).status).toBe(401);
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
    for (const text of ['Attachments', 'Nobody has answered yet.', `action="/staff/forms/${reference}?lang=en"`])
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

  it('records who has read, exported and answered what', async () => {
    const found = await actions();
    for (const action of [`listed `, `read ${reference}`, `file read ${reference}`, `exported ${reference}`])
      expect(found).toContain(`noura ${action}`);
    expect(found).toContain(`noura answered: answered ${reference}`);
  });
});

it('does not exist without its passwords', async () => {
  const platform = await serveContentFolder(DEMO, { services: {} });
  expect((await platform.get('/staff/forms')).status).toBe(404);
  expect((await platform.get('/staff/integrity')).status).toBe(404);
  await platform.stop();
});
