import { classesIn, fieldNodes, type FormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { ElementState } from '#sitecore/rules/forms/apply-rules.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import { isCanonical, normalizeValue, padCic } from '#sitecore/rules/forms/normalize-value.ts';
import { typedDigits } from '#sitecore/rules/forms/number-input.ts';
import { preselectedOption } from '#sitecore/rules/forms/preselected-option.ts';

/** Class of the list whose option the query's `p` names (FORM-02). */
const INTEREST = 'interested-in';

/** Returns the option of a list of interests that `interest` names. */
export function preselected(node: ValueNode, interest: string): string | undefined {
  if (!classesIn(node).includes(INTEREST)) return undefined;
  return preselectedOption(node.element.options ?? [], interest)?.value;
}

/** Returns the values that a form comes with; the list of interests has the option that `interest` names. */
export function initialValues(form: Pick<FormView, 'nodes'>, interest = ''): FormValues {
  return Object.fromEntries(
    fieldNodes(form).map((node) => {
      const option = preselected(node, interest);
      return [node.element.id, option === undefined ? node.values : [option]];
    }),
  );
}

/** Returns the value of a field with one, empty without. */
export const firstValue = (values: FormValues, { element }: Pick<ValueNode, 'element'>): string =>
  values[element.id]?.[0] ?? '';

/** Returns the value of a field as it is entered: of a number its digits, as 0 to 9 and up to its cap. */
export const enteredText = ({ element }: Pick<ValueNode, 'element'>, text: string): string =>
  element.type === 'number' ? typedDigits(text, element.maxDigits) : text;

/** Returns the value of a field that is left, in the form in which it is checked and sent: the visitor sees what was understood. */
export function settledText(
  { element }: Pick<ValueNode, 'element'>,
  text: string,
  { padsCic }: Pick<ElementState, 'padsCic'>,
): string {
  const value = isCanonical(element) || element.type === 'text' ? normalizeValue(element, text) : text;
  return padsCic ? padCic(value) : value;
}

/** Returns values with an option of a list chosen or left out, in the order of the options. */
export function toggled({ element }: Pick<ValueNode, 'element'>, chosen: readonly string[], value: string) {
  const next = new Set(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (element.options ?? []).map((option) => option.value).filter((one) => next.has(one));
}
