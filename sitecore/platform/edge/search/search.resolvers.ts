import { ANY_ITEM, type Edge } from '../edge.ts';
import { type PageArguments, pageOf } from '../paging.ts';
import { ordered, type OrderBy } from './order.ts';
import { candidates, type Predicate, testOf } from './predicate.ts';

interface SearchArguments extends PageArguments {
  readonly where: Predicate;
  readonly orderBy?: OrderBy | null;
}

export const searchResolvers = {
  Query: {
    search(_: unknown, { where, orderBy, ...page }: SearchArguments, edge: Edge) {
      edge.answer.uses.add(ANY_ITEM);
      const test = testOf(where, edge);
      const found = candidates(where, edge).filter((document) => !test || test(document));
      return pageOf(orderBy ? ordered(found, orderBy, edge) : found, page, edge);
    },
  },
};
