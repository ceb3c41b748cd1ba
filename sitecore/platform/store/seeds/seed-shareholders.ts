import { foldedNames } from '../folded-names.ts';
import { FAMILIES, FIRST_NAMES, type Name, PLACES } from './invented-names.ts';

/** The shares that the fictitious bank has issued. */
const ISSUED = 1_000_000_000;

/** Shares of a holder by rank: few hold much, many hold little. */
const sharesOf = (rank: number): number => Math.round(124_500_000 / (rank + 1) ** 1.18 / 50) * 50;

interface Holder {
  readonly name: Name;
  readonly kind: string;
}

const each = (kind: string, ar: (name: string) => string, en: (name: string) => string, names = PLACES): Holder[] =>
  names.map(([arabic, english]) => ({ name: [ar(arabic), en(english)], kind }));

/** The large holders first. */
const FIRST: readonly Holder[] = [
  { name: ['صندوق الواحة الاستثماري', 'Al Waha Investment Fund'], kind: 'institution' },
  { name: ['هيئة تقاعد المعلمين', 'Teachers’ Pension Agency'], kind: 'government' },
  { name: ['شركة نجد القابضة', 'Najd Holding'], kind: 'company' },
  { name: ['برنامج أسهم الموظفين', 'Employee share plan'], kind: 'individuals' },
  { name: ['صندوق ادخار البلديات', 'Municipal Savings Fund'], kind: 'government' },
];

const FIRMS: readonly Holder[] = [
  ...each(
    'institution',
    (name) => `صندوق ${name} للدخل`,
    (name) => `${name} Income Fund`,
  ),
  ...each(
    'company',
    (name) => `شركة ${name} للتأمين`,
    (name) => `${name} Insurance`,
  ),
  ...each(
    'endowment',
    (name) => `وقف ${name}`,
    (name) => `${name} Endowment`,
  ),
  ...each(
    'company',
    (name) => `شركة ${name} للاستثمار`,
    (name) => `${name} Investment`,
  ),
  ...each(
    'individuals',
    (name) => `أسرة ${name}`,
    (name) => `${name} family`,
    FAMILIES,
  ),
];

const PEOPLE: readonly Holder[] = FIRST_NAMES.flatMap(([firstAr, firstEn]) =>
  each(
    'individuals',
    (name) => `${firstAr} ${name}`,
    (name) => `${firstEn} ${name}`,
    FAMILIES,
  ),
);

/** Fictitious shareholders as rows, the largest first. */
export const seedShareholders = [...FIRST, ...FIRMS, ...PEOPLE].map(({ name: [nameAr, nameEn], kind }, rank) => ({
  id: rank + 1,
  nameAr,
  nameEn,
  kind,
  shares: sharesOf(rank),
  percentage: Math.round((sharesOf(rank) / ISSUED) * 1_000_000) / 10_000,
  folded: foldedNames(nameAr, nameEn),
}));
