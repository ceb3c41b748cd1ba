import { createGraphQLError } from 'graphql-yoga';
import type { Language } from '#sitecore/definitions/language.ts';
import type { EdgeContext } from '../edge-context.ts';
import { matches, type Operator, SearchTerm } from './matches.ts';
import { isSystemField } from './search-value.ts';
import type { SearchedItems } from './searched-items.ts';

/** The most conditions of all searches of a request, empty ones and combinations too: each is compared with every item. */
const MAX_CONDITIONS = 250;
/** The conditions that an order counts as: sorting all items costs as much. */
const ORDER_CONDITIONS = 10;

/** A search's condition as GraphQL sends it. */
export interface Predicate {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: Operator | 'NEQ' | 'NCONTAINS' | null;
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

/** Returns true for the position of an item that matches. */
type Test = (position: number) => boolean;

type Response = EdgeContext['response'];

function count(conditions: number, response: Response): void {
  response.conditions += conditions;
  if (response.conditions > MAX_CONDITIONS)
    throw createGraphQLError(`A query should not search with more than ${MAX_CONDITIONS} conditions.`);
}

/** Counts an order; throws a GraphQL error for an unknown system field, and when a response has too many conditions. */
export function countOrder(name: string, response: Response): void {
  requireSearchable(name);
  count(ORDER_CONDITIONS, response);
}

/** Throws a GraphQL error for a name that begins with `_` and is no system field. */
function requireSearchable(name: string): void {
  if (name.startsWith('_') && !isSystemField(name)) throw createGraphQLError(`The field '${name}' is not supported.`);
}

/**
 * Parses a predicate, its cheapest conditions first; undefined when it has no condition. Throws a GraphQL error for an unknown
 * system field, and when a response has too many conditions.
 */
export function conditionOf(predicate: Predicate, response: Response): Condition | undefined {
  count(1, response);
  const joined = conditionsOf(predicate.AND, response);
  const alternatives = conditionsOf(predicate.OR, response);
  const own = fieldCondition(predicate, response);
  const all = [...joined, ...(own ? [own] : []), ...(alternatives.length > 0 ? [either(alternatives)] : [])];
  const [only] = all;
  return all.length > 1 ? { is: 'all', of: all.sort((a, b) => costOf(a) - costOf(b)) } : only;
}

const conditionsOf = (predicates: Predicate['AND'], response: Response): Condition[] =>
  (predicates ?? []).map((one) => one && conditionOf(one, response)).filter((one) => one !== undefined && one !== null);

const either = (of: readonly Condition[]): Condition => ({ is: 'any', of });

function fieldCondition({ name, value, operator }: Predicate, response: Response): Condition | undefined {
  if (name === null || name === undefined || name === '') return undefined;
  requireSearchable(name);
  const given = operator ?? 'EQ';
  const negated = given === 'NEQ' || given === 'NCONTAINS';
  const term = termOf(value ?? '', response);
  return { is: 'field', name, operator: negated ? OPPOSITE[given] : given, negated, term };
}

const OPPOSITE = { NEQ: 'EQ', NCONTAINS: 'CONTAINS' } as const;

/** Returns the one term of a text in a request, which may repeat a long one. */
function termOf(text: string, { terms }: Response): SearchTerm {
  const term = terms.get(text) ?? new SearchTerm(text);
  terms.set(text, term);
  return term;
}

/** Ranks a condition: `_language` first, then what is known without the items above, then those, then fields of templates. */
function costOf(condition: Condition): number {
  if (condition.is !== 'field') return 1 + Math.max(...condition.of.map(costOf));
  const { name } = condition;
  if (name === '_language') return 0;
  if (name === '_path' || name === '_parent') return 2;
  return isSystemField(name) ? 1 : 3;
}

/** Returns the test of a condition in a language; undefined when it matches no item there. */
export function testOf(condition: Condition, language: Language, items: SearchedItems): Test | undefined {
  if (condition.is === 'field') {
    const { name, operator, negated, term } = condition;
    const column = items.column(name, language);
    // The items of a language have no other: it is compared once instead of with each.
    if (name === '_language') return matches(column(0), operator, term) === negated ? undefined : always;
    return (position) => matches(column(position), operator, term) !== negated;
  }
  const tests = condition.of.map((one) => testOf(one, language, items)).filter((test) => test !== undefined);
  if (condition.is === 'any')
    return tests.length === 0 ? undefined : (position) => tests.some((test) => test(position));
  if (tests.length < condition.of.length) return undefined;
  const open = tests.filter((test) => test !== always);
  return (position) => open.every((test) => test(position));
}

const always: Test = () => true;
