import type { Language } from '#sitecore/definitions/language.ts';
import type { Item, Placeholders, Tree } from './tree.ts';

/** Where visitors of an address are sent instead. */
export interface Redirect {
  /** An address, `/old`, or a regular expression, `^/old/(.*)$`. */
  readonly pattern: string;
  /** An address of the site or of another one; `$1` and `$siteLang` stand for what they say. */
  readonly target: string;
  readonly redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  readonly isQueryStringPreserved: boolean;
  /** The only language in which an expression holds; "" is every one. */
  readonly locale: Language | '';
}

/** A site as its site.yml describes it. */
export interface Site {
  readonly name: string;
  /** Host names, separated by `|`; `*` is any. */
  readonly hostName: string;
  readonly language: Language;
  /** The path of the site's root item, `/sitecore/content/rukn`. */
  readonly rootPath: string;
  /** Renderings that every page has, by placeholder: header and footer. */
  readonly layout: Placeholders;
  readonly errorPages: { readonly notFound: string; readonly serverError: string; readonly generic?: string };
  readonly redirects: readonly Redirect[];
  /** What robots.txt says besides the address of the sitemap; undefined allows everything. */
  readonly robots: string | undefined;
}

/** Everything that authors wrote, read and checked. */
export interface Content {
  /** The site of the content folder itself first. */
  readonly sites: readonly [Site, ...Site[]];
  readonly tree: Tree;
}

/** The site of a name, in any case; undefined when there is none. */
export const siteNamed = ({ sites }: Content, name: string): Site | undefined =>
  sites.find((site) => site.name.toLowerCase() === name.toLowerCase());

/** The site that an item belongs to; the first one for what all sites share. */
export const siteOf = ({ sites }: Content, { path }: Pick<Item, 'path'>): Site =>
  sites.find(({ rootPath }) => `${path}/`.startsWith(`${rootPath}/`)) ?? sites[0];

/** The page at an address of a site, without language prefix. */
export const pageAt = ({ tree }: Content, { rootPath }: Site, address: string): Item | undefined =>
  tree.pageAt(address, rootPath);

/** The pages of a site. */
export const pagesOf = ({ tree }: Content, { rootPath }: Site): Item[] =>
  [...tree.pages].filter(({ path }) => path.startsWith(`${rootPath}/`));

/** Where visitors find a site: its first host name, or the address that is configured when it answers to any. */
export function siteUrlOf({ hostName }: Site, configured: string): string {
  const [first = '*'] = hostName.split('|');
  return first.includes('*') ? configured : `${new URL(configured).protocol}//${first}`;
}
