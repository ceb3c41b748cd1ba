import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';
import { count, pageNumber, searchText } from './schemas/searches.ts';

/**
 * The bank's shareholders whose names contain a text, all of them without one, page by page; the service decides how many a page
 * has. The fields of a shareholder are the service's own: each has a name and any value.
 */
export const shareholders = {
  ...CALLS.shareholders,
  request: z.object({ filterby: z.optional(searchText()), page: z.optional(pageNumber()) }),
  response: z.object({
    Data: z.array(z.record(z.string(), z.unknown())),
    TotalCount: count(),
    PageSize: count(),
    CurrentPage: count(),
    TotalPages: count(),
  }),
} satisfies Call;
export type ShareholderPage = ResponseOf<typeof shareholders>;
