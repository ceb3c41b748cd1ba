import { asc, desc } from 'drizzle-orm';
import type { RequestOf } from '#sitecore/contracts/call.ts';
import type { ShareholderPage, shareholders as call } from '#sitecore/contracts/shareholders.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { shareholders } from '../../store/schema.ts';
import { containsText } from './contains-text.ts';

/** Shareholders per page. */
const PAGE_SIZE = 20;

const KINDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  institution: { ar: 'مؤسسة', en: 'Institution' },
  government: { ar: 'جهة حكومية', en: 'Government' },
  company: { ar: 'شركة', en: 'Company' },
  individuals: { ar: 'أفراد', en: 'Individuals' },
  endowment: { ar: 'وقف', en: 'Endowment' },
};

/** Returns a page of the shareholders whose names in either language contain a text, the largest first. */
export async function findShareholders(
  db: StoreDb,
  { filterby = '', page = 1 }: RequestOf<typeof call>,
  language: Language,
): Promise<ShareholderPage> {
  const condition = containsText(shareholders.folded, filterby);
  const total = await db.$count(shareholders, condition);
  const pages = Math.ceil(total / PAGE_SIZE);
  const current = Math.min(page, Math.max(1, pages));
  const rows = await db
    .select()
    .from(shareholders)
    .where(condition)
    .orderBy(desc(shareholders.shares), asc(shareholders.id))
    .limit(PAGE_SIZE)
    .offset((current - 1) * PAGE_SIZE);
  return {
    Data: rows.map(({ nameAr, nameEn, kind, shares, percentage }) => ({
      Name: language === 'ar' ? nameAr : nameEn,
      Category: KINDS[kind]?.[language] ?? kind,
      Shares: shares,
      Percentage: percentage,
    })),
    TotalCount: total,
    PageSize: PAGE_SIZE,
    CurrentPage: current,
    TotalPages: pages,
  };
}
