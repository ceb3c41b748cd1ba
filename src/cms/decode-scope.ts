import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { sanitizeMarkup } from './sanitize.ts';
import { drawTableIcons } from './table-icons.ts';
import { markHtml } from './text-rules/mark-html.ts';
import { markLines } from './text-rules/mark-text.ts';

/**
 * What the values of layout JSON go through on their way to a view in a language. The text rules of the language mark them
 * here, so that what a browser writes anew is marked as well, and the icons of tables are drawn; an author who edits sees
 * what was written.
 */
export function decodeScope(language: Language, { marks = true }: { readonly marks?: boolean } = {}): DecodeScope {
  const href = (address: string) => localizeHref(address, language);
  return {
    href,
    html: (markup) => {
      const safe = sanitizeMarkup(markup, href);
      return marks ? markHtml(drawTableIcons(safe), language) : safe;
    },
    ...(marks && { mark: (text: string) => markLines(text, language) }),
    report: (problem) => {
      console.error(problem);
    },
  };
}
