import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { sahlhaCity, sahlhaOffer } from '#sitecore/definitions/templates/sahlha-offer.ts';
import { tasahealOffer } from '#sitecore/definitions/templates/tasaheal-offer.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { ContentQuery } from '#src/queries/query.ts';
import { sahlhaOffers, type SahlhaOffersInput } from '#src/queries/sahlha-offers.query.ts';
import { sahlhaTerms } from '#src/queries/sahlha-terms.query.ts';
import { tasahealOffers } from '#src/queries/tasaheal-offers.query.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const terms = (template: string, names: readonly string[]): string =>
  `template: ${template}\nchildren:\n${names
    .map((name) => `  - { name: ${name}, fields: { Title: { ar: عنوان ${name}, en: Title of ${name} } } }\n`)
    .join('')}`;

const partner = (name: string, fields: string): string =>
  `  - { name: ${name}, fields: { Title: { ar: شريك ${name}, en: Partner ${name} }, ${fields} } }\n`;

const [MEDICAL, JEDDAH, RIYADH] = ['categories/Medical', 'cities/jeddah', 'cities/riyadh'].map(
  (path) => `/items/partners/${path}`,
);

const PARTNERS = [
  partner(
    'zinc',
    `Content: { ar: نص, en: Text }, Isactive: true, ShowInBanner: true, SahlhaCategory: [${MEDICAL}], SahlhaSubCategory: [/items/partners/sub-categories/dental], City: [${RIYADH}, ${JEDDAH}], Image: { src: brand/mark.svg, alt: '' }, Icon: { src: brand/mark-light.svg, alt: '' }, Link: { ar: { text: خريطة, href: 'https://map.example/' }, en: { text: Map, href: 'https://map.example/' } }`,
  ),
  partner('amber', `Isactive: true, City: [${JEDDAH}]`),
  partner('gone', `Isactive: false, ShowInBanner: true, City: [${JEDDAH}]`),
  partner('nowhere', `Isactive: true, ShowInBanner: true, SahlhaCategory: [${MEDICAL}]`),
].join('');

const shop = (name: string, ends: string, discount?: number): string =>
  `  - { name: ${name}, fields: { Title: { ar: متجر ${name}, en: Shop ${name} }, Description: { ar: نص, en: Text }, Image: { src: brand/mark.svg, alt: '' }, Category: [/items/shops/categories/fashion], expiryDate: '${ends}'${discount === undefined ? '' : `, Discount: ${discount}`} } }\n`;

/** The day of the tests in Riyadh. */
const TODAY = riyadhDay(new Date('2026-11-23T12:00:00+03:00'));

const SHOPS = [
  shop('late', '20291231', 10),
  shop('today', '20261123', 90),
  shop('yesterday', '20261122', 80),
  shop('tomorrow', '20261124', 30),
  shop('timed', '20261124T090000Z', 9),
  shop('endless', ''),
].join('');

const fixture = fixtureContent({
  'items/partners/categories.yml': terms('Sahlha Categories', ['Retail', 'Medical']),
  'items/partners/sub-categories.yml': terms('Sahlha Sub Categories', ['dental']),
  'items/partners/cities.yml': terms('Sahlha Cities', ['riyadh', 'jeddah']),
  'items/partners/offers.yml': `template: Sahlha Offers\nchildren:\n${PARTNERS}`,
  'items/shops/categories.yml': terms('Tasaheal Categories', ['fashion']),
  'items/shops/offers.yml': `template: Tasaheal Offers\nchildren:\n${SHOPS}`,
});
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(fixture.folder);
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const idOf = (path: string): string => platform.content.tree.at(`/sitecore/content/rukn/items/${path}`)?.id ?? '';

async function run<Input, View>(query: ContentQuery<Input, View>, input: Input): Promise<View> {
  return query.parse(await platform.graphql(query.text, query.variables(input)));
}

/** Returns the names of the partners that an input finds. */
async function partnersOf(input: Partial<SahlhaOffersInput>) {
  const { items } = await run(sahlhaOffers, { language: 'en', root: idOf('partners'), first: 16, ...input });
  return items.map(({ name }) => name);
}

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const including = (items: readonly object[]): unknown => expect.arrayContaining([...items]);

const INPUT = { language: 'ar', root: 'ABC', first: 16 } as const;

/** Returns the conditions of an input. */
const conditionsOf = (input: Partial<SahlhaOffersInput>) => {
  const { where } = sahlhaOffers.variables({ ...INPUT, ...input });
  return where;
};

const ALWAYS = [
  { name: '_language', value: 'ar' },
  { name: '_path', value: 'ABC', operator: 'CONTAINS' },
  { name: '_templates', value: formatGuid(sahlhaOffer.id, 'N'), operator: 'CONTAINS' },
  { name: 'Isactive', value: '1' },
];

describe('the query of Sahlha offers', () => {
  it('QUERY-12 asks for 16 active ones, of a city, of a category, with a text in their title', async () => {
    expect(sahlhaOffers.variables({ ...INPUT, after: btoa('16') })).toMatchObject({ first: 16, after: 'MTY=' });
    expect(conditionsOf({ city: 'C1', category: 'C2', title: 'tea' })).toEqual({
      AND: [
        ...ALWAYS,
        { name: 'City', value: 'C1', operator: 'CONTAINS' },
        { name: 'SahlhaCategory', value: 'C2', operator: 'CONTAINS' },
        { name: 'Title', value: 'tea', operator: 'CONTAINS' },
      ],
    });
    expect(await partnersOf({})).toEqual(['zinc', 'amber', 'nowhere']);
    // A partner in two cities is found in both, one without a city in none.
    expect(await partnersOf({ city: idOf('partners/cities/jeddah') })).toEqual(['zinc', 'amber']);
    expect(await partnersOf({ city: idOf('partners/cities/riyadh') })).toEqual(['zinc']);
    expect(await partnersOf({ category: idOf('partners/categories/Medical') })).toEqual(['zinc', 'nowhere']);
    expect(await partnersOf({ title: 'AMB' })).toEqual(['amber']);
    expect(await partnersOf({ first: 1, after: btoa('2') })).toEqual(['nowhere']);
  });

  it('SAHLHA-08 has no condition with an empty value', () => {
    expect(conditionsOf({ city: '', category: '', title: '' })).toEqual({ AND: ALWAYS });
    expect(conditionsOf({ city: undefined, category: undefined })).toEqual({ AND: ALWAYS });
    expect(conditionsOf({ title: 'tea' })).toEqual({
      AND: [...ALWAYS, { name: 'Title', value: 'tea', operator: 'CONTAINS' }],
    });
  });

  it('SAHLHA-13 orders by a field, ascending, and keeps the content order without one', async () => {
    expect(sahlhaOffers.variables(INPUT).orderBy).toBeUndefined();
    expect(sahlhaOffers.variables({ ...INPUT, sort: 'Title' }).orderBy).toEqual({ name: 'Title', direction: 'ASC' });
    expect(await partnersOf({ sort: 'Title' })).toEqual(['amber', 'nowhere', 'zinc']);
  });

  it('QUERY-13 asks for 9 that are shown in the carousel', async () => {
    expect(sahlhaOffers.variables({ ...INPUT, inBanner: true, first: 9 })).toMatchObject({
      where: { AND: [...ALWAYS, { name: 'ShowInBanner', value: '1' }] },
      first: 9,
    });
    expect(await partnersOf({ inBanner: true, first: 9 })).toEqual(['zinc', 'nowhere']);
  });

  it('DATA-08 reads path, parent, id, name, texts, marks, categories, cities, pictures and the link', async () => {
    const { items } = await run(sahlhaOffers, { language: 'en', root: idOf('partners'), first: 1 });
    const titled = (name: string): unknown =>
      expect.objectContaining({ name, fields: { Title: { value: `Title of ${name}` } } });
    expect(items[0]).toMatchObject({
      id: matching(/^[\dA-F]{32}$/i),
      ...{ name: 'zinc', parentName: 'offers', path: matching(/zinc/) },
      fields: {
        ...{ Title: { value: 'Partner zinc' }, Content: { value: 'Text' }, Isactive: true, ShowInBanner: true },
        SahlhaCategory: [titled('Medical')],
        SahlhaSubCategory: [titled('dental')],
        City: [titled('riyadh'), titled('jeddah')],
        Image: { src: '/-/media/brand/mark.svg' },
        Icon: { src: '/-/media/brand/mark-light.svg' },
        Link: { href: 'https://map.example/' },
      },
    });
  });
});

describe('the query of Sahlha terms', () => {
  it('QUERY-14 reads id, name and title of categories, sub-categories and cities in a language', async () => {
    const found = await run(sahlhaTerms, { language: 'ar', root: idOf('partners') });
    const term = (path: string, name: string) => ({ id: idOf(path), name, title: `عنوان ${name}` });
    const plain = ({ id, ...rest }: { readonly id: string }) => ({ id: formatGuid(id, 'N').toLowerCase(), ...rest });
    expect(Object.values(found).map((list: (typeof found)['cities']) => list.map(plain))).toEqual(
      [
        [term('partners/categories/Retail', 'Retail'), term('partners/categories/Medical', 'Medical')],
        [term('partners/sub-categories/dental', 'dental')],
        [term('partners/cities/riyadh', 'riyadh'), term('partners/cities/jeddah', 'jeddah')],
      ].map((list) => list.map(plain)),
    );
    expect(sahlhaTerms.variables({ language: 'en', root: 'ABC' }).cities).toMatchObject({
      AND: including([
        { name: '_language', value: 'en' },
        { name: '_templates', value: formatGuid(sahlhaCity.id, 'N'), operator: 'CONTAINS' },
      ]),
    });
  });
});

describe('the query of Tasaheal offers', () => {
  const shops = async (sort?: string) => {
    const input = { language: 'en', root: idOf('shops'), today: TODAY, first: 16 } as const;
    const { items } = await run(tasahealOffers, { ...input, ...(sort !== undefined && { sort }) });
    return items.map(({ name }) => name);
  };

  it('QUERY-15 asks for 16 that end after today, ascending by a field only when there is one', async () => {
    const input = { ...INPUT, today: TODAY };
    expect(tasahealOffers.variables(input)).toEqual({
      where: {
        AND: [
          { name: '_language', value: 'ar' },
          { name: '_path', value: 'ABC', operator: 'CONTAINS' },
          { name: '_templates', value: formatGuid(tasahealOffer.id, 'N'), operator: 'CONTAINS' },
          { name: 'expiryDate', value: '20261123', operator: 'GT' },
        ],
      },
      ...{ orderBy: undefined, first: 16, after: undefined },
    });
    expect(tasahealOffers.variables({ ...input, sort: 'Discount' }).orderBy).toEqual({
      name: 'Discount',
      direction: 'ASC',
    });
    expect(await shops('Discount')).toEqual(['timed', 'late', 'tomorrow']);
  });

  it('TASA-04 finds only those whose expiry date is later than now', async () => {
    expect(await shops()).toEqual(['late', 'tomorrow', 'timed']);
  });

  it('DATA-10 reads path, parent, id, name, texts, picture, categories, discount and the compact date', async () => {
    const { items } = await run(tasahealOffers, { language: 'ar', root: idOf('shops'), today: TODAY, first: 1 });
    expect(items[0]).toMatchObject({
      id: matching(/^[\dA-F]{32}$/i),
      ...{ name: 'late', parentName: 'offers', path: matching(/late/) },
      fields: {
        ...{ Title: { value: 'متجر late' }, Description: { value: 'نص' }, Image: { src: '/-/media/brand/mark.svg' } },
        ...{ Category: [{ name: 'fashion' }], Discount: 10, expiryDate: { value: '20291231' } },
      },
    });
  });
});
