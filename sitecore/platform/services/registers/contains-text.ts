import { like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText } from '#sitecore/rules/fold-text.ts';

/** Returns the condition that a folded column contains a text, as the search of the site folds it; undefined for an empty text. */
export function containsText(column: PgColumn, text: string): SQL | undefined {
  // The mark between both names of an entry is in no name.
  const folded = foldText(text).replaceAll('|', ' ').trim();
  return folded === '' ? undefined : like(column, `%${folded.replace(/[\\%_]/g, '\\$&')}%`);
}
