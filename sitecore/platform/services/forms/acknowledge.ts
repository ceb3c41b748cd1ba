import { randomBytes } from 'node:crypto';
import { RECEIPT_COOKIE, RECEIPT_KEY, RECEIPT_SECONDS, writeReceipt } from '#sitecore/contracts/form-receipt.ts';
import type { FormResponse } from '#sitecore/contracts/forms.ts';
import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';
import type { ServiceContext } from '../service/service.ts';
import { workingDays } from './form-texts.ts';
import type { Acknowledgement } from './store-submission.ts';
import type { WholeForm } from './whole-form.ts';

/**
 * Returns the response to a stored submission: its numbers, and the page that shows them, to which a cookie takes them: they prove
 * whose the submission is, and an address is kept in histories and logs.
 */
export function acknowledge(
  { reference, ticket, answerDays }: Acknowledgement,
  { settings: { ConfirmationPage } }: WholeForm,
  { setCookie }: Pick<ServiceContext, 'setCookie'>,
  language: Language,
): FormResponse {
  const numbers = {
    requestnumber: reference,
    ticketnumber: ticket,
    sla: answerDays === null ? '' : workingDays(answerDays, language),
  };
  if (ConfirmationPage.href === '') return { success: true, ...numbers, redirectUrl: '' };
  const path = `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${ConfirmationPage.href}`;
  const id = randomBytes(6).toString('base64url');
  setCookie(RECEIPT_COOKIE, writeReceipt(id, numbers), { path, maxAge: RECEIPT_SECONDS });
  return { success: true, ...numbers, redirectUrl: `${path}?${RECEIPT_KEY}=${id}` };
}
