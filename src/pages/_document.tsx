import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import { z } from 'zod';
import { isDevelopment } from '#src/config/env.ts';
import { START_SCRIPT } from '#src/config/start-script.ts';
import { directionOf, languageOf } from '#src/i18n/language.ts';
import { IconSprite } from '#src/ui/icon/IconSprite.tsx';

const LATIN = '/fonts/readex-pro-latin-wght-normal.woff2';

/** Preloaded fonts of each language; the Latin one has spaces, digits and punctuation for both. */
const FONTS = { ar: ['/fonts/readex-pro-arabic-wght-normal.woff2', LATIN], en: [LATIN] };

/** Page props that the browser gets; the HTML is in the document already. */
const browserProps = z.object({ pageProps: z.object({ islands: z.unknown() }) });

/**
 * Keeps Next's scripts, on a development server, from requesting the page's data from an editor's origin, which has
 * none.
 */
const WITHOUT_DATA_REQUEST = { __N_SSR: true };

/** Document head whose only script is the start script. */
class StartHead extends Head {
  /** Returns the start script's files, without those that Next's manifest adds to every page. */
  override getScripts() {
    const { buildManifest, assetPrefix } = this.context;
    const { [START_SCRIPT]: files = [], '/_app': appFiles } = buildManifest.pages;
    return files
      .filter((file) => !appFiles.includes(file))
      .map((file) => <script key={file} src={`${assetPrefix ?? ''}/_next/${file}`} defer />);
  }

  override getPolyfillScripts() {
    return [];
  }
}

/** Head of a document; on a development server with Next's scripts, which reload changed code. */
const PageHead = isDevelopment() ? Head : StartHead;

export default class Document extends NextDocument {
  override render() {
    const language = languageOf(this.props.locale);
    const data = this.props.__NEXT_DATA__;
    const props = browserProps.safeParse(data.props);
    // Next's own error page has other props: they stay.
    if (props.success) data.props = data.isPreview ? { ...props.data, ...WITHOUT_DATA_REQUEST } : props.data;
    return (
      <Html lang={language} dir={directionOf(language)}>
        <PageHead>
          {FONTS[language].map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={`/api/manifest/${language}`} />
          <meta name="theme-color" content="#FBF9F5" />
        </PageHead>
        <body>
          <IconSprite />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
