import { createHmac } from 'node:crypto';
import type { Language } from '#sitecore/definitions/language.ts';
import { workingDays } from '../form-texts.ts';
import type { StoredSubmission } from '../read-submission.ts';
import type { Deliver, OutgoingMessage } from './deliver-due.ts';

const TIMEOUT_MS = 10_000;

interface WebhookOptions {
  readonly url: string;
  /** Signs the body, so that the receiver knows the sender. */
  readonly secret: string;
}

/** Returns a delivery by POST of JSON: `x-rukn-signature` is the HMAC-SHA256 of the body, `idempotency-key` the message's id. */
export const webhookAt =
  ({ url, secret }: WebhookOptions): Deliver =>
  async (message) => {
    const body = JSON.stringify(messageBody(message));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `form-message-${message.id}`,
        'x-rukn-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the receiver of forms has responded ${response.status}`);
  };

function messageBody({ kind, submission }: OutgoingMessage) {
  const { reference, formName, language, receivedAt, values, files } = submission;
  const about = { kind, reference, form: formName, language, receivedAt: receivedAt.toISOString() };
  if (kind === 'receipt') return { ...about, to: submission.email, ...receiptOf(submission) };
  return { ...about, values, files: files.map(({ name, type, size }) => ({ name, type, size })) };
}

const RECEIPTS: Readonly<Record<Language, { readonly subject: string; readonly text: string; readonly time: string }>> =
  {
    ar: {
      subject: 'وصلنا طلبك رقم {0}',
      text: 'شكراً لتواصلك مع بنك ركن. رقم طلبك {0}، احتفظ به لتعرف أين وصل.',
      time: ' مدة الرد: {1}.',
    },
    en: {
      subject: 'We have your request {0}',
      text: 'Thank you for writing to Rukn Bank. Your request is number {0}; keep it to see how far we are.',
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
