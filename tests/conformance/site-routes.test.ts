import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext, GetStaticPropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { RECEIPT_COOKIE, writeReceipt } from '#sitecore/contracts/form-receipt.ts';
import type * as CachedQueryRoute from '#src/pages/_query/cached/[version]/[values]/[[...path]].tsx';
import type * as QueryRoute from '#src/pages/_query/rendered/[[...path]].tsx';
import type * as PageRoute from '#src/pages/[[...path]].tsx';
import type * as NotFoundRoute from '#src/pages/404.tsx';
import type * as ServerErrorRoute from '#src/pages/500.tsx';
import type * as LoadPage from '#src/shell/page/load-page.ts';
import { bumpContentVersion, contentVersion } from '#src/services/content-version.ts';
import type * as InternalUrl from '#src/shell/routing/internal-url.ts';
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

let content: ReturnType<typeof fixtureContent>;
let platform: RunningPlatform;
let page: typeof PageRoute;
let query: typeof QueryRoute;
let cachedQuery: typeof CachedQueryRoute;
let errors: { readonly notFound: typeof NotFoundRoute; readonly serverError: typeof ServerErrorRoute };
let loadPage: typeof LoadPage;
let routing: typeof InternalUrl;

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
  query = await import('#src/pages/_query/rendered/[[...path]].tsx');
  cachedQuery = await import('#src/pages/_query/cached/[version]/[values]/[[...path]].tsx');
  errors = {
    notFound: await import('#src/pages/404.tsx'),
    serverError: await import('#src/pages/500.tsx'),
  };
  loadPage = await import('#src/shell/page/load-page.ts');
  routing = await import('#src/shell/routing/internal-url.ts');
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
const withProps = z.object({ props: shown, revalidate: z.number().optional() });

const staticProps = (path: string, locale = 'en') => {
  const context: GetStaticPropsContext = { params: { path: path.split('/').slice(1) }, locale };
  return page.getStaticProps(context);
};

/** Requests a page with its query, as Next calls the route; returns the result and the response's Cache-Control. */
async function serverSideProps(
  url: string,
  { cookies = {}, ...more }: Partial<GetServerSidePropsContext> & { readonly cookies?: Record<string, string> } = {},
) {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies });
  const res = new ServerResponse(req);
  const result = await query.getServerSideProps({
    params: { path: pathname.split('/').slice(1) },
    query: Object.fromEntries(searchParams),
    resolvedUrl: url,
    locale: 'en',
    req,
    res,
    ...more,
  });
  return { result, cacheControl: res.getHeader('cache-control') };
}

describe('the route of static pages', () => {
  it('generates every page at its first request', async () => {
    expect(await page.getStaticPaths({})).toEqual({ paths: [], fallback: 'blocking' });
  });

  it('caches a page until something on it changes by itself', async () => {
    const { props, revalidate } = withProps.parse(await staticProps('/About'));
    expect(props.head.title).toContain('About Rukn');
    expect(props.head.indexed).toBe(true);
    expect(props.html).toMatch(/^<a class="skip-link" href="#main">/);
    expect(revalidate).toBe(100);
  });

  it('tells views that hydrate where the bank’s services are', async () => {
    expectOutput(/^MokafaaRedeemCalculator: no products: Unreachable$/);
    const { props } = withProps.parse(await staticProps('/points'));
    const hosts = Object.values(props.islands).flatMap(({ view }) => view?.props.page.servicesHost ?? []);
    expect(hosts).toEqual([SERVICES_URL]);
  });

  it('looks again soon for a page that is missing', async () => {
    expect(await staticProps('/nowhere')).toEqual({ notFound: true, revalidate: 60 });
  });

  it('keeps a redirect for five minutes', async () => {
    expect(await staticProps('/old')).toEqual({
      redirect: { destination: '/en/About', statusCode: 301, basePath: false },
      revalidate: 300,
    });
  });
});

describe('the route of pages with a query', () => {
  it('lets caches keep a page for a minute, and a preview not at all', async () => {
    const { result, cacheControl } = await serverSideProps('/About?tab=x');
    expect(z.object({ props: shown }).parse(result).props.head.title).toContain('About Rukn');
    expect(cacheControl).toBe('public, s-maxage=60, stale-while-revalidate=300');
    const preview = await serverSideProps('/About?tab=x', { previewData: {} });
    expect(preview.cacheControl).toBe('private, no-store');
  });

  it('lets no cache keep a page that shows something personal of its query', async () => {
    const { result, cacheControl } = await serverSideProps('/sent?ticketnumber=AB12');
    expect(JSON.stringify(result)).toContain('AB12');
    expect(cacheControl).toBe('private, no-store');
    expect((await serverSideProps('/sent?tab=x')).cacheControl).toContain('public');
    // A page that has no widget for it may still show it: the tracker's has every value of the query.
    for (const key of ['ticketnumber', 'requestnumber', 'r', 'form'])
      expect((await serverSideProps(`/About?${key}=AB12`)).cacheControl, key).toBe('private, no-store');
  });

  it('shows the numbers of a receipt to the browser that brings it, and those of no other submission', async () => {
    const receipt = { requestnumber: 'EN-1', ticketnumber: 'TICKET-1', sla: '' };
    const cookies = { [RECEIPT_COOKIE]: writeReceipt('first', receipt) };
    const { result, cacheControl } = await serverSideProps('/sent?receipt=first', { cookies });
    expect(JSON.stringify(result)).toContain('TICKET-1');
    expect(cacheControl).toBe('private, no-store');
    for (const [url, more] of [
      ['/sent?receipt=second', { cookies }],
      ['/sent?receipt=first', {}],
      ['/sent?sla=2', { cookies }],
    ] as const) {
      const other = await serverSideProps(url, more);
      expect(JSON.stringify(other.result)).not.toContain('TICKET-1');
      expect(other.cacheControl).toBe('private, no-store');
    }
  });

  it('tells the routing which queries change a page, and where a redirect reads the query', async () => {
    const routeOf = (url: string) => routing.internalUrl(`/en${url}`, false).replace(/^\/en/, '');
    const paths = ['/offers', '/nowhere', '/old', '/two'];
    bumpContentVersion();
    expect(paths.map((path) => routeOf(`${path}?tab=x`))).toEqual(paths.map((path) => `/_query/rendered${path}?tab=x`));
    for (const path of paths) await serverSideProps(`${path}?tab=x`);
    expect(paths.map((path) => routeOf(`${path}?tab=x`))).toEqual([
      '/offers?tab=x',
      '/nowhere?tab=x',
      '/_query/rendered/old?tab=x',
      '/two?tab=x',
    ]);
    expect(routeOf('/two?tab=second')).toBe(`/_query/cached/${contentVersion()}/${SECOND}/two`);
    expect(['/two?utm_source=x', '/old?utm_source=x'].map(routeOf)).toEqual([
      '/two?utm_source=x',
      '/_query/rendered/old?utm_source=x',
    ]);
  });

  it('logs a query key that two widgets of a page read', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await serverSideProps('/shared?tab=x');
    await serverSideProps('/shared?tab=y');
    expect(logged.mock.calls).toEqual([
      ['/shared in en: the query key "tab" is read by TabContainer and TabContainer'],
    ]);
    logged.mockRestore();
  });

  it('redirects with the query', async () => {
    const { result } = await serverSideProps('/old?a=1');
    expect(result).toEqual({ redirect: { destination: '/en/About?a=1', statusCode: 301, basePath: false } });
  });

  it('has no page at a path without one', async () => {
    expect((await serverSideProps('/nowhere?q=x')).result).toEqual({ notFound: true });
  });
});

/** `tab=second` as a segment of a path. */
const SECOND = Buffer.from('tab=second').toString('base64url');

describe('the route of cached pages with a query', () => {
  const MISSING = { notFound: true, revalidate: 60 };

  const cachedProps = (path: string, values: string, version: number | string = contentVersion()) =>
    cachedQuery.getStaticProps({
      params: {
        version: `${version}`,
        values: Buffer.from(values).toString('base64url'),
        path: path.split('/').slice(1),
      },
      locale: 'en',
    });

  it('shows the page with the values, as the route that renders per request does, for a minute', async () => {
    const { props, revalidate } = withProps.parse(await cachedProps('/two', 'tab=second'));
    const { result } = await serverSideProps('/two?tab=second');
    expect(props).toEqual(z.object({ props: shown }).parse(result).props);
    expect(props.html).not.toBe(withProps.parse(await staticProps('/two')).props.html);
    expect(revalidate).toBe(60);
  });

  it.each(['tab=first', 'tab=none', 'tab=second&page=2', 'q=second', ''])(
    'has no page for the values %j, which the page does not list',
    async (values) => {
      expect(await cachedProps('/two', values)).toEqual(MISSING);
    },
  );

  it('has no page for a version that has not been', async () => {
    for (const version of [contentVersion() + 1, '01', 'x', '1.0', '-1'])
      expect(await cachedProps('/two', 'tab=second', version)).toEqual(MISSING);
    const before = contentVersion();
    bumpContentVersion();
    // A request that was routed just before a publish.
    expect(await cachedProps('/two', 'tab=second', before)).toHaveProperty('props');
  });

  it('has no page at a path without one, and redirects', async () => {
    expect(await cachedProps('/nowhere', 'tab=second')).toEqual(MISSING);
    expect(await cachedProps('/old', 'tab=second')).toHaveProperty('redirect');
  });
});

describe('the routes of error pages', () => {
  const NEUTRAL = { notFound: 'Page not found', serverError: 'We can’t show this page' };

  it.each([
    ['notFound', 'Not found'],
    ['serverError', 'Error'],
  ] as const)('show the page of %s from content, unindexed', async (kind, title) => {
    const { props, revalidate } = withProps.parse(await errors[kind].getStaticProps({ locale: 'en' }));
    expect(props.head.title).toContain(title);
    expect(props.head.indexed).toBe(false);
    expect(props.html).not.toContain(NEUTRAL[kind]);
    expect(revalidate).toBe(300);
  });

  it('show the neutral page of a build without a content platform', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await importRoutes(await unusedUrl());
    for (const kind of ['notFound', 'serverError'] as const) {
      const { props } = withProps.parse(await errors[kind].getStaticProps({ locale: 'en' }));
      expect(props.html).toContain(NEUTRAL[kind]);
    }
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
    vi.stubEnv('NEXT_PHASE', '');
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
