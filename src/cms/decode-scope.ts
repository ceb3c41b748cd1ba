import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { sanitizeMarkup } from './sanitize.ts';
import { drawTableIcons } from './table-icons.ts';
import { markHtml } from './text-rules/mark-html.ts';
import { markLines } from './text-rules/mark-text.ts';

/**
 * Returns the functions that values of layout JSON pass through before a view gets them: links are localized, HTML is
 * sanitized, the language's text rules mark texts, and table icons are drawn. With `marks: false` (editing) texts and
 * tables stay as the author wrote them.
 */
export function decodeScope(language: Language, { marks = true }: { readonly marks?: boolean } = {}): DecodeScope {
  const href = (address: string) => localizeHref(address, language);
  return {
    href,
    html: (markup) => {
      const safe = sanitizeMarkup(markup, { href, prefixesIds: marks });
      return marks ? markHtml(drawTableIcons(safe), language) : safe;
    },
    ...(marks && { mark: (text: string) => markLines(text, language) }),
    report: (problem) => {
      console.error(problem);
    },
  };
}
