import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Applications of customers, found by the request number of the link that the bank sends. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    requestNumber: text('request_number').notNull().unique(),
    cic: text('cic').notNull(),
    dossier: text('dossier').notNull(),
    /** Receives one-time codes. */
    mobile: text('mobile').notNull(),
    customerAr: text('customer_ar').notNull(),
    customerEn: text('customer_en').notNull(),
    number: text('number').notNull(),
    productAr: text('product_ar').notNull(),
    productEn: text('product_en').notNull(),
    /** 1: a contract to approve, 2: one to read; none without a contract. */
    actionType: integer('action_type'),
    approvedAt: moment('approved_at'),
    /** The last day on which the contract can be approved. */
    expiresOn: date('expires_on'),
    updatedOn: date('updated_on').notNull(),
  },
  (table) => [unique().on(table.cic, table.dossier)],
);

/** An application as the store has it. */
export type StoredApplication = typeof applications.$inferSelect;

const ofApplication = () =>
  uuid('application')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

const status = { statusAr: text('status_ar').notNull(), statusEn: text('status_en').notNull() };

/** Stages of an application in their order; one without a day is not reached yet. */
export const applicationStages = pgTable(
  'application_stages',
  { application: ofApplication(), position: integer('position').notNull(), ...status, reachedOn: date('reached_on') },
  (table) => [primaryKey({ columns: [table.application, table.position] })],
);

/** Notices of the bank about an application, as its history shows them. */
export const applicationUpdates = pgTable(
  'application_updates',
  {
    application: ofApplication(),
    position: integer('position').notNull(),
    updatedOn: date('updated_on').notNull(),
    ...status,
    clarificationAr: text('clarification_ar').notNull(),
    clarificationEn: text('clarification_en').notNull(),
  },
  (table) => [primaryKey({ columns: [table.application, table.position] })],
);

/** Files of contracts; `kind` is a key of `CONTRACT_KINDS`. */
export const contractFiles = pgTable(
  'contract_files',
  {
    id: uuid('id').primaryKey(),
    application: ofApplication(),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
  },
  (table) => [index('contract_files_application').on(table.application)],
);

/**
 * One-time codes by their keyed hashes, for a day. Subject (CIC and dossier, whether or not they exist), client and telephone are
 * keyed hashes, too.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    client: text('client').notNull(),
    /** Empty for a code that was requested before telephones were counted. */
    telephone: text('telephone').notNull().default(''),
    hash: text('hash').notNull(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Wrong codes that were tried. */
    wrong: integer('wrong').notNull().default(0),
    spentAt: moment('spent_at'),
  },
  (table) => [
    index('one_time_codes_subject').on(table.subject, table.requestedAt),
    index('one_time_codes_client').on(table.client, table.requestedAt),
    index('one_time_codes_telephone').on(table.telephone, table.requestedAt),
    index('one_time_codes_expires_at').on(table.expiresAt),
  ],
);

/** Subjects for which no code is sent or accepted until a moment. */
export const closedContracts = pgTable('closed_contracts', {
  subject: text('subject').primaryKey(),
  closedUntil: moment('closed_until').notNull(),
});

/** Contracts that a session opens; `session` is the hash of its cookie. */
export const contractSessions = pgTable(
  'contract_sessions',
  { session: text('session').notNull(), application: ofApplication(), expiresAt: moment('expires_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.session, table.application] }),
    index('contract_sessions_expires_at').on(table.expiresAt),
  ],
);

/** Changes of state around contracts; none has an application for a CIC and dossier that do not exist. One approval each. */
export const applicationAudit = pgTable('application_audit', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  application: uuid('application'),
  event: text('event', {
    enum: ['codeRequested', 'codeWrong', 'closed', 'verified', 'approved', 'downloaded'],
  }).notNull(),
  at: moment('at').notNull(),
});

/** Entry in the history of an application whose contract was approved, as its row has it. */
export const APPROVAL_UPDATE = {
  statusAr: 'وافقت على العقد',
  statusEn: 'Contract approved',
  clarificationAr: 'سجّلنا موافقتك، ونحدد موعد الإفراغ خلال يومي عمل.',
  clarificationEn: 'Your approval is recorded. We set the title transfer within two working days.',
} as const;
