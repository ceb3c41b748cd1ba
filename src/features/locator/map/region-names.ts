/** Names of the regions at the middle of their areas on the map; docs/places/map.mjs writes them. */
export const REGION_NAMES = [
  { ar: 'نجران', en: 'Najran', x: 538, y: 723 },
  { ar: 'الرياض', en: 'Riyadh', x: 525, y: 488 },
  { ar: 'الشرقية', en: 'Eastern Province', x: 733, y: 493 },
  { ar: 'المدينة المنورة', en: 'Madinah', x: 250, y: 399 },
  { ar: 'القصيم', en: 'Qassim', x: 419, y: 347 },
  { ar: 'حائل', en: 'Hail', x: 346, y: 275 },
  { ar: 'تبوك', en: 'Tabuk', x: 150, y: 273 },
  { ar: 'الحدود الشمالية', en: 'Northern Borders', x: 366, y: 141 },
  { ar: 'الجوف', en: 'Al Jawf', x: 215, y: 155 },
  { ar: 'الباحة', en: 'Al Bahah', x: 337, y: 636 },
  { ar: 'عسير', en: 'Asir', x: 409, y: 676 },
  { ar: 'جازان', en: 'Jazan', x: 392, y: 765 },
  { ar: 'مكة المكرمة', en: 'Makkah', x: 327, y: 561 },
] as const;
