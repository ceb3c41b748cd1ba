import { pino } from 'pino';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  application,
  approveContract,
  downloadContract,
  requestCode,
  trackRequest,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import type { CodeMessage } from '#sitecore/platform/services/tracker/deliver-code.ts';
import { buildApplication } from '#sitecore/platform/store/seeds/build-application.ts';
import { DEMO_REQUESTS } from '#sitecore/platform/store/seeds/seed-applications.ts';
import { applicationAudit } from '#sitecore/platform/store/tracker-schema.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { TrackerClient } from './tracker-client.ts';

const SITE_SECRET = 'a secret of the site for these tests';
const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
const messages: CodeMessage[] = [];
let now = new Date();

const deliverCode = (message: CodeMessage) => {
  messages.unshift(message);
  return Promise.resolve();
};

const lastCode = () => /(\d{4})/.exec(messages[0]?.text ?? '')?.[1] ?? '';
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const MINUTE = 60_000;

describe.each(storeKinds)('the tracker on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    const services = { store: opened.store, now: () => now, deliverCode, siteSecret: SITE_SECRET };
    platform = await serveContentFolder(DEMO, { services, logger });
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });
  beforeEach(() => {
    messages.length = 0;
    lines.length = 0;
    // Codes of the last test are forgotten.
    later(25 * 60 * MINUTE);
  });

  const client = (language = 'ar') => new TrackerClient(platform, { language, siteSecret: SITE_SECRET });

  /** Returns a client whose code was right, the subject and the verification's response. */
  async function verified(requestNumber: string, visitor = client()) {
    const { data } = await visitor.found(requestNumber);
    if (!data) throw new Error('no application');
    const subject = { cic: data.CICNumber, dn: data.DossierNumber };
    expect((await visitor.requestCode(subject)).status).toBe(200);
    const response = await visitor.validate(subject, lastCode());
    return { visitor, subject, response, contract: validateCode.response.parse(await response.json()).data };
  }

  it('a lookup is a POST of JSON and returns message, code and all data of an application, in its language', async () => {
    expect(`${trackRequest.method} ${trackRequest.path}`).toBe('POST /api/sitecore/Tracker/index');
    const found = await client().found(DEMO_REQUESTS.toApprove);
    expect([found.StatusMessage, found.StatusCode]).toEqual(['Success', '200']);
    expect(Object.keys(found.data ?? {})).toEqual(Object.keys(application.shape));
    expect(found.data).toMatchObject({
      CustomerName: 'نورة السبيعي',
      ProductName: 'تمويل عقاري، شقة جاهزة',
      ActionType: 1,
      ContractDocument: [],
    });
    expect(found.data?.TrackerIndexList.map(({ Date: day }) => day !== '')).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(found.data?.ApplicationHistoryList).toHaveLength(4);
    expect((await client().found(DEMO_REQUESTS.toApprove, 'en')).data?.CustomerName).toBe('Noura Alsubaie');
    const unknown = await client().found('RK-0');
    expect(unknown).toEqual({ StatusMessage: 'لا نجد طلباً بهذا الرقم.', StatusCode: '404', data: null });
  });

  it('finds an application whatever the case of its number and the blanks in it', async () => {
    const number = DEMO_REQUESTS.toApprove;
    const typed = [number.toLowerCase(), ` ${number.slice(0, 7)} ${number.slice(7)} `, `\u200f${number}`];
    for (const text of typed) expect((await client().found(text)).StatusCode, text).toBe('200');
    expect((await client().found('RK-0 0')).StatusCode).toBe('404');
  });

  it('has an application in every state', async () => {
    const states = await Promise.all(
      Object.values(DEMO_REQUESTS).map(async (number) => {
        const { data } = await client().found(number);
        return [data?.TrackerIndexList.filter(({ Date: day }) => day !== '').length, data?.ActionType];
      }),
    );
    expect(states).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [4, 1],
      [4, 1],
      [4, 1],
      [5, 2],
      [4, 1],
      [6, 2],
    ]);
  });

  it('a code that was sent opens the contract, in a session that no script and no other site has', async () => {
    expect(`${requestCode.method} ${requestCode.path}`).toBe('POST /api/sitecore/MortgageContracts');
    expect(validateCode.path).toBe('/api/sitecore/MortgageContracts/ValidateToken');
    const { response, contract, subject, visitor } = await verified(DEMO_REQUESTS.toApprove);
    const { application: stored } = buildApplication({
      requestNumber: DEMO_REQUESTS.toApprove,
      stage: 4,
      today: riyadhDay(new Date()),
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]?.mobile).toBe(stored.mobile);
    expect(messages[0]?.text).toMatch(/^بنك ركن: رمز التحقق \d{4}، صالح ١٨٠ ثانية/);
    expect(response.headers.get('set-cookie')).toMatch(
      /^tracker_session=[\w-]{43}; Max-Age=600; Path=\/api\/sitecore\/MortgageContracts; HttpOnly; SameSite=Strict$/,
    );
    expect(contract?.ContractDocument.map(({ name }) => name)).toEqual([
      'عقد-التمويل-العقاري.pdf',
      'جدول-السداد.pdf',
      'وثيقة-التأمين.pdf',
      'الإفصاح-عن-الرسوم.pdf',
    ]);
    expect(contract).toMatchObject({ CICNumber: subject.cic, DossierNumber: subject.dn, ApprovalStatus: false });
    // A code is used once.
    expect(await (await visitor.validate(subject, lastCode())).json()).toMatchObject({ StatusCode: '410', data: null });
  });

  it('approval and files are only for the session of the right code, for ten minutes', async () => {
    const { visitor, subject, contract } = await verified(DEMO_REQUESTS.toApprove);
    const id = contract?.ContractDocument[0]?.id ?? '';
    expect([approveContract.path, downloadContract.path]).toEqual([
      '/api/sitecore/MortgageContracts/ApproveContract',
      '/api/sitecore/MortgageContracts/DownloadContractFile',
    ]);
    const other = (await verified(DEMO_REQUESTS.toRead)).visitor;
    for (const stranger of [client(), other])
      expect([(await stranger.approve(subject)).status, (await stranger.download(id)).status]).toEqual([401, 401]);
    const file = await visitor.download(id, 'contract');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const odd = await visitor.download(id, 'عقد\uD800"\r\n');
    expect([odd.status, odd.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="_______"; filename*=UTF-8''%D8%B9%D9%82%D8%AF%EF%BF%BD%22%0D%0A`,
    ]);
    later(10 * MINUTE + 1000);
    const late = await visitor.approve(subject);
    expect([late.status, await late.json()]).toEqual([
      401,
      { StatusMessage: 'انتهت مدة التحقق. افتح العقد من جديد.', StatusCode: '401' },
    ]);
    expect((await visitor.download(id)).status).toBe(401);
  });

  it('an approval returns data.status, once: a repeated one changes nothing', async () => {
    const { visitor, subject } = await verified(DEMO_REQUESTS.withoutFiles);
    const responses = await Promise.all([
      visitor.approve(subject),
      visitor.approve(subject, 'key-1'),
      visitor.approve(subject, 'key-1'),
    ]);
    expect(responses.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    const response = approveContract.response.parse(await (await visitor.approve(subject, 'key-2')).json());
    expect(response).toEqual({ StatusMessage: 'Success', StatusCode: '200', data: { status: true } });
    const db = await opened.store.db();
    expect(await db.$count(applicationAudit, eq(applicationAudit.event, 'approved'))).toBe(1);
    expect((await verified(DEMO_REQUESTS.withoutFiles)).contract?.ApprovalStatus).toBe(true);
    for (const [language, status] of [
      ['ar', 'وافقت على العقد'],
      ['en', 'Contract approved'],
    ] as const) {
      const { data } = await client().found(DEMO_REQUESTS.withoutFiles, language);
      expect(data?.ApplicationHistoryList.map(({ Status }) => Status).indexOf(status), 'the newest').toBe(0);
    }
  });

  it('a contract that is only to be read, or has expired, is not approved', async () => {
    for (const number of [DEMO_REQUESTS.toRead, DEMO_REQUESTS.expired]) {
      const { visitor, subject } = await verified(number);
      const response = approveContract.response.parse(await (await visitor.approve(subject)).json());
      expect(response).toMatchObject({ StatusCode: '409', data: { status: false } });
    }
  });

  it('two tabs with two contracts keep both open; the session has a new name at each verification', async () => {
    const first = await verified(DEMO_REQUESTS.toApprove);
    const before = first.visitor.cookie;
    const second = await verified(DEMO_REQUESTS.toRead, first.visitor);
    expect(first.visitor.cookie).not.toBe(before);
    for (const { contract } of [first, second])
      expect((await first.visitor.download(contract?.ContractDocument[0]?.id ?? '')).status).toBe(200);
    const old = client();
    old.cookie = before;
    expect((await old.download(first.contract?.ContractDocument[0]?.id ?? '')).status).toBe(401);
  });

  it('every change of state is in the audit, and no name, number, code or token is in the log', async () => {
    const { visitor, subject, contract } = await verified(DEMO_REQUESTS.toApprove);
    const code = lastCode();
    await visitor.requestCode(subject);
    const wrong = lastCode() === '0000' ? '0001' : '0000';
    expect(await (await visitor.validate(subject, wrong)).json()).toMatchObject({ StatusCode: '403' });
    await visitor.approve(subject);
    await visitor.download(contract?.ContractDocument[0]?.id ?? '');
    const db = await opened.store.db();
    const { application: stored } = buildApplication({
      requestNumber: DEMO_REQUESTS.toApprove,
      stage: 4,
      today: riyadhDay(new Date()),
    });
    const events = await db
      .select()
      .from(applicationAudit)
      .where(eq(applicationAudit.application, stored.id))
      .orderBy(applicationAudit.id);
    expect(events.slice(-6).map(({ event }) => event)).toEqual([
      ...['codeRequested', 'verified', 'codeRequested', 'codeWrong', 'approved', 'downloaded'],
    ]);
    expect(lines.length).toBeGreaterThan(5);
    const secrets = [
      stored.cic,
      stored.dossier,
      stored.mobile,
      stored.number,
      DEMO_REQUESTS.toApprove,
      code,
      'نورة',
      'Noura',
    ];
    const log = lines.join('').replace(/"(?:time|responseTime|pid|ms|requestId|port)":[^,}]+/g, '');
    for (const secret of [...secrets, visitor.cookie.split('=')[1] ?? '']) expect(log).not.toContain(secret);
  });
});
