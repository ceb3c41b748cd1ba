import { languageOf } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { storeLanguage } from '#src/i18n/stored-language.ts';

/** Keeps the query and hash of the URL when the language is switched, and stores the choice. */
export function rememberLanguage(root: HTMLElement): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = languageOf(link.dataset.language);
    // These events precede every way to follow the link: click, keyboard, new tab.
    const updateHref = (): void => {
      link.href = switchLanguage(location.pathname + location.search + location.hash, language);
    };
    for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, updateHref);
    link.addEventListener('click', () => storeLanguage(language));
  }
}
