import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { checkbox } from '#sitecore/definitions/fields/checkbox.ts';
import { date } from '#sitecore/definitions/fields/date.ts';
import { integer, number } from '#sitecore/definitions/fields/number.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import { template } from '#sitecore/definitions/template.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { type Item, Tree } from '#sitecore/platform/content/tree.ts';
import { type RunningPlatform, servePlatform } from './running-platform.ts';
import { siteWithRoot } from './specimen.ts';

const offer = template('Offer', {
  Title: text(),
  Rate: number(),
  Months: integer(),
  Ends: date(),
  Featured: checkbox(),
});

/** Offers in the order of the tree. */
const OFFERS = {
  card: { Title: 'بطاقةُ ٱلمُسافِر ٢٠٢٦', Rate: 9, Months: 12, Ends: '2026-01-31', Featured: true },
  loan: { Title: 'تمويلٌ شخصيّ إلى ٥٠٠ ألف', Rate: 10, Months: 60, Ends: '2026-09-30T21:00:00Z' },
  shares: { Title: 'شراء الأسهم ومؤشّرات السوق', Rate: 100, Months: 12, Ends: '2027-01-01', Featured: true },
  save: { Title: 'Save for a Home', Rate: 9.5, Months: 12, Ends: '2026-10-01' },
  tatweel: { Title: 'بنـــك رُكن', Rate: -1 },
  bare: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function contentOf(): Content {
  const item = (name: string, parent: Item | undefined, fields: Readonly<Record<string, unknown>> = {}): Item => {
    const path = `${parent?.path ?? ''}/${name}`;
    const read = Object.entries(fields).map(([field, raw]) => {
      const content = new Map(Object.entries(offer.fields)).get(field)?.read(raw);
      if (!content?.ok) throw new Error(`${name}: ${field} cannot be read`);
      return [field, perLanguage(() => content.content)] as const;
    });
    return {
      id: guidOf(path),
      path,
      name,
      displayName: perLanguage(() => name),
      template: offer,
      parent,
      children: [],
      fields: new Map(read),
      url: undefined,
      placeholders: undefined,
      media: undefined,
      version: 1,
    };
  };
  const offers = Object.entries(OFFERS).map(([name, fields]) => item(name, undefined, fields));
  return {
    sites: [siteWithRoot('/')],
    tree: new Tree(offers),
  };
}

let platform: RunningPlatform;

beforeAll(async () => {
  // Dates must be compared in UTC, whatever the server's zone.
  vi.stubEnv('TZ', 'Asia/Riyadh');
  platform = await servePlatform({ content: contentOf() });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.stop();
});

const searchResponse = z.object({ search: z.object({ results: z.array(z.object({ name: z.string() })) }) });

interface More {
  readonly operator?: string;
  readonly orderBy?: { readonly name: string; readonly direction?: string };
}

async function search(name: string, value: string, { operator = 'EQ', orderBy }: More = {}): Promise<string[]> {
  const data = await platform.graphql(
    `query($name: String, $value: String, $operator: ItemSearchOperator, $orderBy: ItemSearchOrderByInput) {
      search(
        where: { AND: [{ name: "_language", value: "ar" }, { name: $name, value: $value, operator: $operator }] }
        orderBy: $orderBy
      ) { results { name } }
    }`,
    { name, value, operator, orderBy },
  );
  return searchResponse.parse(data).search.results.map((result) => result.name);
}

const ALL = Object.keys(OFFERS);
const without = (...names: string[]): string[] => ALL.filter((name) => !names.includes(name));

describe('search with CONTAINS and NCONTAINS', () => {
  it.each<[what: string, value: string, names: string[]]>([
    ['words without their tashkeel', 'تمويل شخصي', ['loan']],
    ['words with added tashkeel', 'تَمويل', ['loan']],
    ['a bare alef for alef wasla', 'المسافر', ['card']],
    ['a bare alef for alef with hamza', 'الف', ['loan']],
    ['alef with hamza for a bare one', 'أسهم', ['shares']],
    ['waw for hamza on waw', 'موشرات', ['shares']],
    ['a word without its hamza', 'شرا الاسهم', ['shares']],
    ['ha for ta marbuta', 'بطاقه', ['card']],
    ['ya for alef maqsura', 'الي', ['loan']],
    ['a word without its tatweel', 'بنك', ['tatweel']],
    ['a word with added tatweel', 'ركــن', ['tatweel']],
    ['Latin digits for Arabic ones', '2026', ['card']],
    ['Persian digits for Arabic ones', '۵۰۰', ['loan']],
    ['capitals for small letters', 'a hOME', ['save']],
    ['an absent word', 'قروض', []],
  ])('finds %s', async (_, value, names) => {
    expect(await search('Title', value, { operator: 'CONTAINS' })).toEqual(names);
    expect(await search('Title', value, { operator: 'NCONTAINS' })).toEqual(without(...names));
  });

  it('finds a letter that folds to nothing', async () => {
    expect(await search('Title', 'ء', { operator: 'CONTAINS' })).toEqual(['shares']);
    expect(await search('Title', 'ـ', { operator: 'CONTAINS' })).toEqual(['tatweel']);
  });
});

describe('search with EQ and NEQ on a text', () => {
  it.each<[what: string, value: string, names: string[]]>([
    ['matches the same text', 'تمويلٌ شخصيّ إلى ٥٠٠ ألف', ['loan']],
    ['ignores case', 'SAVE for a home', ['save']],
    ['does not ignore tashkeel', 'تمويل شخصي إلى ٥٠٠ ألف', []],
    ['does not ignore the digits’ script', 'بطاقةُ ٱلمُسافِر 2026', []],
    ['does not match a part', 'Save', []],
  ])('%s', async (_, value, names) => {
    expect(await search('Title', value)).toEqual(names);
    expect(await search('Title', value, { operator: 'NEQ' })).toEqual(without(...names));
  });
});

describe('search on a field that is no text', () => {
  it.each<[field: string, operator: string, value: string, names: string[]]>([
    ['Rate', 'GT', '9', ['loan', 'shares', 'save']],
    ['Rate', 'LT', '10', ['card', 'save', 'tatweel']],
    ['Rate', 'GTE', '10.0', ['loan', 'shares']],
    ['Rate', 'LTE', '9', ['card', 'tatweel']],
    ['Rate', 'EQ', '9.50', ['save']],
    ['Rate', 'EQ', 'nine', []],
    ['Rate', 'NEQ', 'nine', ALL],
    ['Rate', 'GT', 'nine', []],
    ['Rate', 'EQ', '', ['bare']],
    ['Months', 'EQ', '12', ['card', 'shares', 'save']],
    ['Months', 'GT', '9', ['card', 'loan', 'shares', 'save']],
    ['Ends', 'EQ', '2026-01-31T03:00:00+03:00', ['card']],
    ['Ends', 'EQ', '2026-01-31T00:00:00', ['card']],
    ['Ends', 'EQ', '20260131T000000Z', ['card']],
    ['Ends', 'GT', '2026-09-30', ['loan', 'shares', 'save']],
    ['Ends', 'LT', '2026-10-01T00:00:00+03:00', ['card']],
    ['Ends', 'LTE', '2026-10-01T00:00:00+03:00', ['card', 'loan']],
    ['Ends', 'LT', 'tomorrow', []],
    ['Ends', 'EQ', '5', []],
    ['Ends', 'EQ', '', ['tatweel', 'bare']],
    ['Featured', 'EQ', '1', ['card', 'shares']],
    ['Featured', 'EQ', 'TRUE', ['card', 'shares']],
    ['Featured', 'EQ', '0', ['loan', 'save', 'tatweel', 'bare']],
    ['Featured', 'EQ', 'false', ['loan', 'save', 'tatweel', 'bare']],
    ['Featured', 'EQ', '', ['loan', 'save', 'tatweel', 'bare']],
    ['Featured', 'EQ', 'perhaps', []],
    ['Featured', 'GT', '0', ['card', 'shares']],
  ])('matches %s %s "%s"', async (field, operator, value, names) => {
    expect(await search(field, value, { operator })).toEqual(names);
  });
});

describe('search ordered by a field that is no text', () => {
  it.each<[field: string, direction: string, names: string[]]>([
    ['Rate', 'ASC', ['tatweel', 'card', 'save', 'loan', 'shares', 'bare']],
    ['Rate', 'DESC', ['shares', 'loan', 'save', 'card', 'tatweel', 'bare']],
    ['Ends', 'ASC', ['card', 'loan', 'save', 'shares', 'tatweel', 'bare']],
    ['Ends', 'DESC', ['shares', 'save', 'loan', 'card', 'tatweel', 'bare']],
    ['Months', 'ASC', ['card', 'shares', 'save', 'loan', 'tatweel', 'bare']],
    ['Months', 'DESC', ['loan', 'card', 'shares', 'save', 'tatweel', 'bare']],
    ['Featured', 'ASC', ['loan', 'save', 'tatweel', 'bare', 'card', 'shares']],
    ['Featured', 'DESC', ['card', 'shares', 'loan', 'save', 'tatweel', 'bare']],
  ])('sorts by %s %s and keeps the order of the tree among equals', async (name, direction, names) => {
    expect(await search('', '', { orderBy: { name, direction } })).toEqual(names);
  });
});
