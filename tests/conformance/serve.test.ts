import { sql } from 'drizzle-orm';
import { verify } from 'hono/jwt';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { Store } from '#sitecore/platform/store/store.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { migratedStore } from '#tests/support/stores.ts';
import { hostOf, startPlatformProgram, writtenBy } from './platform-program.ts';
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

describe('serve.ts', () => {
  it('serves the demo bank, and the QA endpoints only with QA=1, of which it warns; it ends without output on SIGTERM', async () => {
    for (const [QA, status, warning] of [
      ['1', 201, /^content platform: QA=1 lets anyone .*\n$/],
      ['', 404, /^$/],
    ] as const) {
      const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', QA });
      const ended = once(program, 'exit');
      const errorOutput = program.stderr ? text(program.stderr) : '';
      const host = await hostOf(program);
      expect((await fetch(`${host}/healthz`)).status).toBe(200);
      expect((await fetch(`${host}/qa/tests`, { method: 'POST' })).status).toBe(status);
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(await errorOutput).toMatch(warning);
    }
  });

  // Other systems have no further addresses of this machine.
  it.skipIf(process.platform !== 'linux').each([
    ['', false],
    ['0.0.0.0', true],
  ])(
    'listens on the loopback address only, unless PLATFORM_HOST (“%s”) names another',
    async (PLATFORM_HOST, isOpen) => {
      const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', PLATFORM_HOST });
      const { port } = new URL(await hostOf(program));
      const isReached = (address: string) =>
        fetch(`http://${address}:${port}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
      expect([await isReached('127.0.0.1'), await isReached('127.0.0.2')]).toEqual([true, isOpen]);
      program.kill('SIGKILL');
      await once(program, 'exit');
    },
  );

  it('takes its limits, secrets and tools for developers and authors from the environment', async () => {
    const { options, remove } = await migratedStore();
    const secret = 'a secret of the tests of the kiosk';
    const program = startPlatformProgram({
      SITECORE_API_KEY: 'key',
      PLATFORM_PORT: '0',
      DATA_DIR: options.dataDir,
      EDGE_QUERIES_PER_SECOND: '1',
      EDITING_PASSWORD: 'a password of the tests',
      KIOSK_TOKEN_SECRET: secret,
      LOG_LEVEL: 'debug',
    });
    const host = await hostOf(program);
    program.stdout?.resume();
    const healthz = await fetch(`${host}/healthz`);
    expect(healthz.headers.get('keep-alive')).toBe('timeout=65');
    expect((await fetch(`${host}/sitecore/editing`)).status).toBe(200);
    const graphiql = await fetch(`${host}/sitecore/api/graph/edge`, { headers: { accept: 'text/html' } });
    expect([graphiql.status, graphiql.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    const query = () =>
      fetch(`${host}/sitecore/api/graph/edge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: 'key' },
        body: '{"query":"{ site { siteInfoCollection { name } } }"}',
      });
    const statuses = (await Promise.all(Array.from({ length: 20 }, query))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const kiosk = new KioskClient((request) => fetch(new Request(request.url.replace('http://bank', host), request)));
    expect(await verify(await kiosk.signIn(), secret, 'HS256')).toHaveProperty('exp');
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await remove();
  });

  it('generates the secrets of its services once in the data folder: a token outlives a restart', async () => {
    const { options, remove } = await migratedStore();
    const tokens: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', DATA_DIR: options.dataDir });
      const host = await hostOf(program);
      program.stdout?.resume();
      const kiosk = new KioskClient((request) => fetch(new Request(request.url.replace('http://bank', host), request)));
      tokens.push(await kiosk.signIn());
      kiosk.token = tokens[0] ?? '';
      expect((await kiosk.photo()).status).toBe(200);
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
    expect(tokens).toHaveLength(2);
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

  it('leaves the embedded store to the process that has it, logs that in one line, and opens it afterwards', async () => {
    const { options, remove } = await migratedStore();
    const platform = async () => {
      const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0', DATA_DIR: options.dataDir });
      const lines = program.stdout ? createInterface({ input: program.stdout }) : [];
      const log: string[] = [];
      for await (const line of lines) {
        log.push(line);
        const [host] = /http:\/\/localhost:\d+/.exec(line) ?? [];
        if (!host) continue;
        program.stdout?.on('data', (chunk) => log.push(String(chunk)));
        const kiosk = new KioskClient((request) =>
          fetch(new Request(request.url.replace('http://bank', host), request)),
        );
        await kiosk.signIn();
        return { program, kiosk, log };
      }
      throw new Error(`no URL in: ${log.join('')}`);
    };
    const stopped = async ({ program }: { readonly program: ChildProcess }) => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      return ended;
    };
    const [first, second] = await Promise.all([platform(), platform()]);
    const statuses = await Promise.all([first, second].map(async ({ kiosk }) => (await kiosk.photo()).status));
    expect(statuses.toSorted()).toEqual([200, 503]);
    const [owner, other] = statuses[0] === 200 ? [first, second] : [second, first];
    const messages = other.log
      .join('')
      .split('\n')
      .filter((line) => line.includes('store:'));
    expect(messages.length).toBeGreaterThan(0);
    for (const line of messages) expect(line).toContain(`process ${owner.program.pid ?? 0} uses the store in`);
    expect(await stopped(owner)).toEqual([0, null]);
    expect((await other.kiosk.photo()).status).toBe(200);
    expect(await stopped(other)).toEqual([0, null]);
    await remove();
  });

  it('writes no visitor’s name to stdout or stderr when its embedded store fails', async () => {
    const { options, remove } = await migratedStore();
    const store = new Store(options);
    await (await store.db()).execute(sql.raw('CREATE UNIQUE INDEX ON visits (name_ar)'));
    await store.close();
    const program = startPlatformProgram({
      SITECORE_API_KEY: 'key',
      PLATFORM_PORT: '0',
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'trace',
    });
    const written = writtenBy(program);
    const host = await vi.waitUntil(() => /http:\/\/localhost:\d+/.exec(written.join(''))?.[0], {
      timeout: WAIT_TIMEOUT_MS,
    });
    const kiosk = new KioskClient((request) => fetch(new Request(request.url.replace('http://bank', host), request)));
    await kiosk.signIn();
    for (const status of [200, 503]) expect((await kiosk.identify(kiosk.guest(GUEST))).status).toBe(status);
    await vi.waitUntil(() => written.join('').includes('"status":503'), { timeout: WAIT_TIMEOUT_MS });
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(written.join('')).toMatch(/"code":"23505","table":"visits"/);
    for (const value of GUEST.split(' ')) expect(written.join('')).not.toContain(value);
    await remove();
  });

  it('logs an uncaught exception without its message, and ends with 1', async () => {
    const program = startPlatformProgram({ SITECORE_API_KEY: 'key', PLATFORM_PORT: '0' }, [
      '--import',
      REJECT_ON_SIGNAL,
    ]);
    const written = writtenBy(program);
    await vi.waitUntil(() => written.join('').includes('http://localhost:'), { timeout: WAIT_TIMEOUT_MS });
    const ended = once(program, 'close');
    program.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    expect(written.join('')).toMatch(/"level":60,.*"code":"23505".*"msg":"uncaught exception"/);
    expect(written.join('')).not.toContain('2298765432');
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
