import { describe, expect, it } from 'vitest';
import { article } from '#sitecore/definitions/templates/article.ts';
import { branchPage } from '#sitecore/definitions/templates/branch.ts';
import { offer } from '#sitecore/definitions/templates/offer.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import { pagePaths } from '#src/config/paths.ts';
import { pageKind } from './page-kind.ts';

describe('pageKind', () => {
  it.each([
    ['an article', article.id, '/about/news/x', 'news'],
    ['an offer', offer.id, '/personal/offers/x', 'offers'],
    ['a branch', branchPage.id, '/help/branches/x', 'branches'],
  ])('of %s is that of its template, in any form of its id', (_, id, path, kind) => {
    for (const form of [id, id.toLowerCase(), `{${id.toUpperCase()}}`, id.replaceAll('-', '')])
      expect(pageKind(form, path)).toEqual({ kind, isOneOfMany: true });
  });

  it.each([
    ['/personal/cards', 'products'],
    ['/personal', 'products'],
    ['/personality', 'about'],
    ['/calculators/forex', 'products'],
    [pagePaths.offers, 'offers'],
    [pagePaths.sahlha, 'offers'],
    [pagePaths.news, 'news'],
    ['/help/fraud', 'help'],
    ['/legal/privacy', 'help'],
    ['/about', 'about'],
    ['/', 'about'],
  ])('of the page at %s is %s', (path, kind) => {
    expect(pageKind(page.id, path)).toEqual({ kind, isOneOfMany: false });
  });
});
