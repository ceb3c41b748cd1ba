import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { type FormView, modelOf, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { applyRules, type RuledForm } from '#sitecore/rules/forms/apply-rules.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import { fill } from '#src/i18n/phrase.ts';
import { errorOf } from './builder-checks.ts';
import type { BuilderContext } from './builder-context.ts';
import { type BuilderEvent, type BuilderState, nextState } from './builder-state.ts';
import { firstValue, settledText } from './builder-values.ts';
import { changedValues, placeTexts, ruledLists } from './cascade.ts';
import { errorText } from './error-text.ts';
import type { BuilderPhrases } from './phrases.ts';
import { useCascade } from './use-cascade.ts';

const NEVER_CHANGES = () => () => undefined;

interface BuilderOptions {
  readonly id: string;
  readonly first: BuilderState;
  readonly language: Language;
  readonly phrases: BuilderPhrases;
  readonly isEdited?: boolean;
}

type Cascade = ReturnType<typeof useCascade>;

/** Returns what the rules of a form say for values. */
function useRules(
  { form, values }: Pick<BuilderState, 'form' | 'values'>,
  { lists, optionsOf, optionsOfList }: Cascade,
) {
  const model = useMemo(() => modelOf(form), [form]);
  // An action that nobody knows is named once, when the form is shown (COND-16).
  useEffect(() => void applyRules(model, {}, { warn: (message) => console.warn(message) }), [model]);
  const rulesOf = (next: FormValues): RuledForm => {
    const { stateOf, values: ruled } = ruledLists(applyRules(model, next), lists, (list) => optionsOfList(list, next));
    return { stateOf, values: { ...ruled, ...placeTexts(form, ruled, (node) => optionsOf(node, next)) } };
  };
  return { rulesOf, ruled: rulesOf(values) };
}

/** Returns the state of a form and what its elements read of it. */
export function useBuilderForm({ id, first, language, phrases, isEdited = false }: BuilderOptions) {
  const [state, dispatch] = useReducer(nextState, first);
  const isLive = useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
  const { form, values, files, errors, phase } = state;
  const cascade = useCascade({
    ...{ form, values, language, phrases },
    onFailure: (above) => {
      dispatch({ type: 'changed', values: changedValues(form, above, []) });
      const error = fill(phrases.form_list_failed, { title: above.element.title });
      dispatch({ type: 'checked', id: above.element.id, error });
    },
  });
  const { rulesOf, ruled } = useRules(state, cascade);
  const textOf = (node: ValueNode, next: BuilderState): string | undefined => {
    const error = errorOf(node, { ruled: rulesOf(next.values), files: next.files, today: riyadhDay(new Date()) });
    return error && errorText(node.element, error, phrases, language);
  };
  const context: BuilderContext = {
    ...{ id, language, phrases, isLive, isEdited },
    isPending: phase === 'checking' || phase === 'sending',
    isConditional: ({ key }) => conditionalKeys(form).has(key),
    stateOf: ruled.stateOf,
    valuesOf: ({ element }) => ruled.values[element.id] ?? [],
    optionsOf: (node) => cascade.optionsOf(node),
    emptyTextOf: cascade.emptyTextOf,
    filesOf: ({ element }) => files[element.id] ?? [],
    errorOf: ({ element }) => (ruled.stateOf(element).isHidden ? undefined : errors[element.id]),
    ...fieldEvents({ state, ruled, dispatch, textOf }),
  };
  return { state, dispatch, ruled, context };
}

interface FieldEventsOptions {
  readonly state: BuilderState;
  readonly ruled: RuledForm;
  readonly dispatch: (event: BuilderEvent) => void;
  /** Returns the text of a field's error in a state. */
  readonly textOf: (node: ValueNode, next: BuilderState) => string | undefined;
}

/** Returns what happens when a visitor changes and leaves fields. */
function fieldEvents({ state, ruled, dispatch, textOf }: FieldEventsOptions) {
  const check = (node: ValueNode, next: BuilderState): void =>
    dispatch({ type: 'checked', id: node.element.id, error: textOf(node, next) });
  return {
    change: (node: ValueNode, values: readonly string[]): void => {
      const changed = { type: 'changed', values: changedValues(state.form, node, values) } as const;
      dispatch(changed);
      // An error goes when its field is right; until then its text follows what is entered.
      if (state.errors[node.element.id] !== undefined) check(node, nextState(state, changed));
    },
    chooseFiles: (node: ValueNode, chosen: readonly { readonly name: string; readonly size: number }[]): void => {
      const { id } = node.element;
      const event = { type: 'filesChosen', id, files: chosen.map(({ name, size }) => ({ name, size })) } as const;
      dispatch(event);
      if (chosen.length > 0) check(node, nextState(state, event));
      else dispatch({ type: 'checked', id, error: undefined });
    },
    leave: (node: ValueNode): void => {
      const value = firstValue(state.values, node);
      // A field that is left empty is named at the submit: visitors may come back to it.
      if (value.trim() === '' || (node.element.type === 'checkbox' && value !== 'true')) return;
      const settled = settledText(node, value, ruled.stateOf(node.element));
      if (settled === value) return void check(node, state);
      const changed = { type: 'changed', values: { [node.element.id]: [settled] } } as const;
      dispatch(changed);
      check(node, nextState(state, changed));
    },
  };
}

const conditionalKeys = ({ rules }: Pick<FormView, 'rules'>): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ actions }) =>
      actions.flatMap(({ type, fieldId }) => (type === 'SHOW' || type === 'HIDE' ? [fieldId] : [])),
    ),
  );
