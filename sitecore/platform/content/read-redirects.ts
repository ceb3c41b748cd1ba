import { oneOf } from '#sitecore/definitions/closest.ts';
import { isPlainSource, literalSource } from '#sitecore/rules/redirect-source.ts';
import { isLanguage, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Redirect } from './content.ts';
import type { YamlNode } from './yaml-file.ts';

/** The redirect types by their name in redirects.yml. */
const TYPES: ReadonlyMap<string, Redirect['redirectType']> = new Map([
  ['permanent', 'REDIRECT_301'],
  ['temporary', 'REDIRECT_302'],
  ['transfer', 'SERVER_TRANSFER'],
]);

/**
 * Reads `- { from: /old, to: /new, type: permanent, keepQuery: true, language: en }` and reports every invalid value.
 */
export const readRedirects = (node: YamlNode, isPage: (path: string) => boolean): Redirect[] =>
  node.list().map((entry) => readRedirect(entry, isPage));

function readRedirect(node: YamlNode, isPage: (path: string) => boolean): Redirect {
  node.checkKeys(['from', 'to', 'type', 'keepQuery', 'language'], 'a redirect has');
  const type = node.at('type').text() ?? 'permanent';
  const redirectType = TYPES.get(type);
  if (!redirectType) node.at('type').report(oneOf([...TYPES.keys()], type));
  const keepQuery = node.at('keepQuery').value ?? false;
  if (typeof keepQuery !== 'boolean') node.at('keepQuery').report('true or false');
  const locale = node.at('language').text() ?? '';
  if (locale !== '' && !isLanguage(locale)) node.at('language').report(oneOf(LANGUAGES, locale));
  return {
    pattern: readPattern(node.at('from')),
    target: readTarget(node.at('to'), isPage),
    redirectType: redirectType ?? 'REDIRECT_301',
    isQueryStringPreserved: keepQuery === true,
    locale: isLanguage(locale) ? locale : '',
  };
}

function readPattern(node: YamlNode): string {
  const pattern = node.text() ?? '';
  if (isPlainSource(pattern)) return pattern;
  try {
    if (pattern !== '') new RegExp(pattern, 'i');
    else node.report('an address or a regular expression');
  } catch {
    // A path may have brackets, as `/c(1` has.
    if (literalSource(pattern) === undefined) node.report('an address, or a regular expression that can be read');
  }
  return pattern;
}

function readTarget(node: YamlNode, isPage: (path: string) => boolean): string {
  const target = node.text() ?? '';
  const isElsewhere = /^https?:\/\/[^/]+/i.test(target);
  const [path = ''] = target.replace(new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`), '').split(/[?#]/);
  const isKnown = target.startsWith('/') && (target.includes('$') || isPage(path === '' ? '/' : path));
  if (!isElsewhere && !isKnown) node.report('the address of a page, or one that begins with https://');
  return target;
}
