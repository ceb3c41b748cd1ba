import type { PageFacts } from '#src/cms/widget.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { unlistedPaths } from '#src/queries/unlisted-paths.server.ts';
import type { SiteMapData } from './SiteMap.widget.ts';

/**
 * Returns the URLs of the pages that are not listed; while they cannot be queried, and to an author who edits their titles, the whole
 * tree is shown.
 */
export const staticProps = async (_: unknown, page: PageFacts): Promise<SiteMapData> =>
  page.state === 'edit'
    ? { unlisted: [] }
    : orIncomplete<SiteMapData>(
        'SiteMap',
        async () => ({ unlisted: [...(await unlistedPaths(page))].map((path) => localizeHref(path, page.language)) }),
        { unlisted: [] },
      );
