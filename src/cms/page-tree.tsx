import {
  type ComponentFactory,
  type ComponentRendering,
  type LayoutServiceData,
  Placeholder,
  type PlaceholdersData,
  type RouteData,
  SitecoreContext,
} from '@sitecore-jss/sitecore-jss-nextjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatGuid, readGuid } from '#sitecore/definitions/guid.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { holeOf } from './html-holes.ts';

/** A rendering of a page, its placeholders' content as HTML with holes, and the renderings that fill the holes. */
export interface PageNode {
  readonly uid: string;
  readonly rendering: ComponentRendering;
  readonly slots: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

/** The renderings of a page: its placeholders by name, as of a rendering that holds them. */
export type PageTree = Pick<PageNode, 'slots' | 'children'>;

/** Returns the tree of a layout's renderings in the named placeholders. */
export const pageTree = (
  { sitecore }: LayoutServiceData,
  holder: RouteData | ComponentRendering,
  names = Object.keys(readPlaceholders(holder.placeholders)),
): PageTree => {
  const placeholders = readPlaceholders(holder.placeholders);
  const renderings = names.flatMap((name) => placeholders[name] ?? []).filter(isShown);
  const slots = names.map((name) => [name, slotHtml(name, { ...holder, placeholders }, renderings, sitecore)] as const);
  const children = renderings.map((rendering) => ({
    uid: uidOf(rendering),
    rendering,
    ...pageTree({ sitecore }, rendering),
  }));
  return { slots: Object.fromEntries(slots), children };
};

/** Returns the nodes of a tree, each before those inside it. */
export const nodesOf = ({ children }: PageTree): readonly PageNode[] =>
  children.flatMap((node) => [node, ...nodesOf(node)]);

/** Returns the renderings of a layout, each before those inside it. */
export const renderingsIn = ({ placeholders }: RouteData | ComponentRendering): readonly ComponentRendering[] =>
  Object.values(readPlaceholders(placeholders))
    .flat()
    .filter(isShown)
    .flatMap((rendering) => [rendering, ...renderingsIn(rendering)]);

/** Returns a placeholder's HTML as the SDK assembles it, with a hole for each rendering. */
function slotHtml(
  name: string,
  holder: RouteData | ComponentRendering,
  renderings: readonly ComponentRendering[],
  sitecore: LayoutServiceData['sitecore'],
): string {
  if (!holder.placeholders?.[name]?.length) return '';
  const Hole = ({ rendering }: { readonly rendering?: ComponentRendering }) =>
    rendering ? holeOf(renderings.indexOf(rendering)) : null;
  const factory: ComponentFactory = () => Hole;
  return renderToStaticMarkup(
    <SitecoreContext componentFactory={factory} layoutData={{ sitecore }}>
      {/* The SDK renames dynamic placeholders in the data that it gets. */}
      <Placeholder name={name} rendering={{ ...holder, placeholders: { ...holder.placeholders } }} />
    </SitecoreContext>,
  );
}

/** Returns placeholders with what can be a rendering, or markup of an editor, alone: a Sitecore sends null for a rendering that failed. */
const readPlaceholders = (placeholders: unknown): PlaceholdersData =>
  Object.fromEntries(
    Object.entries(isRecord(placeholders) ? placeholders : {}).map(([name, entries]) => [
      name,
      (Array.isArray(entries) ? entries : []).filter(isEntry),
    ]),
  );

const isEntry = (entry: unknown): entry is PlaceholdersData[string][number] =>
  isRecord(entry) && (!('componentName' in entry) || typeof entry.componentName === 'string');

/** Component name of a rendering that an author has hidden: the SDK renders its own substitute. */
const HIDDEN = 'Hidden Rendering';

const isShown = (entry: PlaceholdersData[string][number]): entry is ComponentRendering =>
  'componentName' in entry && entry.componentName !== HIDDEN;

/** Returns a rendering's uid; for one without, a key of its name and datasource. */
const uidOf = ({ uid, componentName, dataSource }: ComponentRendering): string => {
  if (typeof uid !== 'string' || uid === '') return `${componentName}-${dataSource ?? ''}`;
  return readGuid(uid) === undefined ? uid : formatGuid(uid, 'D');
};
