import { type LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import { renderDocument } from '#src/cms/render-document.tsx';
import type { LoadedPage } from '#src/shell/page/load-page.ts';
import { noindexHead } from '#src/shell/seo/page-head.ts';
import { type Placed, probePage } from './probe-pages.ts';
import { serverRegistry } from './registry.server.ts';

/**
 * Renders a page of probes as the site renders its pages, with errors reported while rendering in a list at its end.
 */
export async function loadProbePage(path: readonly string[], language: Language): Promise<LoadedPage | undefined> {
  const placed = probePage(path, language);
  if (!placed) return undefined;
  const reports: string[] = [];
  const { placeholders, islands } = await renderDocument(layoutOf(placed, language), ['headless-main'], {
    registry: serverRegistry,
    page: { path: `/${path.join('/')}`, language, state: 'normal', servicesHost: '' },
    phrases: {},
    report: ({ widget, uid, error }) =>
      reports.push(`${widget} ${uid}: ${error instanceof Error ? error.message : String(error)}`),
  });
  const main = createElement('main', { dangerouslySetInnerHTML: { __html: placeholders['headless-main'] ?? '' } });
  const list = createElement('ol', {}, ...reports.map((report) => createElement('li', { key: report }, report)));
  const html = renderToStaticMarkup(createElement('div', {}, main, list));
  return { language, html, islands, head: noindexHead(`${path.join(' ')} ${language}`) };
}

interface RenderingJson {
  readonly uid: string;
  readonly componentName: string;
  readonly dataSource: string;
  readonly fields: { readonly Label: { readonly value: string } };
  readonly placeholders: Record<string, RenderingJson[]>;
}

const renderingJson = ({ uid, name, label, inner = [], second = [] }: Placed): RenderingJson => ({
  uid,
  componentName: name,
  dataSource: `/items/${uid}`,
  fields: { Label: { value: label } },
  placeholders: {
    ...(inner.length > 0 && { inner: inner.map(renderingJson) }),
    ...(second.length > 0 && { second: second.map(renderingJson) }),
  },
});

const layoutOf = (placed: readonly Placed[], language: Language): LayoutServiceData => ({
  sitecore: {
    context: { pageEditing: false, language, site: { name: 'probes' } },
    route: { name: 'probes', placeholders: { 'headless-main': placed.map(renderingJson) } },
  },
});
