import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { ErrorPageKind } from '../page/page-facts.ts';

const TEXTS = {
  notFound: {
    ar: { title: 'الصفحة غير موجودة', text: 'ربما تغيّر عنوان الصفحة أو حُذفت.', home: 'العودة إلى الرئيسية' },
    en: { title: 'Page not found', text: 'The page may have moved or been removed.', home: 'Back to the home page' },
  },
  serverError: {
    ar: { title: 'تعذّر عرض الصفحة', text: 'حدث خلل من جهتنا. حاول مرة أخرى بعد قليل.', home: 'العودة إلى الرئيسية' },
    en: {
      title: 'We can’t show this page',
      text: 'Something went wrong on our side. Please try again soon.',
      home: 'Back to the home page',
    },
  },
} as const;

/** Renders an error message in both languages, for failures that leave no content to show. */
export function NeutralError({ kind }: { readonly kind: ErrorPageKind }) {
  const { ar, en } = TEXTS[kind];
  return (
    <main id="main" className="wrap grid min-h-dvh content-center gap-12 py-12">
      <section lang="ar" dir="rtl">
        <h1 className="text-3xl">{ar.title}</h1>
        <p className="mt-4 text-lg text-text-2">{ar.text}</p>
        <p className="mt-6">
          <a href={localizeHref(paths.home, 'ar')}>{ar.home}</a>
        </p>
      </section>
      <section lang="en" dir="ltr">
        <h2 className="text-3xl">{en.title}</h2>
        <p className="mt-4 text-lg text-text-2">{en.text}</p>
        <p className="mt-6">
          <a href={localizeHref(paths.home, 'en')}>{en.home}</a>
        </p>
      </section>
    </main>
  );
}
