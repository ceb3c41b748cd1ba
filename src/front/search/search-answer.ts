import { z } from 'zod';
import { LANGUAGES } from '#src/i18n/language.ts';
import { PAGE_KINDS, type PageKind } from '#src/config/paths.ts';
import type { SearchDetails } from '#src/queries/site-search.query.ts';
import { Excerpts } from './excerpt.ts';
import type { SearchLexicon } from './synonyms.ts';
import type { Hit, PageIndex } from './page-index.ts';

/** Most pages of one request, and most characters of a term that are read. */
const MOST_PAGES = 50;
const MOST_CHARACTERS = 200;

const CURSOR = /^\d{1,7}$/;

/** A request for a page of a search's result, by the variables of the document `SiteSearch`. */
export const searchRequest = z.object({
  term: z.string(),
  language: z.enum(LANGUAGES),
  first: z.number().int().min(1).max(MOST_PAGES),
  after: z
    .string()
    .nullish()
    .transform((cursor) => Buffer.from(cursor ?? '', 'base64').toString('latin1'))
    .refine((offset) => offset === '' || CURSOR.test(offset))
    .transform(Number)
    .catch(0),
  kind: z.enum(PAGE_KINDS).optional().catch(undefined),
});

export type SearchRequest = z.output<typeof searchRequest>;

/** A response in the shape of the platform's, with what the index knows besides as its extensions. */
export interface SearchResponse {
  readonly data: object;
  readonly extensions: { readonly search: SearchDetails };
}

/** Returns a page of the results of an index in the shape of the platform's response to `SiteSearch`. */
export function answerSearch(index: PageIndex, { term, first, after, kind }: SearchRequest): SearchResponse {
  const query = term.slice(0, MOST_CHARACTERS).toWellFormed();
  const all = index.search(query);
  const hits = kind === undefined ? all : all.filter(({ page }) => page.kind === kind);
  const shown = hits.slice(after, after + first);
  const end = after + shown.length;
  return {
    data: {
      search: {
        total: hits.length,
        pageInfo: { endCursor: shown.length > 0 ? btoa(String(end)) : null, hasNext: end < hits.length },
        results: shown.map(resultOf),
      },
    },
    extensions: {
      search: {
        marks: Object.fromEntries(shown.map((hit) => [hit.page.id, marksOf(hit, index.lexicon)])),
        kinds: countKinds(all),
        nearest: all.length === 0 ? (index.nearest(query) ?? null) : null,
      },
    },
  };
}

const resultOf = ({ page: { id, path, title, subTitle, description, image } }: Hit) => ({
  id,
  name: title,
  url: { path },
  title: { value: title },
  subTitle: { value: subTitle },
  description: { value: description },
  image,
});

/** Marks the title and the text under it, and the sentence that was found where those have nothing of it. */
function marksOf({ page, terms }: Hit, lexicon: SearchLexicon): SearchDetails['marks'][string] {
  const excerpts = new Excerpts(terms, lexicon);
  const title = excerpts.mark(page.title);
  const lead = excerpts.mark(page.subTitle || page.description);
  const isSeen = [...title, ...lead].some(({ isMatch }) => isMatch);
  return { title, lead, excerpt: isSeen ? [] : excerpts.sentence([...page.headings, ...page.texts]) };
}

function countKinds(hits: readonly Hit[]): SearchDetails['kinds'] {
  const totals = new Map<PageKind, number>();
  for (const { page } of hits) totals.set(page.kind, (totals.get(page.kind) ?? 0) + 1);
  return PAGE_KINDS.flatMap((kind) => {
    const total = totals.get(kind);
    return total === undefined ? [] : [{ kind, total }];
  });
}
