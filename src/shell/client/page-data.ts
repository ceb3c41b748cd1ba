import type { Island, Islands, IslandView } from '#src/cms/hydration/island.ts';
import type { PageFacts } from '#src/cms/widget.ts';

/** Data of a page that the browser reads, from an inert script beside the HTML. */
export interface PageData {
  readonly islands: Islands;
  /** True for an author's preview. */
  readonly preview: boolean;
}

/** Id of the script element that holds the data as JSON. */
export const PAGE_DATA_ID = 'islands';

/** Props of a view that are not sent when they equal these. */
export const EMPTY_PROPS = { fields: {}, params: {}, phrases: {}, query: {}, data: null };

/** The data as they are sent: what all views of a page share once, and nothing of a view that is empty or its island's key. */
export interface SentPageData {
  readonly islands: Readonly<Record<string, SentIsland>>;
  /** Absent on a page without views. */
  readonly page?: PageFacts;
  readonly preview: boolean;
}

export interface SentIsland extends Omit<Island, 'view'> {
  readonly view?: SentView;
}

interface SentView {
  readonly slots: readonly string[];
  readonly props: Partial<IslandView['props']>;
}

/** Returns the data of the page in the document; undefined on a page without. */
export function readPageData(): PageData | undefined {
  // Only a script: content may have the same id.
  const data: unknown = JSON.parse(document.querySelector(`script#${PAGE_DATA_ID}`)?.textContent ?? 'null');
  if (!isSentData(data)) return undefined;
  const islands: Record<string, Island> = {};
  for (const [uid, { view, ...island }] of Object.entries(data.islands)) {
    const { page } = data;
    islands[uid] = view && page ? { ...island, view: viewOf(view, uid, page) } : island;
  }
  return { islands, preview: data.preview };
}

const viewOf = ({ slots, props }: SentView, uid: string, page: PageFacts): IslandView => ({
  slots,
  props: { ...EMPTY_PROPS, uid, page, ...props },
});

const isSentData = (value: unknown): value is SentPageData =>
  typeof value === 'object' && value !== null && 'islands' in value;
