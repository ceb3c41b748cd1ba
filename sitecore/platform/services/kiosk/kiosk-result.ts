import type { Language } from '#sitecore/definitions/language.ts';

/** Messages for the visitor by error code. */
const MESSAGES = {
  unauthorized: { ar: 'انتهت صلاحية الجلسة.', en: 'The session has expired.' },
  malformed: { ar: 'الطلب غير مكتمل.', en: 'The request is not complete.' },
  unknownBranch: { ar: 'هذا الفرع غير معروف لدينا.', en: 'We do not know this branch.' },
  unknownCamera: { ar: 'هذه الكاميرا غير معروفة لدينا.', en: 'We do not know this camera.' },
  unknownCustomer: { ar: 'لا نجد عميلًا بهذا الرقم.', en: 'We find no customer with this number.' },
  unknownService: {
    ar: 'هذه الخدمة غير متاحة لك في هذا الفرع.',
    en: 'This service is not available to you in this branch.',
  },
  unknownVisit: {
    ar: 'مضى وقت على بياناتك. ارجع وأدخلها مرة أخرى.',
    en: 'Your details were entered a while ago. Go back and enter them again.',
  },
  unknownPhoto: { ar: 'لا نجد صورتك. ابدأ من جديد.', en: 'We do not find your photo. Please start again.' },
  outOfOrder: { ar: 'الخدمة متوقفة الآن. اسأل أحد موظفينا.', en: 'This is out of order now. Please ask our staff.' },
} as const satisfies Record<string, Record<Language, string>>;

/** StatusCode of each error. */
const STATUSES = {
  unauthorized: 401,
  malformed: 400,
  unknownBranch: 404,
  unknownCamera: 404,
  unknownCustomer: 400,
  unknownService: 404,
  unknownVisit: 409,
  unknownPhoto: 409,
  outOfOrder: 503,
} as const satisfies Record<keyof typeof MESSAGES, number>;

export type KioskErrorCode = keyof typeof MESSAGES;

/** Result of a kiosk call: its data or an error code. */
export type KioskResult<Data> = { readonly data: Data } | { readonly failure: KioskErrorCode };

/** Builds the response body of an error. */
export const errorBody = (code: KioskErrorCode, language: Language) => ({
  StatusCode: STATUSES[code],
  Message: MESSAGES[code][language],
});

export const ok = <Data>(data: Data): KioskResult<Data> => ({ data });

export const failure = (code: KioskErrorCode): KioskResult<never> => ({ failure: code });
