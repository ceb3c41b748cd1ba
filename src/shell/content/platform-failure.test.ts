import { afterEach, expect, it, vi } from 'vitest';
import { bumpContentVersion } from '#src/services/content-version.ts';
import { cacheCall } from '#src/services/call-cache.server.ts';
import { failureReason, withPlatformFailure } from './platform-failure.ts';

const LIMITS = { name: 'layout', maxEntries: 3, maxCharacters: 1000, describe: failureReason };

afterEach(() => {
  vi.restoreAllMocks();
});

it.each<[what: string, error: unknown, reason: string]>([
  ['a status', { response: { status: 503, statusText: 'Unavailable' } }, '503 Unavailable'],
  ['GraphQL errors', { response: { status: 200, errors: [{ message: 'one' }, { message: 'two' }] } }, '200 one; two'],
  ['no response', new Error('no response in 100 ms'), 'no response in 100 ms'],
  ['something else', 'odd', 'odd'],
])('a failed refresh with %s logs one line that names the content once', async (_, error, reason) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchLayout = vi.fn<() => Promise<string>>().mockResolvedValueOnce('good').mockRejectedValueOnce(error);
  const layout = cacheCall(withPlatformFailure('layout', fetchLayout), LIMITS);
  await layout.get();
  bumpContentVersion();
  expect(await layout.getLastGood()).toBe('good');
  expect(logged.mock.calls).toEqual([[`layout: the last good result is kept: ${reason}`]]);
});

it('a failure without a good result names the content', async () => {
  const call = withPlatformFailure('layout', () => Promise.reject(new Error('away')));
  await expect(call()).rejects.toThrow('layout: away');
});
