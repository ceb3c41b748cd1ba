import { vi } from 'vitest';
import type { ContentQuery } from '#src/queries/query.ts';

// Queries of pages name the site, which is configured.
vi.stubEnv('SITECORE_API_KEY', 'key');
vi.stubEnv('SITECORE_API_HOST', 'https://platform.example');

const picture = { value: { src: '/-/media/offers/bunn.svg', alt: '', width: '96', height: '96' } };

const sampleOffer = (_: unknown, index: number) => ({
  id: `offer-${index}`,
  url: { path: `/offers/dining/bunn-${index}` },
  parent: { title: { value: 'عروض المطاعم' } },
  Title: { jsonValue: { value: `محمصة بُن ${index}` } },
  AboutOffer: { jsonValue: { value: 'على كل مشروبات القهوة المختصة' } },
  ExpiryDate: { jsonValue: { value: '2029-12-31T00:00:00Z' } },
  // One without a discount, a logo and texts of its own.
  ...(index > 0 && { Discount: { jsonValue: { value: 30 } }, Logo: { jsonValue: picture } }),
});

const list = (results: readonly unknown[], total = results.length) => ({ search: { total, results } });

const sampleCategory = (_: unknown, index: number) => ({
  id: `category-${index}`,
  url: { path: `/offers/category-${index}` },
  BannerTitle: { jsonValue: { value: `تصنيف ${index}` } },
  OfferSliderImage: { jsonValue: picture },
  IsActive: { jsonValue: { value: true } },
});

/** Results of the queries that widgets send, by name. */
const RESULTS: Readonly<Record<string, unknown>> = {
  OfferCategories: list(Array.from({ length: 14 }, sampleCategory)),
  Offers: list(Array.from({ length: 16 }, sampleOffer), 40),
  PageAbove: { layout: { item: { ancestors: [{ displayName: 'عروض المطاعم', url: { path: '/offers/dining' } }] } } },
  PageItem: { layout: { item: { id: 'page' } } },
};

/** Stands in for the content platform where none runs: every query has a sample as its result. */
export const queryPlatform = vi.fn(
  <View>(...[{ name, parse }]: readonly [query: ContentQuery<never, View>, input: unknown]): Promise<View> =>
    Promise.resolve(parse(RESULTS[name])),
);
