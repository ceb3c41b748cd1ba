import { ANY_ITEM } from '../../content/dependencies.ts';
import type { EdgeContext } from '../edge-context.ts';
import { type PageArguments, paginate } from '../paging.ts';
import type { Predicate } from './predicate.ts';
import { type OrderBy, search } from './search.ts';

interface SearchArguments extends PageArguments {
  readonly where: Predicate;
  readonly orderBy?: OrderBy | null;
}

export const searchResolvers = {
  Query: {
    async search(_: unknown, { where, orderBy, ...page }: SearchArguments, edge: EdgeContext) {
      edge.response.dependencies.add(ANY_ITEM);
      return paginate(await search(where, orderBy, edge), page, edge);
    },
  },
};
