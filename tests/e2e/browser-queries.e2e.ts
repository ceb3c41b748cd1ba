import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { Page } from '@playwright/test';
import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import { bank } from '#src/queries/bank.query.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import { readResult } from '#src/queries/read-result.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { expect, test } from '#tests/support/site.ts';

const ENDPOINT = '/sitecore/api/graph/edge';
const HOME = formatGuid(guidOf('/sitecore/content/rukn/home'), 'N');

interface QueryResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends a query from inside the page, as its scripts do. */
const fetchFrom = (page: Page, body: string, method = 'POST', endpoint = ENDPOINT): Promise<QueryResponse> =>
  page.evaluate(
    async (sent) => {
      const response = await fetch(sent.endpoint, {
        method: sent.method,
        headers: { 'content-type': 'application/json' },
        ...(sent.method !== 'GET' && { body: sent.body }),
      });
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
    },
    { body, method, endpoint },
  );

/** Removes the browser's log lines of failed responses, which the test provokes. */
const clearNoise = (noise: string[]) => noise.splice(0);

test('queries of a page', async ({ page, open, noise, t, siteLanguage }) => {
  const html = await (await open('/')).text();
  const search = (term: string, first: number) =>
    siteSearch.variables({ term, language: siteLanguage, root: HOME, today: riyadhDay(new Date()), first });

  await test.step('a page sends the site’s own document and gets a response in its language', async () => {
    const variables = search(t({ ar: 'البطاقات الائتمانية', en: 'credit cards' }), 4);
    const { status, headers, text } = await fetchFrom(page, JSON.stringify({ query: siteSearch.text, variables }));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const { total, pages, next } = readResult(siteSearch, JSON.parse(text));
    expect(total).toBeGreaterThan(4);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toMatchObject({
      title: t({ ar: 'البطاقات الائتمانية', en: 'Credit cards' }),
      path: '/personal/cards',
    });
    expect(next).toBe('NA==');
    expect(noise).toEqual([]);
  });

  await test.step('the GraphQL proxy refuses an edited document, one that only the server sends and an unknown one', async () => {
    const edited = [`${siteSearch.text} `, siteSearch.text.replace('total', 'total all: total')];
    for (const query of [...edited, bank.text, pageItem.text, '{ __typename }']) {
      const { status, text } = await fetchFrom(page, JSON.stringify({ query }));
      expect(status, query).toBe(403);
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }] });
    }
  });

  await test.step('the GraphQL proxy refuses large bodies, invalid JSON and other methods with their own status', async () => {
    expect((await fetchFrom(page, ' '.repeat(40_000))).status).toBe(413);
    expect((await fetchFrom(page, '{"query":')).status).toBe(400);
    const read = await fetchFrom(page, '', 'GET', `${ENDPOINT}?query={__typename}`);
    expect(read.status).toBe(405);
    expect(read.headers.allow).toBe('POST');
  });

  await test.step('the API key is neither in the page nor in any response', async () => {
    const key = process.env.SITECORE_API_KEY ?? '';
    expect(key.length).toBeGreaterThanOrEqual(16);
    const answers = [
      await fetchFrom(page, JSON.stringify({ query: siteSearch.text, variables: search('', 50) })),
      await fetchFrom(page, JSON.stringify({ query: siteSearch.text, variables: {} })),
      await fetchFrom(page, JSON.stringify({ query: '' })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 403]);
    expect(html + JSON.stringify(answers)).not.toContain(key);
    expect(html).not.toContain('sc_apikey');
  });
  clearNoise(noise);
});

test('the GraphQL proxy refuses pages of other sites', async ({ request }) => {
  const data = { query: siteSearch.text, variables: {} };
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
  ] as const) {
    const response = await request.post(ENDPOINT, { data, headers: { [name]: value } });
    expect(response.status()).toBe(403);
    expect(response.headers()['access-control-allow-origin']).toBeUndefined();
  }
});
