import { createTransport } from 'nodemailer';
import type { Deliver, OutgoingMessage } from './deliver-due.ts';
import { messageToVisitor } from './receipt.ts';

const TIMEOUT_MS = 10_000;

interface MailOptions {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  readonly url: string;
  readonly from: string;
  /** Returns the address of the team that a form names; empty without one. */
  readonly recipientOf: (form: string) => string;
}

/**
 * Returns a delivery by mail: receipt and answer to the visitor, and to the team a notice without anything that the visitor wrote. A
 * message without a recipient counts as delivered.
 */
export function mailBy({ url, from, recipientOf }: MailOptions): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const { id, kind, submission } = message;
    const to = kind === 'team' ? recipientOf(submission.form) : submission.email;
    if (to === '') return;
    const { subject, text } = kind === 'team' ? noticeOf(message) : messageToVisitor(message);
    await transport.sendMail({
      from,
      // An object is one address; a visitor's text could be a list of several.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<form-message-${id}@${
        from
          .split('@')
          .at(-1)
          ?.replace(/[^\w.-]/g, '') ?? 'localhost'
      }>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

const noticeOf = ({ submission: { reference, formName, files } }: OutgoingMessage) => ({
  subject: `${reference} · ${formName}`,
  text: `طلب جديد برقم ${reference} من نموذج ${formName}، مرفقاته: ${files.length}. اقرأه في صفحة الموظفين.\n\nA new submission ${reference} of ${formName}, files: ${files.length}. Read it on the page of the staff.`,
});
