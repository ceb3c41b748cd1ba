import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '#sitecore/contracts/call.ts';
import { formStatus, openForm, submitForm } from '#sitecore/contracts/forms.ts';
import {
  approveContract,
  downloadContract,
  requestCode,
  trackRequest,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import { rememberPassed } from '#sitecore/platform/services/captcha/passed-captchas.ts';
import { unseal, unsealText } from '#sitecore/platform/services/forms/sealed.ts';
import { formFiles, formOutbox, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { FormClient } from '#tests/support/form-client.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { jsonGarbage } from './fuzz-json.ts';
import { encodeParts, type FormMutation, formMutations, type Part } from './fuzz-form.ts';

const PERSON = { fullName: 'Noura', email: 'noura@example.com', mobile: '0501234567', consent: 'true' };
const PDF = new File(['%PDF-1.7\n%%EOF\n'], 'a.pdf');

/** Forms with values that they accept. */
const FORMS = [
  { name: 'enquiry', values: { ...PERSON, topic: 'cards', message: 'When?', isCustomer: 'false' } },
  {
    name: 'complaint',
    values: {
      ...PERSON,
      subject: 'account',
      story: 'Lost.',
      reported: 'no',
      nationalId: '1012345678',
      attachment: PDF,
    },
  },
  { name: 'helpful', values: { helpful: 'no', missing: 'More.' } },
  { name: 'card-application', values: { card: 'travel', isCustomer: 'yes' }, button: 'next' },
] as const;

/** Calls with personal data. */
const JSON_CALLS: readonly Call[] = [
  formStatus,
  openForm,
  trackRequest,
  requestCode,
  validateCode,
  approveContract,
  downloadContract,
];

const JSON_TYPE = { 'content-type': 'application/json' };

const response = z.looseObject({ success: z.boolean(), requestnumber: z.string().optional() });

describe.each(storeKinds)('garbage on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let tokens = 0;
  const accepted = new Set<string>();
  const counts = new Map<string, number>();

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store } });
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  /** Returns the request of a visitor whose form is accepted, before it is changed. */
  async function validRequest(index: number) {
    const { name, values, ...button } = FORMS[index] ?? FORMS[0];
    const client = new FormClient(platform);
    const form = await client.open(name);
    tokens += 1;
    await rememberPassed(await opened.store.db(), `token ${tokens}`, new Date());
    const entries = [...client.body(form, values, { ...button, human: { token: `token ${tokens}` } })];
    const parts = await Promise.all(
      entries.map(async ([field, value]): Promise<Part> =>
        typeof value === 'string'
          ? { name: field, value }
          : { name: field, value: await value.bytes(), fileName: value.name },
      ),
    );
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    return { parts, query: { 'fxb.FormItemId': form.metadata.itemId, sc_lang: 'en' }, headers: { cookie } };
  }

  async function send(changed: FormMutation): Promise<Response> {
    const { parts, query, headers } = await validRequest(changed.form);
    const mutated = changed.parts.reduce<readonly Part[]>((list, change) => change(list), parts);
    const { body, type } = encodeParts(mutated, changed);
    const search = new URLSearchParams({ ...query, ...changed.query }).toString();
    return platform.get(`${submitForm.path}?${search}`, {
      method: 'POST',
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }), ...changed.headers },
      body,
    });
  }

  /** Expects each submission to be whole: readable values, its messages, readable files. */
  async function expectWholeSubmissions(): Promise<void> {
    const db = await opened.store.db();
    const submissions = await db.select().from(formSubmissions);
    expect(submissions.map(({ reference }) => reference).sort()).toEqual([...accepted].sort());
    const messages = await db.select().from(formOutbox);
    for (const { id, values } of submissions) {
      expect(z.array(z.unknown()).parse(JSON.parse(unsealText(SECRETS.forms, id, values)))).not.toEqual([]);
      expect(messages.filter((one) => one.submission === id && one.kind === 'team')).toHaveLength(1);
    }
    const owners = new Set(submissions.map(({ id }) => id));
    for (const file of await db.select().from(formFiles)) {
      expect(owners).toContain(file.submission);
      expect(unseal(SECRETS.forms, file.submission, file.content)).toHaveLength(file.size);
    }
  }

  it('never makes the endpoint of forms fail, which stores all of a submission or nothing of it', async () => {
    const property = fc.asyncProperty(formMutations(FORMS.length), async (changed) => {
      const received = await send(changed);
      const body = response.parse(await received.json());
      expect(received.status).toBeLessThan(500);
      expect(received.headers.get('cache-control')).toBe('no-store');
      if (body.requestnumber !== undefined) accepted.add(body.requestnumber);
      const kindOfResponse = body.requestnumber !== undefined ? 'stored' : received.ok ? `${body.success}` : 'refused';
      counts.set(kindOfResponse, (counts.get(kindOfResponse) ?? 0) + 1);
    });
    await fc.assert(property, { numRuns: scaledRuns(60) });
    await expectWholeSubmissions();
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (const one of ['stored', 'true', 'false', 'refused'])
      expect((counts.get(one) ?? 0) / total, `the share of ${one}`).toBeGreaterThan(0.03);
  });

  it.each(JSON_CALLS.map((call) => [call.path, call] as const))('never makes %s fail', async (_, call) => {
    const property = fc.asyncProperty(jsonGarbage(call), async ({ body, headers }) => {
      const query = new URLSearchParams({
        formItemId: body.slice(0, 30),
        htmlPrefix: body.slice(0, 8),
        sc_itemid: body,
      });
      const { status } = await (call.method === 'GET'
        ? platform.get(`${call.path}?${query}`, { headers })
        : platform.get(call.path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body }));
      expect(status, body).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: scaledRuns(30) });
  });
});
