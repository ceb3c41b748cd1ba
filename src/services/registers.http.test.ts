import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { merchantList, namesPage, shareholder, shareholderPage } from '#tests/support/registers.ts';
import { requestCustomerNames, requestMerchants, requestShareholders } from './registers.ts';

let bank: HttpServer;
let urls: string[] = [];
let addresses: unknown[] = [];
let status = 200;
let body: unknown;

beforeEach(async () => {
  urls = [];
  addresses = [];
  status = 200;
  bank = await startHttpServer((request, response) => {
    urls.push(`${request.method} ${request.url}`);
    addresses.push([request.headers['x-client-address'], request.headers['accept-language']]);
    response.statusCode = status;
    response.end(JSON.stringify(body));
  });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await bank.stop();
});

describe('the search of shareholders', () => {
  it('SHARE-02 sends the text trimmed and URL-encoded with the page, and an empty text not at all', async () => {
    body = shareholderPage();
    await requestShareholders({ term: '  الواحة & نجد ', page: 3 }, { host: bank.url });
    await requestShareholders({ term: '   ', page: 2 }, { host: bank.url });
    expect(urls.map(decodeURIComponent)).toEqual([
      'GET /api/sitecore/ShareHolders/FilterShareholders?filterby=الواحة+&+نجد&page=3',
      'GET /api/sitecore/ShareHolders/FilterShareholders?page=2',
    ]);
    expect(urls[0]).toMatch(/^[\x21-\x7e ]+$/);
  });

  it('SHARE-05 sends page 1 when no page is given, and never a page size', async () => {
    body = shareholderPage();
    await requestShareholders({ term: 'نجد' }, { host: bank.url });
    expect(new URL(urls[0]?.split(' ')[1] ?? '', bank.url).searchParams.get('page')).toBe('1');
    expect(urls[0]).not.toMatch(/size/i);
  });

  it('returns Data, TotalCount, PageSize, CurrentPage and TotalPages, with whatever fields an item has', async () => {
    const page = shareholderPage({ Data: [shareholder(1, { Since: '2019', Nested: { a: 1 } })], TotalCount: 1 });
    body = { ...page, More: true };
    expect(await requestShareholders({ term: '' }, { host: bank.url })).toEqual({ ok: true, value: page });
    for (const wrong of [{}, [], { ...page, TotalPages: '7' }, { ...page, Data: null }, { ...page, Data: ['a'] }]) {
      body = wrong;
      expect(await requestShareholders({ term: '' }, { host: bank.url })).toMatchObject({ ok: false });
    }
  });
});

describe('the request of merchants', () => {
  it('MERCH-02 is one GET of the list, read as Data and Message', async () => {
    body = { ...merchantList([{ Name: 'Hayy' }], 'ok'), More: 1 };
    expect(await requestMerchants({ host: bank.url })).toEqual({
      ok: true,
      value: { Data: [{ Name: 'Hayy' }], Message: 'ok' },
    });
    expect(urls).toEqual(['GET /api/sitecore/Mokafaa/GetMerchantList']);
    body = { Message: 'closed' };
    expect(await requestMerchants({ host: bank.url })).toEqual({ ok: true, value: { Message: 'closed' } });
    body = { Data: null, Message: null };
    expect(await requestMerchants({ host: bank.url })).toEqual({ ok: true, value: { Data: null, Message: null } });
  });
});

describe('the search of customers', () => {
  it('CUST-06 sends term and page, from 1, to the configured path', async () => {
    body = namesPage(['شركة نجد']);
    await requestCustomerNames({ term: ' نجد ' }, { host: bank.url });
    const paths = { '/api/sitecore/Customers/SearchByName': '/names/find' };
    await requestCustomerNames({ term: 'Najd & co', page: 4 }, { host: bank.url, paths });
    expect(urls.map(decodeURIComponent)).toEqual([
      'GET /api/sitecore/Customers/SearchByName?term=نجد&page=1',
      'GET /names/find?term=Najd+&+co&page=4',
    ]);
  });

  it('CUST-08 returns the names of Data.Data, and Data.TotalPages', async () => {
    body = { Data: { Data: [{ Name: 'شركة نجد', Id: 7 }, { Name: 'نجد' }], TotalPages: 2, More: 1 } };
    const found = await requestCustomerNames({ term: 'نجد' }, { host: bank.url });
    expect(found).toEqual({ ok: true, value: { names: ['شركة نجد', 'نجد'], pages: 2 } });
    body = { Data: [{ Name: 'شركة نجد' }] };
    expect(await requestCustomerNames({ term: 'نجد' }, { host: bank.url })).toMatchObject({ ok: false });
  });
});

it('a search on the server names the address of the visitor to the platform, and the language of the page', async () => {
  vi.resetModules();
  const settings = { SITECORE_API_KEY: 'key', SITECORE_API_HOST: bank.url, SITE_SECRET: 'a secret of the site' };
  for (const [name, value] of Object.entries({ ...settings, SERVICES_URL: '', SERVICE_PATHS: '' }))
    vi.stubEnv(name, value);
  const { loadShareholders } = await import('./registers.server.ts');
  const { asVisitor } = await import('./visitor.server.ts');
  body = shareholderPage();
  const page = { language: 'en', path: '/about/shareholders', state: 'normal', servicesHost: '' } as const;
  await asVisitor('203.0.113.7', () => loadShareholders({ term: 'najd' }, page));
  await loadShareholders({ term: '' }, page);
  expect(addresses).toEqual([
    ['203.0.113.7', 'en'],
    [undefined, 'en'],
  ]);
  status = 429;
  await expect(loadShareholders({ term: 'najd' }, page)).rejects.toThrow('TooManyRequests 429');
});
