import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import { withTextRules } from '#src/i18n/marked-jsx/mark-children.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import type { Islands } from '#src/cms/hydration/island.ts';
import { contentServices } from '#src/shell/content/content-services.ts';
import { renderPage } from '#src/shell/page/load-page.ts';
import { componentViews } from './component-views.tsx';
import type { CatalogueComponent } from './entries.ts';

/** The body of a frame: one example, with the data that hydrates it. */
export interface RenderedFrame {
  readonly html: string;
  readonly islands: Islands;
}

/** Placeholders of the widgets that are a page's header or footer; all others are in its main part. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  Header: 'headless-header',
  FlagshipHead: 'headless-header',
  Footer: 'headless-footer',
  FlagshipFoot: 'headless-footer',
};

const PATH = '/catalogue';

/** Renders an example of a widget as a page renders it, with the phrases of the dictionary. */
export async function renderWidgetFrame(example: PlacedFixture, language: Language): Promise<RenderedFrame> {
  const phrases = await contentServices().phrases(language);
  return renderPage(layoutOf(example, language), { path: PATH, language, state: 'normal' }, phrases);
}

function layoutOf(example: PlacedFixture, language: Language): LayoutServiceData {
  const placeholder = PLACEHOLDERS[example.rendering.name] ?? 'headless-main';
  const layout: unknown = {
    sitecore: {
      context: { pageEditing: false, language, site: { name: 'catalogue' } },
      route: { name: 'example', placeholders: { [placeholder]: [fixtureJson(example, language)] } },
    },
  };
  if (!isLayout(layout)) throw new Error('an example must be a layout');
  return layout;
}

const isLayout = (value: unknown): value is LayoutServiceData =>
  typeof value === 'object' && value !== null && 'sitecore' in value;

const UID = 'example';

/** Components that lay out a page: their frames have no padding. */
const FULL_WIDTH = 'layout';

/** Renders an example of a component as an island that hydrates at once; undefined when there is no such example. */
export function renderComponentFrame(
  { name, folder }: CatalogueComponent,
  example: string,
  language: Language,
): RenderedFrame | undefined {
  const widget = `${name}/${example}`;
  const View = componentViews[widget];
  if (!View) return undefined;
  const page = { language, path: PATH, state: 'normal' as const, servicesHost: '' };
  const html = withTextRules(language, () => renderToString(<View page={page} />, { identifierPrefix: UID }));
  const body = (
    <main id="main" className={folder === FULL_WIDTH ? undefined : 'catalogue-padded'}>
      <div data-island={UID} className="contents" dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
  const props = { uid: UID, fields: {}, params: {}, phrases: {}, page, query: {}, data: null };
  return {
    html: renderToStaticMarkup(body),
    islands: { [UID]: { widget, client: 'load', view: { slots: [], props } } },
  };
}
