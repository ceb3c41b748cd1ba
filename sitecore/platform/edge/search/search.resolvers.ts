import { ANY_ITEM, type Edge } from '../edge.ts';
import { type PageArguments, pageOf } from '../paging.ts';
import type { Predicate } from './predicate.ts';
import { type OrderBy, search } from './search.ts';

interface SearchArguments extends PageArguments {
  readonly where: Predicate;
  readonly orderBy?: OrderBy | null;
}

export const searchResolvers = {
  Query: {
    search(_: unknown, { where, orderBy, ...page }: SearchArguments, edge: Edge) {
      edge.answer.uses.add(ANY_ITEM);
      return pageOf(search(where, orderBy, edge), page, edge);
    },
  },
};
