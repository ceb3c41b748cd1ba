import NextDocument, { type DocumentContext, type DocumentProps, Html, Main, NextScript } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import type { Islands } from '#src/cms/hydration/island.ts';
import { HeadWithSheet } from '#src/config/patches/head-with-sheet.ts';
import { emptyNextData } from '#src/config/patches/next-data.ts';
import { renderAroundHtml } from '#src/config/patches/page-html.ts';
import { startScriptFile } from '#src/config/patches/start-script.ts';
import { START_LOADER } from '#src/config/start-loader.ts';
import type { Language } from '#sitecore/definitions/language.ts';
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

/** Returns the fonts to preload: none for an author, whose page may need some of them only seconds later. */
const preloadedFonts = (language: Language, isPreview = false): readonly string[] => (isPreview ? [] : FONTS[language]);

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
function startScript({ buildManifest, assetPrefix = '', __NEXT_DATA__: { isPreview } }: DocumentProps) {
  const file = startScriptFile(buildManifest);
  if (file === undefined) return undefined;
  const url = `${assetPrefix}/_next/${file}`;
  return isPreview ? (
    <script src={url} defer />
  ) : (
    <script data-src={url} dangerouslySetInnerHTML={{ __html: START_LOADER }} />
  );
}

/** Returns the names of the widgets in a page's HTML. */
const widgetsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ data-widget="(\w+)"/g)].map(([, name = '']) => name)),
];

export default class Document extends NextDocument<{ readonly widgets?: readonly string[] }> {
  /** Renders a page around its HTML, which never passes through React, after the icons. */
  static override async getInitialProps(context: DocumentContext) {
    const { initial, pageProps: props } = await renderAroundHtml(context);
    const body = initial.html;
    const islands = readPageProps(props)?.islands ?? {};
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
        <HeadWithSheet sheet={data.isPreview || !widgets ? undefined : sheetUrl(widgets)}>
          {preloadedFonts(language, data.isPreview).map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <meta name="theme-color" content="#FBF9F5" />
          {!sendsNextScripts && startScript(this.props)}
        </HeadWithSheet>
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
