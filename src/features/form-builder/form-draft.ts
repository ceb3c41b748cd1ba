import { classesIn, fieldNodes, formKey, type FormView, type ValueNode } from '#sitecore/contracts/form-view.ts';
import { plainId } from '#sitecore/rules/forms/form-ids.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import { preselected } from './builder-values.ts';

/** Class of a form whose sender stays unknown: nothing of it is kept. */
const ANONYMOUS = 'anonymous';

/** Name under which a draft has the interest of the page that it was written on; no field has it. */
const INTEREST = 'interest';

/** Values of a form, of all its steps, which a browser keeps until its window closes. */
export interface FormDraft {
  /** Returns the kept values of a step. */
  readonly read: (form: FormView) => FormValues;
  /** Keeps the values of a step, except those of files, passwords and sensitive fields. */
  readonly save: (form: FormView, values: FormValues) => void;
  readonly clear: () => void;
}

const NO_DRAFT: FormDraft = { read: () => ({}), save: () => undefined, clear: () => undefined };

/**
 * Returns the name under which a browser keeps the draft of a form on a page, in both languages; undefined for a form that must
 * leave no trace.
 */
export const draftKey = (form: FormView): string | undefined =>
  classesIn(form).includes(ANONYMOUS) ? undefined : `form-${formKey(form)}-${plainId(form.contextItemId)}`;

/** Returns the draft of a form. An interest that its page names anew comes before the option that was kept. */
export function formDraft(form: FormView, storage: Storage | undefined, interest = ''): FormDraft {
  const key = draftKey(form);
  if (!storage || key === undefined) return NO_DRAFT;
  return {
    read: (step) => {
      const stored = readValues(storage, key);
      const isNamedAnew = interest !== stored[INTEREST]?.[0];
      return Object.fromEntries(
        savedNodes(step)
          .filter((node) => !isNamedAnew || preselected(node, interest) === undefined)
          .flatMap(({ element: { id } }) => (stored[id] ? [[id, stored[id]]] : [])),
      );
    },
    save: (step, values) => {
      const own = Object.fromEntries(savedNodes(step).map(({ element: { id } }) => [id, values[id] ?? []]));
      write(storage, key, JSON.stringify({ ...readValues(storage, key), ...own, [INTEREST]: [interest] }));
    },
    clear: () => storage.removeItem(key),
  };
}

const savedNodes = (form: FormView): readonly ValueNode[] =>
  fieldNodes(form)
    .filter((node) => isSaved(node))
    .filter(({ element: { type } }) => type !== 'file' && type !== 'password' && type !== 'hidden');

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
