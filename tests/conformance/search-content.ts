import fc from 'fast-check';
import { checkbox } from '#sitecore/definitions/fields/checkbox.ts';
import { date } from '#sitecore/definitions/fields/date.ts';
import { lookup, multilist } from '#sitecore/definitions/fields/items.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { nameValueList } from '#sitecore/definitions/fields/name-value-list.ts';
import { integer, number } from '#sitecore/definitions/fields/number.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { extendTemplate, template } from '#sitecore/definitions/template.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { type Item, type LocalizedContent, Tree } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';
import type { EdgeContext } from '#sitecore/platform/edge/edge-context.ts';
import { SITE_URL } from './running-platform.ts';
import { siteWithRoot } from './specimen.ts';

const titled = template('Titled', { Title: text() });
const offer = extendTemplate(titled, 'Offer', {
  About: richText(),
  Rate: number(),
  Months: integer(),
  Ends: date(),
  Featured: checkbox(),
  Page: link(),
  Hours: nameValueList(),
  Related: multilist(titled),
  Parent: lookup(titled),
});
/** Template with the field names of the others, but fields of other kinds. */
const odd = template('Odd', { title: number(), Rate: text(), Ends: text(), Months: date(), Related: text() });
export const TEMPLATES = [titled, offer, odd] as const;

const WORDS = [
  'بطاقة',
  'بطاقةُ',
  'ٱلمُسافِر',
  'تمويلٌ',
  'شخصيّ',
  'إلى',
  'الى',
  '٥٠٠',
  '500',
  '۵۰۰',
  'شراء',
  'مُدَّخَر',
  'مَاءَ',
  'مؤشّرات',
  'بنـــك',
  'رُكن',
  'هيئة',
  'Save',
  'save',
  'Home',
  'aba',
  'İstanbul',
  'résumé',
  'zebra',
  'a',
  'ا',
  '10',
  '9',
  '95',
  '1z',
  '-1.5',
  '<p>',
  'x=1&y=2',
  '🏠',
  '𝒜b',
  'c\ud835',
  '؟',
  'ء',
];

export const words = fc.constantFrom(...WORDS);
export const phrases = fc
  .array(fc.tuple(words, fc.constantFrom(' ', ' ', '  ', '-', '، ', '')), { maxLength: 5 })
  .map((parts) => parts.flat().join(''));
export const dates = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + 9 * days)).toISOString().slice(0, 19) + 'Z');
export const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1, 9, 10, 95, 500, -1.5, 1e21, 5e-324),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4),
);

const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined, freq: 6 });

/** Returns the items that searches find, in the order of the tree: all but wildcard pages. */
export const searchedItems = ({ content }: EdgeContext): readonly Item[] =>
  [...content.tree.items].filter(({ shows }) => !shows);

interface Seed {
  readonly of: number;
  /** The position of the parent among the earlier items, as a fraction. */
  readonly parent: number;
  readonly name: string;
  readonly isPage: boolean;
  readonly values: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  readonly targets: readonly number[];
}

const values = fc.record({
  text: maybe(phrases),
  other: maybe(phrases),
  number: maybe(numbers),
  whole: maybe(fc.integer({ min: -5, max: 60 })),
  date: maybe(dates),
  ticked: maybe(fc.boolean()),
});

const seeds: fc.Arbitrary<Seed> = fc.record({
  of: fc.nat(TEMPLATES.length - 1),
  parent: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  name: words,
  isPage: fc.boolean(),
  values: fc.record({ ar: values, en: values }),
  targets: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 5 }),
});

/** The drawn value of each field, by template and field. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Titled: { Title: 'text' },
  Offer: { Title: 'text', About: 'other', Rate: 'number', Months: 'whole', Ends: 'date', Featured: 'ticked' },
  Odd: { title: 'number', Rate: 'text', Ends: 'other', Months: 'date', Related: 'text' },
};

/** An item in a language with the values that were drawn for its fields; references as paths. */
export interface DrawnView {
  readonly path: string;
  readonly language: Language;
  readonly template: AnyTemplate;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns random content of `size` items in both languages, and what was drawn for it; equal seeds give equal content. */
export function randomContent(seed: number, size: number) {
  const [seedsOfItems = []] = fc.sample(fc.array(seeds, { minLength: size, maxLength: size, size: 'max' }), {
    seed,
    numRuns: 1,
  });
  const items: Item[] = [];
  const drawn: DrawnView[] = [];
  for (const [index, one] of seedsOfItems.entries()) {
    const values = drawnValues(one, items);
    const item = itemOf(one, index, items, values);
    items.push(item);
    const { path, template } = item;
    drawn.push(...LANGUAGES.map((language) => ({ path, language, template, values: values[language] })));
  }
  const content: Content = { sites: [siteWithRoot('/')], tree: new Tree(items) };
  const schemaRegistry = createSchemaRegistry({ renderings: [], templates: TEMPLATES });
  const { web } = createDatabases({ web: content, master: content }, { schemaRegistry, siteUrl: SITE_URL });
  return { createContext: web.createEdgeContext, drawn };
}

/** The number of items that most references and conditions name. */
export const FAVOURITES = 4;

const at = <T>(all: readonly T[], part: number): T | undefined => all[Math.floor(part * all.length)];

type DrawnValues = Readonly<Record<Language, Readonly<Record<string, unknown>>>>;

function itemOf(seed: Seed, index: number, before: readonly Item[], values: DrawnValues): Item {
  const { name, isPage } = seed;
  const template = TEMPLATES[seed.of] ?? titled;
  const path = `/${index}/${name}`;
  return {
    id: guidOf(path),
    path,
    name,
    displayName: perLanguage(() => name),
    template,
    parent: seed.parent < 0.1 ? undefined : at(before, seed.parent),
    children: [],
    fields: fieldsOf(template, values),
    url: isPage ? `/${index}` : undefined,
    placeholders: undefined,
    media: undefined,
    version: 1,
  };
}

/** Returns the values of an item's fields, without those of a field that has none in one of the languages. */
function drawnValues(seed: Seed, before: readonly Item[]): DrawnValues {
  const all = perLanguage((language) => authored(seed, language, before));
  const isComplete = ([name]: readonly [string, unknown]) => LANGUAGES.every((one) => all[one][name] !== undefined);
  return perLanguage((language) => Object.fromEntries(Object.entries(all[language]).filter(isComplete)));
}

function authored(
  { of, name, isPage, values, targets }: Seed,
  language: Language,
  before: readonly Item[],
): Readonly<Record<string, unknown>> {
  const template = TEMPLATES[of] ?? titled;
  const sources = Object.entries(SOURCES[template.name] ?? {});
  const own = Object.fromEntries(sources.map(([field, source]) => [field, values[language][source]]));
  if (template !== offer) return own;
  // A target is encoded whole: targets with targets would make the JSON of an item grow without bounds.
  const related = targets
    .map((part) => at(before, part))
    .filter((item) => item !== undefined && item.template !== offer);
  const [parent, ...paths] = related.map((item) => item?.path);
  const page = isPage
    ? { Page: { href: 'https://a.example/?a=1', text: name }, Hours: [{ name: 'الأحد', value: '9' }] }
    : {};
  return { ...own, ...page, Parent: parent, Related: paths };
}

function fieldsOf({ fields }: AnyTemplate, raw: DrawnValues): ReadonlyMap<string, LocalizedContent> {
  const names = Object.keys(fields).filter((name) => raw.ar[name] !== undefined);
  return new Map(
    names.map((name) => [
      name,
      perLanguage((language) => {
        const read = fields[name]?.read(raw[language][name]);
        if (!read?.ok) throw new Error(`${name} cannot be read: ${JSON.stringify(raw[language][name])}`);
        return read.content;
      }),
    ]),
  );
}
