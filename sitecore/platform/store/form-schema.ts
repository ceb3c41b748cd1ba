import { bigint, boolean, customType, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Submissions of forms; `values` is sealed, `contact` a keyed hash of the telephone number. */
export const formSubmissions = pgTable('form_submissions', {
  /** Id of the visitor's session with the form: a repeated request has the same. */
  id: uuid('id').primaryKey(),
  /** The number that the visitor quotes: `EN-2026-000123-7KQ4M2`; older ones have no random part. */
  reference: text('reference').notNull().unique(),
  /** A random code with which an anonymous sender sees the status. */
  ticket: text('ticket').notNull(),
  form: uuid('form').notNull(),
  formName: text('form_name').notNull(),
  language: text('language').notNull(),
  isAnonymous: boolean('is_anonymous').notNull(),
  status: text('status').notNull().default('received'),
  answerDays: integer('answer_days'),
  values: text('values').notNull(),
  contact: text('contact'),
  /** Version of the text that the visitor agreed to. */
  consent: text('consent'),
  receivedAt: moment('received_at'),
  eraseAt: moment('erase_at'),
});

const submission = () =>
  uuid('submission')
    .notNull()
    .references(() => formSubmissions.id, { onDelete: 'cascade' });

/** Files of submissions; name and content are sealed. */
export const formFiles = pgTable('form_files', {
  id: uuid('id').primaryKey(),
  submission: submission(),
  field: text('field').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  content: bytes('content').notNull(),
});

/** Messages that are still to be delivered, and those that were. */
export const formOutbox = pgTable('form_outbox', {
  id: identity(),
  submission: submission(),
  /** `team`, `receipt` or `answer`. */
  kind: text('kind').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAt: moment('next_at'),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
});

/** Values of earlier steps, sealed, by the visitor's session with the form. */
export const formDrafts = pgTable('form_drafts', {
  id: uuid('id').primaryKey(),
  form: uuid('form').notNull(),
  /** The furthest step that the visitor has reached. */
  step: integer('step').notNull(),
  values: text('values').notNull(),
  expiresAt: moment('expires_at'),
});

/** Texts that visitors agreed to, by their version. */
export const formConsents = pgTable('form_consents', {
  version: text('version').primaryKey(),
  text: text('text').notNull(),
  language: text('language').notNull(),
  firstUsedAt: moment('first_used_at'),
});

/** Responses of staff to a submission; the text is sealed. */
export const formAnswers = pgTable('form_answers', {
  id: identity(),
  submission: submission(),
  status: text('status').notNull(),
  text: text('text').notNull(),
  writtenAt: moment('written_at'),
});

/** Proofs of who an actor of the audit is. Staff have no accounts: whoever knows the password can claim any name. */
export const AUDIT_IDENTITY = { staff: 'name claimed, shared password', platform: 'the platform itself' } as const;

/** Reads and changes of submissions by staff and commands. */
export const formAudit = pgTable('form_audit', {
  id: identity(),
  at: moment('at'),
  actor: text('actor').notNull(),
  /** Proof of who the actor is, of `AUDIT_IDENTITY`. */
  identifiedBy: text('identified_by').notNull(),
  action: text('action').notNull(),
  reference: text('reference'),
});

/** Bytes that forms have stored by the day in Riyadh. */
export const formUsage = pgTable('form_usage', {
  day: date('day').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
