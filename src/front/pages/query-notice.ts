import type { Language } from '#sitecore/definitions/language.ts';

const TEXTS: Readonly<Record<Language, string>> = {
  ar: 'التصفية والبحث والحساب غير متاحة حالياً، فنعرض الصفحة من دونها. حاول مرة أخرى بعد قليل.',
  en: 'Filters, search and calculations aren’t available right now, so this page is shown without them. Please try again soon.',
};

/** The start of a page's content. */
const MAIN = /<main id="main"[^>]*>/;

/** Returns a page's HTML with the line that it has in place of its query's result; its text is here, since content cannot be reached. */
export const withQueryNotice = (html: string, language: Language): string =>
  html.replace(
    MAIN,
    (main) =>
      `${main}<div role="status" class="bg-danger-ground text-danger"><p class="wrap py-3 text-pretty firm-md">${TEXTS[language]}</p></div>`,
  );
