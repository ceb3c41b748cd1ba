import type { PageFacts } from '#src/cms/widget.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { type NewsTag, newsTags } from '#src/queries/news-tags.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';

/** Tags of articles; a page with those that stand in for unavailable ones is prepared again. */
export interface LoadedTags {
  readonly tags: readonly NewsTag[];
}

/** Returns the names by which addresses know tags. */
export const namesOf = ({ tags }: LoadedTags): readonly string[] => tags.map(({ name }) => name);

/** Returns the tags below an item; none, until the page is prepared again, when they could not be loaded. */
export const loadTags = (name: string, root = '', page: PageFacts): Promise<LoadedTags> =>
  orIncomplete(name, async () => ({ tags: await queryPlatform(newsTags, { language: page.language, root }, page) }), {
    tags: [],
  });
