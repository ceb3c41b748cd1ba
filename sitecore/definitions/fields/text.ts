import { z } from 'zod';
import { asField, editablePart, type FieldKind, type FieldOptions, hasLetters, readWith } from './kind.ts';

/** A text in a view; `editable` is the editor's markup, present only in editing. */
export interface TextValue {
  readonly value: string;
  readonly editable?: string;
}

const content = z.union([z.string(), z.number()], { error: 'a text' }).transform(String);
const wire = z.object({
  value: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => String(value ?? '')),
  editable: editablePart,
});

interface TextOptions extends FieldOptions {
  /** One value for both languages although it has letters: a code, the name of a style. */
  readonly shared?: boolean;
  /** A text of several lines. */
  readonly multiline?: boolean;
}

/** Single-line or multi-line text. */
export const text = ({ required = false, alias, shared = false, multiline = false }: TextOptions = {}): FieldKind<
  TextValue,
  string | number
> => ({
  kind: 'text',
  sitecoreType: multiline ? 'Multi-Line Text' : 'Single-Line Text',
  required,
  ...(alias !== undefined && { alias }),
  empty: { value: '' },
  schema: content,
  read: (raw) =>
    readWith(content, raw, (value) => ({
      references: [],
      isLocalized: !shared && hasLetters(value),
      json: () => ({ value }),
    })),
  decode: (json) => {
    const { value, editable } = wire.parse(asField(json));
    return { value, ...(editable !== undefined && { editable }) };
  },
});
