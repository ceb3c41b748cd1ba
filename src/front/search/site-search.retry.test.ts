import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectOutput } from '#tests/support/expected-output.ts';
import { SiteSearch } from './site-search.ts';

const { renew, indexes } = vi.hoisted(() => ({ renew: vi.fn<() => Promise<boolean>>(), indexes: new Set<string>() }));
vi.mock('./search-pages.ts', () => ({
  SearchPages: class {
    renew = renew;
    load = () => Promise.resolve();
    get index() {
      return indexes.size > 0 ? {} : undefined;
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T09:00:00Z') });
  indexes.clear();
  renew.mockReset().mockRejectedValue(new Error('ECONNREFUSED'));
  expectOutput(/the search index in (?:ar|en): ECONNREFUSED/);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the number of passes through both languages within some seconds. */
async function passesWithin(seconds: number): Promise<number> {
  renew.mockClear();
  await vi.advanceTimersByTimeAsync(1000 * seconds);
  return renew.mock.calls.length / 2;
}

it('SiteSearch retries within seconds while it has no index: its platform may start later', async () => {
  await new SiteSearch().start();
  expect(await passesWithin(7)).toBe(1);
  renew.mockResolvedValue(true);
  expect(await passesWithin(7)).toBe(1);
  expect(await passesWithin(300)).toBe(0);
});

it('SiteSearch retries after a minute while it has an index', async () => {
  indexes.add('ar');
  await new SiteSearch().start();
  expect(await passesWithin(58)).toBe(0);
  expect(await passesWithin(8)).toBe(1);
});
