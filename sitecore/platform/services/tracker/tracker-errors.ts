import type { Language } from '#sitecore/definitions/language.ts';
import { COMMON_STATUSES, type CommonKind, type ErrorFormat } from '../service/common-failure.ts';

type Messages = Readonly<Record<Language, string>>;

/** Reasons for which a call of the tracker does not do what was requested: each has a sentence for the visitor and a code. */
const REASONS = {
  unknownApplication: {
    code: 404,
    message: { ar: 'لا نجد طلباً بهذا الرقم.', en: 'We find no application with this number.' },
  },
  tooManyCodes: {
    code: 429,
    message: {
      ar: 'أرسلنا رموزاً كثيرة. انتظر ربع ساعة، ثم افتح العقد من جديد.',
      en: 'Too many codes were sent. Wait a quarter of an hour, then open the contract again.',
    },
  },
  tooManyToday: {
    code: 429,
    message: {
      ar: 'أرسلنا أكثر ما نرسله من الرموز في يوم واحد. افتح العقد من جديد غداً، أو اتصل بنا.',
      en: 'We have sent as many codes as we send in a day. Open the contract again tomorrow, or call us.',
    },
  },
  closed: {
    code: 423,
    message: {
      ar: 'أُدخلت رموز خاطئة كثيرة، فأغلقنا العقد حتى الغد حمايةً لك. إن لم تكن أنت من أدخلها فاتصل بنا.',
      en: 'Too many wrong codes were entered, so the contract is closed until tomorrow, for your safety. If it was not you, call us.',
    },
  },
  wrongCode: {
    code: 403,
    message: {
      ar: 'الرمز غير صحيح. راجع آخر رسالة وصلتك وأعد المحاولة.',
      en: 'That code is not right. Check the latest message and try again.',
    },
  },
  spentCode: {
    code: 410,
    message: {
      ar: 'انتهت صلاحية هذا الرمز. ارجع، ثم افتح العقد من جديد ليصلك رمز آخر.',
      en: 'This code is no longer valid. Go back, then open the contract again for another one.',
    },
  },
  notSent: {
    code: 503,
    message: {
      ar: 'لا يمكننا إرسال الرموز الآن. أعد المحاولة بعد قليل.',
      en: 'We cannot send codes now. Please try again in a moment.',
    },
  },
  notApproved: {
    code: 409,
    message: { ar: 'لا يمكن الموافقة على هذا العقد الآن.', en: 'This contract cannot be approved now.' },
  },
} as const satisfies Record<string, { readonly code: number; readonly message: Messages }>;

export type Reason = keyof typeof REASONS;

/** Returns message and code of a reason, as each response of the tracker begins. */
export const refusal = (reason: Reason, language: Language) => ({
  StatusMessage: REASONS[reason].message[language],
  StatusCode: String(REASONS[reason].code),
});

const SESSION_ENDED: Messages = {
  ar: 'انتهت مدة التحقق. افتح العقد من جديد.',
  en: 'Your verification has ended. Open the contract again.',
};

const LATER: Messages = {
  ar: 'الخدمة متوقفة الآن. أعد المحاولة بعد قليل.',
  en: 'The service is unavailable now. Please try again in a moment.',
};

const TOO_MANY: Messages = {
  ar: 'محاولات كثيرة. انتظر ربع ساعة ثم حاول مرة أخرى.',
  en: 'Too many attempts. Wait a quarter of an hour and try again.',
};

const messageOf = (kind: CommonKind): Messages => (kind === 'tooManyRequests' ? TOO_MANY : LATER);

/** Failure of a call that needs the session of a right code. */
export type TrackerFailure = 'sessionEnded';

/** Errors in the form of the tracker's responses. */
export const trackerErrors: ErrorFormat<TrackerFailure> = {
  statuses: [401],
  own: (_, language) => ({ status: 401, body: { StatusMessage: SESSION_ENDED[language], StatusCode: '401' } }),
  common: ({ kind }, language) => ({
    status: COMMON_STATUSES[kind],
    body: { StatusMessage: messageOf(kind)[language], StatusCode: String(COMMON_STATUSES[kind]) },
  }),
};
