import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';

/** What a visitor asked for, as rules see it. */
export interface PageRequest {
  /** The address without language prefix, `/old/page`. */
  readonly path: string;
  readonly language: Language;
  readonly search: URLSearchParams;
}

/** What a pattern says of an address: how a target is written for it; undefined when it does not match. */
export type FillTarget = (target: string) => string;

const PLAIN_PATH = /^\/[a-z0-9\-/]*(\?[\w\-=&%.]*)?$/i;

/** Expressions are an author's, addresses are anybody's: a longer one is not worth the time it could take. */
const MAX_LENGTH = 1000;

/** Whether a pattern is a plain address instead of a regular expression. */
export const isPlainPath = (pattern: string): boolean => PLAIN_PATH.test(pattern);

/** Matches a pattern as Sitecore's redirect maps mean it; an expression that cannot be read matches nothing. */
export function matchPattern(pattern: string, asked: PageRequest): FillTarget | undefined {
  if (isPlainPath(pattern)) return matchesPath(pattern, asked) ? (target) => target : undefined;
  const expression = parseExpression(pattern, asked.language);
  if (!expression) return undefined;
  const match = pathForms(asked)
    .filter((address) => address.length <= MAX_LENGTH)
    .map((address) => expression.exec(address))
    .find((found) => found !== null);
  return match && ((target) => target.replace(/\$(\d+)/g, (_, index: string) => match[Number(index)] ?? ''));
}

function matchesPath(pattern: string, { path, language, search }: PageRequest): boolean {
  const [patternPath = '', patternQuery] = pattern.split('?');
  const address = withoutSlash(patternPath);
  const bare = withoutSlash(path);
  if (address !== bare && address !== withoutSlash(`/${language}${path}`)) return false;
  return patternQuery === undefined || sorted(new URLSearchParams(patternQuery)) === sorted(search);
}

/** An address in the forms in which an author may have written it. */
function pathForms({ path, language, search }: PageRequest): string[] {
  const bare = path.replace(/\/+$/, '');
  const forms = [bare === '' ? '/' : bare, `/${language}${bare}`];
  return search.size === 0 ? forms : [...forms, ...forms.map((form) => `${form}?${search.toString()}`)];
}

/** The expression between the anchors and slashes that authors may or may not write; without anchors a `?` is a `?`. */
function parseExpression(pattern: string, language: Language): RegExp | undefined {
  const isExpression = pattern.startsWith('^') || pattern.endsWith('$');
  const inner = (isExpression ? pattern : pattern.replaceAll('?', '\\?'))
    .replace(/^\/?\^/, '')
    .replace(/\$(\/[gi]*)?$/, '')
    .replace(/^\\?\//, '')
    .replace(new RegExp(`^${language}\\\\?/`, 'i'), '')
    .replace(/\\?\/$/, '');
  try {
    return new RegExp(`^/(?:(?:${LANGUAGES.join('|')})/)?${inner}/?$`, 'i');
  } catch {
    return undefined;
  }
}

const withoutSlash = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const sorted = (search: URLSearchParams): string => {
  const copy = new URLSearchParams(search);
  copy.sort();
  return copy.toString();
};
