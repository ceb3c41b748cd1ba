import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue, type Deliver, waitAfter } from '#sitecore/platform/services/forms/delivery/deliver-due.ts';
import { receiptOf } from '#sitecore/platform/services/forms/delivery/receipt.ts';
import { eraseDue, erasePerson, exportPerson } from '#sitecore/platform/services/forms/erasure.ts';
import { storeSubmission } from '#sitecore/platform/services/forms/store-submission.ts';
import { formAudit, formFiles, formOutbox, formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { newSubmission } from '#tests/support/new-submission.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';

const NOW = new Date('2026-11-23T09:00:00Z');
const DAY_MS = 86_400_000;
const secret = SECRETS.forms;

describe.each(storeKinds)('submissions on $name', (kind) => {
  let opened: OpenTestStore;
  let db: StoreDb;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    db = await opened.store.db();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await db.delete(formSubmissions);
    await db.delete(formAudit);
  });

  const deliver = (now: Date, send: Deliver) => {
    const errors: unknown[] = [];
    return deliverDue(db, { now, secret, deliver: send, reportError: (error) => void errors.push(error) });
  };

  it('are delivered to the team and receipted to the visitor, each once', async () => {
    const { reference } = await storeSubmission(db, newSubmission(), { secret, now: NOW });
    const sent: string[] = [];
    const send: Deliver = ({ kind: of, submission: { reference: number, email, files } }) => {
      sent.push([of, number, email, files[0]?.name].join(' '));
      return Promise.resolve();
    };
    expect(await deliver(NOW, send)).toBe(2);
    expect(await deliver(new Date(NOW.getTime() + DAY_MS), send)).toBe(0);
    expect(sent.sort()).toEqual(['receipt', 'team'].map((of) => `${of} ${reference} noura@example.com a.pdf`));
  });

  it('are tried again after a failure, later each time, and by another platform when one dies', async () => {
    await storeSubmission(db, newSubmission({ hasReceipt: false }), { secret, now: NOW });
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    const fail: Deliver = () => Promise.reject(new Error('down'));
    expect(await deliver(NOW, fail)).toBe(0);
    expect(await deliver(at(29_000), () => Promise.resolve())).toBe(0);
    expect(await deliver(at(31_000), fail)).toBe(0);
    const [row] = await db.select().from(formOutbox);
    expect([row?.attempts, row?.nextAt]).toEqual([2, at(31_000 + 60_000)]);
    expect(await deliver(at(92_000), () => Promise.resolve())).toBe(1);
  });

  it('are delivered when the clock was a week ahead as they came', async () => {
    const ahead = new Date(NOW.getTime() + 7 * DAY_MS);
    await storeSubmission(db, newSubmission({ hasReceipt: false }), { secret, now: ahead });
    expect(await deliver(NOW, () => Promise.resolve())).toBe(1);
  });

  it('are taken by one of several platforms at the same time', async () => {
    for (let count = 0; count < 5; count += 1) await storeSubmission(db, newSubmission(), { secret, now: NOW });
    const sent: number[] = [];
    const send: Deliver = ({ id }) => Promise.resolve(void sent.push(id));
    const counts = await Promise.all([deliver(NOW, send), deliver(NOW, send)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(new Set(sent).size).toBe(10);
  });

  it('are erased with their files when their time is over, which is audited', async () => {
    const old = await storeSubmission(db, newSubmission({ retentionDays: 1 }), { secret, now: NOW });
    const recent = await storeSubmission(db, newSubmission(), { secret, now: NOW });
    expect(await eraseDue(db, new Date(NOW.getTime() + 2 * DAY_MS))).toBe(1);
    expect((await db.select().from(formSubmissions)).map(({ reference }) => reference)).toEqual([recent.reference]);
    expect(await db.select().from(formFiles)).toHaveLength(1);
    expect(await db.select().from(formAudit)).toMatchObject([{ action: 'erased by age', reference: old.reference }]);
  });

  it('of one person are exported and erased by telephone number, in any way of writing it', async () => {
    const { reference } = await storeSubmission(db, newSubmission(), { secret, now: NOW });
    await storeSubmission(db, newSubmission({ telephone: '0559999999' }), { secret, now: NOW });
    const person = { secret, telephone: '+966 50 123 4567', actor: 'privacy officer', now: NOW };
    const [found, ...others] = await exportPerson(db, person);
    expect([found?.reference, found?.values[0]?.texts, others]).toEqual([reference, ['متى تصل بطاقتي؟'], []]);
    expect(await erasePerson(db, person)).toBe(1);
    expect(await exportPerson(db, person)).toEqual([]);
    expect(await db.select().from(formSubmissions)).toHaveLength(1);
    const audit = await db.select().from(formAudit).where(eq(formAudit.reference, reference));
    expect(audit.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'privacy officer exported',
      'privacy officer erased',
    ]);
  });

  it('of an anonymous form have no telephone number and no receipt', async () => {
    await storeSubmission(db, newSubmission({ isAnonymous: true }), { secret, now: NOW });
    const [row] = await db.select().from(formSubmissions);
    expect(row?.contact).toBeNull();
    expect((await db.select().from(formOutbox)).map((message) => message.kind)).toEqual(['team']);
  });
});

it('waits twice as long after each failure, six hours at most', () => {
  expect([1, 2, 3, 20].map(waitAfter)).toEqual([30_000, 60_000, 120_000, 6 * 3_600_000]);
});

it('writes a receipt in the language of the visitor', () => {
  const about = { reference: 'EN-2026-000001', answerDays: 2 };
  expect(receiptOf({ ...about, language: 'ar' }).text).toMatch(/EN-2026-000001.* مدة الرد: يوما عمل\.$/);
  expect(receiptOf({ ...about, language: 'en' }).text).toMatch(/We reply within 2 working days\.$/);
  expect(receiptOf({ ...about, answerDays: null, language: 'en' }).text).not.toContain('within');
});
