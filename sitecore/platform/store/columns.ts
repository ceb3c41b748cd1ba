import { timestamp } from 'drizzle-orm/pg-core';

/** Returns a column for a moment, never null. */
export const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull();
