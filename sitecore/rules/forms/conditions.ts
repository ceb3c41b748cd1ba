import type { FormRule, RuleCondition } from './form-model.ts';

/** Returns the values of the field with a key. */
type ValuesOf = (key: string) => readonly string[];

/** Returns true for a rule whose conditions hold: all of an AND rule, any of an OR rule; none without conditions. */
export function ruleHolds({ matchType, conditions }: FormRule, valuesOf: ValuesOf): boolean {
  if (conditions.length === 0) return false;
  const holds = (condition: RuleCondition): boolean => conditionHolds(condition, valuesOf(condition.fieldId));
  return matchType === 'AND' ? conditions.every(holds) : conditions.some(holds);
}

/** Compares as trimmed strings; operators other than the two of equality are never true (COND-08). */
function conditionHolds({ operator, value }: RuleCondition, values: readonly string[]): boolean {
  const isAny = (values.length > 0 ? values : ['']).some((one) => one.trim() === value.trim());
  if (operator === 'IS_EQUAL_TO') return isAny;
  return operator === 'IS_NOT_EQUAL_TO' && !isAny;
}

/** Returns the keys of the fields that the conditions of rules name. */
export const watchedKeys = (rules: readonly FormRule[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ conditions }) => conditions.map(({ fieldId }) => fieldId)));
