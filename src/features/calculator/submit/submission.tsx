import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { InputsOf, FieldSchemas } from '#src/features/form/schema.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import { ShareButton } from '#src/features/share-link/ShareButton.tsx';

/** Texts and formats of a result. */
export interface ResultFormat<Phrases> {
  readonly phrases: Phrases;
  readonly language: Language;
}

interface SubmissionOptions<F extends FieldSchemas, Settings, Phrases, View> {
  /** Requests the result of valid inputs from the bank. */
  readonly submit: (inputs: InputsOf<F>, settings: Settings, options: CallOptions) => Promise<Result<View, unknown>>;
  /** Returns the content of the result panel. */
  readonly present: (view: View, format: ResultFormat<Phrases>) => Omit<ResultContent, 'action'>;
  /** Result whose figures are all 0. */
  readonly empty: View;
  /** Renders content below form and panel; `id` is unique on the page. */
  readonly more?: (view: View, format: ResultFormat<Phrases> & { readonly id: string }) => ReactNode;
}

/** Code that only a submit needs, one chunk of it for a calculator: request, contract, result panel, share button. */
export interface Submission<F extends FieldSchemas, Settings, Phrases, View> extends SubmissionOptions<
  F,
  Settings,
  Phrases,
  View
> {
  readonly Figures: typeof ResultFigures;
  readonly ShareButton: typeof ShareButton;
}

/** Declares what a submit of a calculator does. */
export const defineSubmission = <F extends FieldSchemas, Settings, Phrases, View>(
  _calculator: { readonly fields: F },
  options: SubmissionOptions<F, Settings, Phrases, View>,
): Submission<F, Settings, Phrases, View> => ({ ...options, Figures: ResultFigures, ShareButton });
