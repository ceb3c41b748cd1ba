import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { homeItemId } from './home-item-id.server.ts';
import { queryPlatform } from './query-platform.server.ts';
import { unlistedPages } from './unlisted-pages.query.ts';

/** Returns the paths, without language, of all pages that are not listed today in Riyadh. */
export async function unlistedPaths(
  page: Pick<PageFacts, 'path' | 'state' | 'language'>,
): Promise<ReadonlySet<string>> {
  const input = { language: page.language, root: await homeItemId(page), today: riyadhDay(new Date()) };
  const paths = new Set<string>();
  let after: string | null = null;
  do {
    const { paths: found, next }: { paths: readonly string[]; next: string | null } = await queryPlatform(
      unlistedPages,
      { ...input, after },
      page,
    );
    for (const path of found) paths.add(path);
    after = next;
  } while (after !== null);
  return paths;
}
