import { z } from 'zod';
import { asField, type FieldKind, readWith } from './kind.ts';

const content = z.boolean({ error: 'true or false' });
const wire = z.object({ value: z.union([z.boolean(), z.number(), z.string()]).nullish() });

/** Texts of a checkbox that is ticked. */
const TICKED: ReadonlySet<string> = new Set(['1', 'true']);

/** A checkbox; false unless an author ticks it. */
export const checkbox = (): FieldKind<boolean, boolean> => ({
  kind: 'checkbox',
  sitecoreType: 'Checkbox',
  required: false,
  empty: { value: false },
  schema: content,
  read: (raw) => readWith(content, raw, (value) => ({ references: [], isLocalized: false, json: () => ({ value }) })),
  decode: (json) => {
    const { value } = wire.parse(asField(json));
    return TICKED.has(
      String(value ?? '')
        .trim()
        .toLowerCase(),
    );
  },
});
