import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { findLosses } from '#sitecore/rules/rich-text/find-losses.ts';
import { isUnsetDate } from '#sitecore/rules/stored-date.ts';
import { readStoredNumber } from '#sitecore/rules/stored-number.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { YamlNode } from './yaml-file.ts';

/** A value of a field in a file, which can be served and may still not be meant. */
export interface ReadValue {
  readonly node: YamlNode;
  readonly kind: FieldKind<unknown>['kind'];
  /** Name of its field. */
  readonly field: string;
}

/** The field whose texts name the same place in many files. */
const CITY = 'City';

/** Returns true for a value that `contentWarnings` may have a warning of. */
export const isChecked = ({ kind, field }: Omit<ReadValue, 'node'>): boolean =>
  field === CITY || ['richText', 'number', 'integer', 'date'].includes(kind);

/** Returns a warning for each value that is served otherwise than it is written, with its replacement. */
export const contentWarnings = (values: readonly ReadValue[]): readonly Diagnostic[] => [
  ...values.flatMap((value) => warningsOf(value).map((expected) => value.node.diagnostic(expected))),
  ...cityWarnings(values.filter(({ field }) => field === CITY)),
];

function warningsOf({ node: { value }, kind }: ReadValue): readonly string[] {
  if (typeof value !== 'string') return [];
  if (kind === 'richText')
    return findLosses(value).map(({ lost, instead }) => `is shown without ${lost}; write ${instead}`);
  if (kind === 'date' && isUnsetDate(value)) return [`${value} is no date; write nothing`];
  if (kind !== 'number' && kind !== 'integer') return [];
  return [
    `${value} is a text and read as a number; write ${readStoredNumber(value, kind === 'integer') ?? 'a number'}`,
  ];
}

/** Returns warnings of cities that are written in several ways, at each that is not the most frequent one. */
const cityWarnings = (values: readonly ReadValue[]): readonly Diagnostic[] =>
  grouped(values, (city) =>
    foldText(city)
      .trim()
      .replace(/[\s-]+/g, ' '),
  ).flatMap((ofCity) => {
    const spellings = grouped(ofCity, (city) => city).toSorted((one, other) => other.length - one.length);
    const usual = textOf(spellings[0]?.[0]);
    return spellings
      .slice(1)
      .flat()
      .map(({ node }) => node.diagnostic(`"${String(node.value)}" is a second spelling of a city; write ${usual}`));
  });

const textOf = (value: ReadValue | undefined): string =>
  typeof value?.node.value === 'string' ? value.node.value : '';

function grouped(values: readonly ReadValue[], keyOf: (text: string) => string): readonly (readonly ReadValue[])[] {
  const groups = new Map<string, ReadValue[]>();
  for (const value of values) {
    const key = keyOf(textOf(value));
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()];
}
