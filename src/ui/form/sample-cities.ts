/** Cities of the examples: value, Arabic and English name. */
export const CITIES = [
  ['riyadh', 'الرياض', 'Riyadh'],
  ['jeddah', 'جدة', 'Jeddah'],
  ['makkah', 'مكّة المكرمة', 'Makkah'],
  ['madinah', 'المدينة المنورة', 'Madinah'],
  ['dammam', 'الدمام', 'Dammam'],
  ['khobar', 'الخبر', 'Khobar'],
  ['taif', 'الطائف', 'Taif'],
  ['tabuk', 'تبوك', 'Tabuk'],
  ['abha', 'أبها', 'Abha'],
  ['hail', 'حائل', 'Hail'],
  ['jazan', 'جازان', 'Jazan'],
  ['najran', 'نجران', 'Najran'],
] as const;
