import { z } from 'zod';
import { type FieldKind, type FieldOptions, readWith } from './kind.ts';

/** Sitecore's way of saying that a date is not set. */
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

/** A moment in UTC as ISO text; null when it is not set. */
export const date = ({ required = false }: FieldOptions = {}): FieldKind<string | null, string> => ({
  kind: 'date',
  sitecoreType: 'Datetime',
  required,
  empty: { value: UNSET },
  read: (raw) => readWith(content, raw, (value) => ({ references: [], speaks: false, json: () => ({ value }) })),
  decode: (json) => {
    const { value } = wire.parse(json ?? {});
    return !value || value.startsWith('0001-01-01') || Number.isNaN(Date.parse(value)) ? null : value;
  },
});
