import type { Language } from '#sitecore/definitions/language.ts';
import type { Status } from './submissions.ts';

/** Texts of the pages of the staff. */
export interface StaffTexts {
  readonly list: string;
  readonly anonymousList: string;
  readonly otherLanguage: string;
  readonly form: string;
  readonly status: string;
  readonly all: string;
  readonly reference: string;
  readonly received: string;
  readonly show: string;
  readonly csv: string;
  readonly count: string;
  readonly none: string;
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly allRequests: string;
  readonly files: string;
  readonly kilobytes: string;
  readonly answers: string;
  readonly noAnswers: string;
  readonly answer: string;
  readonly anonymousAnswer: string;
  readonly save: string;
  readonly notSaved: string;
  readonly statuses: Readonly<Record<Status, string>>;
}

export const STAFF_TEXTS: Readonly<Record<Language, StaffTexts>> = {
  ar: {
    list: 'طلبات النماذج',
    anonymousList: 'البلاغات السرية',
    otherLanguage: 'English',
    form: 'النموذج',
    status: 'الحالة',
    all: 'الكل',
    reference: 'رقم الطلب',
    received: 'وصل في',
    show: 'اعرض',
    csv: 'نزّل ملف CSV',
    count: 'عدد الطلبات: {0}',
    none: 'لا طلبات هنا.',
    pages: 'الصفحات',
    previous: 'السابقة',
    next: 'التالية',
    allRequests: 'كل الطلبات',
    files: 'المرفقات',
    kilobytes: '{0} ك.ب',
    answers: 'الردود',
    noAnswers: 'لم يُرد عليه بعد.',
    answer: 'الرد الذي يُرسل إلى بريد صاحب الطلب',
    anonymousAnswer: 'الرد الذي يقرؤه المبلِّغ برقم بلاغه ورمزه',
    save: 'احفظ الرد',
    notSaved: 'تعذّر حفظ الرد.',
    statuses: { received: 'وصل', working: 'قيد المعالجة', answered: 'تم الرد', closed: 'مغلق' },
  },
  en: {
    list: 'Requests from forms',
    anonymousList: 'Confidential reports',
    otherLanguage: 'العربية',
    form: 'Form',
    status: 'Status',
    all: 'All',
    reference: 'Request number',
    received: 'Received',
    show: 'Show',
    csv: 'Download as CSV',
    count: 'Requests: {0}',
    none: 'There are no requests here.',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    allRequests: 'All requests',
    files: 'Attachments',
    kilobytes: '{0} kB',
    answers: 'Answers',
    noAnswers: 'Nobody has answered yet.',
    answer: 'Answer, sent to the email address of the request',
    anonymousAnswer: 'Answer, read with the number and code of the report',
    save: 'Save the answer',
    notSaved: 'The answer could not be saved.',
    statuses: { received: 'Received', working: 'In progress', answered: 'Answered', closed: 'Closed' },
  },
};

const FORMATS = {
  ar: { dates: 'ar-SA-u-ca-gregory-nu-arab', numbers: 'ar-SA-u-nu-arab' },
  en: { dates: 'en-GB', numbers: 'en-GB' },
} as const;

/** Returns a time in Riyadh, in words. */
export const formatTime = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(FORMATS[language].dates, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: 'Asia/Riyadh',
  }).format(time);

/** Returns a text with a number in the place of `{0}`. */
export const withNumber = (text: string, number: number, language: Language): string =>
  text.replace('{0}', new Intl.NumberFormat(FORMATS[language].numbers).format(number));
