import type { Language } from '#sitecore/definitions/language.ts';
import { workingDays } from '../form-texts.ts';
import type { OutgoingMessage } from './deliver-due.ts';
import type { StoredSubmission } from '../read-submission.ts';

const RECEIPTS: Readonly<Record<Language, { readonly subject: string; readonly text: string; readonly time: string }>> =
  {
    ar: {
      subject: 'وصلنا طلبك رقم {0}',
      text: 'شكراً لتواصلك مع بنك ركن. رقم طلبك {0}، فاذكره إن اتصلت بنا.',
      time: ' مدة الرد: {1}.',
    },
    en: {
      subject: 'We have your request {0}',
      text: 'Thank you for writing to Rukn Bank. Your request is number {0}; mention it when you call us.',
      time: ' We reply within {1}.',
    },
  };

const ANSWERS: Readonly<Record<Language, string>> = {
  ar: 'ردّ بنك ركن على طلبك رقم {0}',
  en: 'Rukn Bank has answered your request {0}',
};

/** Returns subject and text of a message to the visitor: of a receipt, or of what staff have answered. */
export const messageToVisitor = ({ kind, submission }: OutgoingMessage) =>
  kind === 'answer'
    ? { subject: ANSWERS[submission.language].replace('{0}', submission.reference), text: submission.answer }
    : receiptOf(submission);

/** Returns subject and text of a receipt in the visitor's language. */
export function receiptOf({
  reference,
  language,
  answerDays,
}: Pick<StoredSubmission, 'reference' | 'language' | 'answerDays'>) {
  const { subject, text, time } = RECEIPTS[language];
  const fill = (line: string): string =>
    line.replace('{0}', reference).replace('{1}', answerDays === null ? '' : workingDays(answerDays, language));
  return { subject: fill(subject), text: fill(answerDays === null ? text : text + time) };
}
