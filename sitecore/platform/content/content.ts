import type { Language } from '#sitecore/definitions/language.ts';
import type { Item, ItemContent, Placeholders, Tree } from './tree.ts';

/** A redirect of a site, as GraphQL's `siteInfo.redirects` carries it. */
export interface Redirect {
  /** A path, `/old`, or a regular expression, `^/old/(.*)$`. */
  readonly pattern: string;
  /** A path of the site or an absolute URL; `$1` is the expression's group, `$siteLang` the language. */
  readonly target: string;
  readonly redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  readonly isQueryStringPreserved: boolean;
  /** The only language in which an expression applies; "" is every language. */
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
  /** The text of robots.txt without the sitemap's URL; undefined allows everything. */
  readonly robots: string | undefined;
}

/** The content of every site, read from its files and checked. */
export interface Content {
  /** Begins with the site of the content folder itself. */
  readonly sites: readonly [Site, ...Site[]];
  readonly tree: Tree;
}

/** Returns the site with a name, in any case; undefined when there is none. */
export const siteNamed = ({ sites }: Content, name: string): Site | undefined =>
  sites.find((site) => site.name.toLowerCase() === name.toLowerCase());

/** Returns the site that an item belongs to; the first site for items outside every site, such as media. */
export const siteOf = ({ sites }: Content, { path }: Pick<Item, 'path'>): Site =>
  sites.find(({ rootPath }) => `${path}/`.startsWith(`${rootPath}/`)) ?? sites[0];

/** Returns the page at a path of a site, without language prefix. */
export const pageAt = ({ tree }: Content, { rootPath }: Site, path: string): Item | undefined =>
  tree.pageAt(path, rootPath);

/** Returns the pages of a site. */
export const pagesOf = ({ tree }: Content, { rootPath }: Site): Item[] =>
  [...tree.pages].filter(({ path }) => path.startsWith(`${rootPath}/`));

/** Returns the contents of the pages of a site, which cost less than the pages. */
export const pageContentsOf = ({ tree }: Content, { rootPath }: Site): ItemContent[] =>
  tree.pageContents.filter(({ path }) => path.startsWith(`${rootPath}/`));

/** Returns the public origin of a site: that of its first host name, or `configured` when it has a wildcard. */
export function siteUrlOf({ hostName }: Site, configured: string): string {
  const [first = '*'] = hostName.split('|');
  return first.includes('*') ? configured : `${new URL(configured).protocol}//${first}`;
}
