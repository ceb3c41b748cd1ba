import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Whom the bank knows. The demo bank's are made up; `name` is what a kiosk greets them by. */
export const customers = pgTable('customers', {
  cic: text('cic').primaryKey(),
  /** Nine digits, without the leading zero. */
  mobile: text('mobile').notNull().unique(),
  nationalId: text('national_id').notNull().unique(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
});

/** A photo that a camera of a branch took of a visitor who consented. */
export const photos = pgTable(
  'photos',
  { id: uuid('id').primaryKey(), branch: text('branch').notNull(), takenAt: moment('taken_at') },
  (table) => [index('photos_taken_at').on(table.takenAt)],
);

/** Someone who said at a kiosk who they are. */
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

/** The people who want one service of one branch on one day in Riyadh. */
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
