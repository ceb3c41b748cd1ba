import { expect, it, vi } from 'vitest';
import { unlistedPaths } from './unlisted-paths.server.ts';

/** Number of pages without an index, more than two responses have. */
const PAGES = 1203;
const SIZE = 500;

const calls = vi.hoisted((): unknown[] => []);

vi.mock('./home-item-id.server.ts', () => ({ homeItemId: () => Promise.resolve('home') }));
vi.mock('./query-platform.server.ts', () => ({
  queryPlatform: (_: unknown, { after }: { readonly after: string | null }) => {
    calls.push(after);
    const start = Number(after ?? 0);
    const paths = Array.from({ length: Math.min(SIZE, PAGES - start) }, (_unused, index) => `/p${start + index}`);
    return Promise.resolve({ paths, next: start + SIZE < PAGES ? String(start + SIZE) : null });
  },
}));

it('unlistedPaths has all pages without an index, 500 of each response', async () => {
  const paths = await unlistedPaths({ path: '/search', state: 'normal', language: 'ar' });
  expect(paths.size).toBe(PAGES);
  expect(calls).toEqual([null, '500', '1000']);
});
