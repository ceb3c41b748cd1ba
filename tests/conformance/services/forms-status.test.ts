import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formStatus } from '#sitecore/contracts/forms.ts';
import { storeSubmission } from '#sitecore/platform/services/forms/store-submission.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

describe.each(storeKinds)('the status of a submission on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let known = { reference: '', ticket: '' };

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store } });
    const submission = {
      id: randomUUID(),
      form: randomUUID(),
      formName: 'enquiry',
      prefix: 'EN',
      language: 'ar',
      isAnonymous: false,
      answerDays: 2,
      retentionDays: 30,
      values: [],
      telephone: '0501234567',
      hasReceipt: false,
      consent: undefined,
      files: [],
    } as const;
    const options = { secret: SECRETS.forms, now: new Date('2026-11-22T22:30:00Z') };
    known = await storeSubmission(await opened.store.db(), submission, options);
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  const send = (reference: string, contact: string) =>
    platform.get(formStatus.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, contact }),
    });
  const ask = async (reference: string, contact: string) =>
    formStatus.response.parse(await (await send(reference, contact)).json()).submission;

  it('is shown with the telephone number in any form, and with the code', async () => {
    const { reference, ticket } = known;
    const expected = { reference, status: 'received', receivedOn: '2026-11-23', answer: '' };
    for (const contact of ['0501234567', '+966 50 123 4567', '٠٥٠١٢٣٤٥٦٧', ticket.toLowerCase()])
      expect(await ask(` ${reference.toLowerCase()} `, contact), contact).toEqual(expected);
  });

  it('is the same for a number that does not exist and for one of somebody else', async () => {
    for (const [reference, contact] of [
      [known.reference, '0501234568'],
      ['EN-2026-999999', '0501234567'],
      [known.reference, '-'],
    ] as const)
      expect(await ask(reference, contact)).toBeNull();
  });

  it('is refused for a text with a NUL, which no store holds', async () => {
    for (const [reference, contact] of [
      ['EN\0', '0501234567'],
      ['EN-2026-000001', '\0'],
    ] as const)
      expect((await send(reference, contact)).status).toBe(400);
  });
});
