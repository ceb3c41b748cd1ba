import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '#sitecore/contracts/call.ts';
import { customerNames } from '#sitecore/contracts/customer-names.ts';
import { locations } from '#sitecore/contracts/locations.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { shareholders } from '#sitecore/contracts/shareholders.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const SECRET = 'a secret of the site';

/** The most CPU time of a search: one that is quadratic in these texts takes minutes. A busy machine takes none of it. */
const LONGEST_MS = 5_000;

/** Texts that break or slow down searches, by what they are. */
const HOSTILE: Readonly<Record<string, string>> = {
  'regular-expression characters': '(a+)+$|[\\d^]*?.{1,9}(?=b)',
  'an expression that backtracks': `${'(a|a)*'.repeat(200)}$`,
  'one letter, 100 kB': 'ا'.repeat(50_000),
  'two letters in turn, 100 kB': 'ab'.repeat(50_000),
  'words, 100 kB': 'بطاقة '.repeat(9_000),
  'halves of pairs': '\uD800بطاقة\uDFFF',
  'half a pair': '\uD800',
  NUL: 'بطا\0قة',
  'right-to-left marks': '\u200F\u202E\u2066بطاقة\u200F',
  percents: '%'.repeat(100),
  underscores: '_'.repeat(100),
  backslashes: '\\'.repeat(99),
  'a backslash at the end': 'بطاقة\\',
  'combining marks': '\u0651\u064E\u0301'.repeat(16_000),
  'a letter under marks': `ب${'\u0651'.repeat(30_000)}`,
  'letters that grow in lower case': 'İ'.repeat(30_000),
  tatweel: 'ـ'.repeat(30_000),
  slashes: `a${'/'.repeat(120_000)}x/`,
  quotes: `' OR 1=1 -- ") { total } }`,
};

/** Calls that search, with the parameter of the text. */
const CALLS: readonly (readonly [call: Call, parameter: string, others: Readonly<Record<string, string>>])[] = [
  [shareholders, 'filterby', {}],
  [customerNames, 'term', {}],
  [locations, 'Text', { Lang: 'ar' }],
  [locations, 'City', { Lang: 'en' }],
];

const FIELDS = ['Title', '_path', '_name', '_templates', '_language', 'NoSuchField'];

/** A query that has the text once, since all of it must fit the size of a body. */
const queryWith = (operator: string): string => `query($text: String!) {
  search(where: { OR: [${FIELDS.map((field) => `{ name: "${field}", value: $text, operator: ${operator} }`).join()}] }) { total }
  item(path: $text, language: "ar") { id }
  layout(site: "rukn", routePath: $text, language: "en") { item { id } }
  site { siteInfo(site: "rukn") { routes(language: "ar", includedPaths: [$text]) { total } } }
}`;

const graphqlResponse = z.union([
  z.object({ data: z.object({ search: z.object({ total: z.number() }) }) }),
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }),
]);

/** Returns a response and the milliseconds of CPU time that this process, with its platform, took for it. */
async function timed(request: Promise<Response>): Promise<readonly [response: Response, ms: number]> {
  const begin = process.cpuUsage();
  const response = await request;
  const { user, system } = process.cpuUsage(begin);
  return [response, (user + system) / 1000];
}

describe.each(storeKinds)('a hostile text on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;
  let visitors = 0;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    // Opening it is no part of a search.
    await opened.store.db();
    platform = await serveContentFolder(DEMO, { services: { store: opened.store, siteSecret: SECRET } });
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  it.each(Object.keys(HOSTILE))('gets a result or a client error from every search of a service: %s', async (name) => {
    for (const [call, parameter, others] of CALLS)
      // A URL has room for a few kilobytes.
      for (const text of [HOSTILE[name]?.slice(0, 1_000) ?? '', HOSTILE[name]?.slice(0, 99) ?? '']) {
        visitors += 1;
        // Each is another visitor, whom no limit refuses.
        const headers = { [CLIENT_ADDRESS]: `10.0.${visitors >> 8}.${visitors & 255}`, [SITE_SECRET]: SECRET };
        const values = { ...others, [parameter]: text };
        const json = { ...headers, 'content-type': 'application/json' };
        const sent =
          call.method === 'POST'
            ? platform.get(call.path, { method: 'POST', body: JSON.stringify(values), headers: json })
            : platform.get(`${call.path}?${new URLSearchParams(values).toString()}`, { headers });
        const [response, ms] = await timed(sent);
        expect([200, 400], call.path).toContain(response.status);
        expect(ms, call.path).toBeLessThan(LONGEST_MS);
      }
  });
});

describe('a hostile text in GraphQL', () => {
  let platform: RunningPlatform;

  beforeAll(async () => {
    platform = await serveContentFolder(DEMO);
  });
  afterAll(() => platform.stop());

  it.each(Object.keys(HOSTILE))('gets a result or an error in JSON, with every operator: %s', async (name) => {
    const value = HOSTILE[name] ?? '';
    for (const operator of ['CONTAINS', 'NCONTAINS', 'EQ', 'NEQ']) {
      const body = JSON.stringify({ query: queryWith(operator), variables: { text: value } });
      const headers = { 'content-type': 'application/json', sc_apikey: API_KEY };
      const [response, ms] = await timed(platform.get(EDGE, { method: 'POST', headers, body }));
      expect([200, 400], operator).toContain(response.status);
      graphqlResponse.parse(await response.json());
      expect(ms, operator).toBeLessThan(LONGEST_MS);
    }
  });

  /** Sends a query with 120 searches for the text `t`. */
  const sendSearches = (search: string, t = '') => {
    const searches = Array.from({ length: 120 }, (_, index) => `s${index}: search(${search}) { total }`);
    const body = JSON.stringify({ query: `query($t: String) { ${searches.join(' ')} }`, variables: { t } });
    const headers = { 'content-type': 'application/json', sc_apikey: API_KEY };
    return timed(platform.get(EDGE, { method: 'POST', headers, body }));
  };

  it('is folded once for all searches of a query', async () => {
    const [response, ms] = await sendSearches(
      'where: { name: "Title", value: $t, operator: CONTAINS }, first: 1',
      HOSTILE['a letter under marks'],
    );
    expect(response.status).toBe(200);
    expect(ms).toBeLessThan(LONGEST_MS);
  });

  it('does not come with more orders than can be sorted', async () => {
    const [response, ms] = await sendSearches(
      'where: { name: "Title", value: $t, operator: CONTAINS }, orderBy: { name: "Title" }, first: 1',
    );
    expect(await response.text()).toContain('A query should not search with more than 250 conditions.');
    expect(ms).toBeLessThan(LONGEST_MS);
  });
});
