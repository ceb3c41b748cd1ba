import { z } from 'zod';
import { asField, type FieldKind, type FieldOptions, readWith } from './kind.ts';

/** A date in UTC as ISO text, null when it is not set; `editable` is the editor's markup, present only in editing. */
export interface DateValue {
  readonly value: string | null;
  readonly editable?: string;
}

/** Sitecore's value of a date that is not set. */
const UNSET = '0001-01-01T00:00:00Z';

const content = z
  .string({ error: 'a date: 2026-12-31 or 2026-12-31T21:00:00Z' })
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/, {
    abort: true,
    error: 'a date: 2026-12-31 or 2026-12-31T21:00:00Z',
  })
  .refine((date) => !Number.isNaN(Date.parse(date)), { error: 'a day of the calendar' })
  .transform((date) => (date.includes('T') ? date : `${date}T00:00:00Z`));
const wire = z.object({ value: z.string().nullish(), editable: z.string().optional() });

/** A day or a point in time. */
export const date = ({ required = false }: FieldOptions = {}): FieldKind<DateValue, string> => ({
  kind: 'date',
  sitecoreType: 'Datetime',
  required,
  empty: { value: UNSET },
  schema: content,
  read: (raw) => readWith(content, raw, (value) => ({ references: [], isLocalized: false, json: () => ({ value }) })),
  decode: (json) => {
    const { value, editable } = wire.parse(asField(json));
    const isSet = value && !value.startsWith('0001-01-01');
    return { value: isSet ? value : null, ...(editable !== undefined && { editable }) };
  },
});
