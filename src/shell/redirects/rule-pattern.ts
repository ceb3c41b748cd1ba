import { decodeExpression, decodeSource, isPlainSource, literalSource } from '#sitecore/rules/redirect-source.ts';
import { withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';

/** A page request as redirect rules see it. */
export interface PageRequest {
  /** Path without language prefix: `/old/page`. */
  readonly path: string;
  readonly language: Language;
  readonly search: URLSearchParams;
}

/** Fills the groups of a matched pattern into a target. */
export type FillTarget = (target: string) => string;

/** Length above which a URL is not matched: expressions are an author's, URLs anybody's. */
export const MAX_LENGTH = 1000;

/**
 * Matches a pattern with the semantics of Sitecore's redirect maps; undefined when it does not match or is invalid. One without anchors
 * is also the path that it names as it stands.
 */
export function matchPattern(pattern: string, request: PageRequest): FillTarget | undefined {
  const literal = literalSource(pattern);
  if (literal !== undefined && matchesPath(literal, request)) return (target) => target;
  if (isPlainSource(pattern)) return undefined;
  const expression = parseExpression(pattern, request.language);
  if (!expression) return undefined;
  const match = pathForms(request)
    .filter((address) => address.length <= MAX_LENGTH)
    .map((address) => expression.exec(address))
    .find((found) => found !== null);
  return match && ((target) => target.replace(/\$(\d+)/g, (_, index: string) => match[Number(index)] ?? ''));
}

/**
 * Returns a number that is the greater, the more precisely a pattern names what it matches: a path with its query before a path, a path
 * before an expression, and of expressions the one with more characters of its own.
 */
export function precisionOf(pattern: string, request: PageRequest): number {
  const literal = literalSource(pattern);
  if (literal !== undefined && matchesPath(literal, request)) return literal.includes('?') ? Infinity : MAX_LENGTH * 2;
  const own = pattern.replaceAll(/\\[dwsbDWSB]|\[[^\]]*\]|\{[\d,]*\}|\(\?[:=!]|[\^$.*+?()|\\/]/g, '');
  return Math.min(own.length, MAX_LENGTH);
}

function matchesPath(pattern: string, { path, language, search }: PageRequest): boolean {
  const [patternPath = '', patternQuery] = pattern.split('?');
  const address = withoutSlash(patternPath);
  const bare = withoutSlash(decodeSource(path));
  if (address !== bare && address !== withoutSlash(`/${language}${bare}`)) return false;
  return patternQuery === undefined || sorted(new URLSearchParams(patternQuery)) === sorted(search);
}

/** Returns a request's URL in the forms that an author may write. */
function pathForms({ path, language, search }: PageRequest): string[] {
  const bare = withoutEndSlashes(decodeSource(path));
  const forms = [bare === '' ? '/' : bare, `/${language}${bare}`];
  return search.size === 0 ? forms : [...forms, ...forms.map((form) => `${form}?${search.toString()}`)];
}

/** Returns the source of a pattern's expression, without the optional anchors and slashes; without anchors `?` is a literal. */
export function sourceOf(pattern: string, language: Language): string {
  const isExpression = pattern.startsWith('^') || pattern.endsWith('$');
  const decoded = decodeExpression(pattern);
  const inner = (isExpression ? decoded : decoded.replaceAll('?', '\\?'))
    .replace(/^\/?\^/, '')
    .replace(/\$(\/[gi]*)?$/, '')
    .replace(/^\\?\//, '')
    .replace(new RegExp(`^${language}\\\\?/`, 'i'), '')
    .replace(/\\?\/$/, '');
  return `^/(?:(?:${LANGUAGES.join('|')})/)?${inner}/?$`;
}

function parseExpression(pattern: string, language: Language): RegExp | undefined {
  try {
    return new RegExp(sourceOf(pattern, language), 'i');
  } catch {
    return undefined;
  }
}

const withoutSlash = (path: string): string => withoutEndSlashes(path.toLowerCase());

const sorted = (search: URLSearchParams): string => {
  const copy = new URLSearchParams(search);
  copy.sort();
  return copy.toString();
};
