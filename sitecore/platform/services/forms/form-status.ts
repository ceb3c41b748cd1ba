import { eq } from 'drizzle-orm';
import type { RequestOf, ResponseOf } from '#sitecore/contracts/call.ts';
import type { formStatus as contract } from '#sitecore/contracts/forms.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { canonicalTelephone } from '#sitecore/rules/forms/canonical-value.ts';
import { isSameSecret } from '../../http/same-secret.ts';
import { formSubmissions } from '../../store/form-schema.ts';
import type { Limit } from '../limits/limit.ts';
import type { ServiceContext } from '../service/service.ts';
import { contactHashes, type FormSecret, referenceHash } from './form-keys.ts';
import { readSubmission } from './read-submission.ts';
import { referenceKey, storedKey } from './references.ts';
import { isStatus } from './staff/submissions.ts';

/** Failure of a lookup whose reference or telephone number had too many wrong tries, whoever sent them. */
export type StatusFailure = 'tooManyTries';

/**
 * Wrong tries of a reference, and of a telephone number, over all clients. Whoever knows a telephone number has 3,650 tries a year
 * for its 30 random bits: one chance in 290,000.
 */
const TRIES: Limit = { requests: 10, seconds: 24 * 3600, in: 'store' };

type StatusContext = Pick<ServiceContext, 'store' | 'secrets' | 'takeShared' | 'giveBackShared'>;

/**
 * Returns the status of a submission to whoever has its reference, and the telephone number that it has or its ticket. The ticket,
 * 49 random bits, opens it after too many wrong tries as well: nobody can lock a sender out.
 */
export async function formStatus(
  { reference, contact }: RequestOf<typeof contract>,
  context: StatusContext,
): Promise<Result<ResponseOf<typeof contract>, StatusFailure>> {
  const { store, secrets } = context;
  const db = await store.db();
  const key = referenceKey(reference);
  const ticket = referenceKey(contact);
  const telephones = telephoneHashes(secrets.forms, canonicalTelephone(contact) ?? '');
  // Taken before the lookup, for an unknown reference too: requests at the same time share what is left.
  const tries = triesOf(context, key, telephones[0] ?? referenceHash(secrets.forms, ticket));
  const isLeft = await tries.take();
  const [row] = await db.select().from(formSubmissions).where(eq(storedKey, key));
  // Compared without a submission, too: the time of a response says nothing.
  const isOwner = telephones.map((hash) => isSameSecret(hash, row?.contact ?? '')).includes(true) && isLeft;
  const hasTicket = isSameSecret(ticket, row?.ticket ?? '-');
  if (!row || !isStatus(row.status) || (!isOwner && !hasTicket))
    return isLeft ? success(NONE) : failure('tooManyTries');
  await tries.giveBack();
  const { answer } = await readSubmission(db, row.id, secrets.forms);
  const receivedOn = isoDay(riyadhDay(row.receivedAt));
  return success({ submission: { reference: row.reference, status: row.status, receivedOn, answer } });
}

const NONE: ResponseOf<typeof contract> = { submission: null };

/** Returns the hashes of a telephone number by which a sender is known; none for a text without its seven digits. */
const telephoneHashes = (secret: FormSecret, text: string): readonly string[] =>
  text.replace(/\D/g, '').length < 7 ? [] : contactHashes(secret, text);

/** Returns the counts of tries of a reference and of what proves whose it is, a keyed hash. */
function triesOf({ secrets, takeShared, giveBackShared }: StatusContext, key: string, proof: string) {
  const counts = [
    ['form status by reference', referenceHash(secrets.forms, key)],
    ['form status by telephone', proof],
  ] as const;
  return {
    /** Takes one of each; returns false when one of them has none left. */
    take: async (): Promise<boolean> =>
      (await Promise.all(counts.map(([name, hash]) => takeShared(name, TRIES, hash)))).every(Boolean),
    giveBack: async (): Promise<void> => {
      await Promise.all(counts.map(([name, hash]) => giveBackShared(name, TRIES, hash)));
    },
  };
}
