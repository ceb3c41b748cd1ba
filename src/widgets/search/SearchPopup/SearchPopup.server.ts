import type { PageFacts } from '#src/cms/widget.ts';
import { homeOfSite } from '#src/queries/home-of-site.server.ts';

/** What the popup's suggestions need besides its words. */
export interface SearchPopupData {
  /** The id of the site's home; empty when it cannot be had, and then nothing is suggested. */
  readonly root: string;
}

/** Where pages are to be sought; the popup is worth showing without it. */
export async function staticProps(_: unknown, page: PageFacts): Promise<SearchPopupData> {
  return { root: page.state === 'edit' ? '' : await homeOfSite(page).catch(() => '') };
}
