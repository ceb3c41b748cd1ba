import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { rewriteHtml } from './authored-html.ts';
import { ownAddress } from './own-address.ts';
import { reportOnce } from './report-once.ts';
import { sanitizeMarkup } from './sanitize.ts';

/**
 * Returns the functions that values of layout JSON pass through before a view gets them: links are localized, the
 * language's text rules are applied to HTML, icons drawn in its tables, and it is sanitized. With `marks: false` (editing)
 * texts and tables stay as the author wrote them. `of` names what is decoded in reports.
 */
export function decodeScope(
  language: Language,
  { marks = true, of = '' }: { readonly marks?: boolean; readonly of?: string } = {},
): DecodeScope {
  const href = (address: string) => localizeHref(ownAddress(address), language);
  return {
    href,
    src: ownAddress,
    // Sanitized last: what the rewriting makes of an author's HTML is cleaned, too.
    html: (markup) =>
      sanitizeMarkup(rewriteHtml(markup, marks ? language : undefined), { href, src: ownAddress, prefixesIds: marks }),
    report: (problem) => reportOnce(of === '' ? problem : `${of}: ${problem}`),
  };
}
