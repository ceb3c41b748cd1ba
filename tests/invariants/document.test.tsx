// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentContext } from 'next/document.js';
import { HtmlContext } from 'next/dist/shared/lib/html-context.shared-runtime.js';
import type { ComponentProps, ContextType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { directionOf } from '#src/i18n/language.ts';
import { config } from '#src/config/patches/page-config.ts';
import { hashOf, INLINE_SCRIPTS } from '#src/config/security-headers.ts';
import SiteDocument from '#src/pages/_document.tsx';
import { ICON_NAMES } from '#src/ui/icon/icon-names.ts';

type HtmlProps = NonNullable<ContextType<typeof HtmlContext>>;

const PUBLIC = join(import.meta.dirname, '../../public');
const START_SCRIPT = 'static/chunks/pages/start-1.js';

interface DocumentOptions {
  readonly isPreview?: boolean;
  /** False sends Next's own scripts. */
  readonly startScript?: boolean;
  readonly props?: object;
}

const PAGE_PROPS = {
  islands: { a: { widget: '</script>', view: { slots: [], props: {} } } },
  html: '<main></main>',
};

/** Returns a page's document as Next's server renders it for production. */
function renderDocument(
  language: Language,
  { isPreview = false, startScript = true, props: pageProps = PAGE_PROPS }: DocumentOptions = {},
): Document {
  const context = z.custom<HtmlProps>().parse({
    __NEXT_DATA__: { props: { pageProps, __N_SSG: true }, page: '/', query: {}, buildId: 'b', isPreview },
    ...(startScript && config),
    locale: language,
    docComponentsRendered: {},
    buildManifest: {
      pages: { '/': [], '/_app': ['static/chunks/main.js'], '/start': ['static/chunks/main.js', START_SCRIPT] },
      polyfillFiles: ['static/chunks/polyfills.js'],
      lowPriorityFiles: [],
    },
    dynamicImports: [],
    headTags: [],
    scriptLoader: {},
    assetPrefix: '',
    assetQueryString: '',
    mutableAssetQueryString: '',
  });
  const props = z.custom<ComponentProps<typeof SiteDocument>>().parse({ ...context, styles: [] });
  const html = renderToStaticMarkup(
    <HtmlContext.Provider value={context}>
      <SiteDocument {...props} />
    </HtmlContext.Provider>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const linksOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(`link${selector}`)].map((link) => link.getAttribute('href') ?? '');

describe('the document of every page', () => {
  it.each(LANGUAGES)('has its language and direction (%s)', (language) => {
    const { lang, dir } = renderDocument(language).documentElement;
    expect([lang, dir]).toEqual([language, directionOf(language)]);
  });

  it.each([
    ['ar', ['arabic-350-550-288', 'marks-350-550-288']],
    ['en', ['latin-350-550-288', 'arabic-word-350-288']],
  ] as const)('preloads the fonts of %s as browsers request them', (language, scripts) => {
    const page = renderDocument(language);
    const fonts = linksOf(page, '[rel=preload][as=font][type="font/woff2"][crossorigin=anonymous]');
    expect(fonts).toEqual(scripts.map((script) => `/fonts/readex-pro-${script}.woff2`));
    for (const font of fonts) expect(existsSync(join(PUBLIC, font)), font).toBe(true);
  });

  it('has style sheets that name the fonts that exist', () => {
    const styles = readFileSync(join(PUBLIC, '../src/styles/fonts.css'), 'utf8');
    const fonts = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url);
    const files = readdirSync(join(PUBLIC, 'fonts')).filter((file) => file.endsWith('.woff2'));
    expect(files.length).toBeGreaterThan(5);
    expect(new Set(fonts)).toEqual(new Set(files.map((file) => `/fonts/${file}`)));
  });

  it('has no attributes on its head, where the names of the page’s widgets are no use to a browser', () => {
    expect(renderDocument('ar').head.getAttributeNames()).toEqual([]);
  });

  it('names icons that exist and the colour of the browser’s frame', () => {
    const page = renderDocument('en');
    const icons = linksOf(page, ':is([rel=icon], [rel=apple-touch-icon])');
    expect(icons).toHaveLength(3);
    for (const icon of icons) expect(existsSync(join(PUBLIC, icon)), icon).toBe(true);
    // Phones would fetch it before the first paint: the browser's part adds it.
    expect(linksOf(page, '[rel=manifest]')).toEqual([]);
    expect(page.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#FBF9F5');
  });

  it('has two scripts: the one that adds the start script, before all that it would wait for, and inert data', () => {
    const page = renderDocument('ar');
    const [loader, data, ...others] = [...page.querySelectorAll<HTMLScriptElement>('script')];
    expect(others).toEqual([]);
    expect(loader?.dataset.src).toBe(`/_next/${START_SCRIPT}`);
    expect(INLINE_SCRIPTS).toContain(hashOf(loader?.textContent ?? ''));
    expect(page.querySelector('script, link[rel=stylesheet]')).toBe(loader);
    expect(data?.type).toBe('application/json');
  });

  it('has no inline script in an editor, which may forbid them', () => {
    const [script, data, ...others] = renderDocument('ar', { isPreview: true }).querySelectorAll('script');
    expect(script?.outerHTML).toBe(`<script src="/_next/${START_SCRIPT}" defer=""></script>`);
    expect(data?.type).toBe('application/json');
    expect(others).toEqual([]);
  });

  it.each([false, true])('sends browsers the islands only (preview: %s)', (isPreview) => {
    const data = renderDocument('ar', { isPreview }).querySelector('script#islands')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({ islands: PAGE_PROPS.islands, preview: isPreview });
  });

  it('has no islands where a page has none, as Next’s own error page', () => {
    const data =
      renderDocument('ar', { props: { statusCode: 500 } }).querySelector('script#islands')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({ islands: {}, preview: false });
  });

  it.each([
    [false, { pageProps: {} }],
    [true, { pageProps: {}, __N_SSR: true }],
  ])('sends Next’s own scripts instead where they are set, without a page’s data (preview: %s)', (isPreview, props) => {
    const page = renderDocument('ar', { isPreview, startScript: false });
    const scripts = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    expect(scripts).toEqual(['/_next/static/chunks/polyfills.js', '/_next/static/chunks/main.js']);
    const data: unknown = JSON.parse(page.querySelector('#__NEXT_DATA__')?.textContent ?? '');
    expect(z.object({ props: z.unknown() }).parse(data).props).toEqual(props);
    expect(page.querySelector('script#islands')).not.toBeNull();
  });
});

describe('the HTML of a page', () => {
  /** Returns what the document adds to a page with these props, and the HTML that React rendered. */
  async function renderPage(pageProps: object) {
    let byReact = '';
    const context = z.custom<DocumentContext>().parse({
      defaultGetInitialProps: (own: DocumentContext) => own.renderPage(),
      renderPage: ({ enhanceApp }: { readonly enhanceApp: (app: typeof Page) => typeof Page }) => {
        const App = enhanceApp(Page);
        byReact = renderToStaticMarkup(<App pageProps={pageProps} />);
        return { html: byReact };
      },
    });
    const { html } = await SiteDocument.getInitialProps(context);
    return { html, byReact };
  }

  const Page = ({ pageProps: { html = 'none' } }: { readonly pageProps: { readonly html?: string } }) => (
    <div id="page" dangerouslySetInnerHTML={{ __html: html }} />
  );

  it('is in the document and not in what React renders or Next caches beside it', async () => {
    const html = `<main>$& ${'نص'.repeat(1000)}</main>`;
    const props = { islands: {}, html };
    const rendered = await renderPage(props);
    expect(rendered.html.endsWith(`</svg><div id="page">${html}</div>`)).toBe(true);
    expect(rendered.byReact.length).toBeLessThan(100);
    expect(props).toEqual({ islands: {} });
  });

  it('is React’s own for a page without HTML in its props', async () => {
    expect((await renderPage({})).html).toMatch(/<\/svg><div id="page">none<\/div>$/);
  });

  const html = '<svg><use href="#icon-wallet"></use></svg><svg><use href="#icon-none"></use></svg>';

  it.each([
    ['shows', {}, ['wallet']],
    ['shows, where code only enhances it', { a: { widget: 'Header' } }, ['wallet']],
    [
      'shows or its views declare',
      { a: { widget: 'SearchPopup', view: {} } },
      ['search', 'close', 'arrow', 'prev', 'wallet'],
    ],
    ['may show, all where a view declares none', { a: { widget: 'SiteSearch', view: {} } }, ICON_NAMES],
  ])('comes after the icons that it %s', async (_, islands, names) => {
    const rendered = await renderPage({ html, islands });
    const page = new DOMParser().parseFromString(rendered.html, 'text/html');
    const symbols = [...page.querySelectorAll('body > svg:first-child symbol')].map(({ id }) => id);
    expect(new Set(symbols)).toEqual(new Set(names.map((name) => `icon-${name}`)));
  });
});
