import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call, ResponseOf } from '#sitecore/contracts/call.ts';
import { customerNames } from '#sitecore/contracts/customer-names.ts';
import { merchants } from '#sitecore/contracts/merchants.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { shareholders } from '#sitecore/contracts/shareholders.ts';
import { Limiter } from '#sitecore/platform/services/limits/limiter.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { type OpenTestStore, openTestStore, migratedStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const SECRET = 'a secret of the site';
/** Searches that a visitor may send in a minute. */
const LIMIT = 20;

const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

beforeEach(() => {
  lines.length = 0;
});

type Query = Readonly<Record<string, string>>;

const get = (platform: RunningPlatform, { path }: Call, query: Query, headers: Query = { 'accept-language': 'ar' }) =>
  platform.get(`${path}?${new URLSearchParams(query).toString()}`, { headers });

/** Returns the parsed response to a query. */
async function ask<C extends Call>(platform: RunningPlatform, call: C, query: Query, language = 'ar') {
  const response = await get(platform, call, query, { 'accept-language': language });
  expect(response.status).toBe(200);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the response of this very call
  return call.response.parse(await response.json()) as ResponseOf<C>;
}

describe.each(storeKinds)('the registers on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serveContentFolder(DEMO, { services: { store: opened.store }, logger });
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  it('shareholders have pages of the service’s own size, the largest first, in the language of the visitor', async () => {
    const first = await ask(platform, shareholders, {});
    expect(first.TotalCount).toBeGreaterThanOrEqual(500);
    expect(first.Data).toHaveLength(first.PageSize);
    expect(first.TotalPages).toBe(Math.ceil(first.TotalCount / first.PageSize));
    expect(first.Data[0]).toEqual({
      Name: 'صندوق الواحة الاستثماري',
      Category: 'مؤسسة',
      Shares: 124_500_000,
      Percentage: 12.45,
    });
    expect((await ask(platform, shareholders, { page: '1' }, 'en')).Data[0]?.Name).toBe('Al Waha Investment Fund');
    const last = await ask(platform, shareholders, { page: String(first.TotalPages) });
    expect(last.Data).toHaveLength(first.TotalCount - (first.TotalPages - 1) * first.PageSize);
    expect((await ask(platform, shareholders, { page: '9999' })).CurrentPage).toBe(first.TotalPages);
  });

  it('every shareholder is on one page, and percentages do not exceed the capital', async () => {
    const { TotalPages, TotalCount } = await ask(platform, shareholders, {});
    const all = [];
    for (let page = 1; page <= TotalPages; page += 1)
      all.push(...(await ask(platform, shareholders, { page: String(page) })).Data);
    expect(new Set(all.map(({ Name }) => Name)).size).toBe(TotalCount);
    const capital = all.reduce((sum, { Percentage }) => sum + Number(Percentage), 0);
    expect(capital).toBeGreaterThan(30);
    expect(capital).toBeLessThan(100);
  });

  it('shareholders are found by a part of either name, whatever its case, hamzas and marks, and by no pattern', async () => {
    const names = async (filterby: string) =>
      (await ask(platform, shareholders, { filterby })).Data.map(({ Name }) => Name);
    expect(await names('  الوَاحه الاستثمارى ')).toEqual(['صندوق الواحة الاستثماري']);
    expect(await names('WAHA invest')).toEqual(['صندوق الواحة الاستثماري', 'شركة الواحة للاستثمار']);
    for (const pattern of ['%', '_', '\\', "' OR 1=1 --"]) expect(await names(pattern)).toEqual([]);
    const none = await ask(platform, shareholders, { filterby: 'الربع الخالي' });
    expect(none).toEqual({ Data: [], TotalCount: 0, PageSize: 20, CurrentPage: 1, TotalPages: 0 });
  });

  it('merchants are at least 120 in one response, each with a name, a category and a picture that the platform has', async () => {
    const { Data, Message } = await ask(platform, merchants, {});
    expect(Message).toBe('');
    expect(Data?.length).toBeGreaterThanOrEqual(120);
    expect(Data?.[0]).toEqual({
      Name: 'محمصة بُن',
      ImageLink: '/-/media/offers/bunn.svg',
      Link: 'https://www.openstreetmap.org/?mlat=24.6200&mlon=46.6100#map=16/24.6200/46.6100',
      Category: 'مطاعم ومقاهٍ',
      Branches: 1,
    });
    expect(new Set(Data?.map(({ Name }) => Name)).size).toBe(Data?.length);
    for (const { ImageLink } of Data ?? []) expect((await platform.get(String(ImageLink))).status).toBe(200);
  });

  it('names of customers are at least 1,000, found by three letters, page by page', async () => {
    const { Data } = await ask(platform, customerNames, { term: 'العتيبي' });
    expect(Data.Data).toHaveLength(10);
    expect(Data.Data[0]).toEqual({ Name: 'شركة العتيبي للمقاولات' });
    expect(Data.TotalPages).toBe(3);
    expect((await ask(platform, customerNames, { term: 'العتيبي', page: '3' })).Data.Data).toHaveLength(4);
    expect((await ask(platform, customerNames, { term: 'ALOTAIBI' }, 'en')).Data.Data[0]).toEqual({
      Name: 'Alotaibi Contracting Co.',
    });
    expect((await ask(platform, customerNames, { term: 'الزمرد' })).Data).toEqual({ Data: [], TotalPages: 0 });
    expect((await ask(platform, customerNames, { term: '|||' })).Data).toEqual({ Data: [], TotalPages: 0 });
    const rows = await (
      await opened.store.db()
    ).execute('SELECT count(DISTINCT name_ar)::int AS count FROM customer_names');
    expect(JSON.stringify(rows)).toMatch(/"count":1\d\d\d/);
  });

  it.each<Query>([
    {},
    { term: '' },
    { term: 'ال' },
    { term: '  ا  ' },
    { term: 'x'.repeat(101) },
    { term: 'شركة', page: '0' },
  ])('names of customers are not searched by %o: 400', async (query) => {
    expect((await get(platform, customerNames, query)).status).toBe(400);
  });
});

describe('the limit of searches', () => {
  it('is 20 a minute of a visitor whom the site names; the site’s own pages are not counted', async () => {
    const opened = await openTestStore({ name: 'PGlite', create: migratedStore, createFast: migratedStore });
    const services = {
      store: opened.store,
      limiter: new Limiter({ store: opened.store, onStoreError: () => undefined }),
      siteSecret: SECRET,
    };
    const platform = await serveContentFolder(DEMO, { services, logger });
    const visitor = (address: string) => ({ [SITE_SECRET]: SECRET, [CLIENT_ADDRESS]: address });
    for (const [call, query] of [
      [shareholders, { filterby: 'نجد' }],
      [customerNames, { term: 'نجد' }],
    ] as const) {
      const statuses = [];
      for (let search = 0; search <= LIMIT; search += 1)
        statuses.push((await get(platform, call, query, visitor('203.0.113.1'))).status);
      expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 200), 429]);
      expect((await get(platform, call, query, visitor('203.0.113.2'))).status).toBe(200);
      for (let page = 0; page <= LIMIT; page += 1)
        expect((await get(platform, call, query, { [SITE_SECRET]: SECRET })).status).toBe(200);
    }
    await platform.stop();
    await opened.close();
  });
});

describe('registers whose store cannot be opened', () => {
  it.each([
    [shareholders, { filterby: 'السبيعي' }],
    [merchants, {}],
    [customerNames, { term: 'السبيعي' }],
  ] as const)('$path responds 503, and no line has what was searched for', async (call, query) => {
    const store = new Store({ dataDir: '/dev/null/nowhere' });
    const platform = await serveContentFolder(DEMO, { services: { store }, logger });
    const response = await get(platform, call, query);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: 'unavailable' });
    await platform.stop();
    expect(lines.length).toBeGreaterThan(0);
    expect(decodeURIComponent(lines.join(''))).not.toContain('السبيعي');
  });
});
