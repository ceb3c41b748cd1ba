import type { Language } from '#sitecore/definitions/language.ts';

/** Texts of the sign-in and listing pages. */
export interface SignInTexts {
  readonly title: string;
  readonly password: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly wrongPassword: string;
  readonly tooMany: (seconds: number) => string;
  readonly otherLanguage: string;
  readonly pages: string;
  readonly page: string;
  readonly editArabic: string;
  readonly editEnglish: string;
  readonly drafts: string;
  readonly noDrafts: string;
  readonly version: string;
  readonly publish: string;
  readonly published: string;
  readonly publishFailed: string;
  readonly locked: string;
  readonly notFound: string;
  readonly invalidNext: string;
  readonly noSecret: string;
  readonly renderFailed: string;
  readonly pageTooLarge: string;
  readonly undoLast: string;
  readonly discard: string;
  readonly discardSure: string;
  readonly back: string;
}

export const signInTexts: Readonly<Record<Language, SignInTexts>> = {
  ar: {
    title: 'تحرير محتوى ركن',
    password: 'كلمة المرور',
    signIn: 'ادخل',
    signOut: 'اخرج',
    wrongPassword: 'كلمة المرور غير صحيحة. تحقّق منها وأعد المحاولة.',
    tooMany: (seconds) => `محاولات كثيرة. انتظر حتى تنقضي المدة بالثواني: ${seconds}، ثم أعد المحاولة.`,
    otherLanguage: 'English',
    pages: 'الصفحات',
    page: 'الصفحة',
    editArabic: 'حرّر العربية',
    editEnglish: 'حرّر الإنجليزية',
    drafts: 'مسوّدات لم تُنشر',
    noDrafts: 'لا مسوّدات. كل ما كُتب منشور.',
    version: 'الإصدار',
    publish: 'انشر',
    published: 'نُشرت المسوّدة.',
    publishFailed: 'لم تُنشر المسوّدة، لأن ما يراه الزوار لن يكتمل بها:',
    locked:
      'لا يُحفظ شيء ولا يُنشر الآن: تعذّرت قراءة ملف من ملفات المحتوى، فيعرض الموقع آخر حالة سليمة. أعد المحاولة بعد إصلاحه:',
    notFound: 'لا صفحة بهذا العنوان.',
    invalidNext: 'عنوان الصفحة التي تُفتح بعد الدخول غير صحيح. ادخل، ثم اختر الصفحة من القائمة.',
    noSecret: 'لا يمكن عرض الصفحة للتحرير: لم يُضبط JSS_EDITING_SECRET.',
    renderFailed: 'لم يعرض الموقع الصفحة للتحرير:',
    pageTooLarge:
      'الصفحة أكبر مما يقبله الموقع للتحرير. انقل بعض أقسامها إلى صفحة أخرى، أو اطلب رفع الحدّ EDITING_BODY_LIMIT_MB.',
    undoLast: 'تراجَع عن آخر تغيير',
    discard: 'تخلّص من المسوّدة:',
    discardSure: 'تضيع المسوّدة كلها، وتبقى النسخة المنشورة.',
    back: 'كل الصفحات',
  },
  en: {
    title: 'Edit Rukn’s content',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    wrongPassword: 'This is not the password. Check it and try again.',
    tooMany: (seconds) => `Too many tries. Wait ${seconds} seconds, then try again.`,
    otherLanguage: 'العربية',
    pages: 'Pages',
    page: 'Page',
    editArabic: 'Edit the Arabic',
    editEnglish: 'Edit the English',
    drafts: 'Drafts that are not published',
    noDrafts: 'No drafts. All that is written is published.',
    version: 'Version',
    publish: 'Publish',
    published: 'The draft is published.',
    publishFailed: 'The draft is not published, because what visitors see would not be whole:',
    locked:
      'Nothing can be saved or published now: a content file cannot be read, so the site shows the last good state. Try again once it is mended:',
    notFound: 'No page has this address.',
    invalidNext:
      'The address of the page to open after the sign-in is not valid. Sign in, then choose the page from the list.',
    noSecret: 'The page cannot be shown for editing: JSS_EDITING_SECRET is not set.',
    renderFailed: 'The site did not show the page for editing:',
    pageTooLarge:
      'The page is larger than the site accepts for editing. Move some of its blocks to another page, or have the limit EDITING_BODY_LIMIT_MB raised.',
    undoLast: 'Undo the last change',
    discard: 'Discard the draft:',
    discardSure: 'All of the draft is lost; the published version stays.',
    back: 'All pages',
  },
};
