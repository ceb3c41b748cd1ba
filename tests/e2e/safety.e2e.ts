import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { ODD_TERMS } from '#tests/support/odd-terms.ts';
import { localizedPath, expect, test } from '#tests/support/site.ts';

test('the document of a page', async ({ page, open }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      console.error(`refused: ${violatedDirective}`);
    });
  });
  const response = await open('/personal/finance');

  await test.step('its HTML is sent once and its data holds islands and facts of the page only', async () => {
    const html = await response.text();
    const [, data = '{}'] = /<script id="islands" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    const parsed: unknown = JSON.parse(data);
    const facts = { language: 'ar', path: '/personal/finance', state: 'normal', servicesHost: '' };
    expect(parsed).toEqual({ islands: expect.any(Object), page: facts, preview: false });
    expect(html).not.toContain('__NEXT_DATA__');
  });

  await test.step('its content security policy is strict and blocks nothing it needs', async () => {
    const headers = response.headers();
    expect(headers['content-security-policy']).toMatch(/ script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    await page.waitForLoadState('networkidle');
    // The rules for prefetching are an inline script to the policy: its hash allows them.
    await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  });
});

test('media are served through the site with their own policy, other paths are not', async ({ request }) => {
  const svg = await request.get('/-/media/brand/mark.svg');
  expect(svg.status()).toBe(200);
  expect(svg.headers()['content-type']).toContain('image/svg+xml');
  expect(svg.headers()['content-security-policy']).toContain("default-src 'none'");
  for (const path of ['/-/media/none.svg', '/-/media/..%2f..%2fsite.yml', '/-/media/%2e%2e/site.yml']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('Next makes no sizes of pictures: /_next/image is not found for any picture', async ({ request }) => {
  for (const url of [
    '/-/media/brand/mark.svg',
    '/social-card.png',
    'https://strange.example/a.png',
    '//strange.example/a',
  ]) {
    const response = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(response.status(), url).toBe(404);
  }
  expect((await request.get('/_next/image')).status()).toBe(404);
});

test('data and fonts have no headers that only documents need', async ({ request }) => {
  const documents = (await request.get('/personal/finance')).headers();
  const data = (await request.get('/api/manifest/ar')).headers();
  expect(data['content-security-policy']).toBe("object-src 'none'; base-uri 'none'; frame-ancestors 'self'");
  const font = await request.get('/fonts/readex-pro-arabic-350-550-300.woff2', {
    headers: { origin: 'https://strange.example' },
  });
  expect(font.headers()['content-security-policy']).toBeUndefined();
  for (const name of ['permissions-policy', 'referrer-policy', 'cross-origin-opener-policy', 'reporting-endpoints'])
    expect(
      [documents, data, font.headers()].map((headers) => name in headers),
      name,
    ).toEqual([true, false, false]);
});

/** Malformed query strings. */
const RAW = [
  'q=%',
  'q=%zz',
  'q=%E0%A4%A',
  'q=%ff%fe',
  'q=+',
  'q=a&q=b',
  'q',
  'q[]=a',
  `q=${'%D8%A8'.repeat(400)}`,
  'q=e&page=1e9',
];

/** Patterns of the states of the results page. */
const STATES = {
  none: /<h2[^>]*>(?:لا توجد نتائج|No results found)</,
  results: /<ul aria-label="(?:نتائج البحث|Search results)"/,
  idle: /role="status"[^>]*><\/div>/,
};

test('a search for any term shows results, none, or the empty field, in both languages', async ({ request }) => {
  const queries = [...ODD_TERMS.map((term) => `q=${encodeURIComponent(term.toWellFormed())}`), ...RAW];
  const times = { none: 0, results: 0, idle: 0 };
  for (const [place, query] of queries.entries()) {
    const response = await request.get(localizedPath(place % 2 === 0 ? 'ar' : 'en', `/search?${query}`));
    expect(response.status(), query).toBe(200);
    const html = await response.text();
    const shown = (['none', 'results', 'idle'] as const).filter((state) => STATES[state].test(html));
    expect(shown, query).toHaveLength(1);
    for (const state of shown) times[state] += 1;
    expect(html, query).not.toMatch(/<script>alert|<img src=x/);
  }
  expect(times.none).toBeGreaterThan(30);
  expect(times.results).toBeGreaterThan(1);
  expect(times.idle).toBeGreaterThan(3);
  const { text, variables } = siteSearch;
  for (const term of ODD_TERMS.slice(0, 20)) {
    const values = variables({ term, language: 'ar', root: 'x', today: riyadhDay(new Date()), first: 4 });
    const response = await request.post('/sitecore/api/graph/edge', { data: { query: text, variables: values } });
    expect(response.status(), JSON.stringify(term)).toBeLessThan(500);
  }
});
