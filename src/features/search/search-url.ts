import { paths } from '#src/config/paths.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { PAGE_KINDS, type PageKind } from '#src/config/paths.ts';

/** Largest length of a search term, in the field and in the URL. */
export const MAX_TERM_LENGTH = 200;

/** Upper limit of the page number, beyond any real result page. */
const LAST_PAGE = 1_000_000;

/** Parses the page number of a URL; 1 when it is missing or invalid. */
export function pageNumber(text: string | null | undefined): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

/** Parses the kind of pages of a URL; undefined when it is missing or unknown. */
export const pageKindOf = (text: string | null | undefined): PageKind | undefined =>
  PAGE_KINDS.find((kind) => kind === text);

/** Returns the URL of a page of results, of all pages or of one kind; undefined for an empty text. */
export function searchUrl(typed: string, language: Language, page = 1, kind?: PageKind): string | undefined {
  const term = typed.trim();
  if (term === '') return undefined;
  const path = localizeHref(paths.search, language);
  // A truncated text may end with a lone surrogate, which encodeURIComponent rejects.
  const query = `q=${encodeURIComponent(term.toWellFormed())}`;
  return `${path}?${query}${kind === undefined ? '' : `&kind=${kind}`}${page > 1 ? `&page=${page}` : ''}`;
}
