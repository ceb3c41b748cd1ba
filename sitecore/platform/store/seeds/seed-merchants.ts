import type { Language } from '#sitecore/definitions/language.ts';

interface SeedCategory {
  readonly category: Readonly<Record<Language, string>>;
  /** Picture in the media library, name in Arabic, name in English. */
  readonly shops: readonly (readonly [picture: string, ar: string, en: string])[];
}

/** Fictitious merchants of the rewards programme by category. */
const CATEGORIES: readonly SeedCategory[] = [
  {
    category: { ar: 'مطاعم ومقاهٍ', en: 'Food and coffee' },
    shops: [
      ['offers/bunn', 'محمصة بُن', 'Bunn Roastery'],
      ['offers/dallah', 'دلّة وهيل', 'Dallah & Hail'],
      ['offers/saqr', 'مطعم الصقر', 'Al Saqr Grill'],
      ['offers/hatab', 'برجر حطب', 'Hatab Burger'],
      ['offers/marsa', 'مرسى الصيادين', 'Marsa Fish House'],
      ['offers/halwa', 'مثلجات الواحة', 'Waha Ice Cream'],
      ['offers/jamr', 'بيتزا جمر', 'Jamr Pizza'],
      ['offers/atyaf', 'أطياف للحلويات', 'Atyaf Sweets'],
      ['partners/qahwa', 'قهوة الحي', 'Hayy Coffee'],
      ['offers/sidra', 'سدرة البيت', 'Sidrat Al Bayt'],
      ['offers/tannour', 'مخبز تنّور الحي', 'Hayy Tannour Bakery'],
      ['offers/rumman', 'عصائر رُمّان', 'Rumman Juices'],
      ['offers/tabla', 'طبلية الشام', 'Tabliyat Al Sham'],
      ['offers/ghusn', 'مطعم غصن الآسيوي', 'Ghusn Asian Kitchen'],
      ['offers/mandi', 'مندي الوادي', 'Wadi Mandi'],
      ['offers/qishr', 'مقهى قِشر', 'Qishr Café'],
      ['offers/mazaj', 'مجلس مزاج', 'Mazaj Lounge'],
    ],
  },
  {
    category: { ar: 'أغذية', en: 'Groceries' },
    shops: [
      ['offers/nakheel', 'سوق النخيل', 'Nakheel Market'],
      ['offers/barhi', 'تمور برحي', 'Barhi Dates'],
      ['offers/shahd', 'مناحل شَهد', 'Shahd Apiaries'],
      ['offers/maraa', 'ألبان المرعى الأخضر', 'Green Pasture Dairy'],
      ['offers/dhabiha', 'ملحمة الذبيحة الطازجة', 'Fresh Cut Butchers'],
      ['offers/sanabil', 'سنابل للخضار العضوية', 'Sanabil Organic'],
    ],
  },
  {
    category: { ar: 'منزل وأثاث', en: 'Home' },
    shops: [
      ['offers/sabil', 'سبيل للمياه', 'Sabil Water'],
      ['offers/misbah', 'مصباح للإنارة', 'Misbah Lighting'],
      ['offers/bayt', 'بيت العائلة', 'Family House'],
      ['offers/nasma', 'نسمة للتكييف', 'Nasma Air Conditioning'],
      ['offers/zull', 'سجاد زُلّ', 'Zull Carpets'],
      ['offers/lawn', 'لون للدهانات', 'Lawn Paints'],
      ['offers/hareer', 'ستائر حرير', 'Hareer Curtains'],
      ['offers/mishkat', 'مشكاة للإضاءة', 'Mishkat Lighting'],
      ['offers/barraq', 'برّاق لتنظيف المنازل', 'Barraq Cleaning'],
      ['offers/intiqal', 'انتقال لنقل الأثاث', 'Intiqal Movers'],
      ['offers/ghiras', 'مشتل غِراس', 'Ghiras Nursery'],
      ['offers/naqi', 'نقي للغسالات', 'Naqi Laundry'],
      ['partners/sanad', 'مفروشات سند', 'Sanad Furniture'],
      ['offers/rakad', 'مراتب رَقاد', 'Ruqad Mattresses'],
      ['partners/dhahab', 'زُخرف لتشطيب المجالس', 'Zukhruf Finishes'],
      ['offers/rabt', 'ربط لشبكات المنازل', 'Rabt Home Networks'],
    ],
  },
  {
    category: { ar: 'أزياء', en: 'Fashion' },
    shops: [
      ['offers/qitan', 'ثياب قيطان', 'Qitan Thobes'],
      ['offers/layl', 'عباءات ليل', 'Layl Abayas'],
      ['offers/khutwa', 'أحذية خُطوة', 'Khutwa Shoes'],
      ['offers/wisam', 'أشمغة وِسام', 'Wisam Shemaghs'],
      ['partners/khayt', 'خيط', 'Khayt'],
      ['partners/mawj', 'لُجّة لملابس السباحة', 'Lujja Swimwear'],
      ['offers/tarha', 'طرحة وشال', 'Tarha & Shawl'],
      ['offers/bizra', 'ملابس بذرة للأطفال', 'Bithra Kidswear'],
      ['partners/rakad', 'ركض', 'Rakd'],
      ['offers/sarra', 'حقائب صُرّة', 'Surrah Handbags'],
      ['offers/mithqal', 'ساعات مثقال', 'Mithqal Watches'],
      ['partners/hadid', 'متن لملابس التمرين', 'Matn Training Wear'],
    ],
  },
  {
    category: { ar: 'عطور وعناية', en: 'Beauty' },
    shops: [
      ['offers/lamsa', 'لمسة للعطور', 'Lamsa Perfumes'],
      ['offers/bakhoor', 'بيت البخور', 'Bakhoor House'],
      ['offers/zaytun', 'صابون الجوف', 'Jouf Soap'],
      ['offers/rawnaq', 'صالون رونق', 'Rawnaq Salon'],
      ['offers/naeem', 'نعيم للحمّام المغربي', 'Naeem Spa'],
      ['offers/marood', 'مِرود للتجميل', 'Mirwad Cosmetics'],
      ['offers/misht', 'مِشط للحلاقة', 'Misht Barbers'],
    ],
  },
  {
    category: { ar: 'صحة', en: 'Health' },
    shops: [
      ['offers/balsam', 'صيدليات بلسم', 'Balsam Pharmacies'],
      ['offers/tabib', 'طبيب لطب الأسنان', 'Tabib Dental'],
      ['offers/durra', 'دُرّة للبصريات', 'Durra Optics'],
      ['partners/adasa', 'عدسة للنظارات', 'Adasa Eyewear'],
      ['offers/safaa', 'عيادة صفاء للجلدية', 'Safaa Skin Clinic'],
      ['offers/hayat', 'عيادات حياة', 'Hayat Clinics'],
      ['offers/basira', 'مركز بصيرة للعيون', 'Basira Eye Centre'],
      ['offers/daqiq', 'مختبرات دقيق', 'Daqiq Laboratories'],
      ['offers/haraka', 'حركة للعلاج الطبيعي', 'Haraka Physiotherapy'],
      ['offers/mizan', 'ميزان للتغذية', 'Mizan Nutrition'],
      ['offers/isgha', 'إصغاء للسمعيات', 'Isgha Hearing'],
      ['offers/sakina', 'سكينة للاستشارات النفسية', 'Sakina Counselling'],
    ],
  },
  {
    category: { ar: 'سيارات', en: 'Motors' },
    shops: [
      ['offers/tareeq', 'طريق لتأجير السيارات', 'Tareeq Car Rental'],
      ['offers/mihwar', 'مِحور لتبديل الزيت', 'Mihwar Oil Change'],
      ['offers/tarek', 'إطارات طارق', 'Tarek Tyres'],
      ['offers/lamaa', 'لمعة لغسيل السيارات', 'Lamaa Car Wash'],
      ['offers/zill', 'ظِل لتظليل الزجاج', 'Zill Window Tinting'],
      ['offers/mijhar', 'مجهر لفحص السيارات', 'Mijhar Car Inspection'],
      ['offers/miqwad', 'مِقود لتعليم القيادة', 'Miqwad Driving School'],
      ['partners/barq', 'بطاريات برق', 'Barq Batteries'],
    ],
  },
  {
    category: { ar: 'سفر', en: 'Travel' },
    shops: [
      ['offers/sahil', 'منتجع الساحل', 'Sahil Resort'],
      ['offers/rihal', 'رحّال للسياحة', 'Rihal Travel'],
      ['offers/mawja', 'موجة للرحلات البحرية', 'Mawja Sea Trips'],
      ['offers/riwaq', 'فنادق الرواق', 'Riwaq Hotels'],
      ['offers/sura', 'سُرى لحقائب السفر', 'Sura Luggage'],
      ['offers/hijr', 'مخيم الحِجر', 'Hijr Camp'],
      ['offers/sarawat', 'نُزُل السروات', 'Sarawat Lodges'],
      ['offers/masar', 'مسار لحجز القطارات', 'Masar Rail Bookings'],
      ['offers/burj', 'صالة برج السفر', 'Burj Travel Lounge'],
      ['offers/nafud', 'رحلات النفود', 'Nafud Desert Trips'],
      ['partners/safar', 'سفر للحقائب', 'Safar Luggage'],
    ],
  },
  {
    category: { ar: 'إلكترونيات', en: 'Electronics' },
    shops: [
      ['offers/ufuq', 'هواتف أُفق', 'Ufuq Phones'],
      ['offers/barq', 'برق للأجهزة', 'Barq Devices'],
      ['offers/hasib', 'حاسب للحواسيب المحمولة', 'Hasib Laptops'],
      ['offers/sada', 'صدى للصوتيات', 'Sada Audio'],
      ['offers/adasa', 'كاميرات عدسة', 'Adasa Cameras'],
      ['offers/shasha', 'شاشة للتلفزيونات', 'Shasha Televisions'],
      ['offers/moj', 'موج للاتصالات', 'Moj Telecom'],
    ],
  },
  {
    category: { ar: 'طاقة', en: 'Energy' },
    shops: [['offers/shams', 'شمس لألواح الطاقة', 'Shams Home Solar']],
  },
  {
    category: { ar: 'كتب وقرطاسية', en: 'Books' },
    shops: [
      ['offers/kitab', 'مكتبة كتاب', 'Kitab Bookshop'],
      ['offers/raqim', 'رقيم للقرطاسية', 'Raqim Stationery'],
      ['offers/waraq', 'ورق للكتب', 'Waraq Books'],
      ['partners/waraq', 'ورق للتغليف', 'Waraq Packaging'],
    ],
  },
  {
    category: { ar: 'رياضة وترفيه', en: 'Leisure' },
    shops: [
      ['offers/hadid', 'نادي حديد الرياضي', 'Hadid Gym'],
      ['offers/mashhad', 'سينما مشهد', 'Mashhad Cinema'],
      ['offers/dawwama', 'مدينة دوّامة للألعاب', 'Dawwama Fun Park'],
      ['offers/najm', 'نجم للألعاب', 'Najm Games'],
      ['offers/maydan', 'ميدان الألعاب', 'Maydan Games'],
      ['offers/hayra', 'حيرة لألعاب الطاولة', 'Hayra Board Games'],
      ['offers/aajal', 'عَجَل للدراجات', 'Ajal Bicycles'],
      ['partners/wathba', 'وثبة', 'Wathba'],
      ['offers/qimam', 'قمم لمعدات البر والجبل', 'Qimam Outdoor'],
      ['offers/marma', 'ملاعب مرمى', 'Marma Courts'],
      ['offers/sahwa', 'فروسية صهوة', 'Sahwa Riding Club'],
      ['offers/lamma', 'لمّة للبولينج والألعاب', 'Lamma Bowling'],
    ],
  },
  {
    category: { ar: 'أطفال وتعليم', en: 'Children and learning' },
    shops: [
      ['offers/tayara', 'طيّارة للألعاب', 'Tayyara Toys'],
      ['offers/mahd', 'مهد لمستلزمات الرضّع', 'Mahd Baby'],
      ['offers/hanan', 'حنان لرعاية الأطفال', 'Hanan Childcare'],
      ['offers/hadheera', 'مزرعة الحظيرة التعليمية', 'Hadheera Farm'],
      ['offers/lisan', 'معهد لسان للغات', 'Lisan Language Institute'],
      ['offers/shifra', 'شِفرة لتعليم البرمجة', 'Shifra Coding School'],
      ['offers/hirfa', 'ورش حرفة', 'Hirfa Workshops'],
      ['offers/tarteel', 'ترتيل لتحفيظ القرآن', 'Tarteel Quran Circles'],
      ['offers/baraim', 'روضات براعم', 'Baraim Nurseries'],
    ],
  },
  {
    category: { ar: 'هدايا', en: 'Gifts' },
    shops: [
      ['offers/warda', 'وردة للزهور', 'Warda Flowers'],
      ['offers/dhahab', 'ذهب للمجوهرات', 'Dhahab Jewellery'],
      ['partners/ward', 'ورد جوري', 'Ward Juri'],
    ],
  },
  {
    category: { ar: 'خدمات الأعمال', en: 'Business services' },
    shops: [
      ['partners/jadhr', 'جذر للموارد البشرية', 'Jadhr People'],
      ['partners/suwar', 'صور للإنتاج', 'Suwar Studio'],
      ['partners/najm', 'نجم للتصميم', 'Najm Design'],
    ],
  },
];

/** Fictitious merchants as rows; each has one to forty branches and a place on the map. */
export const seedMerchants = CATEGORIES.flatMap(({ category, shops }) => shops.map((shop) => ({ category, shop }))).map(
  ({ category, shop: [picture, nameAr, nameEn] }, index) => ({
    id: index + 1,
    nameAr,
    nameEn,
    categoryAr: category.ar,
    categoryEn: category.en,
    branches: 1 + ((index * 17) % 40),
    image: `/-/media/${picture}.svg`,
    link: mapLink(24.62 + (index % 16) * 0.012, 46.61 + Math.floor(index / 16) * 0.015),
  }),
);

function mapLink(latitude: number, longitude: number): string {
  const place = [latitude.toFixed(4), longitude.toFixed(4)];
  return `https://www.openstreetmap.org/?mlat=${place[0]}&mlon=${place[1]}#map=16/${place.join('/')}`;
}
