import { LANGUAGES, type Language } from '#sitecore/definitions/language.ts';

const PART = new RegExp(`^\\s*(${LANGUAGES.join('|')}):`);
const SEPARATOR = new RegExp(`\\|(?=\\s*(?:${LANGUAGES.join('|')}):)`);

/**
 * Parses a text that may be both languages in one, `ar:…|en:…`: a language without a part has the other's, and a text
 * without a marker is the same in both.
 */
export function readBilingualText(text: string): Readonly<Record<Language, string>> {
  const parts = new Map(
    text.split(SEPARATOR).flatMap((part): [string, string][] => {
      const [marker, language] = PART.exec(part) ?? [];
      const value = marker === undefined ? '' : part.slice(marker.length).trim();
      return language === undefined || value === '' ? [] : [[language, value]];
    }),
  );
  if (!PART.test(text)) return { ar: text, en: text };
  return { ar: parts.get('ar') ?? parts.get('en') ?? '', en: parts.get('en') ?? parts.get('ar') ?? '' };
}
