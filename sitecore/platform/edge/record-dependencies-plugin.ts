import type { Plugin } from 'graphql-yoga';
import type { RecordDependencies } from '../content/dependencies.ts';
import type { EdgeContext } from './edge-context.ts';

/** A page that asks says so: its path without language, as addresses are encoded, and its site, the first unless named. */
const ROUTE = 'x-sc-route';
const SITE = 'x-sc-site';

/** Tells what each answer is made of for whom; of drafts nothing, no page that is kept shows them. */
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
