import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRequest } from '#src/services/current-request.server.ts';
import { logAsJson } from './json-log.ts';

const { error, warn, log, info } = console;
const TIME: unknown = expect.any(Number);
const STACK: unknown = expect.stringMatching(/no page\nsecond line\n +at /);
const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  logAsJson({ write: (line) => void lines.push(line) });
});
afterEach(() => void Object.assign(console, { error, warn, log, info }));

const logged = (): readonly unknown[] => lines.map((line): unknown => JSON.parse(line));

it('what is reported is a line of JSON with its level, its time and the request', async () => {
  await inRequest('request-1', async () => {
    await Promise.resolve();
    console.error('%s in %s: %s', '/about', 'ar', 'no response');
  });
  console.warn('outside');
  // oxlint-disable-next-line eslint/no-console -- Next reports with it
  console.info('begun');
  // oxlint-disable-next-line eslint/no-console -- Next reports with it
  console.log({ a: 1 });
  expect(logged()).toEqual(
    [
      { level: 50, requestId: 'request-1', msg: '/about in ar: no response' },
      { level: 40, msg: 'outside' },
      { level: 30, msg: 'begun' },
      { level: 30, msg: '{ a: 1 }' },
    ].map((line) => ({ ...line, time: TIME, pid: process.pid })),
  );
});

it('an error is one line, with its stack', () => {
  console.error('a request failed:', new Error('no page\nsecond line'));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim()).not.toContain('\n');
  expect(logged()).toMatchObject([{ msg: STACK }]);
});
