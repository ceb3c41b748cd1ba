import type { Language } from '#sitecore/definitions/language.ts';
import { COMMON_STATUSES, type CommonKind, type ErrorFormat, type HandlerResponse } from '../service/common-failure.ts';
import { BUSY, FAILURE_TEXTS, type FormFailure, LATER, TOO_LARGE } from './form-texts.ts';

const STATUSES: Readonly<Record<FormFailure, number>> = { unknownForm: 404, expired: 409, forged: 403 };

const response = (status: number, error: string, text: string): HandlerResponse => ({
  status,
  body: { success: false, error, errors: [text] },
});

function sentenceOf(kind: CommonKind, language: Language): string {
  if (kind === 'tooManyRequests') return BUSY[language];
  if (kind === 'tooLarge') return TOO_LARGE[language];
  return (kind === 'malformed' ? FAILURE_TEXTS.unknownForm : LATER)[language];
}

/** Errors of forms, each with a sentence for the visitor among `errors`, as the package of Sitecore Forms reads it. */
export const formErrors: ErrorFormat<FormFailure> = {
  statuses: [403, 404, 409],
  own: (failed, language) => response(STATUSES[failed], failed, FAILURE_TEXTS[failed][language]),
  common: ({ kind }, language) => response(COMMON_STATUSES[kind], kind, sentenceOf(kind, language)),
};
