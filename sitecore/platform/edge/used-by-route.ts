import type { Plugin } from 'graphql-yoga';
import type { Edge } from './edge.ts';

/** A page that asks says so: its path without language, as addresses are encoded, and its site, the first unless named. */
const ROUTE = 'x-sc-route';
const SITE = 'x-sc-site';

/** Is told the ids of the items that an answer to a route's page is made of. */
export type RecordUses = (
  route: { readonly site: string | undefined; readonly path: string },
  uses: ReadonlySet<string>,
) => void;

/** Tells what each answer is made of for whom; of drafts nothing, no page that is kept shows them. */
export const usedByRoute = (record: RecordUses): Plugin<Edge> => ({
  onExecute: ({ args: { contextValue } }) => ({
    onExecuteDone: () => {
      const { request, database, answer } = contextValue;
      const path = decoded(request.headers.get(ROUTE) ?? '');
      if (path.startsWith('/') && database === 'web') {
        record({ site: request.headers.get(SITE) ?? undefined, path }, answer.uses);
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
