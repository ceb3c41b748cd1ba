import { eq } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '#sitecore/contracts/call.ts';
import type { formStatus as contract } from '#sitecore/contracts/forms.ts';
import { success } from '#sitecore/contracts/result.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { formSubmissions } from '../../store/form-schema.ts';
import type { ServiceContext } from '../service/service.ts';
import { contactHash } from './form-keys.ts';
import { readSubmission } from './read-submission.ts';
import { isStatus } from './staff/submissions.ts';

/** Returns the status of a submission to whoever has its number, and the telephone number that it has or its code. */
export async function formStatus(
  { reference, contact }: RequestOf<typeof contract>,
  { store, secrets }: Pick<ServiceContext, 'store' | 'secrets'>,
) {
  const db = await store.db();
  const number = reference.trim().toUpperCase();
  const [row] = await db.select().from(formSubmissions).where(eq(formSubmissions.reference, number));
  // Compared without a submission, too: the time of a response says nothing.
  const isOwner = isSameSecret(contactHash(secrets.forms, digitsOf(contact)), row?.contact ?? '');
  const hasCode = isSameSecret(contact.trim().toUpperCase(), row?.ticket ?? '-');
  if (!row || !isStatus(row.status) || (!isOwner && !hasCode)) return success(NONE);
  const { answer } = await readSubmission(db, row.id, secrets.forms);
  const receivedOn = isoDay(riyadhDay(row.receivedAt));
  const submission = { reference: number, status: row.status, receivedOn, answer };
  return success<ResponseOf<typeof contract>>({ submission });
}

const NONE: ResponseOf<typeof contract> = { submission: null };

/** Returns a telephone number with the figures 0 to 9. */
const digitsOf = (text: string): string => text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
