import {
  bigint,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Customers of the bank, fictitious in the demo; a kiosk greets them by `name`. */
export const customers = pgTable('customers', {
  cic: text('cic').primaryKey(),
  /** Nine digits, without the leading zero. */
  mobile: text('mobile').notNull().unique(),
  nationalId: text('national_id').notNull().unique(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
});

/** Photos that a branch's camera took with consent: identifiers only. */
export const photos = pgTable(
  'photos',
  { id: uuid('id').primaryKey(), branch: text('branch').notNull(), takenAt: moment('taken_at') },
  (table) => [index('photos_taken_at').on(table.takenAt)],
);

/** Identifications of visitors at a kiosk. */
export const visits = pgTable(
  'visits',
  {
    id: uuid('id').primaryKey(),
    branch: text('branch').notNull(),
    segment: integer('segment').notNull(),
    nameAr: text('name_ar').notNull(),
    nameEn: text('name_en').notNull(),
    openedAt: moment('opened_at'),
  },
  (table) => [index('visits_opened_at').on(table.openedAt)],
);

/** Key of a queue: a service of a branch on a day in Riyadh. */
const queue = {
  branch: text('branch').notNull(),
  service: text('service').notNull(),
  day: date('day').notNull(),
};

export const queues = pgTable(
  'queues',
  { ...queue, lastNumber: integer('last_number').notNull().default(0) },
  (table) => [primaryKey({ columns: [table.branch, table.service, table.day] })],
);

export const tickets = pgTable(
  'tickets',
  {
    ...queue,
    number: integer('number').notNull(),
    visit: uuid('visit').references(() => visits.id, { onDelete: 'set null' }),
    photo: uuid('photo').references(() => photos.id, { onDelete: 'set null' }),
    issuedAt: moment('issued_at'),
    calledAt: moment('called_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branch, table.service, table.day, table.number] }),
    foreignKey({
      columns: [table.branch, table.service, table.day],
      foreignColumns: [queues.branch, queues.service, queues.day],
    }),
    unique('tickets_once_a_visit').on(table.visit, table.service),
  ],
);

/** Requests of clients by call, for limits; columns as rate-limiter-flexible names them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});

/** Responses to requests with an idempotency key; without a status while the first request is in progress. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    id: text('id').primaryKey(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: moment('created_at'),
  },
  (table) => [index('idempotent_responses_created_at').on(table.createdAt)],
);

/** Hashes of captcha tokens that have passed, until a form accepts them. */
export const passedCaptchas = pgTable(
  'passed_captchas',
  { token: text('token').primaryKey(), expiresAt: moment('expires_at') },
  (table) => [index('passed_captchas_expires_at').on(table.expiresAt)],
);

/** Challenges of the embedded captcha that were solved once, until they expire. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { challenge: text('challenge').primaryKey(), expiresAt: moment('expires_at') },
  (table) => [index('spent_challenges_expires_at').on(table.expiresAt)],
);

/** Codes that staff got to enrol kiosks, by their keyed hashes, until they are used or expire. */
export const kioskCodes = pgTable('kiosk_codes', {
  hash: text('hash').primaryKey(),
  branch: text('branch').notNull(),
  expiresAt: moment('expires_at'),
});

/** Enrolled kiosks. */
export const kioskDevices = pgTable('kiosk_devices', {
  id: uuid('id').primaryKey(),
  branch: text('branch').notNull(),
  enrolledAt: moment('enrolled_at'),
});

const names = { nameAr: text('name_ar').notNull(), nameEn: text('name_en').notNull() };

/** Both names of an entry as a search compares them: folded, one after the other. */
const folded = text('folded').notNull();

/** The bank's shareholders; `kind` is a key of `SHAREHOLDER_KINDS`. */
export const shareholders = pgTable(
  'shareholders',
  {
    id: integer('id').primaryKey(),
    ...names,
    kind: text('kind').notNull(),
    shares: bigint('shares', { mode: 'number' }).notNull(),
    /** Of the shares that the bank has issued. */
    percentage: doublePrecision('percentage').notNull(),
    folded,
  },
  (table) => [index('shareholders_shares').on(table.shares.desc(), table.id)],
);

/** Merchants whose sales earn points. */
export const merchants = pgTable('merchants', {
  id: integer('id').primaryKey(),
  ...names,
  categoryAr: text('category_ar').notNull(),
  categoryEn: text('category_en').notNull(),
  branches: integer('branches').notNull(),
  /** Path of its picture in the media library. */
  image: text('image').notNull(),
  /** Path of its shops on a map, or its site. */
  link: text('link').notNull(),
});

/** Registered names of the bank's business customers. */
export const customerNames = pgTable('customer_names', { id: integer('id').primaryKey(), ...names, folded });

/** Documents that the bank has issued, each for a person, by the reference that is printed on it. */
export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  nationalId: text('national_id').notNull(),
  reference: text('reference').notNull().unique(),
  /** A key of `DOCUMENT_KINDS`. */
  kind: text('kind').notNull(),
  holderAr: text('holder_ar').notNull(),
  holderEn: text('holder_en').notNull(),
  issuedOn: date('issued_on').notNull(),
  /** The last day on which it is valid; none for one that stays valid. */
  validUntil: date('valid_until'),
});
