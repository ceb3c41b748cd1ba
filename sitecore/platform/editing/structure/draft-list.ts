import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { ANY_ITEM } from '../../content/dependencies.ts';
import { pagesOf, siteOf } from '../../content/content.ts';
import type { Item } from '../../content/tree.ts';
import type { Database } from '../../database.ts';
import { dependenciesOf, idsOf } from '../drafts/affected-pages.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import { differences } from './differences.ts';
import { unfinishedIn } from './unfinished.ts';

interface DraftListOptions {
  readonly master: Database;
  readonly files: DraftFiles;
  readonly language: Language;
}

/**
 * Returns every draft as seen from a page: `page` for its own, `shown` for one whose items the page shows, `other`. `pages`
 * counts the pages that show it; `isSiteWide` is true when all of them do. `unfinished` are its fields that are required and
 * empty, and its texts without a translation.
 */
export async function draftList(page: Item, { master, files, language }: DraftListOptions): Promise<JsonObject[]> {
  const { content } = master;
  const dependencies = dependenciesOf(master);
  const drafts = [...content.tree.items].filter(({ source }) => source?.steps.length === 0 && files.hasDraft(source));
  if (drafts.length === 0) return [];
  const site = siteOf(content, page);
  const pages = pagesOf(content, site);
  const shown = await Promise.all(pages.map((one) => dependencies.of(one)));
  const here = await dependencies.of(page);
  return drafts.map((draft) => {
    const ids = idsOf(draft);
    const count = shown.filter((of) => !ids.isDisjointFrom(of)).length;
    const isPage = draft.id === page.id;
    const draftText = draft.source && files.open(draft.source)?.text;
    const published = draft.source && files.publishedText(draft.source);
    return {
      id: formatGuid(draft.id, 'N'),
      name: draft.displayName[language],
      path: draft.path.slice(site.rootPath.length),
      relation: isPage ? 'page' : ids.isDisjointFrom(here) || draft.url !== undefined ? 'other' : 'shown',
      pages: count,
      isSiteWide: draft.url === undefined && count > 1 && count === pages.filter((one) => !one.hasOwnLayout).length,
      isNew: published === undefined,
      changes: draftText === undefined ? 0 : differences(published, draftText, language).length,
      unfinished:
        draft.source && draftText !== undefined
          ? unfinishedIn(draft.source.file, draftText, content).map(({ kind, line }) => ({
              kind,
              line: line[language],
            }))
          : [],
    };
  });
}

/** Returns the drafts of published items that a page shows; all of them where its dependencies cannot be found. */
export async function draftsShownBy(page: Item, { master, files, language }: DraftListOptions) {
  const here = await dependenciesOf(master).of(page.wildcard ?? page);
  return [...master.content.tree.items]
    .filter(({ source }) => source?.steps.length === 0 && files.hasDraft(source))
    .filter(({ source }) => source && files.publishedText(source) !== undefined)
    .filter((draft) => here.has(ANY_ITEM) || draft.id === page.id || !idsOf(draft).isDisjointFrom(here))
    .map(({ id, displayName }) => ({ id: formatGuid(id, 'N'), name: displayName[language] }));
}
