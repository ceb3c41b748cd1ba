import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import type { ErrorPage, LoadedPage } from './load-page.ts';
import { NeutralError } from './NeutralError.tsx';
import { hiddenHead } from './page-head.ts';

/** An error page that needs no content: what is shown when the content platform has never answered. */
export function neutralErrorPage(kind: ErrorPage, language: Language): LoadedPage {
  const html = renderToStaticMarkup(createElement(NeutralError, { kind }));
  return { language, html, islands: {}, head: hiddenHead('بنك ركن · Rukn Bank') };
}
