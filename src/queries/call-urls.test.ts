import { afterEach, expect, it, vi } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { fetchQuery } from './fetch-query.ts';
import { siteSearch } from './site-search.query.ts';
import { callService } from '#src/services/call-service.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('LANG-08 every call goes to a URL relative to the site’s own host, unless a host is given', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(Response.json({}));
  });
  const values = autoFinance.request.parse({ principal: '120000', tenure: '60', atc: '2.75' });
  await callService(autoFinance, values);
  await fetchQuery(siteSearch, { term: '', language: 'ar', root: 'x', today: 0, first: 4 });
  await callService(autoFinance, values, { host: 'https://bank.example' });
  expect(requested.map((url) => url.split('?')[0])).toEqual([
    '/api/sitecore/Calculators/AutoFinance',
    '/sitecore/api/graph/edge',
    'https://bank.example/api/sitecore/Calculators/AutoFinance',
  ]);
  const paths = Object.values(CALLS).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect(path).toMatch(/^\/(?!\/)/);
});
