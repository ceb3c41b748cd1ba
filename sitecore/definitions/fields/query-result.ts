import { z } from 'zod';
import type { Json } from '../json.ts';
import { type DecodeScope, type FieldKind, readWith } from './kind.ts';

/** Reads what its view needs out of a query's answer; throws a ZodError when the answer has another shape. */
export type ReadQueryResult<View> = (answer: unknown, scope: DecodeScope) => View;

/** What a rendering's integrated GraphQL query answers. */
export const queryResult = <View>(decode: ReadQueryResult<View>): FieldKind<View, Json> => ({
  kind: 'queryResult',
  sitecoreType: 'GraphQL',
  required: false,
  empty: null,
  read: (raw) => readWith(z.json(), raw, (answer) => ({ references: [], isLocalized: false, json: () => answer })),
  decode,
});
