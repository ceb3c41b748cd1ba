/** The cookies that remember the language a visitor chose: the site's own, the one others read, the SDK's. */
export const LANGUAGE_COOKIES = { language: 'siteLanguage', locale: 'locale', i18n: 'i18n' } as const;

/** How long they do: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;
