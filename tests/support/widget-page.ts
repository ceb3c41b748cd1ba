import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Language } from '#sitecore/definitions/language.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import type { PageState, UrlQuery } from '#src/cms/widget.ts';
import type { RenderedDocument } from '#src/cms/prepared-document.ts';
import type { ServerRegistry } from '#src/cms/registered-widget.tsx';
import { renderDocument } from '#src/cms/render-document.tsx';

/** Returns a page's layout with one example in its main placeholder. */
export function layoutWith(example: PlacedFixture, language: Language): LayoutServiceData {
  const layout: unknown = {
    sitecore: {
      context: { pageEditing: false, language, site: { name: 'rukn' } },
      route: { name: 'test', placeholders: { 'headless-main': [fixtureJson(example, language)] } },
    },
  };
  return isLayout(layout) ? layout : { sitecore: { context: {}, route: null } };
}

/** Tells if a value is a layout, checked as far as types need it. */
export const isLayout = (value: unknown): value is LayoutServiceData =>
  typeof value === 'object' && value !== null && 'sitecore' in value;

export interface RenderedExample extends RenderedDocument {
  readonly html: string;
  /** Errors of widgets that were left out. */
  readonly errors: readonly string[];
}

/** Renders one example like a page; each dictionary phrase is its key. */
export const renderExample = (
  registry: ServerRegistry,
  example: PlacedFixture,
  language: Language,
  query: UrlQuery = {},
): Promise<RenderedExample> => renderLayout(registry, layoutWith(example, language), language, 'normal', {}, query);

/** Renders a layout's main placeholder like a page in the given state. */
export async function renderLayout(
  registry: ServerRegistry,
  layout: unknown,
  language: Language,
  state: PageState = 'normal',
  phrases: Readonly<Record<string, string>> = {},
  query: UrlQuery = {},
): Promise<RenderedExample> {
  const errors: string[] = [];
  if (!isLayout(layout)) throw new Error('no layout');
  const rendered = await renderDocument(layout, ['headless-main'], {
    registry,
    page: { path: '/test', language, state, servicesHost: '' },
    phrases,
    query,
    report: ({ widget, error }) => errors.push(`${widget}: ${error instanceof Error ? error.message : String(error)}`),
  });
  return { ...rendered, html: rendered.placeholders['headless-main'] ?? '', errors };
}
