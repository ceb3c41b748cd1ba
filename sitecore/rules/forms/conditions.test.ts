import { describe, expect, it } from 'vitest';
import { ruleHolds, watchedKeys } from './conditions.ts';
import { type Operator, OPERATORS } from './form-ids.ts';
import type { FormRule } from './form-model.ts';

const rule = (
  matchType: FormRule['matchType'],
  ...conditions: readonly (readonly [field: string, operator: Operator | undefined, value: string])[]
): FormRule => ({
  key: 'owner',
  matchType,
  conditions: conditions.map(([fieldId, operator, value]) => ({ fieldId, operator, value })),
  actions: [],
});

const VALUES: Readonly<Record<string, readonly string[]>> = { name: ['Sara'], topics: ['cards', 'loans'], empty: [] };
const holds = (one: FormRule): boolean => ruleHolds(one, (key) => VALUES[key] ?? []);

describe('ruleHolds', () => {
  it('COND-03 makes an AND rule true only when all its conditions are true', () => {
    const named = ['name', 'IS_EQUAL_TO', 'Sara'] as const;
    expect(holds(rule('AND', named, ['topics', 'IS_EQUAL_TO', 'loans']))).toBe(true);
    expect(holds(rule('AND', named, ['topics', 'IS_EQUAL_TO', 'cars']))).toBe(false);
  });

  it('COND-04 makes an OR rule true when any of its conditions is true, and a rule without conditions false', () => {
    const other = ['name', 'IS_EQUAL_TO', 'Omar'] as const;
    expect(holds(rule('OR', other, ['topics', 'IS_EQUAL_TO', 'loans']))).toBe(true);
    expect(holds(rule('OR', other, ['topics', 'IS_EQUAL_TO', 'cars']))).toBe(false);
    expect([holds(rule('OR')), holds(rule('AND'))]).toEqual([false, false]);
  });

  it('COND-06 COND-07 compares trimmed strings and their case', () => {
    expect(holds(rule('AND', ['name', 'IS_EQUAL_TO', ' Sara ']))).toBe(true);
    expect(holds(rule('AND', ['name', 'IS_EQUAL_TO', 'sara']))).toBe(false);
    expect(holds(rule('AND', ['name', 'IS_NOT_EQUAL_TO', 'sara']))).toBe(true);
    expect(holds(rule('AND', ['name', 'IS_NOT_EQUAL_TO', 'Sara']))).toBe(false);
    expect(holds(rule('AND', ['topics', 'IS_NOT_EQUAL_TO', 'loans']))).toBe(false);
    expect(holds(rule('AND', ['empty', 'IS_EQUAL_TO', '']))).toBe(true);
  });

  it('COND-05 COND-08 knows twelve operators, of which ten are never true', () => {
    const names: readonly string[] = Object.keys(OPERATORS);
    expect(names).toEqual([
      'IS_EQUAL_TO',
      'IS_NOT_EQUAL_TO',
      'CONTAINS',
      'DOES_NOT_CONTAIN',
      'STARTS_WITH',
      'DOES_NOT_STARTS_WITH',
      'ENDS_WITH',
      'DOES_NOT_END_WITH',
      'IS_GREATER_THAN',
      'IS_GREATER_THAN_OR_EQUAL_TO',
      'IS_LESS_THAN',
      'IS_LESS_THAN_OR_EQUAL_TO',
    ]);
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the keys of a constant object
    const beyondEquality = (Object.keys(OPERATORS) as Operator[]).slice(2);
    for (const operator of beyondEquality)
      for (const value of ['Sara', 'S', 'x', '0'])
        expect(holds(rule('OR', ['name', operator, value])), operator).toBe(false);
  });

  it('makes a condition of an unknown operator false', () => {
    expect(holds(rule('OR', ['name', undefined, 'Sara']))).toBe(false);
  });
});

it('watches every field that a condition names', () => {
  const rules = [
    rule('AND', ['name', 'IS_EQUAL_TO', ''], ['topics', 'CONTAINS', '']),
    rule('OR', ['name', undefined, '']),
  ];
  expect([...watchedKeys(rules)]).toEqual(['name', 'topics']);
});
