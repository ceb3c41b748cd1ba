import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { queryPlatform } from './query-platform.server.ts';
import { homeItem } from './home-item.query.ts';

let known: Promise<string> | undefined;

/** The id of the site's home, which is asked for once: an item keeps its id. A question that failed is asked again. */
export async function homeItemId(page: Pick<PageFacts, 'path' | 'state' | 'language'>): Promise<string> {
  known ??= queryPlatform(homeItem, { site: env().SITECORE_SITE_NAME, language: page.language }, page);
  try {
    return await known;
  } catch (error) {
    known = undefined;
    throw error;
  }
}
