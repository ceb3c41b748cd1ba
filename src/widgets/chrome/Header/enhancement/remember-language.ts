import { languageOf } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { languageCookies } from '#src/i18n/stored-language.ts';

/** Keeps the whole address, query and all, on a switch of the language, and remembers the choice. */
export function rememberLanguage(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = languageOf(link.dataset.language);
    // Before any way of following it: a click, a key, a new tab.
    const lead = (): void => {
      link.href = switchLanguage(location.pathname + location.search + location.hash, language);
    };
    for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, lead);
    link.addEventListener('click', () => {
      for (const cookie of languageCookies(language)) document.cookie = cookie;
    });
  }
}
