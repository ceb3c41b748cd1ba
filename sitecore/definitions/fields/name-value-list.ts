import { z } from 'zod';
import { asField, type FieldKind, hasLetters, readWith } from './kind.ts';

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

const content = z.array(
  z.strictObject({ name: z.string({ error: 'a name' }), value: z.string({ error: 'a value' }) }),
  {
    error: 'a list of { name, value }',
  },
);
const wire = z.object({ value: z.string().nullish() });

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part.replace(/\+/g, ' '));
  } catch {
    return part;
  }
};

/** Reads `name=value` pairs joined by `&`; a pair with an empty name or value is left out. */
export const readPairs = (joined: string): NameValue[] =>
  joined
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return { name: decodePart(name), value: decodePart(rest.join('=')) };
    })
    .filter(({ name, value }) => name !== '' && value.trim() !== '');

/** Pairs of a name and a value, stored joined by `&` and URL-encoded. */
export const nameValueList = (): FieldKind<readonly NameValue[], readonly NameValue[]> => ({
  kind: 'nameValueList',
  sitecoreType: 'Name Value List',
  required: false,
  empty: { value: '' },
  schema: content,
  read: (raw) =>
    readWith(content, raw, (pairs) => ({
      references: [],
      isLocalized: pairs.some(({ value }) => hasLetters(value)),
      json: () => ({
        value: pairs.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&'),
      }),
    })),
  decode: (json) => readPairs(wire.parse(asField(json)).value ?? ''),
});
