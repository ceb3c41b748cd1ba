import { type Item, itemsWithId, itemsWithoutId } from '#src/cms/select-items.ts';

interface Lists<A, N, T> {
  readonly AccountType: readonly Item<A>[];
  readonly Nationality: readonly Item<N>[];
  readonly Tenure: readonly Item<T>[];
}

/** Returns the author's three lists of a finance with what its form reads of their items. */
export const selectLists = <A, N, T>({ AccountType, Nationality, Tenure }: Lists<A, N, T>) => ({
  AccountType: itemsWithId(AccountType),
  Nationality: itemsWithoutId(Nationality),
  Tenure: itemsWithoutId(Tenure),
});
