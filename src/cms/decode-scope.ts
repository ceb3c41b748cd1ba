import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { sanitizeMarkup } from './sanitize.ts';

/** What the values of layout JSON go through on their way to a view in a language. */
export function decodeScope(language: Language): DecodeScope {
  const href = (address: string) => localizeHref(address, language);
  return {
    href,
    html: (markup) => sanitizeMarkup(markup, href),
    report: (problem) => {
      console.error(problem);
    },
  };
}
