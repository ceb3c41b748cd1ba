import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formStatus } from '#sitecore/contracts/forms.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { storeSubmission } from '#sitecore/platform/services/forms/store-submission.ts';
import { Limiter } from '#sitecore/platform/services/limits/limiter.ts';
import { formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const SECRET = 'a secret of the site of these tests';

describe.each(storeKinds)('the status of a submission on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let limited: RunningPlatform;
  const errors: unknown[] = [];
  let known = { reference: '', ticket: '' };

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store } });
    const limiter = new Limiter({ store: opened.store, onStoreError: (error) => errors.push(error) });
    const services = { store: opened.store, limiter, siteSecret: SECRET };
    limited = await serveContentFolder(DEMO, { services, logger: pino({ level: 'silent' }) });
    known = await store();
  });
  afterAll(async () => {
    await Promise.all([platform.stop(), limited.stop()]);
    expect(errors).toEqual([]);
    await opened.close();
  });
  afterEach(() => void vi.useRealTimers());

  /** Stores a submission of a telephone number. */
  async function store(telephone = '0501234567') {
    const submission = {
      id: randomUUID(),
      session: randomUUID(),
      form: randomUUID(),
      formName: 'enquiry',
      prefix: 'EN',
      language: 'ar',
      isAnonymous: false,
      answerDays: 2,
      retentionDays: 30,
      values: [],
      telephone,
      hasReceipt: false,
      consent: undefined,
      files: [],
    } as const;
    const options = { secret: SECRETS.forms, now: new Date('2026-11-22T22:30:00Z') };
    return storeSubmission(await opened.store.db(), submission, options);
  }

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
    for (const contact of [
      ...[
        '0501234567',
        '+966 50 123 4567',
        '٠٥٠١٢٣٤٥٦٧',
        '۰۵۰ ۱۲۳ ۴۵۶۷',
        '０５０１２３４５６７',
        '+966 (0)50\u2011123\u20134567',
      ],
      ...['\u206700966501234567\u2069', ticket.toLowerCase()],
    ])
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

  it('is shown with a reference as it is spoken and heard', async () => {
    const { reference } = await store();
    const [prefix = '', year = '', number = '', random = ''] = reference.split('-');
    expect(random).toMatch(/^[\dA-HJKMNP-TV-Z]{6}$/);
    const heard = `${number}${random}`.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('V', 'u');
    const arabic = number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const typed of [
      `${prefix} ${year} ${number} ${random}`,
      `${prefix}–${year}–${arabic}–${random}`,
      `${prefix}${year}${heard}`.toLowerCase(),
      reference.replaceAll('-', '').split('').join(' '),
    ])
      expect(await ask(typed, '0501234567'), typed).toMatchObject({ reference });
  });

  it('is not found by the number without its random part, which a request of before never had', async () => {
    const { reference } = await store();
    const number = reference.split('-').slice(0, 3).join('-');
    expect(await ask(number, '0501234567')).toBeNull();
    const { ticket } = await store();
    const old = { reference: 'EN-2025-000007' };
    await (await opened.store.db()).update(formSubmissions).set(old).where(eq(formSubmissions.ticket, ticket));
    expect(await ask('en 2025 000007', '0501234567')).toMatchObject(old);
  });

  describe('with limits', () => {
    let address = 0;
    /** Returns the status of a response to a client whose address no other has, and the request that was found. */
    async function tryAt(reference: string, contact: string) {
      address += 1;
      const response = await limited.get(formStatus.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SITE_SECRET]: SECRET,
          [CLIENT_ADDRESS]: `10.1.${address >> 8}.${address & 255}`,
        },
        body: JSON.stringify({ reference, contact }),
      });
      const body = z
        .looseObject({ submission: z.unknown() })
        .partial()
        .parse(await response.json());
      return [response.status, body.submission === undefined ? 'refused' : body.submission === null ? 'none' : 'found'];
    }

    it('takes ten wrong tries a day of a telephone number over all clients, then the ticket alone', async () => {
      const telephone = '0509876543';
      const { reference, ticket } = await store(telephone);
      for (let guess = 0; guess < 10; guess += 1)
        expect(await tryAt(`EN-2026-${String(guess).padStart(6, '0')}-000000`, telephone)).toEqual([200, 'none']);
      for (const written of [telephone, '+966 50 987 6543', '٠٥٠٩٨٧٦٥٤٣ '])
        expect(await tryAt(reference, written)).toEqual([429, 'refused']);
      expect(await tryAt('EN-2026-000000-000000', telephone)).toEqual([429, 'refused']);
      expect(await tryAt(reference, ticket)).toEqual([200, 'found']);
      expect(await tryAt(known.reference, '0501234567')).toEqual([200, 'found']);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
      expect(await tryAt(reference, telephone)).toEqual([200, 'found']);
    });

    it('takes ten wrong tries a day of a reference over all clients, known or not, at the same time too', async () => {
      const { reference } = await store('0507777777');
      const unknown = 'EN-2026-999999-ZZZZZZ';
      const triesOf = async (of: string, area: number) => {
        const tries = Array.from({ length: 15 }, (_, index) =>
          tryAt(of, `050${area}0000${String(index).padStart(2, '0')}`),
        );
        return (await Promise.all(tries)).map(String).sort();
      };
      const responses = await triesOf(reference, 11);
      expect(responses.filter((one) => one === '200,none')).toHaveLength(10);
      expect(await triesOf(unknown, 22)).toEqual(responses);
      expect(await tryAt(reference, '0507777777')).toEqual([429, 'refused']);
    });

    it('counts no right ones', async () => {
      const { reference } = await store('0508888888');
      for (let times = 0; times < 12; times += 1) expect(await tryAt(reference, '0508888888')).toEqual([200, 'found']);
    });
  });

  it('is refused for a text with a NUL, which no store holds', async () => {
    for (const [reference, contact] of [
      ['EN\0', '0501234567'],
      ['EN-2026-000001', '\0'],
    ] as const)
      expect((await send(reference, contact)).status).toBe(400);
  });
});
