import { asc } from 'drizzle-orm';
import type { RequestOf } from '#sitecore/contracts/call.ts';
import type { customerNames as call, CustomerNamesPage } from '#sitecore/contracts/customer-names.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { customerNames } from '../../store/schema.ts';
import { containsText } from './contains-text.ts';

/** Names per page. */
const PAGE_SIZE = 10;

/** Returns a page of the registered names that contain a text in either language; an empty one beyond the last page. */
export async function findCustomerNames(
  db: StoreDb,
  { term, page = 1 }: RequestOf<typeof call>,
  language: Language,
): Promise<CustomerNamesPage> {
  const condition = containsText(customerNames.folded, term);
  // Marks alone are no name.
  if (!condition) return { Data: { Data: [], TotalPages: 0 } };
  const total = await db.$count(customerNames, condition);
  const rows = await db
    .select()
    .from(customerNames)
    .where(condition)
    .orderBy(asc(customerNames.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const names = rows.map(({ nameAr, nameEn }) => ({ Name: language === 'ar' ? nameAr : nameEn }));
  return { Data: { Data: names, TotalPages: Math.ceil(total / PAGE_SIZE) } };
}
