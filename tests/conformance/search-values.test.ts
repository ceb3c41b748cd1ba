import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidOf, formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Predicate } from '#sitecore/platform/edge/search/predicate.ts';
import { type OrderBy, search } from '#sitecore/platform/edge/search/search.ts';
import { fieldId, templateFields } from '#sitecore/platform/content/template-fields.ts';
import { scaledRuns, SEED } from '#tests/support/random-cases.ts';
import { dates, type DrawnView, numbers, phrases, randomContent, TEMPLATES } from './search-content.ts';

type Value = string | number | readonly string[] | undefined;

/** Reads the drawn values of a field as numbers, texts or paths, by its template. */
const READ: Readonly<Record<string, Readonly<Record<string, (value: unknown) => Value>>>> = {
  Titled: { Title: textOf },
  Offer: { Title: textOf, Rate: numberOf, Months: numberOf, Ends: momentOf, Featured: Number, Related: pathsOf },
  Odd: { Title: numberOf, Rate: textOf, Ends: textOf, Months: momentOf, Related: textOf },
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function momentOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined;
}

function pathsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

const FIELDS = ['Title', 'Rate', 'Months', 'Ends', 'Featured', 'Related'];

/** Returns the value that was drawn for a field; undefined where there is none. */
function valueOf({ template, values }: DrawnView, field: string): Value {
  const read = READ[template.name]?.[field];
  const [, value] = Object.entries(values).find(([name]) => name.toLowerCase() === field.toLowerCase()) ?? [];
  return read && (value === undefined && read === Number ? 0 : read(value));
}

const ORDERINGS = {
  LT: (order: number) => order < 0,
  LTE: (order: number) => order <= 0,
  GT: (order: number) => order > 0,
  GTE: (order: number) => order >= 0,
  EQ: (order: number) => order === 0,
} as const;

const operators = fc.constantFrom('LT', 'LTE', 'GT', 'GTE', 'EQ' as const);

describe.each([33, 300])('search by values among %i items', (items) => {
  const { createContext, drawn } = randomContent(SEED, items);
  const numRuns = scaledRuns(300);
  const pathOf = (view: DrawnView): string => `${view.path} ${view.language}`;

  async function find(where: Predicate, by?: OrderBy): Promise<readonly string[]> {
    const found = await search(where, by, createContext());
    return found.slice(0, found.length).map(({ item, language }) => `${item.path} ${language}`);
  }

  const among = (accepts: (value: Value) => boolean, field: string) =>
    drawn.filter((view) => accepts(valueOf(view, field))).map(pathOf);

  it('compares numbers as numbers', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, operators, fc.constantFrom('Rate', 'Months'), async (number, operator, name) => {
        const isFound = (view: DrawnView) => {
          const value = valueOf(view, name);
          // A number is no date, which the field is in another template, but a text in a third.
          if (name === 'Months' && view.template.name !== 'Offer') return false;
          if (typeof value === 'number') return ORDERINGS[operator](value - number);
          return typeof value === 'string' && isInOrder(value, String(number), operator);
        };
        const found = await find({ name, value: String(number), operator });
        expect(found).toEqual(drawn.filter(isFound).map(pathOf));
      }),
      { numRuns },
    );
  });

  it('compares dates as moments', async () => {
    await fc.assert(
      fc.asyncProperty(dates, operators, fc.boolean(), async (date, operator, isStored) => {
        const value = isStored ? date.replace(/[-:]/g, '') : date;
        const isFound = (held: Value) =>
          typeof held === 'number'
            ? ORDERINGS[operator](held - Date.parse(date))
            : typeof held === 'string' && isInOrder(held, value, operator);
        expect(await find({ name: 'ends', value, operator })).toEqual(among(isFound, 'Ends'));
      }),
      { numRuns },
    );
  });

  it('compares texts by their letters without case', async () => {
    const texts = drawn.map((view) => valueOf(view, 'Title')).filter((value) => typeof value === 'string');
    const terms = fc.oneof(fc.constantFrom(...texts), phrases).filter((text) => Number.isNaN(Number(text)));
    await fc.assert(
      fc.asyncProperty(terms, operators, async (value, operator) => {
        const isFound = (held: Value) => typeof held === 'string' && isInOrder(held, value, operator);
        expect(await find({ name: 'TITLE', value, operator })).toEqual(among(isFound, 'Title'));
      }),
      { numRuns },
    );
  });

  it('finds a text by the whole of it with CONTAINS', async () => {
    for (const view of drawn) {
      const title = view.template.name === 'Odd' ? '' : valueOf(view, 'Title');
      if (typeof title !== 'string' || title === '') continue;
      expect(await find({ name: 'Title', value: title.toUpperCase(), operator: 'CONTAINS' })).toContain(pathOf(view));
    }
  });

  it.each(['EQ', 'CONTAINS'] as const)('finds by %s the items that refer to another', async (operator) => {
    const paths = new Set(drawn.flatMap((view) => pathsOf(view.values['Related'])));
    // A few items may have no reference at all.
    expect(paths.size).toBeGreaterThan(items / 300 - 1);
    for (const path of paths) {
      const isFound = (held: Value) => Array.isArray(held) && held.includes(path);
      expect(await find({ name: 'Related', value: formatGuid(guidOf(path), 'P'), operator })).toEqual(
        among(isFound, 'Related'),
      );
    }
  });

  it('finds by an empty value what has no reference, and no item without the field', async () => {
    const isFound = (held: Value) => held !== undefined && typeof held !== 'number' && held.length === 0;
    expect(await find({ name: 'Related', value: '' })).toEqual(among(isFound, 'Related'));
  });

  it.each(FIELDS)('finds by the ids of all fields named %s what it finds by the name', async (name) => {
    const ids = TEMPLATES.flatMap(templateFields)
      .filter((field) => field.name.toLowerCase() === name.toLowerCase())
      .map((field) => formatGuid(fieldId(field), 'B'));
    const byIds = await find({ OR: ids.map((id) => ({ name: id, value: '1', operator: 'GTE' })) });
    expect(byIds).toEqual(await find({ name, value: '1', operator: 'GTE' }));
  });

  const COMPARERS = { ar: new Intl.Collator('ar-EG'), en: new Intl.Collator('en-US') };

  /** Sorts numbers before texts, and last what has no value, in the order of the tree. */
  function inOrder(views: readonly DrawnView[], field: string, sign: number, language: Language): readonly string[] {
    const keys = new Map(views.map((view) => [view, keyOf(valueOf(view, field))]));
    const numeric = views.filter((view) => typeof keys.get(view) === 'number');
    const texts = views.filter((view) => typeof keys.get(view) === 'string');
    const rest = views.filter((view) => keys.get(view) === undefined);
    numeric.sort((a, b) => sign * (Number(keys.get(a)) - Number(keys.get(b))));
    texts.sort((a, b) => sign * COMPARERS[language].compare(String(keys.get(a)), String(keys.get(b))));
    return [...(sign > 0 ? [...numeric, ...texts] : [...texts, ...numeric]), ...rest].map(pathOf);
  }

  it.each(FIELDS)(
    'sorts by %s, numbers before texts and empty values last, each in the order of the tree',
    async (name) => {
      for (const language of ['ar', 'en'] as const)
        for (const [direction, sign] of [
          ['ASC', 1],
          ['DESC', -1],
        ] as const) {
          const where = { name: '_language', value: language };
          const own = drawn.filter((view) => view.language === language);
          expect(await find(where, { name, direction })).toEqual(inOrder(own, name, sign, language));
        }
      // Both languages are sorted as in the first result's.
      expect(await find({}, { name })).toEqual(inOrder(drawn, name, 1, 'ar'));
    },
  );
});

const isInOrder = (held: string, term: string, operator: keyof typeof ORDERINGS): boolean => {
  const lower = term.toLowerCase();
  if (operator === 'EQ') return held === lower;
  return held !== '' && ORDERINGS[operator](Number(held > lower) - Number(held < lower));
};

function keyOf(value: Value): string | number | undefined {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : value?.[0] && guidOf(value[0]).replaceAll('-', '');
  return text === '' ? undefined : text;
}
