import type { FormErrors, FormValues, Texts } from './schema.ts';

/** State of a form that a visitor fills in. */
export interface FormState<Field extends string> {
  /** Values as they were entered, without derived ones. */
  readonly entered: FormValues<Field>;
  /** Fields that the visitor has changed. */
  readonly touched: readonly Field[];
  /** Fields whose errors are shown: those that were wrong at the last submit and have not been right since. */
  readonly marked: readonly string[];
  /** Errors by field that a server told; an error goes when its field changes. */
  readonly rejected: Texts;
  readonly submitCount: number;
  /** Position of the step that is shown, for a form in steps. */
  readonly step: number;
}

/** An event of a form. */
export type FormAction<Field extends string> =
  | {
      readonly type: 'set';
      readonly field: Field;
      readonly text: string;
      /** Fields that the change empties. */
      readonly resets?: readonly Field[];
    }
  /** Replaces the values; `touched` names those that the visitor entered. */
  | { readonly type: 'fill'; readonly values: FormValues<Field>; readonly touched: readonly Field[] }
  | { readonly type: 'submit'; readonly errors: FormErrors<Field> }
  /** After a change: only fields that are still wrong stay marked. */
  | { readonly type: 'check'; readonly errors: FormErrors<Field> }
  | { readonly type: 'reject'; readonly errors: Texts }
  | { readonly type: 'step'; readonly step: number }
  /** Shows the errors of a step that cannot be left. */
  | { readonly type: 'mark'; readonly fields: readonly string[] }
  | { readonly type: 'clear'; readonly values: FormValues<Field> };

/** Returns the state of a form that nobody has touched. */
export const startState = <Field extends string>(entered: FormValues<Field>): FormState<Field> => ({
  entered,
  touched: [],
  marked: [],
  rejected: {},
  submitCount: 0,
  step: 0,
});

/** Returns the state of a form after an action. */
export function formReducer<Field extends string>(
  state: FormState<Field>,
  action: FormAction<Field>,
): FormState<Field> {
  switch (action.type) {
    case 'set':
      return afterSet(state, action);
    case 'fill':
      return { ...state, entered: action.values, touched: action.touched };
    case 'submit':
      return {
        ...state,
        marked: Object.keys(action.errors),
        rejected: {},
        submitCount: state.submitCount + 1,
      };
    case 'check': {
      const marked = state.marked.filter((field) => field in action.errors);
      return marked.length === state.marked.length ? state : { ...state, marked };
    }
    case 'reject':
      return { ...state, rejected: action.errors, submitCount: state.submitCount + 1 };
    case 'mark':
      return { ...state, marked: action.fields, submitCount: state.submitCount + 1 };
    case 'step':
      return { ...state, step: action.step, marked: [] };
    case 'clear':
      return { ...startState(action.values), submitCount: state.submitCount };
  }
}

function afterSet<Field extends string>(
  state: FormState<Field>,
  { field, text, resets = [] }: Extract<FormAction<Field>, { readonly type: 'set' }>,
): FormState<Field> {
  const { entered, touched } = state;
  const emptied = Object.fromEntries(resets.map((name) => [name, '']));
  return {
    ...state,
    entered: { ...entered, ...emptied, [field]: text },
    touched: touched.includes(field) ? touched : [...touched, field],
    rejected: { ...state.rejected, [field]: undefined },
  };
}
