import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { queryPlatform } from './query-platform.server.ts';
import { pageItem } from './page-item.query.ts';

let cached: Promise<string> | undefined;

/** Returns the id of the site's home item, queried once per process; a failed query is repeated by the next call. */
export async function homeItemId(page: Pick<PageFacts, 'path' | 'state' | 'language'>): Promise<string> {
  cached ??= queryPlatform(pageItem, { site: env().SITECORE_SITE_NAME, path: '/', language: page.language }, page);
  try {
    return await cached;
  } catch (error) {
    cached = undefined;
    throw error;
  }
}
