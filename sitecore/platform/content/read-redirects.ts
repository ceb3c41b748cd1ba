import { isLanguage, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Redirect } from './content.ts';
import type { Place } from './source.ts';

/** What an author calls each type. */
const TYPES: ReadonlyMap<string, Redirect['redirectType']> = new Map([
  ['permanent', 'REDIRECT_301'],
  ['temporary', 'REDIRECT_302'],
  ['transfer', 'SERVER_TRANSFER'],
]);

const ADDRESS = /^\/[a-z0-9\-/]*(\?[\w\-=&%.]*)?$/i;

/** Whether a pattern is an address instead of a regular expression. */
export const isPlainAddress = (pattern: string): boolean => ADDRESS.test(pattern);

/** Reads `- { from: /old, to: /new, type: permanent, keepQuery: true, language: en }` and names what cannot work. */
export const readRedirects = (place: Place, isPage: (address: string) => boolean): Redirect[] =>
  place.list().map((entry) => readRedirect(entry, isPage));

function readRedirect(place: Place, isPage: (address: string) => boolean): Redirect {
  place.only(['from', 'to', 'type', 'keepQuery', 'language'], 'a redirect has');
  const type = place.at('type').text() ?? 'permanent';
  const redirectType = TYPES.get(type);
  if (!redirectType) place.at('type').fault(`one of ${[...TYPES.keys()].join(', ')}`);
  const keepQuery = place.at('keepQuery').value ?? false;
  if (typeof keepQuery !== 'boolean') place.at('keepQuery').fault('true or false');
  const locale = place.at('language').text() ?? '';
  if (locale !== '' && !isLanguage(locale)) place.at('language').fault(`one of ${LANGUAGES.join(', ')}`);
  return {
    pattern: readPattern(place.at('from')),
    target: readTarget(place.at('to'), isPage),
    redirectType: redirectType ?? 'REDIRECT_301',
    isQueryStringPreserved: keepQuery === true,
    locale: isLanguage(locale) ? locale : '',
  };
}

function readPattern(place: Place): string {
  const pattern = place.text() ?? '';
  if (isPlainAddress(pattern)) return pattern;
  try {
    if (pattern !== '') new RegExp(pattern, 'i');
    else place.fault('an address or a regular expression');
  } catch {
    place.fault('an address, or a regular expression that can be read');
  }
  return pattern;
}

function readTarget(place: Place, isPage: (address: string) => boolean): string {
  const target = place.text() ?? '';
  const isElsewhere = /^https?:\/\/[^/]+/i.test(target);
  const [address = ''] = target.replace(new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`), '').split(/[?#]/);
  const isKnown = target.startsWith('/') && (target.includes('$') || isPage(address === '' ? '/' : address));
  if (!isElsewhere && !isKnown) place.fault('the address of a page, or one that begins with https://');
  return target;
}
