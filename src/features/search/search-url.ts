import { paths } from '#src/config/paths.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** Largest length of a search term, in the field and in the URL. */
export const MAX_TERM_LENGTH = 200;

/** Returns the URL of a page of results; undefined for an empty text. */
export function searchUrl(typed: string, language: Language, page = 1): string | undefined {
  const term = typed.trim();
  if (term === '') return undefined;
  const path = localizeHref(paths.search, language);
  // A truncated text may end with a lone surrogate, which encodeURIComponent rejects.
  return `${path}?q=${encodeURIComponent(term.toWellFormed())}${page > 1 ? `&page=${page}` : ''}`;
}
