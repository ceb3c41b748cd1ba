import { z } from 'zod';
import type { Json } from '../json.ts';
import { type DecodeScope, type FieldKind, readWith } from './kind.ts';

/** Reads a query's result for a view; throws a ZodError when the result has another shape. */
export type ReadQueryResult<View> = (result: unknown, scope: DecodeScope) => View;

/** The result of a rendering's integrated GraphQL query. */
export const queryResult = <View>(decode: ReadQueryResult<View>): FieldKind<View, Json> => ({
  kind: 'queryResult',
  sitecoreType: 'GraphQL',
  required: false,
  empty: null,
  schema: z.json(),
  read: (raw) => readWith(z.json(), raw, (result) => ({ references: [], isLocalized: false, json: () => result })),
  decode,
});
