import type { Language } from '#sitecore/definitions/language.ts';
import { splitByRules, RIYAL_NAMES } from '#src/i18n/text-rules.ts';

/** Returns escaped text with the parts marked that its language's rules find; the same text when they find none. */
export const markText = (escaped: string, language: Language): string =>
  splitByRules(escaped, language)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if (piece.kind === 'riyal') return riyalSign(language);
      return `<bdo class="${piece.kind}" dir="ltr">${piece.text}</bdo>`;
    })
    .join('');

/** Returns the riyal sign as SVG, labelled with its name. */
const riyalSign = (language: Language): string =>
  `<svg class="riyal" role="img" aria-label="${RIYAL_NAMES[language]}" viewBox="0 0 20 22"><use href="#riyal"/></svg>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns plain text of one or more lines as HTML with its parts marked; undefined when nothing is marked. */
export function markLines(text: string, language: Language): string | undefined {
  const escaped = text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  const marked = markText(escaped, language);
  return marked === escaped ? undefined : marked.replaceAll('\n', '<br/>');
}
