import { applyRules, changeOf, type RuledForm } from './apply-rules.ts';
import type { FormModel, FormRule, FormValues } from './form-model.ts';

/**
 * Returns the states that the values of other steps give the elements of a step, by the key of its page. What a rule of the step
 * itself decides is left as it is declared: a browser, which knows the step alone, applies that rule to these states.
 */
export function settleStep(form: FormModel, values: FormValues, page: string): RuledForm['stateOf'] {
  const here = form.fields.filter(({ within }) => within.includes(page));
  const ruled = applyRules(form, values);
  const settle = (known: ReadonlySet<string>): RuledForm['stateOf'] => {
    const leftOut = here.filter(({ key }) => known.has(key));
    const { stateOf } = applyRules(
      { ...form, rules: decidedRules(form, known) },
      { ...ruled.values, ...Object.fromEntries(leftOut.map(({ id }) => [id, []])) },
    );
    const more = here.filter(
      (field) => !known.has(field.key) && (stateOf(field).isHidden || stateOf(field).isDisabled),
    );
    // A field that is left out has no value for the rules that watch it.
    return more.length === 0 ? stateOf : settle(new Set([...known, ...more.map(({ key }) => key)]));
  };
  return settle(new Set(form.fields.flatMap((field) => (here.includes(field) ? [] : [field.key]))));
}

/** Returns the rules that watch known fields alone, without the actions that a later rule overrides. */
function decidedRules({ rules }: FormModel, known: ReadonlySet<string>): readonly FormRule[] {
  const nameOf = (action: FormRule['actions'][number]): string =>
    `${changeOf(action, true)?.flag ?? action.typeId} ${action.fieldId}`;
  const last = new Map(rules.flatMap((rule) => rule.actions.map((action) => [nameOf(action), rule] as const)));
  return rules
    .filter(({ conditions }) => conditions.every(({ fieldId }) => known.has(fieldId)))
    .map((rule) => ({ ...rule, actions: rule.actions.filter((action) => last.get(nameOf(action)) === rule) }));
}
