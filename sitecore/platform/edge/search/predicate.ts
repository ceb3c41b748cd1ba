import { createGraphQLError } from 'graphql-yoga';
import { type Operator, type SearchTerm, toSearchTerm } from './column.ts';
import { isSystemField } from './search-value.ts';

type ItemSearchOperator = Operator | 'NEQ' | 'NCONTAINS';

/** A search's condition as GraphQL sends it. */
export interface Predicate {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: ItemSearchOperator | null;
  readonly AND?: readonly (Predicate | null)[] | null;
  readonly OR?: readonly (Predicate | null)[] | null;
}

/** A parsed predicate. */
export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | {
      readonly is: 'field';
      readonly name: string;
      readonly operator: Operator;
      /** True when the condition matches every other item instead. */
      readonly negated: boolean;
      readonly term: SearchTerm;
    };

/** Throws a GraphQL error for a name that begins with `_` and is no system field. */
export function requireSearchable(name: string): void {
  if (name.startsWith('_') && !isSystemField(name)) throw createGraphQLError(`The field '${name}' is not supported.`);
}

/** Parses a predicate, its cheapest conditions first; undefined when it has no condition. */
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
  const given = operator ?? 'EQ';
  const negated = given === 'NEQ' || given === 'NCONTAINS';
  return { is: 'field', name, operator: negated ? OPPOSITE[given] : given, negated, term: toSearchTerm(value ?? '') };
}

const OPPOSITE = { NEQ: 'EQ', NCONTAINS: 'CONTAINS' } as const;

/** Ranks a condition: `_language` first, because a language that does not match needs no index of another field. */
function costOf(condition: Condition): number {
  if (condition.is !== 'field') return 1 + Math.max(...condition.of.map(costOf));
  if (condition.name === '_language') return 0;
  return isSystemField(condition.name) ? 1 : 2;
}
