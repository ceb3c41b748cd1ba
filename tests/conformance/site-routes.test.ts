import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RECEIPT_COOKIE, writeReceipt } from '#sitecore/contracts/form-receipt.ts';
import { queryEffect } from '#src/cms/query-reader.ts';
import type * as PageRoute from '#src/pages/[[...path]].tsx';
import type * as LoadPage from '#src/shell/page/load-page.ts';
import { ERROR_PATHS, FOR_ALL, FOR_VISITOR, PAGE_FACTS, readFacts } from '#src/shell/page/page-facts.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { unusedUrl } from '#tests/support/http-server.ts';
import { fixtureContent } from './fixture-content.ts';
import { API_KEY, type RunningPlatform, serveContentFolder } from './running-platform.ts';

/** A day whose offers end at midnight in Riyadh, 100 seconds from now. */
const NOW = new Date('2026-11-24T20:58:20Z');
const SERVICES_URL = 'https://services.example';

/** A page with a calculator that calls the bank's services. */
const CALCULATOR_PAGE = `
template: Page
fields: { Title: { ar: النقاط, en: Points } }
placeholders:
  headless-main:
    - rendering: MokafaaRedeemCalculator
      datasource: { fields: { Title: { ar: النقاط, en: Points } } }
`;

/** A page that shows the numbers of a request from its query. */
const CONFIRMATION_PAGE = `
template: Page
fields: { Title: { ar: وصلنا طلبك, en: We have your request } }
placeholders: { headless-main: [{ rendering: RequestConfirmation }] }
`;

// No page of this content has a header.
vi.mock('#src/shell/page/lacking-parts.ts', () => ({ lackingParts: () => [] }));

let content: ReturnType<typeof fixtureContent>;
let platform: RunningPlatform;
let page: typeof PageRoute;
let loadPage: typeof LoadPage;

/** Returns the content file of a page with containers of two tabs. */
const pageWithTabs = (containers: number): string =>
  [
    'template: Page\nfields: { Title: { ar: علامات, en: Tabs } }\nplaceholders:\n  headless-main:\n',
    ...Array<string>(containers).fill(
      `    - rendering: TabContainer
      datasource:
        fields: { Title: { ar: علامات, en: Tabs } }
        children:
          - { name: first, fields: { Title: { ar: أولى, en: First } } }
          - { name: second, fields: { Title: { ar: ثانية, en: Second } } }
`,
    ),
  ].join('');

/** Imports the routes of a site whose content platform has this URL. */
async function importRoutes(host: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
  vi.stubEnv('SERVICES_URL', SERVICES_URL);
  page = await import('#src/pages/[[...path]].tsx');
  loadPage = await import('#src/shell/page/load-page.ts');
}

beforeAll(async () => {
  content = fixtureContent({
    'redirects.yml': '- { from: /old, to: /About, keepQuery: true }\n',
    'pages/two.yml': pageWithTabs(1),
    'pages/shared.yml': pageWithTabs(2),
    'pages/points.yml': CALCULATOR_PAGE,
    'pages/sent.yml': CONFIRMATION_PAGE,
  });
  platform = await serveContentFolder(content.folder);
  await importRoutes(platform.host);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await platform.stop();
  content.remove();
});

const shown = z.object({
  html: z.string(),
  head: z.object({ title: z.string(), indexed: z.boolean() }),
  islands: z.record(
    z.string(),
    z.object({ view: z.object({ props: z.object({ page: z.object({ servicesHost: z.string() }) }) }).optional() }),
  ),
});
const withProps = z.object({ props: shown });

/** Requests a page as the server in front of Next does: for its visitor, or for all. */
async function load(
  url: string,
  {
    cookies = {},
    headers = { [FOR_VISITOR]: '203.0.113.1' },
    ...more
  }: Partial<GetServerSidePropsContext> & {
    readonly cookies?: Record<string, string>;
    readonly headers?: Record<string, string>;
  } = {},
) {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies, headers });
  const res = new ServerResponse(req);
  const result = await page.getServerSideProps({
    params: { path: pathname.split('/').slice(1) },
    query: Object.fromEntries(searchParams),
    resolvedUrl: url,
    locale: 'en',
    req,
    res,
    ...more,
  });
  const headerOf = (name: string) => res.getHeader(name)?.toString();
  return {
    result,
    status: res.statusCode,
    cacheControl: headerOf('cache-control'),
    retryAfter: headerOf('retry-after'),
    facts: readFacts(headerOf(PAGE_FACTS)),
  };
}

const loadForAll = (url: string) => load(url, { headers: { [FOR_ALL]: '1' } });

/** Returns the title of a page's head. */
const titleOf = ({ result }: Awaited<ReturnType<typeof load>>): string => withProps.parse(result).props.head.title;

describe('a page that is kept for all visitors', () => {
  it('is current until something on it changes by itself', async () => {
    const { result, cacheControl, facts } = await loadForAll('/About');
    const { props } = withProps.parse(result);
    expect(props.head.title).toContain('About Rukn');
    expect(props.head.indexed).toBe(true);
    expect(props.html).toMatch(/^<a class="skip-link" href="#main">/);
    expect(cacheControl).toBe('public, s-maxage=100, stale-while-revalidate=300');
    expect(facts).toMatchObject({ seconds: 100, isQueryRedirected: false });
  });

  it('tells views that hydrate where the bank’s services are', async () => {
    expectOutput(/^MokafaaRedeemCalculator: no products: Unreachable$/);
    const { props } = withProps.parse((await loadForAll('/points')).result);
    const hosts = Object.values(props.islands).flatMap(({ view }) => view?.props.page.servicesHost ?? []);
    expect(hosts).toEqual([SERVICES_URL]);
  });

  it('is looked up again soon when it is missing, and is the error page of the content', async () => {
    const missing = await loadForAll('/nowhere');
    expect([missing.status, missing.facts?.seconds]).toEqual([404, 60]);
    expect(titleOf(missing)).toContain('Not found');
    expect(missing.cacheControl).toContain('public');
  });

  it('is a redirect for five minutes', async () => {
    const { result, facts } = await loadForAll('/old');
    expect(result).toEqual({ redirect: { destination: '/en/About', statusCode: 301, basePath: false } });
    expect(facts).toMatchObject({ seconds: 300, isQueryRedirected: true });
  });
});

describe('a page that is rendered for its visitor', () => {
  it('lets caches keep a page for a minute, and a preview not at all', async () => {
    const loaded = await load('/About?tab=x');
    expect(titleOf(loaded)).toContain('About Rukn');
    expect(loaded.cacheControl).toBe('public, s-maxage=60, stale-while-revalidate=300');
    const preview = await load('/About?tab=x', { previewData: {} });
    expect(preview.cacheControl).toBe('private, no-store');
  });

  it('lets no cache keep a page that shows something personal of its query', async () => {
    const { result, cacheControl } = await load('/sent?ticketnumber=AB12');
    expect(JSON.stringify(result)).toContain('AB12');
    expect(cacheControl).toBe('private, no-store');
    expect((await load('/sent?tab=x')).cacheControl).toContain('public');
    // A page that has no widget for it may still show it: the tracker's has every value of the query.
    for (const key of ['ticketnumber', 'requestnumber', 'r', 'form'])
      expect((await load(`/About?${key}=AB12`)).cacheControl, key).toBe('private, no-store');
  });

  it('shows the numbers of a receipt to the browser that brings it, and those of no other submission', async () => {
    const receipt = { requestnumber: 'EN-1', ticketnumber: 'TICKET-1', sla: '' };
    const cookies = { [RECEIPT_COOKIE]: writeReceipt('first', receipt) };
    const { result, cacheControl } = await load('/sent?receipt=first', { cookies });
    expect(JSON.stringify(result)).toContain('TICKET-1');
    expect(cacheControl).toBe('private, no-store');
    for (const [url, more] of [
      ['/sent?receipt=second', { cookies }],
      ['/sent?receipt=first', {}],
      ['/sent?sla=2', { cookies }],
    ] as const) {
      const other = await load(url, more);
      expect(JSON.stringify(other.result)).not.toContain('TICKET-1');
      expect(other.cacheControl).toBe('private, no-store');
    }
  });

  it('says which values of a query change it, and shows them', async () => {
    const { facts, result } = await loadForAll('/two');
    const readers = facts?.readers ?? [];
    expect(queryEffect(readers, { tab: 'x' })).toEqual({ kind: 'none' });
    expect(queryEffect(readers, { tab: 'second', page: '2' })).toEqual({ kind: 'listed', values: { tab: 'second' } });
    const second = await loadForAll('/two?tab=second');
    expect(second.cacheControl).toBe('public, s-maxage=60, stale-while-revalidate=300');
    expect(withProps.parse(second.result).props).toEqual(withProps.parse((await load('/two?tab=second')).result).props);
    expect(withProps.parse(second.result).props.html).not.toBe(withProps.parse(result).props.html);
  });

  it('gives its facts to the server in front of Next alone', async () => {
    expect((await load('/About', { headers: {} })).facts).toBeUndefined();
  });

  it('logs a query key that two widgets of a page read', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await load('/shared?tab=x');
    await load('/shared?tab=y');
    expect(logged.mock.calls).toEqual([
      ['/shared in en: the query key "tab" is read by TabContainer and TabContainer'],
    ]);
    logged.mockRestore();
  });

  it('redirects with the query', async () => {
    const { result } = await load('/old?a=1');
    expect(result).toEqual({ redirect: { destination: '/en/About?a=1', statusCode: 301, basePath: false } });
  });

  it('has no page at a path without one', async () => {
    expect((await load('/nowhere?q=x')).status).toBe(404);
  });
});

describe('an error page', () => {
  it('of a server error is that of the content, unindexed', async () => {
    const failed = await loadForAll(ERROR_PATHS.serverError);
    const { props } = withProps.parse(failed.result);
    expect([failed.status, failed.cacheControl, props.head.indexed]).toEqual([500, 'private, no-store', false]);
    expect(props.head.title).toContain('Error');
  });

  it('is neutral, and says when to try again, while the content platform does not respond', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await importRoutes(await unusedUrl());
    for (const load of [loadForAll('/About'), loadForAll('/nowhere')]) {
      const { status, retryAfter, cacheControl, result } = await load;
      expect([status, retryAfter, cacheControl]).toEqual([503, '5', 'private, no-store']);
      expect(withProps.parse(result).props.html).toContain('We can’t show this page');
    }
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
    await importRoutes(platform.host);
  });
});

it('a page leaves out a widget that fails, and logs it with its page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rendering = { uid: 'u1', componentName: 'Unknown', fields: {} };
  const layout = { sitecore: { context: {}, route: { name: 'x', placeholders: { 'headless-main': [rendering] } } } };
  const { html } = await loadPage.renderPage(layout, { path: '/About', language: 'ar', state: 'normal' }, {});
  expect(html).toContain('<main id="main" tabindex="-1"></main>');
  expect(logged.mock.calls).toEqual([['Unknown (u1) is left out of /About in ar: no widget is called Unknown']]);
  logged.mockRestore();
});
