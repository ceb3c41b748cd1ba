import type { Placeholders, Tree } from './tree.ts';

/** The site as content/site.yml describes it. */
export interface Site {
  readonly name: string;
  /** Host names, separated by `|`; `*` is any. */
  readonly hostName: string;
  /** The path of the site's root item, `/sitecore/content/rukn`. */
  readonly rootPath: string;
  /** Renderings that every page has, by placeholder: header and footer. */
  readonly layout: Placeholders;
  readonly errorPages: { readonly notFound: string; readonly serverError: string };
}

/** Everything that authors wrote, read and checked. */
export interface Content {
  readonly site: Site;
  readonly tree: Tree;
}
