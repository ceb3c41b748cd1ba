import type { TextValue } from '#sitecore/definitions/fields/text.ts';

interface Categorised {
  readonly category?: TextValue;
}

interface CardGroup<C> {
  readonly title: string;
  readonly cards: readonly C[];
}

/** Returns the cards grouped by category, in order of first appearance; cards without a category come last, with an empty title. */
export function cardGroups<C extends Categorised>(cards: readonly C[]): readonly CardGroup<C>[] {
  const groups = Map.groupBy(cards, ({ category }) => category?.value ?? '');
  return [...groups]
    .map(([title, grouped]) => ({ title, cards: grouped }))
    .sort((one, other) => Number(one.title === '') - Number(other.title === ''));
}

/** Returns the cards in the order of the columns of the table of all cards. */
export const inColumns = <C extends Categorised>(cards: readonly C[]): readonly C[] =>
  cardGroups(cards).flatMap((group) => group.cards);
