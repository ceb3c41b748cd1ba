import type { PageFacts } from '#src/cms/widget.ts';
import { homeItemId } from '#src/queries/home-item-id.server.ts';

/** Server data of the popup's suggestions. */
export interface SearchPopupData {
  /** Id of the site's home item; empty when it is not available, which disables suggestions. */
  readonly root: string;
}

/** Returns the root of the search; a failure leaves it empty, because the popup works without suggestions. */
export async function staticProps(_: unknown, page: PageFacts): Promise<SearchPopupData> {
  return { root: page.state === 'edit' ? '' : await homeItemId(page).catch(() => '') };
}
