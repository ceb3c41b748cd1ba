import type { Plugin } from 'graphql-yoga';
import type { RecordDependencies } from '../content/dependencies.ts';
import type { EdgeContext } from './edge-context.ts';

/** Request headers of a page's query: its path, URI-encoded and without language, and its site (default: the first). */
const ROUTE = 'x-sc-route';
const SITE = 'x-sc-site';

/**
 * Records the dependencies of each response for the route in its request; not of drafts, which no cached page shows.
 */
export const recordDependenciesPlugin = (record: RecordDependencies): Plugin<EdgeContext> => ({
  onExecute: ({ args: { contextValue } }) => ({
    onExecuteDone: () => {
      const { request, database, response } = contextValue;
      const path = decoded(request.headers.get(ROUTE) ?? '');
      if (path.startsWith('/') && database === 'web') {
        record({ site: request.headers.get(SITE) ?? undefined, path }, response.dependencies);
      }
    },
  }),
});

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '';
  }
}
