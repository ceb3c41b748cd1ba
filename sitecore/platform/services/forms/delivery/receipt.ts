import type { Language } from '#sitecore/definitions/language.ts';
import { workingDays } from '../form-texts.ts';
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
