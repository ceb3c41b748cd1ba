import type { PageFacts } from '#src/cms/widget.ts';
import { homeItemId } from '#src/queries/home-item-id.server.ts';

/** What the popup's suggestions need besides its words. */
export interface SearchPopupData {
  /** The id of the site's home; empty when it cannot be had, and then nothing is suggested. */
  readonly root: string;
}

/** Where pages are to be sought; the popup is worth showing without it. */
export async function staticProps(_: unknown, page: PageFacts): Promise<SearchPopupData> {
  return { root: page.state === 'edit' ? '' : await homeItemId(page).catch(() => '') };
}
