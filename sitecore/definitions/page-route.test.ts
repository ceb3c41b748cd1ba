import { expect, it } from 'vitest';
import { page } from './templates/page.ts';

/** The kinds of a page route's fields. */
const ROUTE = {
  Title: 'text',
  MetaDescription: 'text',
  OpenGraphTitle: 'text',
  OpenGraphDescription: 'text',
  OpenGraphImageUrl: 'image',
  OpenGraphSiteName: 'text',
  TwitterTitle: 'text',
  TwitterDescription: 'text',
  TwitterCardType: 'choice',
  TwitterImage: 'image',
  MetaKeywords: 'text',
  Attributes: 'nameValueList',
  ArabicUrl: 'text',
  EnglishUrl: 'text',
  DefaultUrl: 'text',
  CanonicalUrl: 'text',
  BannerImage: 'image',
  BannerTitle: 'text',
  BannerDescription: 'text',
  BannerLink: 'link',
  BannerSecondaryLink: 'link',
  BackToPreviousPageLink: 'link',
  BannerBulletList: 'nameValueList',
};

it('DATA-01 HEAD-01 a page route has the fields of its head and of its hero', () => {
  const kinds = Object.fromEntries(Object.entries(page.fields).map(([name, { kind }]) => [name, kind]));
  expect(kinds).toMatchObject(ROUTE);
});
