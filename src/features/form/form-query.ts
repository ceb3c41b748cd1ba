import type { Texts } from './schema.ts';

/** Query key with the name of the form that a browser without scripts submits; its other keys are the form's fields. */
export const FORM_KEY = 'form';

/** Key of the form whose entries a browser without scripts has posted to the page; no address holds it. */
export const POSTED_KEY = 'posted';

/**
 * Returns attributes that name query keys of the page's address whose values no history is to keep: its start (`startPage`) takes them
 * out, once the server has read them.
 */
export const forgottenKeys = (keys: readonly string[]) => ({ hidden: true, 'data-forget': keys.join(' ') });

/** Returns what a widget with a form declares about the query, which holds what a visitor entered in this form. */
export const formQuery = (name: string) => ({
  queryKeys: [FORM_KEY],
  queryIsPersonal: true,
  queryChoices: { [FORM_KEY]: [name] },
});

/** Returns true when a query submits a form. */
export const isSubmitted = (name: string, query: Texts): boolean => query[FORM_KEY] === name;

/** Returns true when a form's entries were posted to the page, which no link can do. */
export const isPosted = (name: string, query: Texts): boolean => query[POSTED_KEY] === name;
