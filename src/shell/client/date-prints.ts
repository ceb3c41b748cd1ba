import { formatDay } from '#src/i18n/date.ts';
import type { Language } from '#sitecore/definitions/language.ts';

/**
 * Writes the day into the document's head before a page is printed; src/styles/print.css prints it. The server cannot: its
 * pages are cached for days.
 */
export function datePrints(language: Language): void {
  addEventListener('beforeprint', () => {
    document.head.dataset.printed = formatDay(new Date().toISOString(), language);
  });
}
