import type { Island, Islands, IslandView } from '#src/cms/hydration/island.ts';
import { EMPTY_PROPS, type SentIsland, type SentPageData } from '../client/page-data.ts';

/** Returns the data of a page as they are sent to the browser, from which `readPageData` restores them. */
export function sentPageData(islands: Islands, preview: boolean): SentPageData {
  const page = Object.values(islands).find(({ view }) => view !== undefined)?.view?.props.page;
  const sent = Object.entries(islands).map(([uid, island]) => [uid, sentIsland(island)] as const);
  return { islands: Object.fromEntries(sent), ...(page && { page }), preview };
}

const sentIsland = ({ view, ...island }: Island): SentIsland =>
  view ? { ...island, view: { ...view, props: sentProps(view.props) } } : island;

const EMPTY: ReadonlyMap<string, string> = new Map(
  Object.entries(EMPTY_PROPS).map(([name, value]) => [name, JSON.stringify(value)]),
);

const sentProps = (props: IslandView['props']): Partial<IslandView['props']> =>
  Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) => name !== 'uid' && name !== 'page' && JSON.stringify(value) !== EMPTY.get(name),
    ),
  );
