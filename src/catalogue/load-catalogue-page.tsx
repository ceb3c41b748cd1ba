import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import { contentServices } from '#src/shell/content/content-services.ts';
import { noindexHead } from '#src/shell/seo/page-head.ts';
import type { CataloguePageProps } from './CataloguePage.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { catalogueComponents } from './components.generated.ts';
import { readDescription } from './description.ts';
import { componentEntry, widgetEntry } from './entries.ts';
import { IndexPage } from './IndexPage.tsx';
import { renderComponentFrame, type RenderedFrame, renderWidgetFrame } from './render-frame.tsx';
import { catalogueContext, TEXTS } from './texts.ts';
import { WidgetPage } from './WidgetPage.tsx';
import { catalogueWidgets } from './widgets.generated.ts';

interface CatalogueRequest {
  /** Segments of the path below /catalogue. */
  readonly segments: readonly string[];
  readonly language: Language;
  /** Text that the names of the index contain. */
  readonly term: string;
}

/** Loads a page of the catalogue: the index, the page of an entry, or the frame of an example; undefined when there is none. */
export async function loadCataloguePage(request: CatalogueRequest): Promise<CataloguePageProps | undefined> {
  const { segments, language } = request;
  const [name, ...rest] = segments;
  const page = name === 'frame' ? await loadFrame(rest, language) : await loadPage(request);
  if (!page) return undefined;
  const title = [...segments.toReversed(), TEXTS.catalogue[language]].join(' – ');
  const styles = await readFile(join(process.cwd(), 'src/catalogue/catalogue.css'), 'utf8');
  return { ...page, head: noindexHead(title), styles };
}

/** Loads the frame at `<Name>/<example>`. */
async function loadFrame(
  [name, example = '']: readonly string[],
  language: Language,
): Promise<RenderedFrame | undefined> {
  const component = catalogueComponents.find((one) => one.name === name);
  if (component) return renderComponentFrame(component, example, language);
  const fixture = catalogueWidgets.find(({ widget }) => widget.rendering.name === name)?.fixtures[example];
  return fixture && renderWidgetFrame(fixture, language);
}

async function loadPage(request: CatalogueRequest): Promise<RenderedFrame | undefined> {
  const page = request.segments.length > 1 ? undefined : await pageElement(request);
  return page && { html: renderToStaticMarkup(page), islands: {} };
}

async function pageElement({ segments: [name], language, term }: CatalogueRequest): Promise<ReactElement | undefined> {
  const context = catalogueContext(language);
  if (name === undefined) {
    const widgets = catalogueWidgets.map(widgetEntry);
    return (
      <IndexPage context={context} widgets={widgets} components={catalogueComponents.map(componentEntry)} term={term} />
    );
  }
  const component = catalogueComponents.find((one) => one.name === name);
  if (component) {
    const entry = componentEntry(component);
    const description = await readDescription(entry.file, name);
    return <ComponentPage context={context} entry={entry} description={description} />;
  }
  const widget = catalogueWidgets.find((one) => one.widget.rendering.name === name);
  if (!widget) return undefined;
  const description = await readDescription(widgetEntry(widget).file, name);
  const [ar, en] = await Promise.all([contentServices().phrases('ar'), contentServices().phrases('en')]);
  return <WidgetPage context={context} widget={widget} description={description} phrases={{ ar, en }} />;
}
