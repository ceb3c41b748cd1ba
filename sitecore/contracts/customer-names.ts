import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { count, pageNumber, searchText } from './schemas/searches.ts';

/** Fewer characters are no search. */
export const MIN_NAME_TERM = 3;

/** Registered names of customers that contain a text, page by page from 1. */
export const customerNames = {
  ...CALLS.customerNames,
  request: z.object({ term: searchText(MIN_NAME_TERM), page: z.optional(pageNumber()) }),
  response: z.object({
    Data: z.object({ Data: z.array(z.object({ Name: z.string() })), TotalPages: count() }),
  }),
} satisfies Call;
export type CustomerNamesPage = ResponseOf<typeof customerNames>;
