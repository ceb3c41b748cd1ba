import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHttpServer, type HttpServer } from '#tests/support/http-server.ts';

const INPUT = { term: 'بطاقة', language: 'ar', root: 'x', today: 20_000, first: 10, kind: 'news' } as const;
const search = (total: number) => ({ search: { total, pageInfo: { endCursor: null, hasNext: false }, results: [] } });
const FROM_PLATFORM = 1;
const FROM_INDEX = 2;

let platform: HttpServer;
const editModes: unknown[] = [];
const index = vi.fn<(variables: unknown) => unknown>(() => ({ data: search(FROM_INDEX) }));

beforeEach(async () => {
  vi.resetModules();
  editModes.length = 0;
  platform = await startHttpServer((request, response) => {
    editModes.push(request.headers.sc_editmode);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: search(FROM_PLATFORM) }));
  });
  vi.stubEnv('SITECORE_API_HOST', platform.url);
  vi.stubEnv('SITECORE_API_KEY', 'key');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await platform.stop();
});

/** Returns the total of a search on a page, with an index or without one. */
async function totalOf(state: 'normal' | 'preview' | 'edit', provided: typeof index | undefined): Promise<number> {
  const { provideIndex } = await import('./search-index.ts');
  const { searchSite } = await import('./search-site.server.ts');
  provideIndex(provided);
  return (await searchSite(INPUT, { path: '/search', state })).total;
}

it('searchSite searches in the index, with the kind of pages', async () => {
  expect(await totalOf('normal', index)).toBe(FROM_INDEX);
  expect(index).toHaveBeenLastCalledWith(INPUT);
  expect(editModes).toEqual([]);
});

it('searchSite queries the platform without an index, and where the index has no response', async () => {
  expect(await totalOf('normal', undefined)).toBe(FROM_PLATFORM);
  index.mockReturnValueOnce(undefined);
  expect(await totalOf('normal', index)).toBe(FROM_PLATFORM);
  expect(editModes).toContain(undefined);
});

it.each(['preview', 'edit'] as const)('searchSite queries drafts of the platform for %s', async (state) => {
  expect(await totalOf(state, index)).toBe(FROM_PLATFORM);
  expect(editModes).toEqual(['true']);
});
