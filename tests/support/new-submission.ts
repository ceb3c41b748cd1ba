import { randomUUID } from 'node:crypto';
import type { NewSubmission } from '#sitecore/platform/services/forms/store-submission.ts';

/** Returns an enquiry with an email address and a file, with other values where given. */
export const newSubmission = (more: Partial<NewSubmission> = {}): NewSubmission => ({
  id: randomUUID(),
  session: randomUUID(),
  form: randomUUID(),
  formName: 'enquiry',
  prefix: 'EN',
  language: 'ar',
  isAnonymous: false,
  answerDays: 2,
  retentionDays: 30,
  values: [
    { name: 'message', title: 'سؤالك', type: 'longText', texts: ['متى تصل بطاقتي؟'] },
    { name: 'email', title: 'البريد', type: 'email', texts: ['noura@example.com'] },
  ],
  telephone: '0501234567',
  hasReceipt: true,
  consent: undefined,
  files: [{ field: 'file', name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }],
  ...more,
});
