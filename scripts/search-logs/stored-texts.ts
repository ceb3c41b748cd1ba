import { getTableColumns } from 'drizzle-orm';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { customerNames, customers, documents, shareholders, visits } from '#sitecore/platform/store/schema.ts';
import { applications } from '#sitecore/platform/store/tracker-schema.ts';

/** Tables of people and firms; a form's fields are sealed in the store. */
const TABLES = [applications, customerNames, customers, documents, shareholders, visits];

/** Columns of these tables with the bank's own words. */
const PUBLIC = new Set(['branch', 'folded', 'kind', 'productAr', 'productEn']);

/** Returns the names and numbers of everyone in a store. */
export async function storedTexts(db: StoreDb): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  for (const table of TABLES) {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([name, { columnType }]) => columnType === 'PgText' && !PUBLIC.has(name),
    );
    for (const row of await db.select(Object.fromEntries(columns)).from(table))
      for (const value of Object.values(row)) texts.add(String(value));
  }
  return texts;
}
