// @alone: starts programs
import { eq } from 'drizzle-orm';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentFile, requestDocument } from '#sitecore/contracts/documents.ts';
import { issueStamp } from '#sitecore/platform/services/captcha/form-stamp.ts';
import { rememberPassed } from '#sitecore/platform/services/captcha/passed-captchas.ts';
import { documentContent } from '#sitecore/platform/services/documents/document-kinds.ts';
import { renderDocument } from '#sitecore/platform/services/documents/render-document.ts';
import { documents } from '#sitecore/platform/store/schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { requireEngine } from '#tests/support/engines.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const VALID = { NationalId: '1000000001', DocumentRefNo: '8804127730' };
const EXPIRED = { NationalId: '1000000003', DocumentRefNo: '8804127732' };

const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
let now = new Date();

beforeEach(() => {
  lines.length = 0;
  now = new Date();
});

const post = (platform: RunningPlatform, path: string, fields: Readonly<Record<string, string>>, language = 'ar') =>
  platform.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
    body: new URLSearchParams(fields).toString(),
  });

const pdftotext = requireEngine('pdftotext');

const DIRECTIONS = /[\u200e\u200f\u202a-\u202e]/g;

/** Returns the text of a PDF with marks of its directions. */
function directedText(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-document-'));
  writeFileSync(join(folder, 'a.pdf'), pdf);
  execFileSync(pdftotext ?? '', [join(folder, 'a.pdf'), join(folder, 'a.txt')], { stdio: 'ignore' });
  const text = readFileSync(join(folder, 'a.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

describe.each(storeKinds)('the check of documents on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let tokens = 0;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store, now: () => now }, logger });
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  /** Returns a captcha's token that has passed. */
  async function token(): Promise<string> {
    tokens += 1;
    await rememberPassed(await opened.store.db(), `token ${tokens}`, now);
    return `token ${tokens}`;
  }

  async function check(fields: Readonly<Record<string, string>>, language?: string) {
    const response = await post(platform, requestDocument.path, { ...fields, token: await token() }, language);
    expect(response.status).toBe(200);
    return requestDocument.response.parse(await response.json());
  }

  const download = (fileNetId: string, bearerToken: string, language?: string) =>
    post(platform, documentFile.path, { fileNetId, bearerToken }, language);

  it('responds to a form-encoded POST with fileName, bearerToken and fileNetId of a valid document', async () => {
    expect(`${requestDocument.method} ${requestDocument.path}`).toBe(
      'POST /api/sitecore/EDocumentRequest/RequestDocument',
    );
    const found = await check(VALID);
    expect(found).toMatchObject({ fileName: 'شهادة-خلو-طرف-8804127730', status: 'valid', issued: '2026-11-02' });
    expect(found.fileNetId).not.toBe('');
    expect((await check(VALID, 'en')).fileName).toBe('Clearance-letter-8804127730');
  });

  it('has no file for a document that expired, is unknown, or belongs to another person', async () => {
    const none = { fileName: '', bearerToken: '', fileNetId: '' };
    expect(await check(EXPIRED)).toEqual({ ...none, status: 'expired', issued: '2024-01-07' });
    const unknown = { ...none, status: 'unknown' };
    expect(await check({ ...VALID, DocumentRefNo: '8804127739' })).toEqual(unknown);
    expect(await check({ ...VALID, NationalId: '1000000002' })).toEqual(unknown);
    expect(await check({})).toEqual(unknown);
    expect(await check({ NationalId: "' OR 1=1 --", DocumentRefNo: '%' })).toEqual(unknown);
  });

  it('is for people: a token once, or a stamp of three seconds with an empty trap', async () => {
    const refused = async (fields: Readonly<Record<string, string>>) => {
      const response = await post(platform, requestDocument.path, { ...VALID, ...fields }, 'en');
      expect(await response.json()).toMatchObject({ error: 'notHuman' });
      return response.status;
    };
    expect(await refused({})).toBe(403);
    expect(await refused({ token: 'never passed' })).toBe(403);
    const used = await token();
    expect((await post(platform, requestDocument.path, { ...VALID, token: used })).status).toBe(200);
    expect(await refused({ token: used })).toBe(403);
    const stamp = issueStamp(SECRETS.captcha, new Date(now.getTime() - 4_000));
    expect(await refused({ stamp, trap: 'x' })).toBe(403);
    expect((await post(platform, requestDocument.path, { ...VALID, stamp })).status).toBe(200);
  });

  it('sends the file as a binary PDF under its name, to whoever has the token, for ten minutes', async () => {
    const { fileNetId, bearerToken, fileName } = await check(VALID);
    const response = await download(fileNetId, bearerToken);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`${fileName}.pdf`)}`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Number(response.headers.get('content-length'))).toBe(bytes.byteLength);
    now = new Date(now.getTime() + 9 * 60_000);
    expect((await download(fileNetId, bearerToken)).status).toBe(200);
    now = new Date(now.getTime() + 61_000);
    const late = await download(fileNetId, bearerToken, 'en');
    expect([late.status, await late.json()]).toEqual([
      401,
      { error: 'linkExpired', Message: 'The download has expired. Check the document again.' },
    ]);
  });

  it.each([
    ['ar', 'سکینه يوسفی 😀\u202E', 'سكينه يوسفي ?'],
    ['en', 'Ayşe “#panic()” \\u{41} Łukasz\u0001 漢字', 'Ayse “#panic()” \\u{41} Lukasz ??'],
  ] as const)('sends a file in %s to a holder whose name has what its fonts lack', async (language, name, shown) => {
    const db = await opened.store.db();
    const isOne = eq(documents.reference, VALID.DocumentRefNo);
    const [seeded] = await db.select().from(documents).where(isOne);
    await db.update(documents).set({ holderAr: name, holderEn: name }).where(isOne);
    const { fileNetId, bearerToken } = await check(VALID, language);
    const response = await download(fileNetId, bearerToken, language);
    await db.update(documents).set({ holderAr: seeded?.holderAr, holderEn: seeded?.holderEn }).where(isOne);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (pdftotext !== undefined) expect(directedText(bytes).replace(DIRECTIONS, '')).toContain(shown);
  });

  it('sends no file with the token of another document, a forged or an altered one', async () => {
    const [first, second] = [
      await check(VALID),
      await check({ NationalId: '1000000002', DocumentRefNo: '8804127731' }),
    ];
    const altered = `${first.bearerToken.slice(0, -2)}AA`;
    for (const [id, bearer] of [
      [second.fileNetId, first.bearerToken],
      [first.fileNetId, altered],
      [first.fileNetId, 'eyJhbGciOiJub25lIn0.e30.'],
      [first.fileNetId, 'x'],
    ] as const)
      expect((await download(id, bearer)).status).toBe(401);
    expect((await post(platform, documentFile.path, { fileNetId: first.fileNetId })).status).toBe(400);
  });

  it('writes no identity, reference or token into a log line', async () => {
    const { fileNetId, bearerToken } = await check(VALID);
    await download(fileNetId, bearerToken);
    expect(lines.length).toBeGreaterThan(0);
    const all = lines.join('');
    for (const secret of [...Object.values(VALID), bearerToken, fileNetId]) expect(all).not.toContain(secret);
  });
});

describe('documents whose store cannot be opened', () => {
  it.each([
    [requestDocument.path, { ...VALID, token: 'any' }],
    [documentFile.path, { fileNetId: 'a', bearerToken: 'b' }],
  ])('%s responds with a sentence, and no line has what was sent', async (path, fields) => {
    const platform = await serveContentFolder(DEMO, {
      services: { store: new Store({ dataDir: '/dev/null/nowhere' }) },
      logger,
    });
    const response = await post(platform, path, fields);
    expect(response.status).toBe(path === requestDocument.path ? 503 : 401);
    expect(await response.json()).toHaveProperty('Message');
    await platform.stop();
    expect(lines.join('')).not.toContain(VALID.NationalId);
  });
});

const stored: typeof documents.$inferSelect = {
  ...{ id: 'id', nationalId: '1000000001', reference: '8804127730', kind: 'clearance' },
  ...{ holderAr: 'نورة السبيعي', holderEn: 'Noura Alsubaie', issuedOn: '2026-11-02', validUntil: '2027-11-02' },
};

describe.each(['ar', 'en'] as const)('the file of a document in %s', (language) => {
  const bytes = () => renderDocument(documentContent(stored, language, 'https://www.rukn.example'));

  it('is tagged, has a language and a title, and the fonts of the platform alone', () => {
    const text = Buffer.from(bytes()).toString('latin1');
    expect(text).toMatch(/\/StructTreeRoot/);
    expect(text).toContain(`/Lang (${language})`);
    expect(text).toMatch(/\/Marked true/);
    const fonts = [...text.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !font?.startsWith('RuknDocument'))).toEqual([]);
  });

  it('draws a text of the data as text, whatever it looks like', () => {
    const content = documentContent(
      { ...stored, holderAr: '#panic()', holderEn: '*x* #panic()' },
      language,
      'https://a',
    );
    expect(Buffer.from(renderDocument(content)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.skipIf(pdftotext === undefined)(
    'has text that pdftotext gives back, with its reference and the path of its check',
    () => {
      const directed = directedText(bytes());
      const text = directed.replace(DIRECTIONS, '');
      const expected =
        language === 'ar'
          ? ['بنك ركن', 'شهادة خلو طرف', 'نورة السبيعي', 'تحقق من هذا المستند', '٨٨٠٤١٢٧٧٣٠', '٢٠٢٦']
          : [
              'Rukn Bank',
              'Clearance letter',
              'Noura Alsubaie',
              'Check this document',
              '8804127730',
              'November 2, 2026',
            ];
      const at = expected.map((part) => text.indexOf(part));
      expect(
        at.every((position) => position >= 0),
        text,
      ).toBe(true);
      expect(text).toContain('www.rukn.example');
      expect(text).not.toContain('1000000001');
      // Within one run from left to right: the last digits are not at the left of the stars.
      expect(directed).toContain(language === 'ar' ? '\u202A******٠٠٠١\u202C' : '******0001');
    },
  );
});
