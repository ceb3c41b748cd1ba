import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

const REPORT = JSON.stringify([{ body: { effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: '/' } }]);

let workspace: TestWorkspace;

test.beforeAll(async () => {
  workspace = await openTestWorkspace();
});
test.afterAll(() => workspace.close());

/** Requests a URL; returns its status, or the code of the error that it ended with. */
const visit = (url: string, agent?: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { ...(agent && { agent }) }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', ({ message }) => resolve(message));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test('a site that stops says that it is not ready, serves until the proxy in front has seen it, and ends what was begun', async () => {
  const { url, program } = await workspace.openSite({ DRAIN_SECONDS: '5' });
  const ready = async (): Promise<unknown> => (await fetch(`${url}/readyz`)).json();
  await expect.poll(ready).toEqual({ status: 'ok' });
  const agent = new Agent({ keepAlive: true });
  const seen: (number | string)[] = [];
  let isSeen = false;
  const visitors = ['/', '/en', '/help?q=card', '/search?q=loan'].map(async (path) => {
    while (!isSeen) seen.push(await visit(url + path, agent));
  });
  const begun = httpRequest(`${url}/api/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', 'content-length': Buffer.byteLength(REPORT) },
  });
  begun.write(REPORT.slice(0, 10));
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await expect.poll(ready).toEqual({ status: 'stopping' });
  const { status, headers } = await fetch(`${url}/`);
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  expect(await visit(`${url}/livez`)).toBe(200);
  isSeen = true;
  await Promise.all(visitors);
  expect(new Set(seen)).toEqual(new Set([200]));
  await expect.poll(() => visit(`${url}/livez`), { timeout: 20_000 }).toBe('ECONNREFUSED');
  const statusOfBegun = new Promise((resolve) =>
    begun.once('response', ({ statusCode }: IncomingMessage) => resolve(statusCode)),
  );
  begun.end(REPORT.slice(10));
  expect(await statusOfBegun).toBe(204);
  expect(await ended).toEqual([0, null]);
  agent.destroy();
});
