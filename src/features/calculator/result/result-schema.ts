import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { type PluralKeys, pluralKeys } from '#src/i18n/plural.ts';

type FigureKind = 'money' | 'percent' | 'months' | 'day';

/** A figure of a result: its label, and how it is written. */
export interface FigureSchema<Label extends DictionaryKey = DictionaryKey, Kind extends FigureKind = FigureKind> {
  readonly kind: Kind;
  readonly label: Label;
  /** Decimals of an amount. */
  readonly decimals?: number;
  /** Sign behind a text that refers to the note; it is not spoken. */
  readonly mark?: string;
}

export type FigureSchemas = Readonly<Record<string, FigureSchema>>;

/** Declares an amount in riyals, by default without decimals. */
export const moneyFigure = <const L extends DictionaryKey>(label: L, decimals = 0): FigureSchema<L, 'money'> => ({
  kind: 'money',
  label,
  decimals,
});

/** Declares a rate in percent. */
export const percentFigure = <const L extends DictionaryKey>(label: L, mark = ''): FigureSchema<L, 'percent'> => ({
  kind: 'percent',
  label,
  mark,
});

/** Declares a number of months. */
export const monthsFigure = <const L extends DictionaryKey>(label: L, mark = ''): FigureSchema<L, 'months'> => ({
  kind: 'months',
  label,
  mark,
});

/** Declares a day. */
export const dayFigure = <const L extends DictionaryKey>(label: L): FigureSchema<L, 'day'> => ({ kind: 'day', label });

/** Declaration of a result: pure data, with the dictionary keys `K` of its texts besides the labels. */
interface ResultOptions<F extends FigureSchemas, K extends DictionaryKey> {
  /** Figures by name, the main one first. */
  readonly figures: F;
  readonly note: K;
  /** Sentence for screen readers; `{name}` becomes the figure of that name. */
  readonly spoken: K;
}

/** A result, with the dictionary keys of all its texts. */
export interface ResultSchema<F extends FigureSchemas, K extends DictionaryKey> extends ResultOptions<F, K> {
  readonly phrases: readonly ResultPhrase<F, K>[];
}

/** Dictionary keys of the texts of a result. */
export type ResultPhrase<F extends FigureSchemas, K> = K | { [Name in keyof F]: FigurePhrase<F[Name]> }[keyof F];

type FigurePhrase<S extends FigureSchema> =
  | S['label']
  | (S['kind'] extends 'months' ? PluralKeys<'calculator_months'> : never);

/** Declares a result. */
export function defineResult<const F extends FigureSchemas, const K extends DictionaryKey>(
  options: ResultOptions<F, K>,
): ResultSchema<F, K> {
  const ofFigures = Object.values<FigureSchema>(options.figures).flatMap(({ kind, label }) =>
    kind === 'months' ? [label, ...pluralKeys('calculator_months')] : [label],
  );
  const keys: readonly DictionaryKey[] = [...ofFigures, options.note, options.spoken];
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the keys that F names, which its values do not type
  const phrases = keys as ResultSchema<F, K>['phrases'];
  return { ...options, phrases };
}
