import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import { z } from 'zod';
import { isDevelopment } from '#src/config/env.ts';
import { START_SCRIPT } from '#src/config/start-script.ts';
import { directionOf, languageOf } from '#src/i18n/language.ts';
import { IconSprite } from '#src/ui/icon/IconSprite.tsx';

const LATIN = '/fonts/readex-pro-latin-wght-normal.woff2';

/** The font files without which no page of a language is set: the Latin one has the space, digits and stops of both. */
const FONTS = { ar: ['/fonts/readex-pro-arabic-wght-normal.woff2', LATIN], en: [LATIN] };

/** What the browser needs of a page's props; the HTML stands in the page already, a copy would double it. */
const browserProps = z.object({ pageProps: z.object({ islands: z.unknown() }) });

/** Keeps Next's scripts, where they are sent, from asking an editor's origin for the page's data once more: it has none. */
const AS_SENT = { __N_SSR: true };

/** A head whose only script is the one that starts the page. */
class StartHead extends Head {
  /** The start script's files; Next's manifest adds those of its own, which every page would have. */
  override getScripts() {
    const { buildManifest, assetPrefix } = this.context;
    const { [START_SCRIPT]: files = [], '/_app': own } = buildManifest.pages;
    return files
      .filter((file) => !own.includes(file))
      .map((file) => <script key={file} src={`${assetPrefix ?? ''}/_next/${file}`} defer />);
  }

  override getPolyfillScripts() {
    return [];
  }
}

/** Next's own scripts reload a developer's page when its code changes; nobody else is sent them. */
const PageHead = isDevelopment() ? Head : StartHead;

export default class Document extends NextDocument {
  override render() {
    const language = languageOf(this.props.locale);
    const data = this.props.__NEXT_DATA__;
    const props = browserProps.safeParse(data.props);
    // Next's own error page is no document of ours: it keeps what it was made of.
    if (props.success) data.props = data.isPreview ? { ...props.data, ...AS_SENT } : props.data;
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
