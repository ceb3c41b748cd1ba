import { redactedLine } from '#sitecore/log/redact-error.ts';
import { asIncomplete } from '#src/cms/incomplete-data.ts';
import { cursorOf } from '#src/queries/cursor.ts';
import { type Listed, type ListPage, pageCount } from './list-page.ts';

/** Items from a cursor on, and the number of all. */
interface Fetched<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Fetches a page of a list by its cursor (QUERY-03); for a number beyond the last page, the last. */
export async function fetchListPage<Item>(
  page: number,
  first: number,
  fetchFrom: (after: string | null) => Promise<Fetched<Item>>,
): Promise<ListPage<Item>> {
  const { items, total } = await fetchFrom(cursorOf(page, first));
  const pages = pageCount(total, first);
  if (page > pages) return fetchListPage(pages, first, fetchFrom);
  return { items, total, page, pages };
}

/** Loads a page of a list; a failure is logged and becomes a state, and the page is prepared again at the next occasion. */
export const loadList = async <Item>(name: string, load: () => Promise<ListPage<Item>>): Promise<Listed<Item>> =>
  orIncomplete<Listed<Item>>(name, async () => ({ kind: 'loaded', ...(await load()) }), { kind: 'failed' });

/** Loads a widget's data; a failure is logged and replaced by a stand-in, until the page is prepared again. */
export async function orIncomplete<Data extends object>(
  name: string,
  load: () => Promise<Data>,
  standIn: Data,
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    console.error(`${name}: ${redactedLine(error)}`);
    return asIncomplete({ ...standIn });
  }
}
