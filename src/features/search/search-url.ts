import { paths } from '#src/config/paths.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** As many characters as a field takes; the site reads no more of an address either. */
export const MAX_TERM_LENGTH = 200;

/** Where a search for what was typed leads; undefined when nothing was. */
export function searchUrl(typed: string, language: Language, page = 1): string | undefined {
  const term = typed.trim();
  if (term === '') return undefined;
  const start = localizeHref(paths.search, language);
  // Half a character, which a cut text may end with, has no encoding.
  return `${start}?q=${encodeURIComponent(term.toWellFormed())}${page > 1 ? `&page=${page}` : ''}`;
}
