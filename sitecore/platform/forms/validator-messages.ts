import type { Language } from '#sitecore/definitions/language.ts';
import type { FieldType, Validator } from '#sitecore/rules/forms/form-ids.ts';

/** Messages of checks, with {0} for the field’s label and {1}, {2} for bounds. */
export const VALIDATOR_MESSAGES: Readonly<Record<Validator, Readonly<Record<Language, string>>>> = {
  required: { ar: 'أكمل خانة «{0}»', en: 'Complete “{0}”' },
  email: {
    ar: 'أدخل عنوان بريد إلكتروني صحيحاً.',
    en: 'Please enter a valid email address.',
  },
  length: { ar: '{0}: من {1} إلى {2} حرفاً.', en: '{0}: {1} to {2} characters.' },
  range: { ar: 'أدخل رقماً بين {1} و{2}.', en: 'Enter a number between {1} and {2}.' },
  digits: { ar: '{0}: أرقام فقط.', en: '{0}: digits only.' },
  telephone: { ar: 'أدخل رقم هاتف صحيحاً.', en: 'Enter a valid telephone number.' },
  date: { ar: 'اختر تاريخاً صحيحاً.', en: 'Choose a valid date.' },
  dateRange: { ar: 'اختر يوماً من الأيام المتاحة.', en: 'Choose one of the days on offer.' },
  option: { ar: '{0}: اختر من القائمة.', en: '{0}: choose from the list.' },
  nationalId: {
    ar: 'رقم الهوية أو الإقامة عشرة أرقام تبدأ بـ ١ أو ٢.',
    en: 'An ID or iqama number has ten digits and begins with 1 or 2.',
  },
  cic: {
    ar: 'رقم العميل يبدأ بصفرين، ولا يزيد على ١٦ رقماً.',
    en: 'A CIC number begins with 00 and has up to 16 digits.',
  },
  mobile: {
    ar: 'أدخل رقم جوال سعودياً يبدأ بـ ٠٥.',
    en: 'Enter a Saudi mobile number that begins with 05.',
  },
  fileSize: { ar: '{0}: {1} ميجابايت على الأكثر لكل ملف.', en: '{0}: at most {1} MB a file.' },
  fileType: { ar: '{0}: نقبل الملفات {1} فقط.', en: '{0}: we accept {1} files only.' },
  fileCount: { ar: '{0}: {1} ملفات على الأكثر.', en: '{0}: at most {1} files.' },
};

/** Message of a box that has to be ticked, whose label is long. */
export const UNTICKED: Readonly<Record<Language, string>> = {
  ar: 'نحتاج إلى موافقتك قبل الإرسال.',
  en: 'We need you to agree before sending.',
};

/** Checks that every field of a type has; `required` and those of bounds come with the field’s settings. */
export const CHECKS_OF_TYPE: Readonly<Partial<Record<FieldType, readonly Validator[]>>> = {
  email: ['email'],
  telephone: ['telephone'],
  number: ['digits', 'range'],
  date: ['date', 'dateRange'],
  dropdown: ['option'],
  listBox: ['option'],
  radio: ['option'],
  checkboxes: ['option'],
  file: ['fileSize', 'fileType', 'fileCount'],
};
