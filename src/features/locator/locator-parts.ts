import type { PlaceFilter } from '#src/domain/locator/find-places.ts';
import { isLanguage } from '#src/i18n/language.ts';
import { writtenPhrases } from '#src/i18n/written-phrases.ts';
import type { CardTexts } from './fill-card.ts';
import { BROWSER_PHRASES } from './locator-phrases.ts';

/** Elements of the server's HTML of a locator. */
export interface LocatorParts {
  readonly locator: HTMLElement;
  readonly form: HTMLFormElement;
  readonly search: HTMLInputElement;
  readonly service: HTMLSelectElement;
  readonly city: HTMLSelectElement;
  readonly clear: HTMLButtonElement;
  readonly list: HTMLElement;
  readonly total: HTMLElement;
  readonly origin: HTMLElement;
  readonly more: HTMLElement;
  readonly message: HTMLElement;
  readonly card: HTMLTemplateElement;
  readonly none: HTMLTemplateElement;
  readonly failed: HTMLTemplateElement;
}

/** Returns the parts of the locator under an element; undefined when one is missing, as in editing. */
export function findParts(root: HTMLElement): LocatorParts | undefined {
  const locator = root.querySelector<HTMLElement>('[data-locator]');
  const form = locator?.querySelector('form');
  const named = (name: string) => form?.elements.namedItem(name);
  const [search, service, city] = [named('q'), named('service'), named('city')];
  const part = (name: string) => locator?.querySelector<HTMLElement>(`[data-${name}]`) ?? undefined;
  const [clear, list, total, origin] = [part('clear'), part('list'), part('total'), part('origin')];
  const [more, message, card] = [part('more'), part('message'), part('card')];
  const [none, failed] = [part('none'), part('failed')];
  if (!locator || !form || !list || !total || !origin || !more || !message) return undefined;
  if (!(search instanceof HTMLInputElement) || !(clear instanceof HTMLButtonElement)) return undefined;
  if (!(service instanceof HTMLSelectElement) || !(city instanceof HTMLSelectElement)) return undefined;
  if (!(card instanceof HTMLTemplateElement) || !(none instanceof HTMLTemplateElement)) return undefined;
  if (!(failed instanceof HTMLTemplateElement)) return undefined;
  return { locator, form, search, service, city, clear, list, total, origin, more, message, card, none, failed };
}

/** Returns the language of the page, and the texts that the server wrote for the list. */
export function textsOf({ locator }: LocatorParts): CardTexts {
  const { lang } = document.documentElement;
  const phrases = writtenPhrases(locator.dataset.phrases, BROWSER_PHRASES);
  return { phrases, language: isLanguage(lang) ? lang : 'ar' };
}

/** Returns the filters as the form has them. */
export function filterOf({ search, service, city }: LocatorParts): PlaceFilter {
  const kind = (['branch', 'atm', 'kiosk'] as const).find((known) => known === service.value);
  const chosen = city.value === '' ? undefined : city.selectedOptions[0];
  return { text: search.value, service: kind ?? 'all', city: chosen?.label ?? '' };
}
