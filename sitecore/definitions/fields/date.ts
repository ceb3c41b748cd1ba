import { z } from 'zod';
import { isUnsetDate, readStoredDate } from '#sitecore/rules/stored-date.ts';
import { asField, editablePart, type FieldKind, type FieldOptions, readWith } from './kind.ts';

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
  .refine((date) => isUnsetDate(date) || readStoredDate(date) !== undefined, { error: 'a day of the calendar' })
  .transform((date) => (date.includes('T') ? date : `${date}T00:00:00Z`));
const wire = z.object({ value: z.string().nullish(), editable: editablePart });

/** A moment in UTC as the layout service sends it. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

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
    return { value: momentOf(value?.trim() ?? ''), ...(editable !== undefined && { editable }) };
  },
});

/** Returns ISO text of a moment; null for one that is not set. What is no date stays: where it is shown it says so (CERR-04). */
function momentOf(written: string): string | null {
  if (written === '' || isUnsetDate(written)) return null;
  const moment = readStoredDate(written);
  return moment === undefined ? written : momentText(written, moment);
}

/** Returns a moment as ISO text in UTC with seconds; one that is written so stays. */
const momentText = (written: string, moment: number): string =>
  MOMENT.test(written) ? written : new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
