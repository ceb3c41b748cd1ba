import fc from 'fast-check';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { EdgeContext } from '#sitecore/platform/edge/edge-context.ts';
import { fieldId, type TemplateField, templateFields } from '#sitecore/platform/content/template-fields.ts';
import { textOf } from '#sitecore/platform/layout/json-values.ts';
import type { Predicate } from '#sitecore/platform/edge/search/predicate.ts';
import type { OrderBy } from '#sitecore/platform/edge/search/search.ts';
import { dates, FAVOURITES, numbers, phrases, searchedItems, TEMPLATES, words } from './search-content.ts';

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
export function conditions(edge: EdgeContext): fc.Arbitrary<Predicate> {
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
