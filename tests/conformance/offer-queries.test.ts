import { Kind, parse, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { offer as offerTemplate, offerCategory } from '#sitecore/definitions/templates/offer.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { offerCategories } from '#src/queries/offer-categories.query.ts';
import { offers, type OffersInput } from '#src/queries/offers.query.ts';
import type { ContentQuery } from '#src/queries/query.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

interface Authored {
  readonly expires?: string;
  readonly discount?: number;
  readonly tags?: readonly string[];
  readonly active?: boolean;
  readonly best?: boolean;
}

const authored = (name: string, { expires, discount, tags = [], active = true, best = false }: Authored): string => {
  const fields = [
    `Title: { ar: عرض ${name}, en: Offer ${name} }`,
    `IsActive: ${active}`,
    `IsBestOffer: ${best}`,
    ...(expires === undefined ? [] : [`ExpiryDate: '${expires}'`]),
    ...(discount === undefined ? [] : [`Discount: ${discount}`]),
    `Offertags: [${tags.map((tag) => `/items/tags/${tag}`).join(', ')}]`,
  ];
  return `  - { name: ${name}, fields: { ${fields.join(', ')} } }\n`;
};

const category = (order: number, title: string, active: boolean, children: string): string =>
  `template: Offer Category\nfields: { Title: { ar: عروض ${title}, en: ${title} offers }, BannerTitle: { ar: ${title}, en: ${title} }, IsActive: ${active}, SortOrder: ${order} }\nchildren:\n${children}`;

/** The day of the tests in Riyadh. */
const TODAY = riyadhDay(new Date('2026-11-23T12:00:00+03:00'));

const DINING = [
  authored('late', { expires: '2027-01-31', discount: 10, tags: ['food'] }),
  authored('today', { expires: '2026-11-23', discount: 30, tags: ['food', 'new'] }),
  authored('yesterday', { expires: '2026-11-22', discount: 90, tags: ['food'] }),
  // 00:30 of today in Riyadh, and 23:30 of yesterday.
  authored('riyadh-today', { expires: '2026-11-22T21:30:00Z', discount: 5 }),
  authored('riyadh-yesterday', { expires: '2026-11-22T20:30:00Z' }),
  authored('inactive', { expires: '2027-01-31', discount: 80, tags: ['new'], active: false }),
  authored('without-discount', { expires: '2026-12-01', tags: ['new'] }),
  authored('endless', { discount: 70 }),
].join('');

const fixture = fixtureContent({
  'items/tags/food.yml': 'template: Offer Tag\nfields: { Title: { ar: طعام, en: Food } }\n',
  'items/tags/new.yml': 'template: Offer Tag\nfields: { Title: { ar: جديد, en: New } }\n',
  'items/shops/dining.yml': category(2, 'Dining', true, DINING),
  'items/shops/travel.yml': category(
    1,
    'Travel',
    true,
    authored('hotel', { expires: '2026-12-31', discount: 20, tags: ['new'], best: true }),
  ),
  'items/shops/closed.yml': category(0, 'Closed', false, authored('old', { expires: '2020-01-01' })),
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

/** Returns the names of the offers that an input finds. */
async function namesOf(
  input: Partial<OffersInput>,
  parent: OffersInput['parent'] = { category: idOf('shops/dining') },
) {
  const { items } = await run(offers, { language: 'en', today: TODAY, first: 16, parent, ...input });
  return items.map(({ fields }) => fields.Title.value.replace('Offer ', ''));
}

/** Returns what a document selects of each result: names of members and of fields. */
function selectedBy(text: string): readonly string[] {
  const names: string[] = [];
  visit(parse(text), {
    Field: (node) => {
      const [named] = node.arguments ?? [];
      names.push(
        node.name.value === 'field' && named?.value.kind === Kind.STRING ? named.value.value : node.name.value,
      );
    },
  });
  return names;
}

describe('the query of offers', () => {
  it('QUERY-08 asks for the first 16 of a category by its id, template, activity and date, and reads what cards show', () => {
    const [input] = [{ language: 'ar', parent: { category: 'ABC' }, today: TODAY, first: 16 } as const];
    const condition = (name: string, value: string, operator?: string) => ({
      name,
      value,
      ...(operator && { operator }),
    });
    expect(offers.variables(input)).toEqual({
      where: {
        AND: [
          condition('_language', 'ar'),
          condition('_path', 'ABC', 'EQ'),
          condition('_templates', formatGuid(offerTemplate.id, 'N'), 'CONTAINS'),
          condition('IsActive', 'true'),
          condition('ExpiryDate', '2026-11-22T21:00:00Z', 'GTE'),
        ],
      },
      orderBy: undefined,
      first: 16,
      after: undefined,
    });
    expect(offers.variables({ ...input, after: btoa('16') })).toMatchObject({ after: 'MTY=' });
    const cards = ['Title', 'AboutOffer', 'SubTitle', 'Discount', 'ExpiryDate', 'CardImage', 'Logo', 'BannerImage'];
    const others = ['PromoCode', 'StartDate', 'HowToRedeemOffer', 'Link', 'IsActive', 'IsBestOffer', 'url', 'parent'];
    expect(selectedBy(offers.text)).toEqual(expect.arrayContaining([...cards, ...others]));
  });

  it('QUERY-17 OFF-LIST-03 finds those below the root of all offers with a tag, as many as the page shows', async () => {
    const root = { root: idOf('shops') };
    expect(await namesOf({ tag: idOf('tags/new') }, root)).toEqual(['today', 'without-discount', 'hotel']);
    expect(await namesOf({ tag: idOf('tags/new'), first: 2 }, root)).toEqual(['today', 'without-discount']);
    expect(await namesOf({ tag: idOf('tags/new'), first: 2, after: btoa('2') }, root)).toEqual(['hotel']);
    expect(await namesOf({ onlyBest: true }, root)).toEqual(['hotel']);
  });

  it('OFF-CAT-04 finds the active ones up to their last day in Riyadh, that day included', async () => {
    expect(await namesOf({})).toEqual(['late', 'today', 'riyadh-today', 'without-discount']);
    const tomorrow = TODAY + 1;
    expect(await namesOf({ today: tomorrow })).toEqual(['late', 'without-discount']);
  });

  it('OFF-LIST-05, OFF-CAT-03 keeps the content order, or has the soonest expiry or the largest discount first', async () => {
    expect(await namesOf({ sort: 'ExpiryDate' })).toEqual(['riyadh-today', 'today', 'without-discount', 'late']);
    expect(await namesOf({ sort: 'Discount' })).toEqual(['today', 'late', 'riyadh-today', 'without-discount']);
    expect(await namesOf({ sort: 'Discount', first: 1, after: btoa('1') })).toEqual(['late']);
  });

  it.each(LANGUAGES)(
    'returns fields as layouts have them, the path of the page and the title of its category, in %s',
    async (language) => {
      const { items, total } = await run(offers, {
        ...{ language, today: TODAY, first: 1, parent: { category: idOf('shops/travel') } },
      });
      expect(total).toBe(1);
      const isArabic = language === 'ar';
      expect(items).toMatchObject([
        {
          category: isArabic ? 'عروض Travel' : 'Travel offers',
          fields: {
            Title: { value: isArabic ? 'عرض hotel' : 'Offer hotel' },
            ExpiryDate: { value: '2026-12-31T00:00:00Z' },
            Discount: 20,
            IsBestOffer: true,
            Logo: { src: '' },
          },
        },
      ]);
    },
  );

  it('leaves out an offer that cannot be read, and returns the others', () => {
    expectOutput(/^an item of a list is left out: (?:FieldError \(ZodError\)|ZodError)$/);
    const result = (id: string, title: unknown) => ({
      id,
      url: { path: '/x' },
      parent: null,
      Title: { jsonValue: title },
    });
    const data = {
      search: { total: 2, results: [result('1', { value: ['no text'] }), result('2', { value: 'Tea' }), null] },
    };
    const { items, total } = offers.parse(data);
    expect([total, items.map(({ id }) => id)]).toEqual([2, ['2']]);
  });
});

describe('the query of categories', () => {
  it('QUERY-09 finds the active ones below a root by their order, at most 1000, with title, picture, URL and activity', async () => {
    const input = { language: 'en', root: idOf('shops') } as const;
    const found = await run(offerCategories, input);
    expect(found.map(({ fields }) => [fields.BannerTitle.value, fields.IsActive])).toEqual([
      ['Travel', true],
      ['Dining', true],
    ]);
    expect(offerCategories.variables(input)).toMatchObject({ template: formatGuid(offerCategory.id, 'N') });
    expect(offerCategories.text).toMatch(/first: 1000/);
    expect(offerCategories.text).toMatch(/name: "_path", value: \$root, operator: CONTAINS/);
    expect(offerCategories.text).toMatch(/orderBy: \{ name: "SortOrder", direction: ASC \}/);
    expect(selectedBy(offerCategories.text)).toEqual(
      expect.arrayContaining(['BannerTitle', 'url', 'OfferSliderImage', 'IsActive']),
    );
  });
});
