import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext, GetStaticPropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type * as QueryRoute from '#src/pages/_query/[[...path]].tsx';
import type * as PageRoute from '#src/pages/[[...path]].tsx';
import type * as NotFoundRoute from '#src/pages/404.tsx';
import type * as ServerErrorRoute from '#src/pages/500.tsx';
import type * as LoadPage from '#src/shell/page/load-page.ts';
import type * as QueryReaders from '#src/shell/page/query-readers.ts';
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

let content: ReturnType<typeof fixtureContent>;
let platform: RunningPlatform;
let page: typeof PageRoute;
let query: typeof QueryRoute;
let errors: { readonly notFound: typeof NotFoundRoute; readonly serverError: typeof ServerErrorRoute };
let loadPage: typeof LoadPage;
let readers: typeof QueryReaders;

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
  query = await import('#src/pages/_query/[[...path]].tsx');
  errors = {
    notFound: await import('#src/pages/404.tsx'),
    serverError: await import('#src/pages/500.tsx'),
  };
  loadPage = await import('#src/shell/page/load-page.ts');
  readers = await import('#src/shell/page/query-readers.ts');
}

beforeAll(async () => {
  content = fixtureContent({
    'redirects.yml': '- { from: /old, to: /About, keepQuery: true }\n',
    'pages/two.yml': pageWithTabs(1),
    'pages/shared.yml': pageWithTabs(2),
    'pages/points.yml': CALCULATOR_PAGE,
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
async function serverSideProps(url: string, more: Partial<GetServerSidePropsContext> = {}) {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const req = Object.assign(new IncomingMessage(new Socket()), { url, cookies: {} });
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

  it('remembers which queries change a page; not where a redirect reads the query', async () => {
    const mayChange = (path: string, tab: string) => readers.mayChangePage(path, 'en', { tab });
    expect(mayChange('/offers', 'x')).toBe(true);
    await serverSideProps('/offers?tab=x');
    await serverSideProps('/nowhere?tab=x');
    await serverSideProps('/old?tab=x');
    await serverSideProps('/two?tab=x');
    expect(['/offers', '/nowhere', '/old', '/two'].map((path) => mayChange(path, 'x'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(mayChange('/two', 'second')).toBe(true);
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

  it('has no page at a path without one, nor at its own path', async () => {
    expect((await serverSideProps('/nowhere?q=x')).result).toEqual({ notFound: true });
    expect((await serverSideProps('/_query/About?q=x', { params: { path: ['About'] } })).result).toEqual({
      notFound: true,
    });
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

  it('show a neutral page while the content platform is unavailable', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await importRoutes(await unusedUrl());
    for (const kind of ['notFound', 'serverError'] as const) {
      const { props } = withProps.parse(await errors[kind].getStaticProps({ locale: 'en' }));
      expect(props.html).toContain(NEUTRAL[kind]);
    }
    expect(logged).toHaveBeenCalledTimes(2);
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
