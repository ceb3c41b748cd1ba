import NextDocument, { type DocumentContext, type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { cloneElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import type { Islands } from '#src/cms/hydration/island.ts';
import { START_LOADER } from '#src/config/start-loader.ts';
import { START_SCRIPT } from '#src/config/start-script.ts';
import { directionOf, languageOf } from '#src/i18n/language.ts';
import { PAGE_DATA_ID } from '#src/shell/client/page-data.ts';
import { jsonInScript } from '#src/shell/json-in-script.ts';
import { pageIcons } from '#src/shell/page/page-icons.ts';
import { sentPageData } from '#src/shell/page/sent-page-data.ts';
import { sheetUrl } from '#src/shell/styles/page-sheet.ts';
import { IconSprite } from '#src/ui/icon/IconSprite.tsx';

/**
 * Preloaded fonts of each language: those of its letters, spaces, figures and punctuation, and of the word that switches to
 * the other one (src/styles/fonts.css). A font that the style sheet alone requests delays the first paint.
 */
const FONTS = {
  ar: ['/fonts/readex-pro-arabic-350-550-288.woff2', '/fonts/readex-pro-marks-350-550-288.woff2'],
  en: ['/fonts/readex-pro-latin-350-550-288.woff2', '/fonts/readex-pro-arabic-word-350-288.woff2'],
};

/** Page props that the browser gets; Next's own error page has none. */
const pageProps = z.object({ islands: z.custom<Islands>((value) => someIslands.safeParse(value).success) });

const someIslands = z.record(z.string(), z.looseObject({ widget: z.string() }));

type PageProps = z.infer<typeof pageProps>;

/** Returns the part of a page's props that the document shows; undefined for Next's own error page. */
const readPageProps = (props: unknown): PageProps | undefined => pageProps.safeParse(props).data;

/**
 * Returns what loads the start script, the one file of it that Next's manifest does not add to every page: for a visitor an inline
 * script, before the style sheets, which it would wait for; in an editor, which may forbid inline scripts, the element itself.
 */
function startScript({ buildManifest: { pages }, assetPrefix = '', __NEXT_DATA__: { isPreview } }: DocumentProps) {
  const { [START_SCRIPT]: files = [], '/_app': appFiles } = pages;
  const file = files.find((name) => !appFiles.includes(name));
  if (file === undefined) return undefined;
  const url = `${assetPrefix}/_next/${file}`;
  return isPreview ? (
    <script src={url} defer />
  ) : (
    <script data-src={url} dangerouslySetInnerHTML={{ __html: START_LOADER }} />
  );
}

/**
 * Leaves in the data of Next's own scripts nothing of the page: the HTML is in the document already. Without the mark of a
 * static page they do not request the page's data again, which an editor's origin does not have.
 */
function emptyNextData({ __NEXT_DATA__: data }: DocumentProps): void {
  data.props = { pageProps: {}, ...(data.isPreview && { __N_SSR: true }) };
}

/** Stands for the page's HTML while React renders, which would encode all of it so that Next decodes it again. */
const HTML_PLACEHOLDER = '<!--page-->';

/**
 * Takes the HTML out of a page's props: Next caches the props beside the document, which has the HTML too. Undefined for
 * Next's own error page.
 */
function takeHtml(pageProps: unknown): string | undefined {
  if (typeof pageProps !== 'object' || pageProps === null || !('html' in pageProps)) return undefined;
  const { html } = pageProps;
  delete pageProps.html;
  return typeof html === 'string' ? html : undefined;
}

interface PageHeadProps {
  /** Address of the page's own style sheet; undefined for a draft, which has views for authors too, and without a build. */
  readonly sheet: string | undefined;
}

/** Next's head with the style sheet of the page's widgets instead of that of all. */
class PageHead extends Head {
  declare readonly props: ComponentProps<typeof Head> & PageHeadProps;

  /** Renders without the address, which Next would write as an attribute of the element. */
  override render() {
    return cloneElement(super.render(), { sheet: undefined });
  }

  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const { sheet } = this.props;
    return sheet === undefined ? super.getCssLinks(files) : [<link key={sheet} rel="stylesheet" href={sheet} />];
  }
}

/** Returns the names of the widgets in a page's HTML. */
const widgetsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ data-widget="(\w+)"/g)].map(([, name = '']) => name)),
];

export default class Document extends NextDocument<{ readonly widgets?: readonly string[] }> {
  /** Renders a page around its HTML, which never passes through React, after the icons. */
  static override async getInitialProps(context: DocumentContext) {
    let html: string | undefined;
    let islands: PageProps['islands'] = {};
    const renderPage = () =>
      context.renderPage({
        enhanceApp: (App) =>
          function AppWithoutHtml(props) {
            html ??= takeHtml(props.pageProps);
            islands = readPageProps(props.pageProps)?.islands ?? {};
            return (
              <App
                {...props}
                pageProps={html === undefined ? props.pageProps : { ...props.pageProps, html: HTML_PLACEHOLDER }}
              />
            );
          },
      });
    const initial = await NextDocument.getInitialProps({ ...context, renderPage });
    const body = initial.html.replace(HTML_PLACEHOLDER, () => html ?? '');
    const icons = renderToStaticMarkup(<IconSprite names={pageIcons(body, Object.values(islands))} />);
    return { ...initial, html: icons + body, widgets: widgetsIn(body) };
  }

  override render() {
    const { locale, __NEXT_DATA__: data, unstable_runtimeJS, widgets } = this.props;
    const language = languageOf(locale);
    const props = readPageProps(data.props.pageProps);
    const sendsNextScripts = unstable_runtimeJS !== false;
    if (sendsNextScripts && props) emptyNextData(this.props);
    return (
      <Html lang={language} dir={directionOf(language)}>
        <PageHead sheet={data.isPreview || !widgets ? undefined : sheetUrl(widgets)}>
          {FONTS[language].map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <meta name="theme-color" content="#FBF9F5" />
          {!sendsNextScripts && startScript(this.props)}
        </PageHead>
        <body>
          <Main />
          <script
            id={PAGE_DATA_ID}
            type="application/json"
            dangerouslySetInnerHTML={{
              __html: jsonInScript(sentPageData(props?.islands ?? {}, data.isPreview === true)),
            }}
          />
          <NextScript />
        </body>
      </Html>
    );
  }
}
