import type { Language } from '#sitecore/definitions/language.ts';

type Texts = Readonly<Record<Language, string>>;

/** Failures of a submit as a whole. */
export type FormFailure = 'unknownForm' | 'expired' | 'forged';

export const FAILURE_TEXTS: Readonly<Record<FormFailure, Texts>> = {
  unknownForm: { ar: 'هذا النموذج غير متاح الآن.', en: 'This form is not available now.' },
  expired: {
    ar: 'انتهت مدة النموذج. حدّث الصفحة وأرسله من جديد.',
    en: 'The form has expired. Reload the page and send it again.',
  },
  forged: {
    ar: 'تعذّر التأكد من أن الطلب من موقعنا. حدّث الصفحة وأرسله من جديد.',
    en: 'We could not tell that this came from our site. Reload the page and send it again.',
  },
};

/** Sentence for a form that no person seems to have sent; it comes back as it was. */
export const NOT_HUMAN: Texts = {
  ar: 'تعذّر التأكد من أنك لست برنامجاً. أعد الإرسال بعد لحظات.',
  en: 'We could not tell that you are no robot. Send it again in a moment.',
};

/** Sentences of failures that any call can have. */
export const BUSY: Texts = {
  ar: 'طلبات كثيرة. انتظر قليلاً ثم أرسل من جديد.',
  en: 'Too many requests. Wait a moment and send it again.',
};
export const LATER: Texts = {
  ar: 'لم نتمكن من استلام طلبك الآن. بياناتك باقية في الصفحة، فأعد الإرسال بعد قليل.',
  en: 'We could not take your request just now. What you wrote is still on the page; send it again in a moment.',
};
export const TOO_LARGE: Texts = {
  ar: 'الملفات أكبر مما نستطيع استلامه. اختر ملفات أصغر.',
  en: 'The files are larger than we can take. Choose smaller ones.',
};

/** Sentences for a form, and for one with files, that exceeds the bytes of the day; it comes back as it was. */
export const FULL: Texts = {
  ar: 'لا يمكننا استلام نماذج أخرى اليوم. ما كتبته باقٍ في الصفحة، فأرسله غداً أو اتصل بنا.',
  en: 'We cannot take any more forms today. What you wrote is still on the page; send it tomorrow or call us.',
};
export const FULL_OF_FILES: Texts = {
  ar: 'لا يمكننا استلام ملفات أخرى اليوم. ما كتبته باقٍ في الصفحة، فأرسله غداً أو اتصل بنا.',
  en: 'We cannot take any more files today. What you wrote is still on the page; send it tomorrow or call us.',
};

/** Sentences of a file that was refused, with {0} for its name. */
export const FILE_TEXTS = {
  empty: { ar: 'الملف «{0}» فارغ.', en: 'The file {0} is empty.' },
  infected: { ar: 'لم نقبل الملف «{0}» لأنه غير آمن.', en: 'We did not take the file {0}: it is not safe.' },
  otherKind: {
    ar: 'محتوى الملف «{0}» ليس من النوع الذي يدل عليه اسمه.',
    en: 'The file {0} is not of the kind that its name says.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** Returns working days as a visitor reads them. */
export function workingDays(days: number, language: Language): string {
  if (language === 'en') return days === 1 ? '1 working day' : `${days} working days`;
  if (days === 1) return 'يوم عمل واحد';
  if (days === 2) return 'يوما عمل';
  return `${days.toLocaleString('ar-EG-u-nu-arab')} ${days <= 10 ? 'أيام' : 'يوم'} عمل`;
}
