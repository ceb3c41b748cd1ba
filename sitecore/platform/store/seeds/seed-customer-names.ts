import { foldedNames } from '../folded-names.ts';
import { FAMILIES, type Name, PLACES } from './invented-names.ts';

/** Trades of firms; the star stands for their name. */
const TRADES: readonly Name[] = [
  ['شركة * للمقاولات', '* Contracting Co.'],
  ['مؤسسة * التجارية', '* Trading Est.'],
  ['مصنع * للألبان', '* Dairy Factory'],
  ['دار * للنشر', '* Publishing House'],
  ['مكتب * للمحاماة', '* Law Office'],
  ['مكتب * للاستشارات الهندسية', '* Engineering Consultants'],
  ['شركة * للنقل', '* Transport Co.'],
  ['مطاعم *', '* Restaurants'],
  ['صيدلية *', '* Pharmacy'],
  ['شركة * للتقنية', '* Technology Co.'],
  ['مؤسسة * للصيانة', '* Maintenance Est.'],
  ['مجموعة *', '* Group'],
  ['مزارع *', '* Farms'],
  ['مدارس * الأهلية', '* Private Schools'],
  ['مستوصف *', '* Clinic'],
  ['شركة * للأثاث', '* Furniture Co.'],
  ['مصنع * للبلاستيك', '* Plastics Factory'],
  ['فندق *', '* Hotel'],
  ['مؤسسة * للسيارات', '* Motors Est.'],
  ['شركة * العقارية', '* Real Estate Co.'],
  ['مخابز *', '* Bakeries'],
  ['شركة * للحراسات', '* Security Co.'],
  ['مركز * للتدريب', '* Training Centre'],
  ['شركة * للطاقة', '* Energy Co.'],
];

/** Fictitious business customers as rows. */
export const seedCustomerNames = TRADES.flatMap((trade) =>
  [...FAMILIES, ...PLACES].map((name): Name => [trade[0].replace('*', name[0]), trade[1].replace('*', name[1])]),
).map(([nameAr, nameEn], index) => ({ id: index + 1, nameAr, nameEn, folded: foldedNames(nameAr, nameEn) }));
