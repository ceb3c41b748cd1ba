import type { Result } from '#sitecore/contracts/result.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { COMMON_STATUSES, type CommonKind, type ErrorFormat } from '../service/common-failure.ts';

/** Messages for the visitor by error code. */
const MESSAGES = {
  unauthorized: { ar: 'انتهت صلاحية الجلسة.', en: 'The session has expired.' },
  notEnrolled: {
    ar: 'هذا الجهاز غير مسجّل لدى فرع. اسأل أحد موظفينا.',
    en: 'This device is not enrolled for a branch. Please ask our staff.',
  },
  wrongCode: {
    ar: 'الرمز غير صحيح، أو استُخدم، أو انتهت مدته.',
    en: 'The code is wrong, was used before or has expired.',
  },
  queueFull: {
    ar: 'بلغ عدد المنتظرين لهذه الخدمة حدّه. اسأل أحد موظفينا.',
    en: 'As many people as possible are waiting for this service. Please ask our staff.',
  },
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
  tooManyRequests: {
    ar: 'محاولات كثيرة. انتظر قليلًا ثم حاول مرة أخرى.',
    en: 'Too many attempts. Please wait a moment and try again.',
  },
  outOfOrder: { ar: 'الخدمة متوقفة الآن. اسأل أحد موظفينا.', en: 'This is out of order now. Please ask our staff.' },
} as const satisfies Record<string, Record<Language, string>>;

/** StatusCode of each error. */
const STATUSES = {
  unauthorized: 401,
  notEnrolled: 403,
  wrongCode: 403,
  queueFull: 409,
  malformed: 400,
  unknownBranch: 404,
  unknownCamera: 404,
  unknownCustomer: 400,
  unknownService: 404,
  unknownVisit: 409,
  unknownPhoto: 409,
  tooManyRequests: 429,
  outOfOrder: 503,
} as const satisfies Record<keyof typeof MESSAGES, number>;

export type KioskErrorCode = keyof typeof MESSAGES;

/** Result of a kiosk call: its data or an error code. */
export type KioskResult<Data> = Result<Data, KioskErrorCode>;

/** HTTP statuses of the errors that are not 200. */
const HTTP_STATUSES: Readonly<Partial<Record<KioskErrorCode, number>>> = {
  malformed: 400,
  notEnrolled: 403,
  wrongCode: 403,
};

/** Errors of the kiosk: HTTP 200 with the status in the body, except those that precede the handler. */
export const kioskErrors: ErrorFormat<KioskErrorCode> = {
  statuses: [400, 403],
  own: (code, language) => ({ status: HTTP_STATUSES[code] ?? 200, body: errorBody(code, language) }),
  common: ({ kind }, language) => {
    const code = COMMON_CODES[kind];
    return { status: COMMON_STATUSES[kind], body: { ...errorBody(code, language), StatusCode: COMMON_STATUSES[kind] } };
  },
};

const COMMON_CODES: Readonly<Record<CommonKind, KioskErrorCode>> = {
  malformed: 'malformed',
  unauthorized: 'unauthorized',
  crossSite: 'notEnrolled',
  inProgress: 'tooManyRequests',
  tooLarge: 'malformed',
  unsupportedType: 'malformed',
  keyReused: 'malformed',
  tooManyRequests: 'tooManyRequests',
  unavailable: 'outOfOrder',
  timedOut: 'outOfOrder',
};

const errorBody = (code: KioskErrorCode, language: Language) => ({
  StatusCode: STATUSES[code],
  Message: MESSAGES[code][language],
});
