import { article } from '#sitecore/definitions/templates/article.ts';
import { branchPage } from '#sitecore/definitions/templates/branch.ts';
import { positionPage } from '#sitecore/definitions/templates/career-position.ts';
import { offer } from '#sitecore/definitions/templates/offer.ts';
import { teamMember } from '#sitecore/definitions/templates/team-member.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { sectionPaths } from '#src/config/paths.ts';
import type { PageKind } from '#src/config/paths.ts';

/** Kinds of the pages of a template. */
const OF_TEMPLATES: Readonly<Record<string, PageKind>> = {
  [formatGuid(branchPage.id, 'N')]: 'branches',
  [formatGuid(article.id, 'N')]: 'news',
  [formatGuid(offer.id, 'N')]: 'offers',
  [formatGuid(teamMember.id, 'N')]: 'about',
  [formatGuid(positionPage.id, 'N')]: 'about',
};

/** Kinds of the pages at some paths and below; the first that fits decides. */
const SECTIONS: readonly { readonly kind: PageKind; readonly paths: readonly string[] }[] = [
  { kind: 'offers', paths: sectionPaths.offers },
  { kind: 'news', paths: sectionPaths.news },
  { kind: 'help', paths: sectionPaths.help },
  { kind: 'products', paths: sectionPaths.products },
];

/** Returns the kind of a page: that of its template, of which there are many pages, or of the part of the site that it is in. */
export function pageKind(template: string, path: string): { readonly kind: PageKind; readonly isOneOfMany: boolean } {
  const ofTemplate = OF_TEMPLATES[template.toUpperCase().replace(/[{}-]/g, '')];
  if (ofTemplate) return { kind: ofTemplate, isOneOfMany: true };
  const section = SECTIONS.find(({ paths }) => paths.some((start) => path === start || path.startsWith(`${start}/`)));
  return { kind: section?.kind ?? 'about', isOneOfMany: false };
}
