import type { Language } from '#sitecore/definitions/language.ts';

const TEXTS: Readonly<Record<Language, string>> = {
  ar: 'التصفية والبحث والحساب غير متاحة حالياً، فنعرض الصفحة من دونها. حاول مرة أخرى بعد قليل.',
  en: 'Filters, search and calculations aren’t available right now, so this page is shown without them. Please try again soon.',
};

/** Renders the line that a page has in place of its query's result; its text is here, since content cannot be reached. */
export const QueryNotice = ({ language }: { readonly language: Language }) => (
  <div role="status" className="bg-danger-ground text-danger">
    <p className="wrap py-3 text-pretty firm-md">{TEXTS[language]}</p>
  </div>
);
