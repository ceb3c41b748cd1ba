import { z } from 'zod';
import {
  asField,
  editablePart,
  type FieldKind,
  type FieldOptions,
  hasLetters,
  readWith,
  type Reference,
} from './kind.ts';
import type { TextValue } from './text.ts';

const content = z.string({ error: 'a text with markup' });
const wire = z.object({
  value: z.union([z.string(), z.number().transform(String)]).nullish(),
  editable: editablePart,
});

const URL_ATTRIBUTE = /(?:href|src)="(\/[^"]*)"/g;

const referencesOf = (markup: string): Reference[] =>
  [...markup.matchAll(URL_ATTRIBUTE)].map(([, path = '']) =>
    path.startsWith('/-/media/') ? { to: 'media', path: path.slice('/-/media/'.length) } : { to: 'page', path },
  );

/** Text with markup; views receive it sanitized, with internal links in the page's language. */
export const richText = ({ required = false, alias }: FieldOptions = {}): FieldKind<TextValue, string> => ({
  kind: 'richText',
  sitecoreType: 'Rich Text',
  required,
  ...(alias !== undefined && { alias }),
  empty: { value: '' },
  schema: content,
  read: (raw) =>
    readWith(content, raw, (value) => ({
      references: referencesOf(value),
      isLocalized: hasLetters(value.replace(/<[^>]*>/g, '')),
      json: () => ({ value }),
    })),
  decode: (json, scope) => {
    const { value, editable } = wire.parse(asField(json));
    return { value: scope.html(value ?? ''), ...(editable !== undefined && { editable }) };
  },
});
