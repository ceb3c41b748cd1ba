import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import security from '#src/pages/api/security.txt.ts';
import { prepareRequest } from '#src/front/prepare-request.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const PREVIEW = { previewModeId: '-', previewModeEncryptionKey: '-', previewModeSigningKey: '-', dev: false };

let site: HttpServer;

beforeAll(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('PUBLIC_URL', 'https://bank.example');
  site = await startHttpServer((sent, response) => {
    prepareRequest(sent, response, false);
    if (sent.url !== '/api/security.txt') return void response.end('a page');
    void apiResolver(sent, response, {}, { default: security }, PREVIEW, false);
  });
});
afterAll(async () => {
  await site.stop();
  vi.unstubAllEnvs();
});

it('/.well-known/security.txt names the contact for vulnerabilities', async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toMatch(
    /^Contact: mailto:security@rukn\.example\nExpires: .*\nCanonical: https:\/\/bank\.example\/\.well-known\/security\.txt\n$/s,
  );
});
