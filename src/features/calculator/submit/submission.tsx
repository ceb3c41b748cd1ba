import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { CompleteInputsOf, FieldSchemas } from '#src/features/form/schema.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { Result } from '#sitecore/contracts/result.ts';
import { type ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import { ShareButton } from '#src/features/share-link/ShareButton.tsx';
import { resultFormats, type ResultFormats } from '../result/result-formats.ts';

/** Texts of a result in a language. */
interface ResultTexts<Phrases> {
  readonly phrases: Phrases;
  readonly language: Language;
}

/** Texts and formats of a result. */
export interface ResultFormat<Phrases> extends ResultTexts<Phrases>, ResultFormats {}

/** Content of the result panel, without the link to apply. */
export type PresentedResult = Omit<ResultContent, 'action'>;

interface SubmissionOptions<F extends FieldSchemas, Settings, Phrases, View> {
  /** Requests the result of a form without errors from the bank. */
  readonly submit: (
    inputs: CompleteInputsOf<F>,
    settings: Settings,
    options: CallOptions,
  ) => Promise<Result<View, unknown>>;
  /** Returns the content of the result panel. */
  readonly present: (view: View, format: ResultFormat<Phrases>) => PresentedResult;
  /** Result whose figures are all 0. */
  readonly empty: View;
  /** Renders content below form and panel; `id` is unique on the page. */
  readonly more?: (view: View, format: ResultFormat<Phrases> & { readonly id: string }) => ReactNode;
}

/** Code that only a submit needs, one chunk of it for a calculator: request, contract, result panel, share button. */
export interface Submission<F extends FieldSchemas, Settings, Phrases, View> extends Pick<
  SubmissionOptions<F, Settings, Phrases, View>,
  'submit' | 'empty'
> {
  readonly present: (view: View, texts: ResultTexts<Phrases>) => PresentedResult;
  readonly more: (view: View, texts: ResultTexts<Phrases> & { readonly id: string }) => ReactNode;
  readonly Figures: typeof ResultFigures;
  readonly ShareButton: typeof ShareButton;
}

/** Declares what a submit of a calculator does. */
export const defineSubmission = <F extends FieldSchemas, Settings, Phrases, View>(
  _calculator: { readonly fields: F },
  { submit, empty, present, more }: SubmissionOptions<F, Settings, Phrases, View>,
): Submission<F, Settings, Phrases, View> => ({
  submit,
  empty,
  present: (view, texts) => present(view, { ...texts, ...resultFormats(texts.language) }),
  more: (view, texts) => more?.(view, { ...texts, ...resultFormats(texts.language) }),
  Figures: ResultFigures,
  ShareButton,
});
