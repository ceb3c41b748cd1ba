import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { CompleteInputsOf, FieldSchemas } from '#src/features/form/schema.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { mapResult, type Result } from '#sitecore/contracts/result.ts';
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
type PresentedResult = Omit<ResultContent, 'action'>;

/** Values of a submit, and the author's settings. */
interface Submitted<F extends FieldSchemas, Settings> {
  readonly inputs: CompleteInputsOf<F>;
  readonly settings: Settings;
}

interface SubmissionOptions<F extends FieldSchemas, Settings, Phrases, Figures> {
  /** Requests the figures of a form without errors from the bank. */
  readonly submit: (
    inputs: CompleteInputsOf<F>,
    settings: Settings,
    options: CallOptions,
  ) => Promise<Result<Figures, unknown>>;
  /** Returns the content of the result panel; `submitted` is undefined for the empty result. */
  readonly present: (
    figures: Figures,
    format: ResultFormat<Phrases>,
    submitted?: Submitted<F, Settings>,
  ) => PresentedResult;
  /** Figures that are all 0. */
  readonly empty: Figures;
  /** Renders content below form and panel; `id` is unique on the page. */
  readonly more?: (
    figures: Figures,
    format: ResultFormat<Phrases> & { readonly id: string },
    submitted: Submitted<F, Settings>,
  ) => ReactNode;
}

/** Figures with what was submitted for them; the empty result has nothing submitted. */
interface SubmittedFigures<F extends FieldSchemas, Settings, Figures> {
  readonly figures: Figures;
  readonly submitted?: Submitted<F, Settings>;
}

/** Code that only a submit needs, one chunk of it for a calculator: request, contract, result panel, share button. */
export interface Submission<F extends FieldSchemas, Settings, Phrases, View> {
  readonly submit: (
    inputs: CompleteInputsOf<F>,
    settings: Settings,
    options: CallOptions,
  ) => Promise<Result<View, unknown>>;
  readonly empty: View;
  readonly present: (view: View, texts: ResultTexts<Phrases>) => PresentedResult;
  readonly more: (view: View, texts: ResultTexts<Phrases> & { readonly id: string }) => ReactNode;
  readonly Figures: typeof ResultFigures;
  readonly ShareButton: typeof ShareButton;
}

/** Declares what a submit of a calculator does. */
export const defineSubmission = <F extends FieldSchemas, Settings, Phrases, Figures>(
  _calculator: { readonly fields: F },
  { submit, empty, present, more }: SubmissionOptions<F, Settings, Phrases, Figures>,
): Submission<F, Settings, Phrases, SubmittedFigures<F, Settings, Figures>> => ({
  submit: async (inputs, settings, options) =>
    mapResult(await submit(inputs, settings, options), (figures) => ({ figures, submitted: { inputs, settings } })),
  empty: { figures: empty },
  present: ({ figures, submitted }, texts) =>
    present(figures, { ...texts, ...resultFormats(texts.language) }, submitted),
  more: ({ figures, submitted }, texts) =>
    submitted && more?.(figures, { ...texts, ...resultFormats(texts.language) }, submitted),
  Figures: ResultFigures,
  ShareButton,
});
