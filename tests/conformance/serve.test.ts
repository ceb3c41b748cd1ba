// @alone: starts programs
import { sql } from 'drizzle-orm';
import { verify } from 'hono/jwt';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { Store } from '#sitecore/platform/store/store.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { migratedStore } from '#tests/support/stores.ts';
import { hostIn, startPlatformProgram, writtenBy } from './platform-program.ts';
import { KioskClient } from './services/kiosk-client.ts';

const GUEST = 'عبدالرزاق ٢٢٩٨٧٦٥٤٣٢';

/**
 * Module that rejects on a signal with an uncaught error like the database driver's. Stack frames contain the module's
 * source, so the value is assembled at run time.
 */
const REJECT_ON_SIGNAL = `data:text/javascript,process.once('SIGUSR2', () => {
  const value = ['22987', '65432'].join('');
  Promise.reject(Object.assign(new Error('params: ' + value), { code: '23505', detail: value }));
})`;

interface Platform {
  readonly program: ChildProcess;
  readonly host: string;
  readonly kiosk: KioskClient;
  /** Output so far: of both streams, and of stderr alone. */
  readonly written: readonly string[];
  readonly errors: readonly string[];
}

/** Starts a platform and waits until it has logged its URL. */
async function startPlatform(
  env: Parameters<typeof startPlatformProgram>[0],
  options: readonly string[] = [],
): Promise<Platform> {
  const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', ...env }, options);
  const written = writtenBy(program);
  const errors: string[] = [];
  program.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const host = await hostIn(written);
  const kiosk = new KioskClient((request) => fetch(new Request(request.url.replace('http://bank', host), request)));
  return { program, host, kiosk, written, errors };
}

/** Stops a platform with a signal; returns its exit code and the signal that ended it. */
async function stop({ program }: Platform, signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
  const ended = once(program, 'close');
  program.kill(signal);
  return ended;
}

/** Returns whether a platform responds at its port of this machine's addresses; other systems have no further ones. */
const reached = ({ host }: Platform): Promise<boolean[]> =>
  Promise.all(
    ['127.0.0.1', ...(process.platform === 'linux' ? ['127.0.0.2'] : [])].map((address) =>
      fetch(`http://${address}:${new URL(host).port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );

const qaStatus = async ({ host }: Platform): Promise<number> =>
  (await fetch(`${host}/qa/tests`, { method: 'POST' })).status;

/** Returns the statuses of 20 queries that are sent at once. */
async function queryStatuses({ host }: Platform): Promise<ReadonlySet<number>> {
  const query = () =>
    fetch(`${host}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: 'key' },
      body: '{"query":"{ site { siteInfoCollection { name } } }"}',
    });
  return new Set((await Promise.all(Array.from({ length: 20 }, query))).map(({ status }) => status));
}

describe('serve.ts', () => {
  it('serves the demo bank, on the loopback address only and without QA endpoints, and ends without output on SIGTERM', async () => {
    const platform = await startPlatform({});
    expect(await reached(platform)).toEqual(process.platform === 'linux' ? [true, false] : [true]);
    expect(await qaStatus(platform)).toBe(404);
    expect(await stop(platform)).toEqual([0, null]);
    expect(platform.errors).toEqual([]);
  });

  it('takes its address, limits, secrets and tools for developers and authors from the environment, and warns of QA endpoints', async () => {
    const { options, remove } = await migratedStore();
    const secret = 'a secret of the tests of the kiosk';
    const platform = await startPlatform({
      DATA_DIR: options.dataDir,
      PLATFORM_HOST: '0.0.0.0',
      QA: '1',
      EDGE_QUERIES_PER_SECOND: '1',
      EDITING_PASSWORD: 'a password of the tests',
      KIOSK_TOKEN_SECRET: secret,
      LOG_LEVEL: 'debug',
    });
    const { host, kiosk } = platform;
    expect(new Set(await reached(platform))).toEqual(new Set([true]));
    expect(await qaStatus(platform)).toBe(201);
    expect((await fetch(`${host}/healthz`)).headers.get('keep-alive')).toBe('timeout=65');
    expect((await fetch(`${host}/sitecore/editing`)).status).toBe(200);
    const graphiql = await fetch(`${host}/sitecore/api/graph/edge`, { headers: { accept: 'text/html' } });
    expect([graphiql.status, graphiql.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    expect(await queryStatuses(platform)).toEqual(new Set([200, 429]));
    expect(await verify(await kiosk.signIn(), secret, 'HS256')).toHaveProperty('exp');
    expect(await stop(platform)).toEqual([0, null]);
    expect(platform.errors.join('')).toMatch(/^content platform: QA=1 lets anyone .*\n$/);
    await remove();
  });

  it('generates the secrets of its services once in the data folder, whose store it leaves to the process that has it, logs that in one line, and opens it afterwards', async () => {
    const { options, remove } = await migratedStore();
    const start = () => startPlatform({ DATA_DIR: options.dataDir });
    const earlier = await start();
    const token = await earlier.kiosk.signIn();
    expect((await earlier.kiosk.photo()).status).toBe(200);
    expect(await stop(earlier)).toEqual([0, null]);
    const [first, second] = await Promise.all([start(), start()]);
    for (const { kiosk } of [first, second]) kiosk.token = token;
    const statuses = await Promise.all([first, second].map(async ({ kiosk }) => (await kiosk.photo()).status));
    expect(statuses.toSorted()).toEqual([200, 503]);
    const [owner, other] = statuses[0] === 200 ? [first, second] : [second, first];
    const messages = other.written
      .join('')
      .split('\n')
      .filter((line) => line.includes('store:'));
    expect(messages.length).toBeGreaterThan(0);
    for (const line of messages) expect(line).toContain(`process ${owner.program.pid ?? 0} uses the store in`);
    expect(await stop(owner)).toEqual([0, null]);
    expect((await other.kiosk.photo()).status).toBe(200);
    expect(await stop(other)).toEqual([0, null]);
    await remove();
  });

  it('writes neither a visitor’s name when its embedded store fails nor the message of an uncaught exception, with which it ends', async () => {
    const { options, remove } = await migratedStore();
    const store = new Store(options);
    await (await store.db()).execute(sql.raw('CREATE UNIQUE INDEX ON visits (name_ar)'));
    await store.close();
    const platform = await startPlatform({ DATA_DIR: options.dataDir, LOG_LEVEL: 'trace' }, [
      '--import',
      REJECT_ON_SIGNAL,
    ]);
    const { kiosk, written } = platform;
    await kiosk.signIn();
    for (const status of [200, 503]) expect((await kiosk.identify(kiosk.guest(GUEST))).status).toBe(status);
    await vi.waitUntil(() => written.join('').includes('"status":503'), { timeout: WAIT_TIMEOUT_MS });
    expect(await stop(platform, 'SIGUSR2')).toEqual([1, null]);
    expect(written.join('')).toMatch(/"code":"23505","table":"visits"/);
    expect(written.join('')).toMatch(/"level":60,.*"code":"23505".*"msg":"uncaught exception"/);
    for (const value of [...GUEST.split(' '), '2298765432']) expect(written.join('')).not.toContain(value);
    await remove();
  });

  it('requires those secrets with DATABASE_URL, since its platforms share them', async () => {
    const DATABASE_URL = 'postgres://rukn@127.0.0.1:1/rukn';
    const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', DATABASE_URL });
    const ended = once(program, 'exit');
    const errorOutput = program.stderr ? await text(program.stderr) : '';
    expect(await ended).toEqual([1, null]);
    const shared = 'expected a secret of 32 characters or more, the same on every platform of DATABASE_URL';
    expect(errorOutput).toBe(
      `environment:\n  KIOSK_TOKEN_SECRET: ${shared}\n  CAPTCHA_SECRET: ${shared}\n  TRACKER_CODE_SECRET: ${shared}\n  FORMS_SECRET: ${shared}\n`,
    );
  });

  it('reports every invalid environment variable at once and ends with 1', async () => {
    const program = startPlatformProgram({
      PLATFORM_PORT: 'three',
      SITE_URL: 'rukn',
      EDITING_PASSWORD: 'eleven long',
      EDITING_TRUSTED_PROXIES: '-1',
      LOG_LEVEL: 'loud',
      QA: 'yes',
    });
    const ended = once(program, 'exit');
    const errorOutput = program.stderr ? await text(program.stderr) : '';
    expect(await ended).toEqual([1, null]);
    expect(errorOutput.split('\n')).toEqual([
      'environment:',
      '  PLATFORM_PORT: expected a port',
      '  SITECORE_API_KEY: expected the key that callers must send',
      '  SITE_URL: expected an absolute http(s) address',
      '  EDITING_PASSWORD: expected at least 12 characters',
      '  EDITING_TRUSTED_PROXIES: expected a whole number, 0 or above',
      '  QA: expected 1 or 0',
      expect.stringContaining('  LOG_LEVEL: expected one of'),
      '',
    ]);
  });
});
