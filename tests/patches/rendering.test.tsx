import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HeadWithSheet } from '#src/config/patches/head-with-sheet.ts';
import { emptyNextData, withAssetPrefix } from '#src/config/patches/next-data.ts';
import { config } from '#src/config/patches/page-config.ts';
import { renderAroundHtml } from '#src/config/patches/page-html.ts';
import { renderPage, SCRIPT, SHEET } from './render-page.ts';

// Next reads the configuration of a page in production only.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

const parse = (html: string): Document => new JSDOM(html).window.document;

const urls = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));

describe('page-config.ts', () => {
  const scriptsWith = async (pageConfig: object) =>
    urls(parse((await renderPage({ document: NextDocument, config: pageConfig })).html), 'script, link[as=script]');

  it('keeps Next’s own scripts and their data out', async () => {
    expect(await scriptsWith(config)).toEqual([]);
  });

  it('is needed while Next adds its scripts to every page', async () => {
    expect(await scriptsWith({}), 'Next adds none: remove the file').toContain(`/_next/${SCRIPT}`);
  });
});

describe('next-data.ts', () => {
  class EmptyData extends NextDocument {
    override render() {
      emptyNextData(this.props);
      return super.render();
    }
  }

  const props = { html: '<p>1</p>' };

  it('leaves none of a page’s props in the data of Next’s own scripts', async () => {
    const { html, data } = await renderPage({ document: EmptyData, props });
    expect(parse(html).querySelector('#__NEXT_DATA__')?.textContent).toContain('"props":{"pageProps":{}}');
    expect(data).toContain('<p>1</p>');
  });

  it('is needed while Next writes the props there', async () => {
    const { html } = await renderPage({ document: NextDocument, props });
    const text = parse(html).querySelector('#__NEXT_DATA__')?.textContent ?? '';
    expect(JSON.parse(text), 'Next writes none: remove emptyNextData').toMatchObject({ props: { pageProps: props } });
  });

  it('names an origin of further scripts in the data that Next writes', async () => {
    const origin = 'https://www.rukn.example';
    const { html } = await renderPage({ document: NextDocument });
    const text = parse(withAssetPrefix(html, origin)).querySelector('#__NEXT_DATA__')?.textContent ?? '';
    expect(JSON.parse(text)).toMatchObject({ assetPrefix: origin, buildId: 'build' });
    // Which they read when they start.
    const client = createRequire(import.meta.url).resolve('next/dist/client/index.js');
    expect(readFileSync(client, 'utf8')).toContain('initialData.assetPrefix');
  });
});

describe('page-html.ts', () => {
  class AroundHtml extends NextDocument {
    static override async getInitialProps(context: DocumentContext) {
      return (await renderAroundHtml(context)).initial;
    }
  }

  const props = { title: 'T', html: '<p>$& 1</p>' };

  it('keeps the HTML of a page out of what React renders and Next caches beside the document', async () => {
    const { html, data, shown } = await renderPage({ document: AroundHtml, props });
    expect(html).toContain('<main><p>$& 1</p></main>');
    expect(JSON.parse(data)).toMatchObject({ pageProps: { title: 'T' } });
    expect(data).not.toContain('<p>');
    expect(JSON.stringify(shown)).not.toContain('<p>');
  });

  it('is needed while Next caches the props with the HTML', async () => {
    const { data } = await renderPage({ document: NextDocument, props });
    expect(data, 'Next caches no props: remove the file').toContain('<p>');
  });
});

describe('head-with-sheet.ts', () => {
  const withHead = (HeadOfPage: typeof Head) =>
    class extends NextDocument {
      override render() {
        return (
          <Html>
            <HeadOfPage />
            <body>
              <Main />
              <NextScript />
            </body>
          </Html>
        );
      }
    };

  class PageHead extends HeadWithSheet {
    static defaultProps = { sheet: '/styles/page.css' };
  }

  it('links the style sheet of the page alone', async () => {
    const page = parse((await renderPage({ document: withHead(PageHead) })).html);
    expect(urls(page, 'link[rel=stylesheet], link[as=style]')).toEqual(['/styles/page.css']);
    expect(page.head.getAttributeNames()).toEqual([]);
  });

  it('is needed while Next links the one style sheet of all pages', async () => {
    const page = parse((await renderPage({ document: withHead(Head) })).html);
    expect(urls(page, 'link[rel=stylesheet]'), 'Next links another: remove the file').toEqual([`/_next/${SHEET}`]);
  });
});
