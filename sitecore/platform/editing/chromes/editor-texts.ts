import type { Language } from '#sitecore/definitions/language.ts';

/** Texts that an author reads in an edited page. */
export interface EditorTexts {
  readonly emptyText: string;
  readonly emptyDate: string;
  readonly emptyLink: string;
  readonly emptyPicture: string;
  readonly addHere: string;
  readonly addHereTip: string;
  readonly move: string;
  readonly moveTip: string;
  readonly properties: string;
  readonly propertiesTip: string;
  readonly remove: string;
  readonly removeTip: string;
  readonly editItem: string;
  readonly chooseImage: string;
  readonly editLink: string;
  readonly editDate: string;
  /** Display names of placeholders; one whose name ends in `{*}` stands for any number of them. */
  readonly placeholders: Readonly<Record<string, string>>;
}

export const editorTexts: Readonly<Record<Language, EditorTexts>> = {
  ar: {
    emptyText: '[لا نص في الحقل]',
    emptyDate: '[لا تاريخ في الحقل]',
    emptyLink: '[لا رابط في الحقل]',
    emptyPicture: 'لم تُختر صورة',
    addHere: 'أضف هنا',
    addHereTip: 'أضف مكوّناً في هذا الموضع.',
    move: 'غيّر الموضع',
    moveTip: 'انقل المكوّن.',
    properties: 'خصائص المكوّن',
    propertiesTip: 'عدّل خصائص المكوّن.',
    remove: 'أزل',
    removeTip: 'أزل المكوّن من الصفحة.',
    editItem: 'عدّل العنصر',
    chooseImage: 'اختر صورة',
    editLink: 'عدّل الرابط',
    editDate: 'عدّل التاريخ',
    placeholders: {
      'headless-header': 'رأس الصفحة',
      'headless-main': 'صلب الصفحة',
      'headless-footer': 'ذيل الصفحة',
      'tab-{*}': 'علامة التبويب',
      'companion-{*}': 'إلى جانب النص',
      'container-{*}': 'الحاوية',
      'column-{*}': 'العمود',
      'row-{*}': 'الصف',
      'sxa-{*}': 'الجزء المشترك',
      'popup-search': 'نافذة البحث',
      'search-help': 'حين لا توجد نتائج',
      'header-search': 'البحث في رأس الصفحة',
      'career-next-step': 'الخطوة التالية بعد السيرة',
      'offers-announcements': 'إعلانات فوق العروض',
    },
  },
  en: {
    emptyText: '[No text in field]',
    emptyDate: '[No date in field]',
    emptyLink: '[No link in field]',
    emptyPicture: 'No picture chosen',
    addHere: 'Add to here',
    addHereTip: 'Add a component in this place.',
    move: 'Change position',
    moveTip: 'Move the component.',
    properties: 'Component properties',
    propertiesTip: 'Edit the properties of the component.',
    remove: 'Remove',
    removeTip: 'Remove the component from the page.',
    editItem: 'Edit the item',
    chooseImage: 'Choose a picture',
    editLink: 'Edit the link',
    editDate: 'Edit the date',
    placeholders: {
      'headless-header': 'Header',
      'headless-main': 'Main',
      'headless-footer': 'Footer',
      'tab-{*}': 'Tab',
      'companion-{*}': 'Beside the text',
      'container-{*}': 'Container',
      'column-{*}': 'Column',
      'row-{*}': 'Row',
      'sxa-{*}': 'Partial design',
      'popup-search': 'Search dialog',
      'search-help': 'Without results',
      'header-search': 'Search in the header',
      'career-next-step': 'Next step after a career',
      'offers-announcements': 'Announcements above offers',
    },
  },
};

const NUMBERS: Readonly<Record<Language, string>> = { ar: 'ar-EG', en: 'en' };

/** Returns the display name of a placeholder; one of any number of them has its own number: `Tab 2`, a splitter's that of its part. */
export function placeholderName(name: string, language: Language): string {
  const { placeholders } = editorTexts[language];
  const [, prefix = '', number = ''] = /^((?:column|row)-)(\d+)-/.exec(name) ?? /^(.+-)(\d+)$/.exec(name) ?? [];
  const numbered = placeholders[`${prefix}{*}`];
  if (numbered === undefined) return placeholders[name] ?? name;
  return `${numbered} ${Number(number).toLocaleString(NUMBERS[language])}`;
}
