import { article } from '#sitecore/definitions/templates/article.ts';
import { branchPage } from '#sitecore/definitions/templates/branch.ts';
import { offer } from '#sitecore/definitions/templates/offer.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { pagePaths } from '#src/config/paths.ts';
import type { PageKind } from '#src/queries/page-kind.ts';

/** Kinds of the pages of a template. */
const OF_TEMPLATES: Readonly<Record<string, PageKind>> = {
  [formatGuid(branchPage.id, 'N')]: 'branches',
  [formatGuid(article.id, 'N')]: 'news',
  [formatGuid(offer.id, 'N')]: 'offers',
};

/** Paths with the kind of the pages at them and below; the first that fits decides. */
const SECTIONS: readonly (readonly [path: string, kind: PageKind])[] = [
  [pagePaths.offers, 'offers'],
  [pagePaths.sahlha, 'offers'],
  [pagePaths.tasaheal, 'offers'],
  [pagePaths.rewards, 'offers'],
  [pagePaths.news, 'news'],
  ...['/help', '/legal'].map((path): [string, PageKind] => [path, 'help']),
  ...['/personal', '/business', '/calculators', pagePaths.compareCards].map((path): [string, PageKind] => [
    path,
    'products',
  ]),
];

/** Returns the kind of a page: that of its template, of which there are many pages, or of the part of the site that it is in. */
export function pageKind(template: string, path: string): { readonly kind: PageKind; readonly isOneOfMany: boolean } {
  const ofTemplate = OF_TEMPLATES[template.toUpperCase().replace(/[{}-]/g, '')];
  if (ofTemplate) return { kind: ofTemplate, isOneOfMany: true };
  const section = SECTIONS.find(([start]) => path === start || path.startsWith(`${start}/`));
  return { kind: section?.[1] ?? 'bank', isOneOfMany: false };
}
