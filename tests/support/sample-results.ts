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

const term = (name: string, title: string) => ({ id: name, name, fields: { Title: { value: title } } });
const termResult = (name: string, title: string) => ({ id: name, name, title: { value: title } });

/** A partner of the Sahlha programme; the last one has a title alone. */
const samplePartner = (_: unknown, index: number) => ({
  id: `partner-${index}`,
  name: `partner-${index}`,
  url: { path: `/items/sahlha/partner-${index}` },
  parent: { name: 'offers' },
  Title: { jsonValue: { value: `عيادات طبيب ${index}` } },
  Isactive: { jsonValue: { value: true } },
  ...(index < 8 && {
    Content: { jsonValue: { value: 'خطة علاج بأسعارها قبل أن تبدأ' } },
    ShowInBanner: { jsonValue: { value: true } },
    SahlhaCategory: { jsonValue: [term('Medical', 'طبي')] },
    SahlhaSubCategory: { jsonValue: [term('dental', 'أسنان')] },
    City: { jsonValue: [term('riyadh', 'الرياض')] },
    Image: { jsonValue: picture },
    Icon: { jsonValue: picture },
    Link: { jsonValue: { value: { href: 'https://map.example/', linktype: 'external' } } },
  }),
});

/** A shop of the Tasaheal programme; the last one has a title and a date alone. */
const sampleShop = (_: unknown, index: number) => ({
  id: `shop-${index}`,
  name: ['Khayt', 'misbah'][index] ?? `shop-${index}`,
  url: { path: `/items/tasaheal/shop-${index}` },
  parent: { name: 'offers' },
  Title: { jsonValue: { value: `خيط ${index}` } },
  expiryDate: { jsonValue: { value: '20291231' } },
  ...(index < 8 && {
    Description: { jsonValue: { value: 'على القمصان والثياب الجاهزة' } },
    Image: { jsonValue: picture },
    Category: { jsonValue: [term('fashion', 'أزياء')] },
    Discount: { jsonValue: { value: 20 } },
  }),
});

const tag = (name: string, title: string) => ({ id: `tag-${name}`, name, fields: { Title: { value: title } } });

const sampleArticle = (_: unknown, index: number) => ({
  id: `ARTICLE-${index}`,
  url: { path: `/about/news/article-${index}` },
  parent: { path: '/items/articles' },
  Title: { jsonValue: { value: `فرع جديد ${index}` } },
  MetaDescription: { jsonValue: { value: 'فرع بلا نقد' } },
  Year: { jsonValue: [tag('2026', '٢٠٢٦')] },
  PublishedDate: { jsonValue: { value: `2026-11-${20 - index}T00:00:00Z` } },
  // One without a category and a picture.
  ...(index > 0 && {
    ArticleCategoryTags: { jsonValue: [tag('branches', 'فروع')] },
    Image: { jsonValue: picture },
  }),
});

const sampleBlogItem = (_: unknown, index: number) => ({
  id: `entry-${index}`,
  url: { path: '' },
  Title: { jsonValue: { value: `مادة ${index}` } },
  Content: { jsonValue: { value: 'نص قصير' } },
  // One without a date, a category and a picture.
  ...(index > 0 && {
    PublishDate: { jsonValue: { value: '2026-11-18T00:00:00Z' } },
    Category: { jsonValue: tag('products', 'منتجات') },
    Image: { jsonValue: picture },
  }),
});

const sampleTags = ['2026', '2025'].map((name) => ({ id: `tag-${name}`, name, title: { value: `سنة ${name}` } }));

/** Results of the queries that widgets send, by name. */
const RESULTS: Readonly<Record<string, unknown>> = {
  Blog: list(Array.from({ length: 10 }, sampleBlogItem), 12),
  News: list(Array.from({ length: 4 }, sampleArticle), 60),
  NewsTags: list(sampleTags),
  OfferCategories: list(Array.from({ length: 14 }, sampleCategory)),
  Offers: list(Array.from({ length: 16 }, sampleOffer), 40),
  PageAbove: { layout: { item: { ancestors: [{ displayName: 'عروض المطاعم', url: { path: '/offers/dining' } }] } } },
  SahlhaOffers: list(Array.from({ length: 9 }, samplePartner), 40),
  SahlhaTerms: {
    categories: { results: [termResult('Retail', 'تجزئة'), termResult('Medical', 'طبي')] },
    subCategories: { results: [termResult('dental', 'أسنان')] },
    cities: { results: [termResult('riyadh', 'الرياض'), termResult('jeddah', 'جدة')] },
  },
  TasahealOffers: list(Array.from({ length: 9 }, sampleShop), 40),
  UnlistedPages: {
    search: { pageInfo: { endCursor: 'MQ==', hasNext: false }, results: [{ url: { path: '/kiosk' } }] },
  },
  PageItem: { layout: { item: { id: 'page' } } },
};

/** Stands in for the content platform where none runs: every query has a sample as its result. */
export const queryPlatform = vi.fn(
  <View>(...[{ name, parse }]: readonly [query: ContentQuery<never, View>, input: unknown]): Promise<View> =>
    Promise.resolve(parse(RESULTS[name])),
);
