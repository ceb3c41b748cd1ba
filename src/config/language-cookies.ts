/** Names of the cookies that store the visitor's language: the site's own, the one other systems read, the SDK's. */
export const LANGUAGE_COOKIES = { language: 'siteLanguage', locale: 'locale', i18n: 'i18n' } as const;

/** Lifetime of these cookies: a year. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;
