import { z } from 'zod';
import { readStoredNumber } from '#sitecore/rules/stored-number.ts';
import { asField, type FieldKind, type FieldOptions, readWith } from './kind.ts';

const wire = (isWhole: boolean) =>
  z.object({
    value: z
      .union([z.number(), z.string()])
      .nullish()
      .transform((value) => {
        if (typeof value !== 'string') return value ?? null;
        return value.trim() === '' ? null : (readStoredNumber(value, isWhole) ?? NaN);
      })
      .pipe(z.number().nullable()),
  });

const numeric = (
  kind: string,
  sitecoreType: string,
  content: z.ZodType<number>,
  required: boolean,
): FieldKind<number | null, number> => ({
  kind,
  sitecoreType,
  required,
  empty: { value: null },
  schema: content,
  // A text is read as a Sitecore's is, and content:check warns of it.
  read: (raw) =>
    readWith(content, typeof raw === 'string' ? (readStoredNumber(raw, kind === 'integer') ?? raw) : raw, (value) => ({
      references: [],
      isLocalized: false,
      json: () => ({ value }),
    })),
  decode: (json) => wire(kind === 'integer').parse(asField(json)).value,
});

/** A number; null when the author left it empty. */
export const number = ({ required = false }: FieldOptions = {}): FieldKind<number | null, number> =>
  numeric('number', 'Number', z.number({ error: 'a number' }), required);

/** A whole number; null when the author left it empty. */
export const integer = ({ required = false }: FieldOptions = {}): FieldKind<number | null, number> =>
  numeric('integer', 'Integer', z.number({ error: 'a whole number' }).int({ error: 'a whole number' }), required);
