import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import { withTextRules } from '#src/i18n/marked-jsx/mark-children.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import type { Islands } from '#src/cms/hydration/island.ts';
import { contentServices } from '#src/shell/content/content-services.ts';
import { renderPage } from '#src/shell/page/load-page.ts';
import { componentViews } from './component-views.tsx';
import type { CatalogueComponent } from './entries.ts';
import { exampleLayout } from './example-layout.ts';

/** The body of a frame: one example, with the data that hydrates it. */
export interface RenderedFrame {
  readonly html: string;
  readonly islands: Islands;
}

const PATH = '/catalogue';

/** Renders an example of a widget as a page renders it, with the phrases of the dictionary. */
export async function renderWidgetFrame(example: PlacedFixture, language: Language): Promise<RenderedFrame> {
  const phrases = await contentServices().phrases(language);
  return renderPage(exampleLayout(example, language), { path: PATH, language, state: 'normal' }, phrases);
}

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
