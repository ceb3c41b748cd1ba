import { type DirectiveOrigins, mergeOrigins } from '#src/config/content-origins.ts';
import { UnknownWidgetError } from './editing/widget-error.ts';
import { missingContent } from './empty-widget.tsx';
import type { Island, Islands } from './hydration/island.ts';
import { nodesOf, type PageNode, type PageTree } from './page-tree.tsx';
import {
  type LoadedWidget,
  type RegisteredWidget,
  type RenderScope,
  type ServerRegistry,
  widgetNamed,
} from './registered-widget.tsx';
import { splitAtHoles } from './html-holes.ts';
import { type QueryReader, readValues } from './query-reader.ts';
import { renderEmpty, renderFailure, renderWidget } from './render-widget.tsx';
import type { UrlQuery } from './widget.ts';
import { queriedWidgetHtml, type WidgetHtml, widgetHtml } from './widget-html.ts';

/** Reports a widget that is left out of its page. */
export type ReportError = (failure: { readonly widget: string; readonly uid: string; readonly error: unknown }) => void;

export interface RenderOptions extends Omit<RenderScope, 'query'> {
  readonly registry: ServerRegistry;
  readonly report: ReportError;
}

/** A page's placeholders as HTML by name, and the data with which the browser hydrates the widgets in them. */
export interface RenderedDocument {
  readonly placeholders: Readonly<Record<string, string>>;
  readonly islands: Islands;
  /** True when the data of a widget could not be fetched. */
  readonly isIncomplete: boolean;
  /** Origins from which its widgets load. */
  readonly origins: DirectiveOrigins;
}

/** A widget whose content depends on the query. */
export interface QueryWidget extends QueryReader {
  readonly name: string;
}

/** A widget's data, or the error with which fetching it failed. */
type Loaded = { readonly widget: LoadedWidget } | { readonly error: unknown };

interface RenderedNode {
  readonly html: string;
  readonly islands: readonly (readonly [uid: string, Island])[];
}

const NOTHING: RenderedNode = { html: '', islands: [] };

/** A page whose data is fetched; a query renders only the widgets that read it again. */
export class PreparedDocument {
  readonly #tree: PageTree;
  readonly #options: RenderOptions;
  readonly #loaded: ReadonlyMap<PageNode, Loaded>;
  readonly #queryWidgets = new Map<PageNode, QueryWidget>();
  /** Nodes as the page without a query shows them. */
  readonly #baseNodes = new Map<PageNode, RenderedNode>();
  #withoutQuery: RenderedDocument | undefined;

  private constructor(tree: PageTree, options: RenderOptions, loaded: ReadonlyMap<PageNode, Loaded>) {
    this.#tree = tree;
    this.#options = options;
    this.#loaded = loaded;
    for (const [node, one] of loaded) {
      const widget = widgetNamed(options.registry, node.rendering.componentName);
      if (widget && widget.queryKeys.length > 0) this.#queryWidgets.set(node, queryWidget(widget, node, options, one));
    }
  }

  /** Fetches the data of all widgets of a page at once. */
  static async prepare(tree: PageTree, options: RenderOptions): Promise<PreparedDocument> {
    const loads = nodesOf(tree).map(async (node) => [node, await load(node, options, {})] as const);
    return new PreparedDocument(tree, options, new Map(await Promise.all(loads)));
  }

  get queryWidgets(): readonly QueryWidget[] {
    return [...this.#queryWidgets.values()];
  }

  /** True when the data of a widget could not be fetched: the next attempt may succeed. */
  get isIncomplete(): boolean {
    return [...this.#loaded.values()].some(isIncomplete);
  }

  /** True when a widget has data besides its fields, which may change while the layout does not. */
  get hasData(): boolean {
    return [...this.#loaded.values()].some((loaded) => 'widget' in loaded && loaded.widget.hasData);
  }

  /** Renders the page for a query. */
  async render(query: UrlQuery): Promise<RenderedDocument> {
    const read = [...this.#queryWidgets]
      .map(([node, reader]) => [node, readValues(reader, query)] as const)
      .filter(([, values]) => Object.keys(values).length > 0);
    if (read.length === 0)
      return (this.#withoutQuery ??= this.#document((node) => this.#base(node), [...this.#loaded.values()]));
    const loads = read.map(async ([node, values]) => [node, await load(node, this.#options, values)] as const);
    const queried = new Map(await Promise.all(loads));
    const changed = withAncestors(this.#tree, queried);
    const render = (node: PageNode): RenderedNode =>
      changed.has(node) ? fill(this.#html(node, queried.get(node)), node, render) : this.#base(node);
    const shown = [...this.#loaded].map(([node, loaded]) => queried.get(node) ?? loaded);
    return this.#document(render, shown);
  }

  #document(render: (node: PageNode) => RenderedNode, shown: readonly Loaded[]): RenderedDocument {
    const placeholders = Object.entries(this.#tree.slots).map(
      ([name, html]) => [name, fill({ pieces: splitAtHoles(html) }, this.#tree, render)] as const,
    );
    return {
      placeholders: Object.fromEntries(placeholders.map(([name, { html }]) => [name, html])),
      islands: Object.fromEntries(placeholders.flatMap(([, { islands }]) => islands)),
      isIncomplete: shown.some(isIncomplete),
      origins: mergeOrigins(shown.map((loaded) => ('widget' in loaded ? loaded.widget.origins : {}))),
    };
  }

  /** Returns a node as the page without a query shows it, rendered once. */
  #base(node: PageNode): RenderedNode {
    const known = this.#baseNodes.get(node);
    if (known) return known;
    const rendered = fill(this.#html(node), node, (inner) => this.#base(inner));
    this.#baseNodes.set(node, rendered);
    return rendered;
  }

  /** Returns the HTML of a node's widget; undefined when it is left out. */
  #html(node: PageNode, queried?: Loaded): WidgetHtml | undefined {
    const { page, report, registry } = this.#options;
    try {
      const loaded = queried ?? this.#loaded.get(node);
      if (!loaded) return undefined;
      if ('error' in loaded) throw loaded.error;
      const { inputs, prepare } = loaded.widget;
      const render = () => renderWidget(node, prepare, page);
      // A draft changes with every request; what a visitor entered is not kept.
      if (page.state !== 'normal' || (queried && this.#queryWidgets.get(node)?.isPersonal)) return render();
      return (queried ? queriedWidgetHtml : widgetHtml).get([inputs, node.slots], render);
    } catch (error) {
      const { componentName } = node.rendering;
      report({ widget: componentName, uid: node.uid, error });
      if (page.state === 'edit') return renderFailure(node, error, page);
      const missing = missingContent(node, error, widgetNamed(registry, componentName)?.whenEmpty ?? 'optional');
      return missing && renderEmpty(node, missing, page);
    }
  }
}

/** Returns true for a widget whose data could not be fetched: the next attempt may succeed. */
const isIncomplete = (loaded: Loaded): boolean =>
  'widget' in loaded ? loaded.widget.isIncomplete : !(loaded.error instanceof UnknownWidgetError);

/** Returns the nodes of a map in a tree, and the nodes that hold them. */
function withAncestors({ children }: PageTree, nodes: ReadonlyMap<PageNode, unknown>): ReadonlySet<PageNode> {
  const found = children.map((node) => [node, withAncestors(node, nodes)] as const);
  return new Set(found.flatMap(([node, inner]) => (nodes.has(node) || inner.size > 0 ? [node, ...inner] : [])));
}

/** Fills the holes of HTML with the nodes that belong there. */
function fill(
  html: WidgetHtml | undefined,
  node: PageTree & Partial<Pick<PageNode, 'uid'>>,
  render: (node: PageNode) => RenderedNode,
): RenderedNode {
  if (!html) return NOTHING;
  const pieces = html.pieces.map((piece) => (typeof piece === 'string' ? piece : renderHole(piece, node, render)));
  return {
    html: pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join(''),
    islands: [
      ...(html.island && node.uid !== undefined ? [[node.uid, html.island] as const] : []),
      ...pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.islands)),
    ],
  };
}

function renderHole(part: number, { children }: PageTree, render: (node: PageNode) => RenderedNode): RenderedNode {
  const inner = children[part];
  return inner ? render(inner) : NOTHING;
}

async function load(node: PageNode, { registry, page, phrases }: RenderOptions, query: UrlQuery): Promise<Loaded> {
  const { componentName } = node.rendering;
  const widget = widgetNamed(registry, componentName);
  if (!widget) return { error: new UnknownWidgetError(componentName) };
  try {
    return { widget: await widget.load({ ...node.rendering, uid: node.uid }, { page, phrases, query }) };
  } catch (error) {
    return { error };
  }
}

/** Returns a widget that reads the query, with the values that its data lists. */
function queryWidget(
  widget: RegisteredWidget,
  { rendering }: PageNode,
  { page }: RenderOptions,
  loaded: Loaded,
): QueryWidget {
  const { name, queryIsPersonal: isPersonal } = widget;
  const ofData = 'widget' in loaded ? loaded.widget.listedValues : {};
  try {
    return { name, ...widget.queryReader(rendering, page, ofData) };
  } catch {
    // One that cannot be read is left out of its page.
    return { name, isPersonal, keys: [], defaults: {}, choices: {}, listed: {} };
  }
}
