import { z } from 'zod';
import { type FieldKind, readWith } from './kind.ts';

/** What a rendering's integrated GraphQL query answers, read with the schema of what its view needs of it. */
export const queryResult = <S extends z.ZodType>(schema: S): FieldKind<z.output<S>, z.input<S>> => ({
  kind: 'queryResult',
  sitecoreType: 'GraphQL',
  required: false,
  empty: null,
  read: (raw) => readWith(z.json(), raw, (answer) => ({ references: [], speaks: false, json: () => answer })),
  decode: (json) => schema.parse(json),
});
