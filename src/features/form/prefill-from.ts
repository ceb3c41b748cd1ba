import { inDigitsOf } from '#sitecore/rules/digits.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { FormValues } from './schema.ts';

/**
 * Returns a `derive` that fills in numbers from that of another field, in its digits, until the visitor touches their fields;
 * they stay empty while there is no number.
 */
export const prefillFrom =
  <Field extends string, Filled extends Field>(
    source: NoInfer<Field>,
    fields: readonly Filled[],
    numbersOf: (number: number, values: FormValues<NoInfer<Field>>) => Readonly<Record<NoInfer<Filled>, number>>,
  ) =>
  (values: FormValues<Field>, isTouched: (field: Field) => boolean): FormValues<Field> => {
    const text = values[source];
    const number = readNumber(text);
    if (number === null) return values;
    const numbers = numbersOf(number, values);
    const untouched = fields.filter((field) => !isTouched(field));
    return {
      ...values,
      ...Object.fromEntries(untouched.map((field) => [field, inDigitsOf(text, `${numbers[field]}`)])),
    };
  };
