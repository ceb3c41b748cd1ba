import { AsyncLocalStorage } from 'node:async_hooks';
import type { BuilderResponse } from '#sitecore/contracts/form-builder.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import type { FormFailure } from './forms.ts';

/** A form that a browser without scripts has sent, with the response to it. */
export interface SentForm {
  /** Id of the form, as its endpoint reads it. */
  readonly itemId: string;
  readonly result: Result<BuilderResponse, FormFailure>;
}

const sentForms = new AsyncLocalStorage<SentForm>();

/** Renders a page for a browser that has sent one of its forms. */
export const withSentForm = <Value>(form: SentForm, render: () => Promise<Value>): Promise<Value> =>
  sentForms.run(form, render);

/** Returns the form that the page is rendered for; undefined for a page that was only opened. */
export const sentForm = (): SentForm | undefined => sentForms.getStore();
