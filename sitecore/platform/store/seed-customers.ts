import { customers } from './schema.ts';
import type { StoreDb } from './open-store.ts';

/** People who do not exist, so that every way of identifying oneself can be tried. */
const FICTITIOUS = [
  { cic: '0000000000000001', mobile: '500000001', nationalId: '1000000001', nameAr: 'نورة', nameEn: 'Noura' },
  { cic: '0000000000000002', mobile: '500000002', nationalId: '1000000002', nameAr: 'فهد', nameEn: 'Fahad' },
  { cic: '0000000000000003', mobile: '500000003', nationalId: '1000000003', nameAr: 'سارة', nameEn: 'Sarah' },
  { cic: '0000000000000004', mobile: '500000004', nationalId: '2000000004', nameAr: 'آدم', nameEn: 'Adam' },
  { cic: '0000000000000005', mobile: '500000005', nationalId: '2000000005', nameAr: 'مريم', nameEn: 'Maryam' },
];

/** Adds the fictitious customers that the store does not have. */
export async function seedCustomers(db: StoreDb): Promise<void> {
  await db.insert(customers).values(FICTITIOUS).onConflictDoNothing();
}
