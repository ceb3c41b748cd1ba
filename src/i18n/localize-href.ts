import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';

const PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=[/?#]|$)`);

/** Returns an internal URL with the prefix of a language (none for Arabic); other URLs unchanged. */
export function localizeHref(href: string, language: Language): string {
  if (!href.startsWith('/') || /^\/(?:\/|[-~]\/)/.test(href) || PREFIX.test(href)) return href;
  return withPrefix(href, language);
}

/** Returns an internal URL in a language, with its present prefix replaced. */
export function switchLanguage(href: string, language: Language): string {
  const bare = href.replace(PREFIX, '');
  return withPrefix(bare.startsWith('/') ? bare : `/${bare}`, language);
}

function withPrefix(href: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return href;
  return href === '/' ? `/${language}` : `/${language}${href.replace(/^\/(?=[?#])/, '')}`;
}
