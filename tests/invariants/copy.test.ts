import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CONTENT = join(import.meta.dirname, '../../sitecore/content');

/** Words of visitors, not of the bank. */
const SEARCH_WORDS = join('items', 'search');

const lines = ['dictionary.yml', 'site.yml', ...globSync('{items,pages}/**/*.yml', { cwd: CONTENT })]
  .filter((file) => !file.startsWith(SEARCH_WORDS))
  .flatMap((file) =>
    readFileSync(join(CONTENT, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${String(index + 1)}`, text })),
  );

/** Wordings that the bank does not use: each with the one that it uses, and a text where it must be found. */
const WORDINGS: readonly (readonly [used: string, unused: RegExp, found: string])[] = [
  ['الرسوم السنوية، بلا رسوم شهرية', /رسم(?:ها)? (?:ال)?(?:سنوي|شهري|إضافي|تأخير|عملة|فرع|تحويل)/u, 'بلا رسم شهري'],
  ['رسوم تحويل العملة', /رسم (?:العملة|التحويل)/u, 'نسبة رسم العملة'],
  ['الحد الأدنى للراتب', /أقل راتب/u, 'أقل راتب'],
  ['إصدار رقمي فوري', /رقمية في الحال/u, 'رقمية في الحال'],
  ['ملفات تعريف الارتباط', /ملف(?:ات)? الارتباط/u, 'ملفات الارتباط'],
  ['منتهٍ بالتمليك', /(?:منتهٍ|المنتهي|منتهية) بالتملك/u, 'تأجير منتهٍ بالتملك'],
  ['ممَّ يتكوّن', /مما يتكوّن/u, 'مما يتكوّن المبلغ'],
  ['مبلغ السداد المبكر', /رقم (?:ال)?سداد/u, 'اعرف رقم سدادك'],
  ['اعرف كم يحق لك', /اعرف حدّك|حدّك قبل/u, 'اعرف حدّك'],
  ['موظف', /(?:اسأل|ينجزه لك|يراجعه?) إنسان|إنسان يجيب/u, 'ينجزه لك إنسان'],
  ['كيف نساعدك؟', /بماذا ن(?:ساعد|خدم)/u, 'بماذا نخدمك؟'],
  ['ما تحتاج إليه، تحتاج إلى', /تحتاجه|نحتاجه|تحتاج مساعدة|ما تحتاج,/u, 'وما تحتاجه قبل أن تبدأ'],
  ['الدفعة المقدمة', /دفعة تبدأ من|دفعة أولى|تدفعه مقدماً، /u, 'بدفعة تبدأ من ١٠٪'],
  ['هل تفضّل…؟', /(?:>|: )أ?تفضّل [^<]*؟/u, '<h2>تفضّل الفرع؟</h2>'],
  ['إن ضاق عليك السداد', /ضاق عليك الحال/u, 'إن ضاق عليك الحال'],
  ['«نفاذ»، «كفالة»', /(?:عبر|برنامج) (?:نفاذ|كفالة)/u, 'هويتك عبر نفاذ'],
  [
    'كلفة الأجل (الربح)، in figures',
    /(?:<th scope="row">|_profit: \{ ar: )(?:كلفة الأجل|إجمالي الربح)[،<,]/u,
    '<th scope="row">إجمالي الربح، ٦٫٥٠٪</th>',
  ],
  [
    'no shadda where a word is clear without',
    /التسوّق|محميّة|(?<![\p{L}\p{M}])(?:كلّه|عمّا|و?حدّ)(?![\p{L}\p{M}])/u,
    'حدّ لكل قسم',
  ],
  ['جافا سكريبت', /\p{Script=Arabic}.*JavaScript.*\p{Script=Arabic}/u, 'تحتاج إلى JavaScript لتصدر'],
  ['يُفتح في علامة تبويب جديدة', /نافذة جديدة/u, 'يُفتح في نافذة جديدة'],
  ['اكتب صفراً', /اكتب ٠(?![٠-٩])/u, 'اكتب ٠ إن لم يوجد'],
  ['الدفعة المقدمة', /الدفعة الأولى/u, 'خُصمت الدفعة الأولى'],
  ['Calculate', /Work it out/, 'Work it out'],
  ['the sign of the riyal in a table cell', /<td>[^<]*[٠-٩] ريال(?:اً|ات)/u, '<td>٢٥ ريالاً</td>'],
  [
    'the inflected word for the riyal in prose, where the bare word would become its sign',
    /<(?:p|li)>(?:(?!<\/(?:p|li)>).)*(?:[٠-٩]|مليونا?|مئة|ألف|آلاف) ريال(?![\p{L}\p{M}])/u,
    '<p>كشف بـ ١٠٬٠٠٠ ريال يكلّفك ٥٬٣٧٤ ريالاً</p>',
  ],
  ['riyals in prose', /<(?:p|li)>(?:(?!<\/(?:p|li)>).)*SAR [\d,]+/, '<p>It costs SAR 150.</p>'],
  ['Minimum salary', /Lowest salary/, 'Lowest salary'],
  ['Instant digital card', /digital at once/i, 'Digital at once'],
  ['Monthly profit rate', /Profit rate a month/, 'Profit rate a month'],
  ['posted', /payment is booked/, 'Once a payment is booked'],
  ['of our own accord', /on our own account/, 'We never raise it on our own account'],
];

describe('the copy', () => {
  it.each(WORDINGS)('says “%s”', (_used, unused, found) => {
    expect(found).toMatch(unused);
    expect(lines.filter(({ text }) => unused.test(text))).toEqual([]);
  });
});
