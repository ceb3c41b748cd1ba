import * as z from 'zod/mini';
import type { ContentQuery } from './query.ts';

const envelope = z.object({
  data: z.optional(z.unknown()),
  extensions: z.optional(z.unknown()),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});

/** Parses the JSON of a GraphQL response into the query's view model; throws on errors or another shape. */
export function readResult<View>({ name, parse }: ContentQuery<never, View>, json: unknown): View {
  const { data, extensions, errors = [] } = envelope.parse(json);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return parse(data, extensions);
}
