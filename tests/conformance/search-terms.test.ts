import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { readUrlQuery as ReadQuery } from '#src/shell/page/read-url-query.ts';
import type { staticProps as StaticProps } from '#src/widgets/search/SiteSearch/SiteSearch.server.ts';
import { ODD_TERMS } from '#tests/support/odd-terms.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

let platform: RunningPlatform;
let staticProps: typeof StaticProps;
let readUrlQuery: typeof ReadQuery;
const logged = vi.fn();

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.spyOn(console, 'error').mockImplementation(logged);
  ({ staticProps } = await import('#src/widgets/search/SiteSearch/SiteSearch.server.ts'));
  ({ readUrlQuery } = await import('#src/shell/page/read-url-query.ts'));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await platform.stop();
});

const odd = fc.constantFrom(...ODD_TERMS);
const term = fc.oneof(
  fc
    .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
    .map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.tuple(odd, fc.nat({ max: 3_000 })).map(([piece, times]) => piece.repeat(times)),
  fc.constantFrom('بطاقة', 'تمويل', 'ال', 'card', 'e'),
);
const pageNumber = fc.option(fc.constantFrom('1', '2', '999999', '-1', '٢', 'x', ''), { nil: undefined });

it('a search for any term has results, no results or an idle state, and never fails', async () => {
  const seen = { idle: 0, none: 0, results: 0 };
  await fc.assert(
    fc.asyncProperty(term, pageNumber, fc.constantFrom(...LANGUAGES), async (text, number, language) => {
      const query = readUrlQuery(new URLSearchParams({ q: text, ...(number !== undefined && { page: number }) }));
      const { state } = await staticProps(
        undefined,
        { language, path: '/search', state: 'normal', servicesHost: '' },
        query,
      );
      const trimmed = (query.q ?? '').trim();
      if (state.kind !== 'results') {
        expect(state.kind).toBe('idle');
        expect(trimmed).toBe('');
        seen.idle += 1;
        return;
      }
      const { pages, total } = state.found;
      expect(state.term).toBe(trimmed);
      expect(pages.length > 0).toBe(total > 0);
      expect(pages.length).toBeLessThanOrEqual(4);
      seen[total > 0 ? 'results' : 'none'] += 1;
    }),
  );
  expect(logged).not.toHaveBeenCalled();
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(2);
});
