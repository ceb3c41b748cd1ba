import { ruleHolds } from './conditions.ts';
import type { FieldType } from './form-ids.ts';
import type { FormElement, FormField, FormModel, FormRule, FormValues, RuleAction } from './form-model.ts';

/** State that rules give an element. */
export interface ElementState {
  readonly isHidden: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** Its freedom to stay empty once it is shown: for good, until a rule requires it, or none. */
  readonly optional: 'always' | 'now' | 'never';
  /** Its value is padded to the length of a CIC number when the visitor leaves the field. */
  readonly padsCic: boolean;
}

/** A form after its rules. */
export interface RuledForm {
  /** State of an element; that of a hidden or disabled section holds for all in it. */
  readonly stateOf: (element: FormElement) => ElementState;
  /** The values, without those of dropdowns that a rule has hidden. */
  readonly values: FormValues;
}

type Flag = 'hidden' | 'disabled' | 'requiredFile' | 'padsCic';

/** Flags by the key of their element, as the last rule left them. */
type Flags = ReadonlyMap<Flag, ReadonlyMap<string, boolean>>;

interface Scope {
  /** Receives a text about an action that is left out. */
  readonly warn: (message: string) => void;
}

const DROPDOWNS: readonly FieldType[] = ['dropdown', 'listBox'];
const SILENT: Scope = { warn: () => undefined };

/** Applies the rules of a form to values, again whenever a dropdown that gets hidden loses its value. */
export function applyRules(form: FormModel, values: FormValues, { warn }: Scope = SILENT): RuledForm {
  const byKey = new Map(form.fields.map((field) => [field.key, field]));
  const valuesOf = (key: string): readonly string[] => {
    const field = byKey.get(key);
    return field ? currentValues(field, values) : [];
  };
  const { flags, cleared, requirable } = runRules(form.rules, valuesOf, warn);
  const emptied = form.fields.filter(
    (field) =>
      DROPDOWNS.includes(field.type) &&
      (values[field.id] ?? []).some((value) => value !== '') &&
      keysOf(field).some((key) => cleared.has(key)),
  );
  if (emptied.length === 0) return { stateOf: (element) => stateOf(element, flags, requirable), values };
  return applyRules(form, { ...values, ...Object.fromEntries(emptied.map(({ id }) => [id, []])) }, SILENT);
}

/** Returns the values of a field; a checkbox always has one. */
function currentValues({ id, type }: FormField, values: FormValues): readonly string[] {
  const current = values[id] ?? [];
  return type === 'checkbox' && current.length === 0 ? ['false'] : current;
}

function runRules(rules: readonly FormRule[], valuesOf: (key: string) => readonly string[], warn: Scope['warn']) {
  const flags = new Map<Flag, Map<string, boolean>>();
  const cleared = new Set<string>();
  const requirable = new Set<string>();
  for (const rule of rules) {
    const holds = ruleHolds(rule, valuesOf);
    for (const action of rule.actions) {
      const change = changeOf(action, holds);
      if (!change) warn(`forms: action ${action.typeId} is unknown and has no effect`);
      else flags.set(change.flag, new Map(flags.get(change.flag)).set(action.fieldId, change.value));
      if (action.type === 'REQUIREDFILE') requirable.add(action.fieldId);
      if (action.type === 'HIDE' && holds) cleared.add(action.fieldId);
      // The last rule decides: a target that it shows keeps its value.
      else if (change?.flag === 'hidden') cleared.delete(action.fieldId);
    }
  }
  return { flags, cleared, requirable };
}

/** Returns the flag that an action sets, and to which value; undefined for an action that nobody knows. */
export function changeOf(
  { type }: RuleAction,
  holds: boolean,
): { readonly flag: Flag; readonly value: boolean } | undefined {
  switch (type) {
    case 'SHOW':
      return { flag: 'hidden', value: !holds };
    case 'HIDE':
      return { flag: 'hidden', value: holds };
    case 'ENABLE':
      return { flag: 'disabled', value: !holds };
    case 'DISABLE':
      return { flag: 'disabled', value: holds };
    case 'REQUIREDFILE':
      return { flag: 'requiredFile', value: holds };
    case 'UPDATECIC':
      return { flag: 'padsCic', value: holds };
    case undefined:
      return undefined;
  }
}

const keysOf = ({ key, within }: FormElement): readonly string[] => [key, ...within];

function stateOf(element: FormElement, flags: Flags, requirable: ReadonlySet<string>): ElementState {
  const isAnywhere = (flag: Flag): boolean => keysOf(element).some((key) => flags.get(flag)?.get(key) === true);
  const isHidden = isAnywhere('hidden');
  const isDisabled = isAnywhere('disabled');
  const declared = 'isRequired' in element && element.isRequired === true;
  const isRequired = flags.get('requiredFile')?.get(element.key) ?? declared;
  const pads = 'padsCic' in element && element.padsCic === true;
  return {
    isHidden,
    isDisabled,
    isRequired: isRequired && !isHidden && !isDisabled,
    optional: isRequired ? 'never' : requirable.has(element.key) ? 'now' : 'always',
    padsCic: flags.get('padsCic')?.get(element.key) ?? pads,
  };
}
