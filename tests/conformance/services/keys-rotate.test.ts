// @alone: starts programs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { formStatus } from '#sitecore/contracts/forms.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { rememberPassed } from '#sitecore/platform/services/captcha/passed-captchas.ts';
import { contactHash, type FormSecret, keyId } from '#sitecore/platform/services/forms/form-keys.ts';
import { readSubmission } from '#sitecore/platform/services/forms/read-submission.ts';
import { rowsByKey } from '#sitecore/platform/services/forms/reseal.ts';
import { storeSubmission } from '#sitecore/platform/services/forms/store-submission.ts';
import { formSubmissions } from '#sitecore/platform/store/form-schema.ts';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { Store, type StoreOptions } from '#sitecore/platform/store/store.ts';
import { BASELINE_WASM } from '#tests/support/baseline-wasm.ts';
import { FormClient } from '#tests/support/form-client.ts';
import { COMPLAINT } from '#tests/support/form-visits.ts';
import { newSubmission } from '#tests/support/new-submission.ts';
import { migratedStore, storeKinds } from '#tests/support/stores.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { neutralEnvironment } from '../../../scripts/bootstrap/environment.mjs';
import { hostIn, startPlatformProgram, writtenBy } from '../platform-program.ts';
import { DEMO } from '../running-platform.ts';

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'scripts', 'keys-rotate.ts');
const PASSWORD = 'the password of the staff';
const FIRST = 'the first secret of forms of these tests';
const SECOND = 'the second secret of forms of these tests';
const OTHER = 'another secret of forms of these tests';
const OWN = { 'sec-fetch-site': 'same-origin' };
const TELEPHONE = '0501234567';

let content: Content;
beforeAll(async () => {
  content = await loadContent(DEMO);
});

type Variables = Readonly<Record<string, string>>;

/** Starts `npm run keys:rotate`. */
function startRotation(env: Variables, ...args: readonly string[]) {
  const program = spawn(process.execPath, [...BASELINE_WASM, COMMAND, ...args], {
    env: { ...process.env, ...neutralEnvironment(process.env), ...env },
  });
  return { program, written: writtenBy(program), ended: once(program, 'close') };
}

/** Runs `npm run keys:rotate` to its end; returns its exit code and what it has written. */
async function rotate(env: Variables, ...args: readonly string[]) {
  const { program, written, ended } = startRotation(env, ...args);
  await ended;
  return [program.exitCode, written.join('')] as const;
}

/** Does something with a store that nobody else has open. */
async function withStore<Value>(options: StoreOptions, work: (db: StoreDb) => Promise<Value>): Promise<Value> {
  const store = new Store(options);
  try {
    return await work(await store.db());
  } finally {
    await store.close();
  }
}

/** Returns a data folder whose store is migrated, with a secret of forms. */
async function dataFolder(secret?: string) {
  const { options, remove } = await migratedStore();
  onTestFinished(remove);
  const { dataDir } = options;
  const file = (name: string): string => join(dataDir, `${name}.secret`);
  if (secret !== undefined) writeFileSync(file('forms'), secret, { mode: 0o600 });
  return { dataDir, options, file, read: (name: string) => readFileSync(file(name), 'utf8') };
}

/** Starts a platform whose staff sign in. */
async function startPlatform(env: Variables) {
  const program = startPlatformProgram({
    ...{ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', STAFF_PASSWORD: PASSWORD },
    ...env,
  });
  const written = writtenBy(program);
  const host = await hostIn(written);
  const get = (path: string, init?: RequestInit) => fetch(host + path, { redirect: 'manual', ...init });
  const body = new URLSearchParams({ name: 'noura', password: PASSWORD });
  const signedIn = await get('/staff/forms/sign-in', { method: 'POST', body, headers: OWN });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asStaff = (path: string, init: RequestInit = {}) =>
    get(`/staff/forms/${path}`, { ...init, headers: { ...OWN, cookie } });
  const stop = async (): Promise<void> => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
  return { get, asStaff, stop, written };
}

type Platform = Awaited<ReturnType<typeof startPlatform>>;

/** Returns the status that a platform shows for a reference and a telephone number. */
async function statusOf({ get }: Platform, reference: string, contact = TELEPHONE) {
  const body = JSON.stringify({ reference, contact });
  const response = await get(formStatus.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return formStatus.response.parse(await response.json()).submission;
}

const STORY = COMPLAINT.story;
const ANSWER = 'أعدنا المبلغ إلى حسابك.';
const FILE = '%PDF-1.7\nthe statement';

/** Sends a complaint with a file as a visitor, and answers it as staff; returns its reference. */
async function sendComplaint(platform: Platform, token: string): Promise<string> {
  const client = new FormClient({ get: platform.get, content });
  const form = await client.open('complaint');
  const values = { ...COMPLAINT, attachment: new File([FILE], 'كشف.pdf') };
  const { requestnumber = '' } = await client.submit(form, values, { human: { token } });
  const body = new URLSearchParams({ status: 'answered', text: ANSWER });
  expect((await platform.asStaff(requestnumber, { method: 'POST', body })).status).toBe(303);
  return requestnumber;
}

/** Expects that staff and sender read a complaint, with its answer and its file. */
async function expectReadable(platform: Platform, reference: string): Promise<void> {
  const page = await (await platform.asStaff(reference)).text();
  for (const text of [STORY, ANSWER, 'كشف.pdf']) expect(page).toContain(text);
  const [, file = ''] = /\/files\/([\da-f-]{36})/.exec(page) ?? [];
  expect(await (await platform.asStaff(`${reference}/files/${file}`)).text()).toBe(FILE);
  expect(await statusOf(platform, reference)).toMatchObject({ reference, status: 'answered', answer: ANSWER });
}

/** Stores submissions with a secret. */
const storeMany = (options: StoreOptions, secret: FormSecret, many: number) =>
  withStore(options, async (db) => {
    for (let index = 0; index < many; index += 1)
      await storeSubmission(db, newSubmission({ hasReceipt: false }), { secret, now: new Date() });
  });

describe('npm run keys:rotate with the secret of the data folder', () => {
  it('refuses while a platform runs, then seals anew what a visitor, with telephone number and reference, and staff read before', async () => {
    const { dataDir, options, file, read } = await dataFolder();
    await withStore(options, (db) => rememberPassed(db, 'token', new Date()));
    const before = await startPlatform({ DATA_DIR: dataDir });
    const reference = await sendComplaint(before, 'token');
    const first = read('forms');
    const refused = await rotate({ DATA_DIR: dataDir });
    expect(refused).toEqual([1, expect.stringMatching(/^rukn: store: process \d+ uses .*; stop it/)]);
    expect(read('forms')).toBe(first);
    await before.stop();

    expect(await rotate({ DATA_DIR: dataDir })).toEqual([
      0,
      expect.stringContaining('rukn: all rows are sealed with the key '),
    ]);
    const second = read('forms');
    expect(second).not.toBe(first);
    expect(JSON.parse(read('forms-old'))).toEqual([first]);
    if (process.platform !== 'win32')
      for (const name of ['forms', 'forms-old']) expect(statSync(file(name)).mode & 0o777).toBe(0o600);
    expect([...(await withStore(options, rowsByKey)).keys()]).toEqual([keyId(second)]);

    expect(await rotate({ DATA_DIR: dataDir }, '--forget')).toEqual([0, 'rukn: the former keys are removed\n']);
    expect(existsSync(file('forms-old'))).toBe(false);
    const forgotten = await startPlatform({ DATA_DIR: dataDir });
    await expectReadable(forgotten, reference);
    await forgotten.stop();
  });

  it('is run again after kill -9 while it seals, and loses nothing', async () => {
    const { dataDir, options, read } = await dataFolder(FIRST);
    await storeMany(options, [FIRST], 120);
    const { program, written, ended } = startRotation({ DATA_DIR: dataDir });
    await vi.waitUntil(() => written.join('').includes('rows sealed anew'), { timeout: WAIT_TIMEOUT_MS, interval: 1 });
    program.kill('SIGKILL');
    await ended;
    const second = read('forms');
    const former: unknown = JSON.parse(read('forms-old'));
    expect(former).toEqual([FIRST]);
    const between = await withStore(options, rowsByKey);
    expect(between.get(keyId(FIRST))).toBeGreaterThan(0);
    expect(await rotate({ DATA_DIR: dataDir }, '--forget')).toEqual([
      1,
      expect.stringMatching(/^rukn: rows still sealed with another key: \d+; run npm run keys:rotate first/),
    ]);

    const again = await rotate({ DATA_DIR: dataDir });
    expect(again).toEqual([0, expect.stringContaining(`continuing: sealing with the key ${keyId(second)}`)]);
    expect([read('forms'), JSON.parse(read('forms-old'))]).toEqual([second, former]);
    await withStore(options, async (db) => {
      // Each submission with its file.
      expect([...(await rowsByKey(db))]).toEqual([[keyId(second), 240]]);
      const rows = await db.select({ id: formSubmissions.id }).from(formSubmissions);
      for (const { id } of rows)
        expect((await readSubmission(db, id, [second])).values[0]?.texts).toEqual(['متى تصل بطاقتي؟']);
    });
  });

  it('is run again after an end between its two files', async () => {
    const { dataDir, options, file, read } = await dataFolder(FIRST);
    await storeMany(options, [FIRST], 1);
    writeFileSync(file('forms-old'), JSON.stringify([FIRST]));
    expect((await rotate({ DATA_DIR: dataDir }))[0]).toBe(0);
    expect(JSON.parse(read('forms-old'))).toEqual([FIRST]);
    expect([...(await withStore(options, rowsByKey)).keys()]).toEqual([keyId(read('forms'))]);
  });

  it('reads and seals anew what was sealed before keys had ids, and finds its telephone number', async () => {
    const { dataDir, options, read } = await dataFolder(FIRST);
    const values = [{ name: 'mobile', title: 'الجوال', type: 'telephone', texts: [TELEPHONE] }] as const;
    const secret: FormSecret = [FIRST];
    const references = await withStore(options, async (db) => {
      const stored = [];
      for (const own of [values, newSubmission().values]) {
        const submission = newSubmission({ values: own, files: [] });
        stored.push((await storeSubmission(db, submission, { secret, now: new Date() })).reference);
        const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.id, submission.id));
        const sealed = Buffer.from(row?.values ?? '', 'base64');
        const before = Buffer.concat([Uint8Array.of(1), sealed.subarray(5)]).toString('base64');
        const contact = contactHash(secret, TELEPHONE).split('.')[1] ?? '';
        await db.update(formSubmissions).set({ values: before, contact }).where(eq(formSubmissions.id, submission.id));
      }
      return stored;
    });
    const expectAll = async (): Promise<void> => {
      const platform = await startPlatform({ DATA_DIR: dataDir });
      for (const reference of references) {
        expect((await platform.asStaff(reference)).status).toBe(200);
        expect(await statusOf(platform, reference)).toMatchObject({ reference });
      }
      await platform.stop();
    };
    await expectAll();
    expect((await rotate({ DATA_DIR: dataDir }))[0]).toBe(0);
    await expectAll();
    const contacts = await withStore(options, (db) =>
      db.select({ contact: formSubmissions.contact }).from(formSubmissions),
    );
    expect(contacts.map(({ contact }) => contact)).toContain(contactHash([read('forms')], TELEPHONE));
    // The number of the second is not among its values: the former key alone finds it.
    expect(await rotate({ DATA_DIR: dataDir }, '--forget')).toEqual([
      1,
      expect.stringContaining('telephone numbers that only a former key finds: 1'),
    ]);
  });

  it('and the platform say clearly that the data are sealed with another secret', async () => {
    const { dataDir, options, read } = await dataFolder(OTHER);
    await storeMany(options, [FIRST], 1);
    const [row] = await withStore(options, (db) => db.select().from(formSubmissions));
    const key = keyId(FIRST);
    expect(await rotate({ DATA_DIR: dataDir })).toEqual([
      1,
      `rukn: values are sealed with unknown keys (${key}); name their secret in FORMS_SECRET_OLD, then run npm run keys:rotate again\n`,
    ]);
    expect(read('forms')).toBe(OTHER);
    // Open to others, it has no outbox: the log has no failed deliveries of the same message.
    const platform = await startPlatform({ DATA_DIR: dataDir, PLATFORM_HOST: '0.0.0.0' });
    const reference = row?.reference ?? '';
    const responses = [await platform.asStaff(reference), await platform.asStaff(`${reference}?lang=en`)];
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    const [arabic, english] = await Promise.all(responses.map((response) => response.text()));
    expect(arabic).toContain('لا تعرف المنصة المفتاح الذي أُقفل به هذا الطلب.');
    expect(english).toContain('The platform does not know the key with which this request is sealed.');
    expect(english).toContain('<a href="/staff/forms?lang=en">');
    const message = `forms: a value is sealed with the key ${key} that is not known`;
    // Once at the start, and for each of the two requests.
    await vi.waitUntil(() => platform.written.join('').split(message).length === 4, { timeout: WAIT_TIMEOUT_MS });
    await platform.stop();
    const named = await startPlatform({ DATA_DIR: dataDir, FORMS_SECRET_OLD: JSON.stringify([SECOND, FIRST]) });
    expect((await named.asStaff(reference)).status).toBe(200);
    await named.stop();
  });

  it.each([
    [
      { FORMS_SECRET_OLD: '["short"]' },
      [],
      'FORMS_SECRET_OLD: expected a former FORMS_SECRET of 32 characters or more',
    ],
    [{ FORMS_SECRET_OLD: '[x' }, [], 'FORMS_SECRET_OLD: expected a former FORMS_SECRET of 32 characters or more'],
    [{}, ['--other'], 'usage: npm run keys:rotate [-- --forget]'],
    [{}, [], 'there is no secret of forms in'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/rukn' }, [], 'DATABASE_URL is set, so FORMS_SECRET must be set'],
  ])('refuses %j %j in one message', async (env, args, message) => {
    const { dataDir } = await dataFolder();
    const ended = await rotate({ DATA_DIR: dataDir, ...env }, ...args);
    expect(ended).toEqual([1, expect.stringContaining(message)]);
    expect(ended[1]).not.toContain(' at ');
  });

  it('refuses former secrets that are damaged, as the platform does', async () => {
    const { dataDir, file } = await dataFolder(FIRST);
    writeFileSync(file('forms-old'), '["half');
    const expected = 'forms-old.secret is no JSON list of secrets of 32 characters or more';
    expect(await rotate({ DATA_DIR: dataDir })).toEqual([1, expect.stringContaining(expected)]);
    const program = startPlatformProgram({ DATA_DIR: dataDir, SITECORE_API_KEY: 'key', PLATFORM_PORT: '0' });
    const written = writtenBy(program);
    expect(await once(program, 'close')).toEqual([1, null]);
    expect(written.join('')).toContain(expected);
  });
});

/** An embedded store has one program at a time, whose secret is a file. */
const SHARED_STORES = storeKinds.filter(({ name }) => name === 'PostgreSQL');

describe.each(SHARED_STORES)('npm run keys:rotate with the secret of the environment on $name', (kind) => {
  it('says what to set, then seals anew beside running platforms', async () => {
    const { options, remove } = await kind.createFast();
    onTestFinished(remove);
    const shared = { KIOSK_TOKEN_SECRET: OTHER, CAPTCHA_SECRET: OTHER, TRACKER_CODE_SECRET: OTHER };
    const env = { DATABASE_URL: options.databaseUrl ?? '', ...shared, FORMS_SECRET: FIRST };
    await withStore(options, (db) => rememberPassed(db, 'token', new Date()));
    const before = await startPlatform(env);
    const reference = await sendComplaint(before, 'token');
    await before.stop();
    expect(await rotate(env)).toEqual([
      1,
      expect.stringContaining('set FORMS_SECRET_OLD to its present value and FORMS_SECRET to a new one'),
    ]);
    const both = { ...env, FORMS_SECRET: SECOND, FORMS_SECRET_OLD: FIRST };
    const beside = await startPlatform(both);
    await expectReadable(beside, reference);
    expect((await rotate(both, '--forget'))[0]).toBe(1);
    expect((await rotate(both))[0]).toBe(0);
    await expectReadable(beside, reference);
    expect(await rotate(both, '--forget')).toEqual([
      0,
      expect.stringContaining('remove FORMS_SECRET_OLD from the environment and restart every platform'),
    ]);
    await beside.stop();
    const after = await startPlatform({ ...env, FORMS_SECRET: SECOND });
    await expectReadable(after, reference);
    await after.stop();
  });
});
