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
import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import { type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { extendTemplate, template } from '#sitecore/definitions/template.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { type Item, type LocalizedContent, Tree } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '#sitecore/platform/database.ts';
import type { EdgeContext } from '#sitecore/platform/edge/edge-context.ts';
import { fieldId, type TemplateField, templateFields } from '#sitecore/platform/content/template-fields.ts';
import { textOf } from '#sitecore/platform/layout/json-values.ts';
import type { Predicate } from '#sitecore/platform/edge/search/predicate.ts';
import { searchedItems } from './search-scan.ts';
import type { OrderBy } from '#sitecore/platform/edge/search/search.ts';
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
const TEMPLATES = [titled, offer, odd] as const;

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

const words = fc.constantFrom(...WORDS);
const phrases = fc
  .array(fc.tuple(words, fc.constantFrom(' ', ' ', '  ', '-', '، ', '')), { maxLength: 5 })
  .map((parts) => parts.flat().join(''));
const dates = fc
  .integer({ min: 0, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + 9 * days)).toISOString().slice(0, 19) + 'Z');
const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1, 9, 10, 95, 500, -1.5, 1e21, 5e-324),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4),
);

const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined, freq: 6 });

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

/** Returns random content of `size` items in both languages; equal seeds give equal content. */
export const randomEdge = (seed: number, size: number): (() => EdgeContext) =>
  databasesOf(randomItems(seed, size)).web.createEdgeContext;

/** Yields states of such content as it changes: at first, with other values in the same structure, and with an item less. */
export function* randomStates(seed: number, size: number): Generator<() => EdgeContext> {
  const items = randomItems(seed, size);
  const first = databasesOf(items);
  yield first.web.createEdgeContext;
  const changed = items.map((item, index) => {
    const { template, fields } = items[(index + 1) % items.length] ?? item;
    return template === item.template ? { ...item, fields } : item;
  });
  const second = databasesOf(changed, first);
  yield second.web.createEdgeContext;
  yield databasesOf(changed.slice(0, -1), second).web.createEdgeContext;
}

function databasesOf(items: readonly Item[], earlier?: Databases): Databases {
  const content: Content = { sites: [siteWithRoot('/')], tree: new Tree(items) };
  const schemaRegistry = createSchemaRegistry({ renderings: [], templates: TEMPLATES });
  return createDatabases({ web: content, master: content }, { schemaRegistry, siteUrl: SITE_URL }, earlier);
}

function randomItems(seed: number, size: number): readonly Item[] {
  const [drawn = []] = fc.sample(fc.array(seeds, { minLength: size, maxLength: size, size: 'max' }), {
    seed,
    numRuns: 1,
  });
  const items: Item[] = [];
  for (const [index, one] of drawn.entries()) items.push(itemOf(one, index, items));
  return items;
}

/** The number of items that most references and conditions name. */
const FAVOURITES = 4;

const at = <T>(all: readonly T[], part: number): T | undefined => all[Math.floor(part * all.length)];

function itemOf(seed: Seed, index: number, before: readonly Item[]): Item {
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
    fields: fieldsOf(
      template,
      perLanguage((language) => authored(seed, language, before)),
    ),
    url: isPage ? `/${index}` : undefined,
    placeholders: undefined,
    media: undefined,
    version: 1,
  };
}

function authored({ of, name, isPage, values, targets }: Seed, language: Language, before: readonly Item[]) {
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

function fieldsOf(
  { fields }: AnyTemplate,
  raw: Readonly<Record<Language, Readonly<Record<string, unknown>>>>,
): ReadonlyMap<string, LocalizedContent> {
  const names = Object.keys(fields).filter((name) => raw.ar[name] !== undefined && raw.en[name] !== undefined);
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

const FIELDS = TEMPLATES.flatMap(templateFields);
const named = (fields: readonly TemplateField[]): readonly string[] =>
  fields.flatMap((field) => [field.name, field.name.toUpperCase(), formatGuid(fieldId(field), 'N')]);
const isIds = ({ kind }: TemplateField): boolean => kind.kind === 'lookup' || kind.kind === 'multilist';
const isNumber = ({ kind }: TemplateField): boolean => ['number', 'integer', 'date', 'checkbox'].includes(kind.kind);

const TEXTS = [
  '_name',
  '_language',
  '_hasLayout',
  '_latestversion',
  ...named(FIELDS.filter((one) => !isIds(one) && !isNumber(one))),
];
const IDS = ['_path', '_templates', '_template', '_parent', ...named(FIELDS.filter(isIds))];
const NUMBERS = named(FIELDS.filter(isNumber));
const NONE = ['', 'Nothing', '_nothing', '_PATH'];
const FORMATS = ['N', 'D', 'B', 'P'] as const;

/** Draws texts of the content, parts of them and other texts. */
function textTerms(edge: EdgeContext): fc.Arbitrary<string> {
  const texts = searchedItems(edge)
    .slice(0, 300)
    .flatMap((item) => LANGUAGES.map((language) => edge.fields({ item, language })))
    .flatMap(({ Title, About, Ends }) => [Title, About, Ends].map((json) => textOf(json ?? '')))
    .filter((text) => text !== '');
  const occurring = fc.constantFrom('', ...texts);
  return fc.oneof(
    occurring,
    fc.tuple(occurring, fc.nat(12), fc.nat(12)).map(([text, start, length]) => text.slice(start, start + length)),
    words,
    phrases,
    fc.constantFrom('ء', 'ـ', 'ُ', 'َّ', 'َُ', 'ءَ', 'ءُ', 'ـُ', ' ', 'true', 'FALSE', 'en', 'EN', 'r'),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
}

/** Draws ids of items and templates in every format. */
function idTerms(edge: EdgeContext): fc.Arbitrary<string> {
  const items = searchedItems(edge);
  const ids = fc.oneof(
    fc.constantFrom(...items.slice(0, FAVOURITES).map(({ id }) => id)),
    fc.constantFrom(...items.map(({ id }) => id)),
    fc.constantFrom(...TEMPLATES.map(({ id }) => id)),
  );
  return fc.tuple(ids, fc.constantFrom(...FORMATS)).map(([id, format]) => formatGuid(id, format));
}

const numberTerms = fc.oneof(
  numbers.map(String),
  dates,
  dates.map((day) => day.replace(/[-:]/g, '')),
  fc.constantFrom('true', 'FALSE', '0', '1', 'Infinity', 'NaN', ' 5 ', '2026-02-30', ' '),
);

/** Draws operators, those that search inside a text twice as often, because they have the most cases. */
const operators = fc.constantFrom<Predicate['operator']>(
  ...([null, 'CONTAINS', 'NCONTAINS', 'EQ', 'CONTAINS', 'NEQ', 'NCONTAINS', 'LT', 'LTE', 'GT', 'GTE'] as const),
);

/** Draws conditions, most of them with a value of the field's kind. */
function conditions(edge: EdgeContext): fc.Arbitrary<Predicate> {
  const about = (names: readonly string[], value: fc.Arbitrary<string | null>): fc.Arbitrary<Predicate> =>
    fc.record({ name: fc.constantFrom(...names), value, operator: operators });
  const [texts, ids] = [textTerms(edge), idTerms(edge)];
  const anything = fc.oneof(texts, ids, numberTerms, fc.constantFrom(null, ''));
  return fc.oneof(
    { weight: 6, arbitrary: about(TEXTS, texts) },
    { weight: 3, arbitrary: about(IDS, ids) },
    { weight: 3, arbitrary: about(NUMBERS, numberTerms) },
    { weight: 3, arbitrary: about([...TEXTS, ...IDS, ...NUMBERS, ...NONE], anything) },
  );
}

/** Draws nested predicates of every kind for the content of an edge. */
export function predicates(edge: EdgeContext): fc.Arbitrary<Predicate> {
  const condition = conditions(edge);
  const language = fc.constantFrom('ar', 'en').map((value): Predicate => ({ name: '_language', value }));
  const { predicate } = fc.letrec<{ predicate: Predicate; list: readonly (Predicate | null)[] | null }>((tie) => ({
    list: fc.option(fc.array(fc.option(tie('predicate'), { freq: 12 }), { maxLength: 3 }), { freq: 12 }),
    predicate: fc.oneof(
      { maxDepth: 3, depthSize: 'medium' },
      { weight: 6, arbitrary: condition },
      { weight: 3, arbitrary: fc.tuple(language, tie('predicate')).map(([one, other]) => ({ AND: [one, other] })) },
      { weight: 1, arbitrary: fc.record({ AND: tie('list') }) },
      { weight: 2, arbitrary: fc.record({ OR: tie('list') }) },
      {
        weight: 1,
        arbitrary: fc.tuple(condition, tie('list'), tie('list')).map(([own, AND, OR]) => ({ ...own, AND, OR })),
      },
      { weight: 1, arbitrary: fc.constant({}) },
    ),
  }));
  return predicate;
}

/** Draws orders by every kind of field. */
export const orders: fc.Arbitrary<OrderBy | null> = fc.option(
  fc.record({
    name: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...TEXTS, ...IDS, ...NUMBERS) },
      { weight: 1, arbitrary: fc.constantFrom(...NONE) },
    ),
    direction: fc.constantFrom(null, 'ASC' as const, 'DESC' as const),
  }),
  { freq: 3 },
);

/** Draws pages inside and outside the results. */
export const pages = fc.record(
  {
    first: fc.oneof(
      { weight: 9, arbitrary: fc.nat(30) },
      { weight: 1, arbitrary: fc.constantFrom(null, 0, 1000, 1001, -1) },
    ),
    after: fc.oneof(
      { weight: 9, arbitrary: fc.nat(12).map((offset) => Buffer.from(String(offset ** 2)).toString('base64')) },
      { weight: 1, arbitrary: fc.constantFrom(null, '', 'OTk5OTk5OTk5', 'x') },
    ),
  },
  { requiredKeys: [] },
);
