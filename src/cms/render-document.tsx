import {
  type ComponentFactory,
  type ComponentRendering,
  type LayoutServiceData,
  Placeholder,
  type PlaceholdersData,
  type RouteData,
  SitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { loadLazyComponents } from '#src/ui/lazy-component.tsx';
import { AuthorNotice } from './editing/AuthorNotice.tsx';
import { UnknownWidgetError, type WidgetError, widgetError } from './editing/widget-error.ts';
import { type Island, type Islands, slotId } from './hydration/island.ts';
import { Slot } from './hydration/Slot.tsx';
import type { PreparedWidget, RegisteredWidget, RenderScope, Slots } from './registered-widget.tsx';

export type ServerRegistry = Readonly<Record<string, RegisteredWidget>>;

/** A page's placeholders as HTML by name, and the data with which the browser hydrates the widgets in them. */
export interface RenderedDocument {
  readonly placeholders: Readonly<Record<string, string>>;
  readonly islands: Islands;
}

/** Reports a widget that is left out of its page. */
export type ReportError = (failure: { readonly widget: string; readonly uid: string; readonly error: unknown }) => void;

interface RenderOptions extends RenderScope {
  readonly registry: ServerRegistry;
  readonly report: ReportError;
}

/**
 * Renders every widget of a page on the server, each by itself, the innermost first; a widget that fails is left out
 * and reported. On a page that is being edited nothing hydrates, the editor's elements are where the SDK puts them,
 * and a notice for the author replaces a widget that visitors do not see.
 */
export async function renderDocument(
  layoutData: LayoutServiceData,
  placeholderNames: readonly string[],
  options: RenderOptions,
): Promise<RenderedDocument> {
  const layout = structuredClone(layoutData);
  const { route } = layout.sitecore;
  if (!route) return { placeholders: {}, islands: {} };
  await loadLazyComponents();
  const renderer = new DocumentRenderer(layout, options);
  await renderer.renderAll(route.placeholders);
  const placeholders = placeholderNames.map((name) => [name, renderer.placeholder(name, route)] as const);
  const islands = renderer.islands(route, placeholderNames);
  return { placeholders: Object.fromEntries(placeholders), islands: Object.fromEntries(islands) };
}

class DocumentRenderer {
  readonly #islands = new Map<string, Island>();
  readonly #html = new Map<string, string>();
  readonly #layout: LayoutServiceData;
  readonly #options: RenderOptions;

  constructor(layout: LayoutServiceData, options: RenderOptions) {
    this.#layout = layout;
    this.#options = options;
  }

  get #isEdited(): boolean {
    return this.#options.page.state === 'edit';
  }

  #notice({ componentName }: ComponentRendering, error: WidgetError): string {
    const { language } = this.#options.page;
    return renderToStaticMarkup(<AuthorNotice widget={componentName} error={error} language={language} />);
  }

  /** Renders each rendering of these placeholders, inner ones first. */
  async renderAll(placeholders: PlaceholdersData = {}): Promise<void> {
    const renderings = Object.values(placeholders).flat().filter(isRendering);
    await Promise.all(renderings.map((rendering) => this.#renderWidget(rendering)));
  }

  /** Returns one placeholder's HTML, assembled by the SDK from its widgets' HTML. */
  placeholder(name: string, holder: ComponentRendering | RouteData): string {
    const { sitecore } = this.#layout;
    if (!holder.placeholders?.[name]) return '';
    return renderToStaticMarkup(
      <SitecoreContext componentFactory={this.#factory} layoutData={{ sitecore }}>
        <Placeholder name={name} rendering={holder} />
      </SitecoreContext>,
    );
  }

  /** Returns the islands on the page with their uids, without those inside a widget that was left out. */
  islands(
    { placeholders = {} }: ComponentRendering | RouteData,
    names: readonly string[] = Object.keys(placeholders),
  ): readonly (readonly [string, Island])[] {
    const renderings = names.flatMap((name) => placeholders[name] ?? []).filter(isRendering);
    return renderings.flatMap((rendering) => {
      const uid = keyOf(rendering);
      if (!this.#html.has(uid)) return [];
      const island = this.#islands.get(uid);
      return [...(island ? [[uid, island] as const] : []), ...this.islands(rendering)];
    });
  }

  /** Returns, for every component name, the component that shows a rendering's finished HTML. */
  readonly #factory: ComponentFactory = () => this.#Rendered;

  readonly #Rendered = ({ rendering }: { readonly rendering?: ComponentRendering }) => {
    if (!rendering) return null;
    const html = this.#html.get(keyOf(rendering));
    if (html === undefined) return null;
    const island = this.#islands.has(keyOf(rendering)) ? { 'data-island': keyOf(rendering) } : {};
    return (
      <div
        className="contents"
        data-widget={rendering.componentName}
        {...island}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };

  async #renderWidget(rendering: ComponentRendering): Promise<void> {
    const { registry, report, ...scope } = this.#options;
    const uid = keyOf(rendering);
    // Hidden by an author: the SDK renders its own substitute.
    if (rendering.componentName === HIDDEN) return;
    await this.renderAll(rendering.placeholders);
    try {
      const widget = registry[rendering.componentName];
      if (!widget) throw new UnknownWidgetError(rendering.componentName);
      const prepared = await widget.prepare({ ...rendering, uid }, scope);
      this.#html.set(uid, this.#render(rendering, prepared, uid));
    } catch (error) {
      report({ widget: rendering.componentName, uid, error });
      if (this.#isEdited) this.#html.set(uid, this.#notice(rendering, widgetError(error)));
    }
  }

  #render(
    rendering: ComponentRendering,
    { name, client, props, element, staticParts }: PreparedWidget,
    uid: string,
  ): string {
    const html = new Map([
      ...Object.keys(rendering.placeholders ?? {}).map((slot) => [slot, this.placeholder(slot, rendering)] as const),
      ...Object.entries(staticParts).map(([slot, part]) => [slot, renderToStaticMarkup(part)] as const),
    ]);
    const slots: Slots = Object.fromEntries(
      [...html].map(([slot, content]) => [slot, <Slot key={slot} id={slotId(uid, slot)} html={content} />]),
    );
    if (this.#isEdited) return renderToStaticMarkup(element(slots)) || this.#notice(rendering, { kind: 'blank' });
    if (client === 'none') return renderToStaticMarkup(element(slots));
    this.#islands.set(uid, { widget: name, client, ...(props && { view: { slots: [...html.keys()], props } }) });
    return renderToString(element(slots), { identifierPrefix: uid });
  }
}

/** Component name of a rendering that an author has hidden. */
const HIDDEN = 'Hidden Rendering';

const isRendering = (entry: PlaceholdersData[string][number]): entry is ComponentRendering => 'componentName' in entry;

/** Returns a rendering's uid; for one without, a key of its name and datasource. */
const keyOf = ({ uid, componentName, dataSource }: ComponentRendering): string =>
  uid ?? `${componentName}-${dataSource ?? ''}`;
