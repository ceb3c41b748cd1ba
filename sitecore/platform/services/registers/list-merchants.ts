import { asc } from 'drizzle-orm';
import type { MerchantList } from '#sitecore/contracts/merchants.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { merchants } from '../../store/schema.ts';

/** Returns all merchants in the order in which they joined. */
export async function listMerchants(db: StoreDb, language: Language): Promise<MerchantList> {
  const rows = await db.select().from(merchants).orderBy(asc(merchants.id));
  const isArabic = language === 'ar';
  return {
    Data: rows.map(({ nameAr, nameEn, categoryAr, categoryEn, branches, image, link }) => ({
      Name: isArabic ? nameAr : nameEn,
      ImageLink: image,
      Link: link,
      Category: isArabic ? categoryAr : categoryEn,
      Branches: branches,
    })),
    Message: '',
  };
}
