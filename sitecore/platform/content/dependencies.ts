/** The dependency on every item: a search depends also on the items that it does not find. */
export const ANY_ITEM = '*';

/** Receives the ids of the items that a response to a route's page depends on. */
export type RecordDependencies = (
  route: { readonly site: string | undefined; readonly path: string },
  dependencies: ReadonlySet<string>,
) => void;
