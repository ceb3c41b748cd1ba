import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';

const PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`);

/** An internal address with the prefix of a language: none in Arabic; any other address is left as it is. */
export function localizeHref(href: string, language: Language): string {
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/-/') || PREFIX.test(href)) return href;
  return withPrefix(href, language);
}

/** The same address in a language, whatever prefix it had. */
export function switchLanguage(href: string, language: Language): string {
  const bare = href.replace(PREFIX, '');
  return withPrefix(bare.startsWith('/') ? bare : `/${bare}`, language);
}

function withPrefix(href: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return href;
  return href === '/' ? `/${language}` : `/${language}${href.replace(/^\/(?=[?#])/, '')}`;
}
