import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isoDay, riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { canonicalCode } from '#sitecore/rules/forms/canonical-value.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { formSubmissions } from '../../store/form-schema.ts';

/** Letters and digits of tickets, which nobody mistakes for each other. */
const TICKET_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const TICKET_LENGTH = 10;

/** The 32 of Crockford, as a person reads them aloud: without I, L, O and U. Six of them are 30 random bits. */
const SPOKEN_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SPOKEN_LENGTH = 6;

const randomText = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Returns a random code with which an anonymous sender sees the status. */
export const newTicket = (): string => randomText(TICKET_LETTERS, TICKET_LENGTH);

const sequence = z.object({ rows: z.tuple([z.object({ next: z.coerce.number() })]) });

/** Returns the next reference: prefix, year in Riyadh, number, and a random part, for the numbers can be guessed. */
export async function nextReference(db: StoreDb, prefix: string, now: Date): Promise<string> {
  const { rows } = sequence.parse(await db.execute(sql`SELECT nextval('form_references') AS next`));
  const [year = ''] = isoDay(riyadhDay(now)).split('-');
  const number = String(rows[0].next).padStart(6, '0');
  return `${prefix}-${year}-${number}-${randomText(SPOKEN_LETTERS, SPOKEN_LENGTH)}`;
}

/** Letters that are read as others: I and L as 1, O as 0, U as V. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Returns a reference, or a part of one, as it is compared: the same however a person writes or hears it. */
export const referenceKey = (text: string): string =>
  canonicalCode(text)
    .toUpperCase()
    .replace(/[OILU]/g, (letter) => LOOK_ALIKES[letter] ?? letter);

/** The key of a stored reference; the index `form_submissions_spoken_reference` has the same expression. */
export const storedKey: SQL = sql`translate(upper(${formSubmissions.reference}), 'OILU -_', '011V')`;
