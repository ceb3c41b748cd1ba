import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import { z } from 'zod';
import { directionOf, languageOf } from '#src/i18n/language.ts';
import { Drawings } from '#src/ui/Drawings.tsx';

/** The font file that a language's own script needs first. */
const FONTS = {
  ar: '/fonts/readex-pro-arabic-wght-normal.woff2',
  en: '/fonts/readex-pro-latin-wght-normal.woff2',
};

/** What the browser needs of a page's props; the HTML stands in the page already, a copy would double it. */
const browserProps = z.object({ pageProps: z.object({ islands: z.unknown() }) });

/** Keeps Next from asking for the page's data once more, on an editor's origin, where there are none. */
const AS_SENT = { __N_SSR: true };

export default class Document extends NextDocument {
  override render() {
    const language = languageOf(this.props.locale);
    const data = this.props.__NEXT_DATA__;
    const props = browserProps.safeParse(data.props);
    // Next's own error page is no document of ours: it keeps what it was made of.
    if (props.success) data.props = data.isPreview ? { ...props.data, ...AS_SENT } : props.data;
    return (
      <Html lang={language} dir={directionOf(language)}>
        <Head>
          <link rel="preload" href={FONTS[language]} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href={`/api/manifest/${language}`} />
          <meta name="theme-color" content="#FBF9F5" />
        </Head>
        <body>
          <Drawings />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
