import { readGuid } from '#sitecore/definitions/guid.ts';
import { createGraphQLError } from 'graphql-yoga';
import type { Edge } from '../edge.ts';
import { foldText } from './fold-text.ts';
import { holdsIds, isSystemField, type SearchDocument } from './search-index.ts';
import { foldedTexts, searchValue, type SearchValue } from './search-value.ts';

type Operator = 'EQ' | 'CONTAINS' | 'NEQ' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** A condition as a query states it. */
export interface Predicate {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: Operator | null;
  readonly AND?: readonly (Predicate | null)[] | null;
  readonly OR?: readonly (Predicate | null)[] | null;
}

type Test = (document: SearchDocument) => boolean;

/** Throws a GraphQL error for a name that only a system field could have and none has. */
export function requireSearchable(name: string): void {
  if (name.startsWith('_') && !isSystemField(name)) throw createGraphQLError(`The field '${name}' is not supported.`);
}

/** The test that a predicate states; undefined when it states nothing. */
export function testOf(predicate: Predicate, edge: Edge): Test | undefined {
  const all = tests(predicate.AND, edge);
  const any = tests(predicate.OR, edge);
  const own = conditionOf(predicate, edge);
  const required = [...all, ...(own ? [own] : []), ...(any.length > 0 ? [someOf(any)] : [])];
  return required.length === 0 ? undefined : (document) => required.every((test) => test(document));
}

const tests = (predicates: Predicate['AND'], edge: Edge): Test[] =>
  (predicates ?? []).map((one) => one && testOf(one, edge)).filter((test) => typeof test === 'function');

const someOf =
  (any: readonly Test[]): Test =>
  (document) =>
    any.some((test) => test(document));

function conditionOf({ name, value, operator }: Predicate, edge: Edge): Test | undefined {
  if (name === null || name === undefined || name === '') return undefined;
  requireSearchable(name);
  const text = value ?? '';
  const sought = { text, lower: text.toLowerCase(), folded: foldText(text) };
  return (document) => holds(searchValue(document, name, edge), operator ?? 'EQ', sought);
}

/** The value of a condition in each form in which it is compared. */
interface Sought {
  readonly text: string;
  readonly lower: string;
  readonly folded: string;
}

function holds(held: SearchValue | undefined, operator: Operator, value: Sought): boolean {
  switch (operator) {
    case 'EQ':
      return held !== undefined && equals(held, value);
    case 'NEQ':
      return held === undefined || !equals(held, value);
    case 'CONTAINS':
      return held !== undefined && contains(held, value);
    case 'NCONTAINS':
      return held === undefined || !contains(held, value);
    case 'LT':
      return compared(held, value, (order) => order < 0);
    case 'LTE':
      return compared(held, value, (order) => order <= 0);
    case 'GT':
      return compared(held, value, (order) => order > 0);
    case 'GTE':
      return compared(held, value, (order) => order >= 0);
  }
}

function equals(held: SearchValue, { text, lower }: Sought): boolean {
  switch (held.is) {
    case 'ids':
      return text === '' ? held.values.length === 0 : held.values.includes(readGuid(text) ?? text);
    case 'texts':
      return held.values.includes(lower);
    case 'number': {
      const other = held.read(text);
      // What is not of the field's kind equals nothing, an empty field least of all.
      return other === undefined ? text.trim() === '' && held.value === undefined : held.value === other;
    }
  }
}

function contains(held: SearchValue, sought: Sought): boolean {
  if (held.is !== 'texts') return equals(held, sought);
  // A hamza or tatweel alone folds to nothing, which every text would contain.
  if (sought.folded === '') return held.values.some((text) => text.includes(sought.lower));
  return foldedTexts(held.values).some((text) => text.includes(sought.folded));
}

/** An empty field is neither before nor after anything. */
function compared(held: SearchValue | undefined, sought: Sought, accepts: (order: number) => boolean): boolean {
  if (held?.is === 'number') {
    const other = held.read(sought.text);
    return held.value !== undefined && other !== undefined && accepts(held.value - other);
  }
  const [text = ''] = held?.is === 'texts' ? held.values : [];
  return text !== '' && accepts(Number(text > sought.lower) - Number(text < sought.lower));
}

/** The fewest documents, in the order of the tree, among which all that a predicate can match are. */
export function candidates(predicate: Predicate, { index }: Edge): readonly SearchDocument[] {
  return required(predicate)
    .map((condition) => lookUp(index, condition))
    .filter((documents) => documents !== undefined)
    .reduce((fewest, documents) => (documents.length < fewest.length ? documents : fewest), index.documents);
}

/** The conditions that every match fulfils: a predicate's own and those joined by AND. */
function required(predicate: Predicate): Predicate[] {
  return [predicate, ...(predicate.AND ?? []).flatMap((one) => (one ? required(one) : []))].filter(
    ({ operator }) => operator === 'EQ' || operator === 'CONTAINS' || !operator,
  );
}

function lookUp(index: Edge['index'], { name, value, operator }: Predicate) {
  if (!name || !value || !isSystemField(name)) return undefined;
  if (holdsIds(name)) return index.holding(name, readGuid(value) ?? '');
  return operator === 'CONTAINS' ? undefined : index.holding(name, value.toLowerCase());
}
