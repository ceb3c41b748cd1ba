import { languageOf } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { storeLanguage } from '#src/i18n/stored-language.ts';

/**
 * Takes the query and hash of the URL along when the language is switched, without the values of a listing that begins anew in
 * another language, and stores the choice.
 */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = languageOf(link.dataset.language);
    // These events precede every way to follow the link: click, keyboard, new tab.
    const updateHref = (): void => {
      link.href = switchLanguage(location.pathname + searchWithoutListing() + location.hash, language);
    };
    for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, updateHref);
    link.addEventListener('click', () => storeLanguage(language));
  }
}

/** Returns the query of the URL without the values that the other language does not have. */
function searchWithoutListing(): string {
  const listing = document.querySelector<HTMLElement>('[data-resets-with-language]');
  const query = new URLSearchParams(location.search);
  for (const key of listing?.dataset.resetsWithLanguage?.split(' ') ?? []) query.delete(key);
  return listing ? `${query.size > 0 ? '?' : ''}${query}` : location.search;
}
