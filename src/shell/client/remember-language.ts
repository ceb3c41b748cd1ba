import { languageOf } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { storeLanguage } from '#src/i18n/stored-language.ts';

/** Takes the query and hash of the URL along when the language is switched, and stores the choice. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = languageOf(link.dataset.language);
    // These events precede every way to follow the link: click, keyboard, new tab.
    const updateHref = (): void => {
      link.href = switchLanguage(location.pathname + location.search + location.hash, language);
    };
    for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, updateHref);
    link.addEventListener('click', () => storeLanguage(language));
  }
}
