import { MIN_NAME_TERM } from '#sitecore/contracts/customer-names.ts';

/** Why a term cannot be searched for: it is empty, or too short. */
export type TermError = 'empty' | 'short';

/** Returns why a term cannot be searched for; undefined for one that can. */
export function termError(term: string): TermError | undefined {
  const { length } = term.trim();
  if (length === 0) return 'empty';
  return length < MIN_NAME_TERM ? 'short' : undefined;
}
