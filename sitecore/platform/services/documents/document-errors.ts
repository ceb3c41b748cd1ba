import type { Language } from '#sitecore/definitions/language.ts';
import { COMMON_STATUSES, type CommonKind, type ErrorFormat } from '../service/common-failure.ts';

/** Failures of the check and the download. */
export type DocumentFailure = 'notHuman' | 'linkExpired';

type Messages = Readonly<Record<Language, string>>;

const LATER: Messages = {
  ar: 'الخدمة متوقفة الآن. أعد المحاولة بعد قليل.',
  en: 'The service is unavailable now. Please try again in a moment.',
};

const OWN: Readonly<Record<DocumentFailure, { readonly status: number; readonly message: Messages }>> = {
  notHuman: {
    status: 403,
    message: {
      ar: 'تعذّر التأكد من أنك لست برنامجاً. أعد المحاولة.',
      en: 'We could not tell that you are no robot. Try again.',
    },
  },
  linkExpired: {
    status: 401,
    message: {
      ar: 'انتهت مدة التنزيل. تحقّق من المستند مرة أخرى.',
      en: 'The download has expired. Check the document again.',
    },
  },
};

const TOO_MANY: Messages = {
  ar: 'محاولات كثيرة. انتظر دقيقة ثم حاول مرة أخرى.',
  en: 'Too many attempts. Wait a minute and try again.',
};

const messageOf = (kind: CommonKind): Messages => (kind === 'tooManyRequests' ? TOO_MANY : LATER);

/** Errors with a sentence for the visitor beside their code. */
export const documentErrors: ErrorFormat<DocumentFailure> = {
  statuses: [401, 403],
  own: (failed, language) => ({
    status: OWN[failed].status,
    body: { error: failed, Message: OWN[failed].message[language] },
  }),
  common: ({ kind }, language) => ({
    status: COMMON_STATUSES[kind],
    body: { error: kind, Message: messageOf(kind)[language] },
  }),
};
