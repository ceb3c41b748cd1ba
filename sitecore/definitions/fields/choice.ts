import { z } from 'zod';
import { oneOf } from '../closest.ts';
import { asField, type FieldKind, type FieldOptions, readWith, textPart } from './kind.ts';

/** The chosen value in a view; "" when the author chose none, or a value that the site does not know. */
export interface ChoiceValue<Value extends string> {
  readonly value: Value | '';
}

const wire = z.object({ value: textPart });

/** One of a closed set of values, the same in both languages: an icon, a colour, a role. */
export function choice<const Value extends string>(
  values: readonly Value[],
  { required = false }: FieldOptions = {},
): FieldKind<ChoiceValue<Value>, Value | ''> {
  const schema = z.enum(['', ...values], {
    error: ({ input }) => oneOf(values, typeof input === 'string' ? input : JSON.stringify(input)),
  });
  return {
    kind: 'choice',
    sitecoreType: 'Droplist',
    required,
    empty: { value: '' },
    schema,
    read: (raw) => readWith(schema, raw, (value) => ({ references: [], isLocalized: false, json: () => ({ value }) })),
    decode: (json, scope) => {
      const value = wire.parse(asField(json)).value?.trim();
      const known =
        values.find((one) => one === value) ?? values.find((one) => one.toLowerCase() === value?.toLowerCase());
      if (value && known === undefined) scope.report(`a choice is left out: ${value}`);
      return { value: known ?? '' };
    },
  };
}
