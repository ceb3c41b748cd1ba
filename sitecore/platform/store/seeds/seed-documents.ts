import { documents } from '../schema.ts';
import type { StoreDb } from '../open-store.ts';

const id = (number: number): string => `d0c00000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Documents of the fictitious customers: valid for good, valid until a day, expired. */
const FICTITIOUS = [
  {
    ...{ id: id(1), nationalId: '1000000001', reference: '8804127730', kind: 'clearance' },
    ...{ holderAr: 'نورة السبيعي', holderEn: 'Noura Alsubaie', issuedOn: '2026-11-02', validUntil: null },
  },
  {
    ...{ id: id(2), nationalId: '1000000002', reference: '8804127731', kind: 'account' },
    ...{ holderAr: 'فهد العتيبي', holderEn: 'Fahad Alotaibi', issuedOn: '2026-10-18', validUntil: '2036-10-18' },
  },
  {
    ...{ id: id(3), nationalId: '1000000003', reference: '8804127732', kind: 'account' },
    ...{ holderAr: 'سارة الغامدي', holderEn: 'Sarah Alghamdi', issuedOn: '2024-01-07', validUntil: '2024-04-07' },
  },
];

/** Adds the fictitious documents that the store does not have. */
export async function seedDocuments(db: StoreDb): Promise<void> {
  await db.insert(documents).values(FICTITIOUS).onConflictDoNothing();
}
