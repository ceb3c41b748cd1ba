import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { type FormView, modelOf, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { applyRules } from '#sitecore/rules/forms/apply-rules.ts';
import { padCic } from '#sitecore/rules/forms/normalize-value.ts';
import type { BuilderContext } from './builder-context.ts';
import { errorOf } from './builder-checks.ts';
import { type BuilderState, nextState } from './builder-state.ts';
import { errorText } from './error-text.ts';
import type { BuilderPhrases } from './phrases.ts';

const NEVER_CHANGES = () => () => undefined;

interface BuilderOptions {
  readonly id: string;
  readonly first: BuilderState;
  readonly language: Language;
  readonly phrases: BuilderPhrases;
  readonly isEdited?: boolean;
}

/** Returns what the rules of a form say beside its values. */
function useRules({ form, values }: Pick<BuilderState, 'form' | 'values'>) {
  const model = useMemo(() => modelOf(form), [form]);
  const ruled = useMemo(() => applyRules(model, values), [model, values]);
  // An action that nobody knows is named once, when the form is shown (COND-16).
  useEffect(() => void applyRules(model, {}, { warn: (message) => console.warn(message) }), [model]);
  return { model, ruled };
}

/** Returns the state of a form and what its elements read of it. */
export function useBuilderForm({ id, first, language, phrases, isEdited = false }: BuilderOptions) {
  const [state, dispatch] = useReducer(nextState, first);
  const isLive = useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
  const { model, ruled } = useRules(state);
  const { files, errors, phase } = state;
  const textOf = (node: ValueNode, next: BuilderState): string | undefined => {
    const error = errorOf(node, { ruled: applyRules(model, next.values), files: next.files });
    return error && errorText(node.element, error, phrases, language);
  };
  /** An error goes when its field is right; until then its text follows what is entered. */
  const recheck = (node: ValueNode, next: BuilderState): void => {
    const { id: field } = node.element;
    if (errors[field] !== undefined) dispatch({ type: 'checked', id: field, error: textOf(node, next) });
  };
  const context: BuilderContext = {
    ...{ id, language, phrases, isLive, isEdited },
    isPending: phase === 'checking' || phase === 'sending',
    isConditional: ({ key }) => conditionalKeys(state.form).has(key),
    stateOf: ruled.stateOf,
    valuesOf: ({ element }) => ruled.values[element.id] ?? [],
    filesOf: ({ element }) => files[element.id] ?? [],
    errorOf: ({ element }) => (ruled.stateOf(element).isHidden ? undefined : errors[element.id]),
    change: (node, values) => {
      const changed = { type: 'changed', id: node.element.id, values } as const;
      dispatch(changed);
      recheck(node, nextState(state, changed));
    },
    chooseFiles: (node, chosen) => {
      const files = chosen.map(({ name, size }) => ({ name, size }));
      const event = { type: 'filesChosen', id: node.element.id, files } as const;
      dispatch(event);
      dispatch({
        type: 'checked',
        id: node.element.id,
        error: chosen.length > 0 ? textOf(node, nextState(state, event)) : undefined,
      });
    },
    leave: (node) => {
      const [value = ''] = state.values[node.element.id] ?? [];
      if (ruled.stateOf(node.element).padsCic && value.trim() !== '')
        dispatch({ type: 'changed', id: node.element.id, values: [padCic(value)] });
      // A field that is left empty is named at the submit: visitors may come back to it.
      const isEmpty = value.trim() === '' || (node.element.type === 'checkbox' && value !== 'true');
      if (!isEmpty) dispatch({ type: 'checked', id: node.element.id, error: textOf(node, state) });
    },
  };
  return { state, dispatch, ruled, context };
}

const conditionalKeys = ({ rules }: Pick<FormView, 'rules'>): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ actions }) =>
      actions.flatMap(({ type, fieldId }) => (type === 'SHOW' || type === 'HIDE' ? [fieldId] : [])),
    ),
  );
