import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { fill, phrasesOf } from '#src/i18n/phrase.ts';
import { plural, pluralKeys } from '#src/i18n/plural.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import type { ResultFormats } from './result-formats.ts';
import type { FigureSchema, FigureSchemas, ResultPhrase, ResultSchema } from './result-schema.ts';

/** Value of each figure: a number; an ISO day, or '' for none. */
type FigureValues<F extends FigureSchemas> = {
  readonly [K in keyof F]: F[K]['kind'] extends 'day' ? string : number;
};

interface PresentFormat<Phrases> extends ResultFormats {
  readonly phrases: Phrases;
  readonly language: Language;
}

/** Returns the content of the result panel: the main figure, the others as pairs, the note and the spoken sentence. */
export function presentResult<F extends FigureSchemas, K extends DictionaryKey>(
  schema: ResultSchema<F, K>,
  values: FigureValues<F>,
  format: PresentFormat<Readonly<Record<ResultPhrase<F, K>, string>>>,
) {
  const phrases: Readonly<Partial<Record<string, string>>> = format.phrases;
  const phrase = (key: string): string => phrases[key] ?? key;
  const figures = Object.entries<FigureSchema>(schema.figures).map(([id, figure]) => {
    const value: string | number = values[id] ?? 0;
    return { id, label: phrase(figure.label), ...written(figure, value, { ...format, phrases }) };
  });
  const [main, ...pairs] = figures;
  return {
    label: main?.label,
    figure: main?.value,
    pairs: pairs.map(({ id, label, value }) => ({ id, label, value })),
    note: phrase(schema.note),
    spoken: fill(phrase(schema.spoken), Object.fromEntries(figures.map(({ id, spoken }) => [id, spoken]))),
  } satisfies ResultContent;
}

/** A result whose sentence is text. */
export type SentenceContent = ResultContent & { readonly sentence?: string };

/** Adds a sentence to a result, below the main figure and at the end of what is spoken; none when it is ''. */
export const withSentence = (content: SentenceContent, sentence: string): SentenceContent =>
  sentence === ''
    ? content
    : {
        ...content,
        sentence: [content.sentence, sentence].filter((text) => text !== undefined).join(' '),
        spoken: `${content.spoken} ${sentence}`,
      };

/** Returns the content for figures of 0 that the bank has calculated: a sentence with the reason, which alone is spoken. */
export const withRejection = (content: ResultContent, reason: string): ResultContent => ({
  ...content,
  sentence: reason,
  spoken: reason,
});

/** Returns a figure as it is shown, and in words. */
function written(
  { kind, decimals, mark = '' }: FigureSchema,
  value: string | number,
  format: PresentFormat<Readonly<Partial<Record<string, string>>>>,
): { readonly value: ReactNode; readonly spoken: string } {
  if (kind === 'money') {
    const amount = Number(value);
    return { value: format.money(amount, decimals), spoken: format.spoken(amount, decimals) };
  }
  const text = textOf(kind, value, format);
  return { value: `${text}${mark}`, spoken: text };
}

function textOf(
  kind: Exclude<FigureSchema['kind'], 'money'>,
  value: string | number,
  { phrases, language, percent, day }: PresentFormat<Readonly<Partial<Record<string, string>>>>,
): string {
  switch (kind) {
    case 'percent':
      return percent(Number(value));
    case 'day':
      return value === '' ? '–' : day(`${value}`);
    case 'months':
      return plural(phrasesOf(phrases, pluralKeys('calculator_months')), 'calculator_months', Number(value), language);
  }
}
