import type { Language } from '#sitecore/definitions/language.ts';
import { directionOf } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { paths } from '#src/config/paths.ts';

const COLOUR = '#FBF9F5';

/** Returns the site's web app manifest in a language (W3C). */
export function manifestJson(phrases: Readonly<Record<string, string>>, language: Language) {
  const home = localizeHref(paths.home, language);
  const name = phrases.site_name ?? '';
  return {
    id: home,
    name,
    short_name: name,
    description: phrases.default_description ?? '',
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: COLOUR,
    theme_color: COLOUR,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: paths.logo, type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
