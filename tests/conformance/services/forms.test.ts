import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { BuilderForm } from '#sitecore/contracts/form-builder.ts';
import { readReceipt } from '#sitecore/contracts/form-receipt.ts';
import { submitForm } from '#sitecore/contracts/forms.ts';
import { issueStamp } from '#sitecore/platform/services/captcha/form-stamp.ts';
import { unsealText } from '#sitecore/platform/services/forms/sealed.ts';
import { formConsents, formOutbox, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { elementsOf, FormClient, inputNamed } from '#tests/support/form-client.ts';
import { ENQUIRY, FormVisits } from '#tests/support/form-visits.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const withToken = (form: BuilderForm, value: string): BuilderForm => ({
  ...form,
  antiForgeryToken: { name: '__RequestVerificationToken', value },
});

const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
let now = new Date();

beforeEach(() => {
  now = new Date();
});

describe.each(storeKinds)('forms on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let visits: FormVisits;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store, now: () => now }, logger });
    visits = new FormVisits(platform, opened.store);
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  const passed = () => visits.passed(now);
  const visit = (name?: string, language?: string) => visits.open(name, language);
  const rows = async () => (await opened.store.db()).select().from(formSubmissions);

  it('FORM-17 takes a form by POST to /api/jss/formbuilder and returns its numbers and the page that shows them', async () => {
    expect(`${submitForm.method} ${submitForm.path}`).toBe('POST /api/jss/formbuilder');
    const { client, form } = await visit();
    const sent = await client.send(form, ENQUIRY, { human: await passed() });
    const response = z.parse(submitForm.response, await sent.json());
    expect(response).toMatchObject({ success: true, sla: '2 working days', errors: [], validationErrors: {} });
    expect(response.requestnumber).toMatch(/^EN-\d{4}-\d{6}-[\dA-HJKMNP-TV-Z]{6}$/);
    expect(response.ticketnumber).toMatch(/^[A-Z2-9]{10}$/);
    const url = new URL(response.redirectUrl, 'http://site');
    expect(url.pathname).toBe('/en/help/request-sent');
    // The numbers are in a cookie of that page, and in no address.
    const { requestnumber = '', ticketnumber = '' } = response;
    const id = url.searchParams.get('receipt') ?? '';
    expect([...url.searchParams.keys()]).toEqual(['receipt']);
    const [cookie = ''] = sent.headers.getSetCookie();
    const [, value = '', attributes] = /^form_receipt=([^;]*)(.*)$/.exec(cookie) ?? [];
    expect(attributes).toBe('; Max-Age=900; Path=/en/help/request-sent; HttpOnly; SameSite=Strict');
    expect(readReceipt(id, decodeURIComponent(value))).toEqual({ requestnumber, ticketnumber, sla: '2 working days' });
    expect(readReceipt('another', decodeURIComponent(value))).toBeUndefined();
  });

  it('stores the values sealed, with the consent’s version and the messages to deliver', async () => {
    const { client, form } = await visit('enquiry', 'ar');
    const { requestnumber = '' } = await client.submit(form, ENQUIRY, { human: await passed() });
    const db = await opened.store.db();
    const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.reference, requestnumber));
    if (!row) throw new Error('not stored');
    expect(JSON.stringify(row)).not.toMatch(/Noura|example\.com|0501234567|501234567/);
    const values: unknown = JSON.parse(unsealText(SECRETS.forms, row.id, row.values));
    expect(values).toContainEqual({ name: 'fullName', title: 'الاسم', type: 'text', texts: ['Noura Alharbi'] });
    expect(values).toContainEqual({ name: 'topic', title: 'موضوع السؤال', type: 'dropdown', texts: ['البطاقات'] });
    expect(values).toContainEqual({ name: 'mobile', title: 'رقم الجوال', type: 'telephone', texts: ['0501234567'] });
    expect(row).toMatchObject({ language: 'ar', status: 'received', formName: 'enquiry', isAnonymous: false });
    const [consent] = await db
      .select()
      .from(formConsents)
      .where(eq(formConsents.version, row.consent ?? ''));
    expect(consent?.text).toBe('أوافق على أن يستعمل بنك ركن بياناتي للرد على سؤالي.');
    const messages = await db.select().from(formOutbox).where(eq(formOutbox.submission, row.id));
    expect(messages.map((message) => message.kind).sort()).toEqual(['receipt', 'team']);
    expect(lines.join('\n')).not.toMatch(/Noura|0501234567|noura@/);
  });

  it('stores a form that is sent twice once, and returns the same numbers', async () => {
    const { client, form } = await visit();
    const before = (await rows()).length;
    const [first, second] = await Promise.all([
      client.submit(form, ENQUIRY, { human: await passed() }),
      client.submit(form, ENQUIRY, { human: await passed() }),
    ]);
    const third = await client.submit(form, ENQUIRY);
    expect([second.requestnumber, third.requestnumber]).toEqual([first.requestnumber, first.requestnumber]);
    expect((await rows()).length).toBe(before + 1);
  });

  it('stores other entries of the same session as a submission of their own', async () => {
    const { client, form } = await visit();
    const first = await client.submit(form, ENQUIRY, { human: await passed() });
    const other = { ...ENQUIRY, message: 'And what does it cost?' };
    expect((await client.submit(form, other)).success, 'a captcha of its own').toBe(false);
    const second = await client.submit(form, other, { human: await passed() });
    expect([second.success, second.requestnumber === first.requestnumber]).toEqual([true, false]);
    expect((await client.submit(form, other)).requestnumber).toBe(second.requestnumber);
    expect((await client.submit(form, ENQUIRY)).requestnumber).toBe(first.requestnumber);
  });

  it('returns the same numbers to the last step of a form that is sent again', async () => {
    const { client, form } = await visit('card-application');
    const choice = { card: 'travel', isCustomer: 'yes' };
    const { nextForm: income } = await client.submit(form, choice, { button: 'next' });
    const money = { salary: '12000', employerName: 'Rukn', obligations: '0' };
    const { nextForm: last } = await client.submit(income ?? form, money, { button: 'next-2' });
    if (!last) throw new Error('no last step');
    const { fullName, email, consent } = ENQUIRY;
    const values = { fullName, email, consent, nationalId: '1000000008', mobile: '0501234567' };
    const first = await client.submit(last, values, { human: await passed() });
    expect(first).toMatchObject({ success: true, validationErrors: {} });
    expect((await client.submit(last, values)).requestnumber).toBe(first.requestnumber);
  });

  it('checks every field again, and returns messages by the names of the inputs', async () => {
    const { client, form } = await visit();
    const response = await client.submit(form, {
      ...ENQUIRY,
      topic: 'boats',
      message: '',
      email: 'noura',
      mobile: '12',
      consent: 'false',
    });
    expect(response.success).toBe(false);
    expect(response.validationErrors).toEqual({
      [inputNamed(form, 'topic')]: ['What is it about?: choose from the list.'],
      [inputNamed(form, 'message')]: ['Complete “Your question”'],
      [inputNamed(form, 'email')]: ['Please enter a valid email address.'],
      [inputNamed(form, 'mobile')]: ['Enter a valid telephone number.'],
      [inputNamed(form, 'consent')]: ['We need you to agree before sending.'],
    });
  });

  it('evaluates the rules itself: hidden fields are left out, and a CIC number is padded', async () => {
    const stored = async (values: Readonly<Record<string, string>>) => {
      const { client, form } = await visit();
      const { requestnumber = '' } = await client.submit(form, { ...ENQUIRY, ...values }, { human: await passed() });
      const [row] = await (
        await opened.store.db()
      )
        .select()
        .from(formSubmissions)
        .where(eq(formSubmissions.reference, requestnumber));
      return unsealText(SECRETS.forms, row?.id ?? '', row?.values ?? '');
    };
    expect(await stored({ isCustomer: 'false', cic: '<not a number>' })).not.toContain('cic');
    expect(await stored({ isCustomer: 'true', cic: '001234' })).toContain('0000000000001234');
  });

  it('FORM-18 takes the token of the cookie formtoken for its own visitor only', async () => {
    const { client, form } = await visit();
    expect(client.cookies.get('formtoken')).toBe(form.antiForgeryToken?.value);
    const expired = 'The form has expired. Reload the page and send it again.';
    const other = await visit();
    for (const token of ['x', `${now.getTime()}.x`, String(other.form.antiForgeryToken?.value)])
      expect((await client.submit(withToken(form, token), ENQUIRY)).errors, token).toEqual([expired]);
    expect((await other.client.submit(form, ENQUIRY)).errors).toEqual([expired]);
    now = new Date(now.getTime() + 13 * 3_600_000);
    expect((await client.submit(form, ENQUIRY)).errors).toEqual([expired]);
  });

  it.each([
    ['ar', 'انتهت مدة النموذج. حدّث الصفحة وأرسله من جديد.'],
    ['en', 'The form has expired. Reload the page and send it again.'],
  ])('refuses a form in the language of its page, %s, whatever the browser prefers', async (language, expired) => {
    const { client, form } = await visit('enquiry', language);
    const headers = { 'accept-language': language === 'en' ? 'ar' : 'en' };
    const sent = await client.send(withToken(form, 'x'), ENQUIRY, { headers });
    expect(z.parse(z.looseObject({ errors: z.array(z.string()) }), await sent.json()).errors).toEqual([expired]);
  });

  it.each(['complaint', 'enquiry'])('takes a form after the visitor has opened the %s in another tab', async (name) => {
    const { client, form } = await visit();
    await client.open(name);
    // Scripts read the token from the cookie that all tabs share.
    const token = client.cookies.get('formtoken') ?? '';
    const response = await client.submit(withToken(form, token), ENQUIRY, { human: await passed() });
    expect(response).toMatchObject({ success: true, errors: [] });
  });

  it('refuses a captcha’s token that has not passed, and takes one that has passed once', async () => {
    const { client, form } = await visit();
    const refused = ['We could not tell that you are no robot. Send it again in a moment.'];
    expect((await client.submit(form, ENQUIRY, { human: { token: 'unknown' } })).errors).toEqual(refused);
    const human = await passed();
    expect((await client.submit(form, ENQUIRY, { human })).success).toBe(true);
    const next = await visit();
    expect((await next.client.submit(next.form, ENQUIRY, { human })).errors).toEqual(refused);
  });

  describe('without scripts', () => {
    /** The form as a cached page has it: without session and token. */
    const cached = (form: BuilderForm): BuilderForm => ({
      ...form,
      formSessionId: { ...form.formSessionId, value: '' },
      antiForgeryToken: null,
    });
    const stampOf = (ageMs: number) => ({
      stamp: issueStamp(SECRETS.captcha, new Date(now.getTime() - ageMs)),
      trap: '',
    });
    const OWN = { 'sec-fetch-site': 'same-origin' };

    it('is taken from a page of the site with a signed time and an empty trap, once', async () => {
      const { form } = await visit();
      const client = new FormClient(platform);
      const before = (await rows()).length;
      const human = stampOf(60_000);
      const send = () => client.submit(cached(form), ENQUIRY, { human, headers: OWN, urlencoded: true });
      const first = await send();
      expect(first.success).toBe(true);
      expect((await send()).requestnumber).toBe(first.requestnumber);
      expect((await rows()).length).toBe(before + 1);
    });

    it('has its values in one form, however a visitor has written them', async () => {
      const { form } = await visit();
      const written = {
        ...ENQUIRY,
        fullName: '\u200FNoura  Alharbi ',
        mobile: '\u2067+966 50\u2011123\u20134567\u2069',
        email: '\uFEFFnoura@example.com. ',
      };
      const human = stampOf(60_000);
      const { requestnumber = '' } = await new FormClient(platform).submit(cached(form), written, {
        human,
        headers: OWN,
        urlencoded: true,
      });
      const db = await opened.store.db();
      const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.reference, requestnumber));
      const stored = row ? unsealText(SECRETS.forms, row.id, row.values) : '';
      for (const text of ['Noura Alharbi', '0501234567', 'noura@example.com']) expect(stored).toContain(`["${text}"]`);
    });

    it('is refused from other sites, at once, and with a filled trap', async () => {
      const { form } = await visit();
      const client = new FormClient(platform);
      const error = async (human: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>>) =>
        (await client.send(cached(form), ENQUIRY, { human, headers })).status;
      expect(await error(stampOf(60_000), {})).toBe(403);
      expect(await error(stampOf(60_000), { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await error(stampOf(60_000), { origin: 'https://evil.example' })).toBe(403);
      for (const human of [stampOf(1_000), { ...stampOf(60_000), trap: 'x' }]) {
        const { success, nextForm } = await client.submit(cached(form), ENQUIRY, { human, headers: OWN });
        expect([success, JSON.stringify(nextForm).includes('noura')]).toEqual([false, true]);
      }
      expect(await error(stampOf(60_000), { origin: 'https://www.rukn.example' })).toBe(200);
    });

    it('gets the step back with what was written, beside the messages', async () => {
      const { form } = await visit();
      const client = new FormClient(platform);
      const { nextForm, validationErrors } = await client.submit(
        cached(form),
        { ...ENQUIRY, email: '' },
        { headers: OWN },
      );
      expect(Object.keys(validationErrors)).toEqual([inputNamed(form, 'email')]);
      const message = elementsOf(nextForm?.fields ?? []).find(({ model }) => model.name === 'message');
      expect(message?.model.value).toBe(ENQUIRY.message);
      expect(nextForm?.formSessionId.value).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  it('responds with a sentence to a form, a step or a button that does not exist', async () => {
    const { client, form } = await visit();
    const unknown = ['This form is not available now.'];
    expect((await client.submit(form, ENQUIRY, { button: 'none' })).errors).toEqual(unknown);
    const page = { ...form, pageItemId: { ...form.pageItemId, value: form.metadata.itemId } };
    expect((await client.submit(page, ENQUIRY)).errors).toEqual(unknown);
    const other = { ...form, formItemId: { ...form.formItemId, value: 'x' } };
    expect((await client.submit(other, ENQUIRY)).errors).toEqual(unknown);
  });
});

describe('a form while the store fails', () => {
  it('gets a sentence and can be sent again; nothing personal is logged', async () => {
    lines.length = 0;
    const platform = await serveContentFolder(DEMO, { services: { now: () => now }, logger });
    const client = new FormClient(platform);
    const form = await client.open('enquiry');
    const response = await client.send(form, ENQUIRY);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      success: false,
      errors: [
        'We could not take your request just now. What you wrote is still on the page; send it again in a moment.',
      ],
    });
    expect(lines.join('')).toContain('service');
    expect(lines.join('')).not.toMatch(/Noura|noura@|0501234567|new card/);
    await platform.stop();
  });
});
