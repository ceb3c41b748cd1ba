import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const PREVIEW = { previewModeId: '-', previewModeEncryptionKey: '-', previewModeSigningKey: '-', dev: false };

let server: HttpServer;
const logged = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.spyOn(console, 'warn').mockImplementation(logged);
  logged.mockReset();
  const { receiveCspReports } = await import('./csp-reports.ts');
  const route = { default: receiveCspReports, config: { api: { bodyParser: false } } };
  server = await startHttpServer((request, response) => {
    void apiResolver(request, response, {}, route, PREVIEW, false);
  });
});
afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const send = async (body: string) => (await fetch(server.url, { method: 'POST', body })).status;

const REPORT = JSON.stringify({
  'csp-report': {
    'effective-directive': 'style-src-elem',
    'blocked-uri': 'https://evil.example/a?id=1000000001',
    'document-uri': 'https://bank.example/kiosk?id=1000000001',
  },
});

it('logs directive, origin and path of a violation, and no query', async () => {
  expect(await send(REPORT)).toBe(204);
  const current = [
    {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: 'https://b.example/en' },
    },
  ];
  expect(await send(JSON.stringify(current))).toBe(204);
  expect(logged.mock.calls).toEqual([
    ['content policy: style-src-elem https://evil.example at /kiosk'],
    ['content policy: img-src inline at /en'],
  ]);
});

it('refuses what is no report, is too large or comes too often', async () => {
  expect(await send('{')).toBe(400);
  expect(await send('[]')).toBe(400);
  expect(await send(' '.repeat(17 * 1024))).toBe(413);
  expect((await fetch(server.url)).status).toBe(405);
  const statuses = [];
  for (let report = 0; report < 6; report += 1) statuses.push(await send(REPORT));
  expect(statuses.filter((status) => status === 204)).toHaveLength(2);
  expect(statuses.at(-1)).toBe(429);
  expect(logged).toHaveBeenCalledTimes(2);
});
