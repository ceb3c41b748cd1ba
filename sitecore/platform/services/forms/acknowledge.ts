import type { FormResponse } from '#sitecore/contracts/forms.ts';
import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';
import { workingDays } from './form-texts.ts';
import type { Acknowledgement } from './store-submission.ts';
import type { WholeForm } from './whole-form.ts';

/** Returns the response to a stored submission: its numbers, and the page that shows them. */
export function acknowledge(
  { reference, ticket, answerDays }: Acknowledgement,
  { settings: { ConfirmationPage } }: WholeForm,
  language: Language,
): FormResponse {
  const numbers = {
    requestnumber: reference,
    ticketnumber: ticket,
    sla: answerDays === null ? '' : workingDays(answerDays, language),
  };
  const query = new URLSearchParams(Object.entries(numbers).filter(([, value]) => value !== ''));
  const page = `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${ConfirmationPage.href}`;
  return { success: true, ...numbers, redirectUrl: ConfirmationPage.href === '' ? '' : `${page}?${query.toString()}` };
}
