import { classesIn, fieldNodes, formKey, type FormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import { buttonsOf } from './form-entries.ts';

/** Class of a form whose sender stays unknown: nothing of it is kept. */
const ANONYMOUS = 'anonymous';

/** Values of the steps of a form, which a browser keeps until its window closes. */
export interface FormDraft {
  /** Returns the kept values of a step. */
  readonly read: (form: FormView) => FormValues;
  /** Keeps the values of a step, except those of files, passwords and sensitive fields. */
  readonly save: (form: FormView, values: FormValues) => void;
  readonly clear: () => void;
}

const NO_DRAFT: FormDraft = { read: () => ({}), save: () => undefined, clear: () => undefined };

/** Returns the draft of a form in steps; of a form in one step, and of one that must leave no trace, nothing is kept. */
export function formDraft(form: FormView, storage: Storage | undefined): FormDraft {
  const hasSteps = buttonsOf(form).some(({ step }) => step !== 0);
  if (!storage || !hasSteps || classesIn(form).includes(ANONYMOUS)) return NO_DRAFT;
  const key = `form-${formKey(form)}`;
  return {
    read: (step) => {
      const stored = readValues(storage, key);
      return Object.fromEntries(savedIds(step).flatMap((id) => (stored[id] ? [[id, stored[id]]] : [])));
    },
    save: (step, values) => {
      const ids = savedIds(step);
      const stored = { ...readValues(storage, key), ...Object.fromEntries(ids.map((id) => [id, values[id] ?? []])) };
      write(storage, key, JSON.stringify(stored));
    },
    clear: () => storage.removeItem(key),
  };
}

const savedIds = (form: FormView): readonly string[] =>
  fieldNodes(form)
    .filter((node) => isSaved(node))
    .filter(({ element: { type } }) => type !== 'file' && type !== 'password' && type !== 'hidden')
    .map(({ element }) => element.id);

/** Returns false for a value that nothing may keep. */
const isSaved = (node: ValueNode): boolean => node.isSaved && !classesIn(node).includes('sensitive');

function readValues(storage: Storage, key: string): FormValues {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, values]: [string, unknown]) =>
        Array.isArray(values) ? [[id, values.filter((value) => typeof value === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function write(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // A full storage keeps what it had.
  }
}
