import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import type { ErrorPageKind } from '../page/page-facts.ts';
import type { LoadedPage } from '../page/load-page.ts';
import { NeutralError } from './NeutralError.tsx';
import { noindexHead } from '../seo/page-head.ts';

/** Returns an error page without content from the platform. */
export function neutralErrorPage(kind: ErrorPageKind, language: Language): LoadedPage {
  const html = renderToStaticMarkup(createElement(NeutralError, { kind }));
  return { language, html, islands: {}, head: noindexHead('بنك ركن · Rukn Bank') };
}
