import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import type { ErrorPageKind, LoadedPage } from '../page/load-page.ts';
import { NeutralError } from './NeutralError.tsx';
import { noindexHead } from '../seo/page-head.ts';

/** An error page that needs no content: what is shown when the content platform has never answered. */
export function neutralErrorPage(kind: ErrorPageKind, language: Language): LoadedPage {
  const html = renderToStaticMarkup(createElement(NeutralError, { kind }));
  return { language, html, islands: {}, head: noindexHead('بنك ركن · Rukn Bank') };
}
