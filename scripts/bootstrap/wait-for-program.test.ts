import { describe, expect, it } from 'vitest';
import { startHttpServer, unusedUrl } from '#tests/support/http-server.ts';
import { listensAt, respondsAt, waitForProgram } from './wait-for-program.mjs';

const running = { ended: new Promise<never>(() => undefined) };

describe('waitForProgram', () => {
  it('resolves at the first probe that succeeds', async () => {
    let probes = 0;
    await waitForProgram(running, () => Promise.resolve((probes += 1) === 3));
    expect(probes).toBe(3);
  });

  it('rejects with the reason when the program ends first', async () => {
    const ended = { ended: Promise.resolve({ reason: 'exit code 1' }) };
    await expect(waitForProgram(ended, () => Promise.resolve(false))).rejects.toThrow('did not start (exit code 1)');
  });

  it('rejects when the time is over', async () => {
    const never = waitForProgram(running, () => Promise.resolve(false), { timeoutMs: 100 });
    await expect(never).rejects.toThrow('did not respond in 0.1 s');
  });
});

describe('probes', () => {
  it.each([
    [200, true],
    [503, false],
  ])('respondsAt takes status %s for %s', async (status, expected) => {
    const server = await startHttpServer((_, response) => response.writeHead(status).end());
    expect(await respondsAt(server.url)()).toBe(expected);
    await server.stop();
  });

  it('listensAt needs a listener, not a response', async () => {
    const server = await startHttpServer(() => undefined);
    expect(await listensAt(server.url)()).toBe(true);
    await server.stop();
    expect(await listensAt(await unusedUrl())()).toBe(false);
  });
});
