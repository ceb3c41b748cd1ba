import { createGraphQLError } from 'graphql-yoga';
import { type Operator, type SearchTerm, toSearchTerm } from './column.ts';
import { isSystemField } from './search-value.ts';

type ItemSearchOperator = Operator | 'NEQ' | 'NCONTAINS';

/** A condition as a query states it. */
export interface Predicate {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: ItemSearchOperator | null;
  readonly AND?: readonly (Predicate | null)[] | null;
  readonly OR?: readonly (Predicate | null)[] | null;
}

/** A predicate that states something, read. */
export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | {
      readonly is: 'field';
      readonly name: string;
      readonly asked: Operator;
      /** Whether it holds for everything else instead. */
      readonly negated: boolean;
      readonly sought: SearchTerm;
    };

/** Throws a GraphQL error for a name that only a system field could have and none has. */
export function requireSearchable(name: string): void {
  if (name.startsWith('_') && !isSystemField(name)) throw createGraphQLError(`The field '${name}' is not supported.`);
}

/** Reads a predicate, the conditions that are cheapest to answer first; undefined when it states nothing. */
export function conditionOf(predicate: Predicate): Condition | undefined {
  const joined = conditionsOf(predicate.AND);
  const alternatives = conditionsOf(predicate.OR);
  const own = fieldCondition(predicate);
  const all = [...joined, ...(own ? [own] : []), ...(alternatives.length > 0 ? [either(alternatives)] : [])];
  const [only] = all;
  return all.length > 1 ? { is: 'all', of: all.sort((a, b) => costOf(a) - costOf(b)) } : only;
}

const conditionsOf = (predicates: Predicate['AND']): Condition[] =>
  (predicates ?? []).map((one) => one && conditionOf(one)).filter((one) => one !== undefined && one !== null);

const either = (of: readonly Condition[]): Condition => ({ is: 'any', of });

function fieldCondition({ name, value, operator }: Predicate): Condition | undefined {
  if (name === null || name === undefined || name === '') return undefined;
  requireSearchable(name);
  const asked = operator ?? 'EQ';
  const negated = asked === 'NEQ' || asked === 'NCONTAINS';
  return { is: 'field', name, asked: negated ? OPPOSITE[asked] : asked, negated, sought: toSearchTerm(value ?? '') };
}

const OPPOSITE = { NEQ: 'EQ', NCONTAINS: 'CONTAINS' } as const;

/** A language that is ruled out is found out before an index of any other field is made for it. */
function costOf(condition: Condition): number {
  if (condition.is !== 'field') return 1 + Math.max(...condition.of.map(costOf));
  if (condition.name === '_language') return 0;
  return isSystemField(condition.name) ? 1 : 2;
}
