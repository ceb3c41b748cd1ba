import type { Language } from '#sitecore/definitions/language.ts';
import type { WeekMoment } from '#src/domain/locator/opening-status.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { LocatorPhrases } from './locator-phrases.ts';
import { directionsUrl, distanceText, listedTexts, type ListedTexts } from './place-texts.ts';

/** Texts and language of a list. */
export interface CardTexts {
  readonly phrases: LocatorPhrases;
  readonly language: Language;
}

const part = (card: ParentNode, name: string) => card.querySelector<HTMLElement>(`[data-${name}]`);

/** Returns a copy of the card in a template, filled with a place; undefined when the template has none. */
export function createCard(
  template: HTMLTemplateElement,
  place: DistantPlace,
  number: number,
  texts: CardTexts,
): HTMLElement | undefined {
  const card = document.importNode(template.content, true).querySelector<HTMLElement>('[data-place]');
  if (!card) return undefined;
  fillCard(card, place, number, texts);
  return card;
}

function fillCard(card: HTMLElement, place: DistantPlace, number: number, { phrases, language }: CardTexts): void {
  card.dataset.place = place.id;
  const texts = {
    number: formatNumber(number, language),
    title: place.title,
    address: place.address,
    tag: place.tag,
    km: distanceText(place.distance, phrases.locator_km, language),
  };
  for (const [name, text] of Object.entries(texts)) part(card, name)?.replaceChildren(text);
  const status = part(card, 'status');
  if (status) Object.assign(status.dataset, ownHours(place));
  part(card, 'directions')?.setAttribute('href', directionsUrl(place));
  if (place.path === '') part(card, 'page')?.remove();
  else part(card, 'page')?.setAttribute('href', localizeHref(place.path, language));
}

/** Shows the opening status of each card in place of its hours. */
export function showStatuses(cards: ParentNode, now: WeekMoment, { phrases, language }: CardTexts): void {
  for (const element of cards.querySelectorAll<HTMLElement>('[data-status]')) {
    const { working = '', friday = '', saturday = '' } = element.dataset;
    const note = element.parentElement?.querySelector<HTMLElement>('[data-note]');
    showStatus(element, note, listedTexts({ working, friday, saturday }, now, phrases, language));
  }
}

/** Shows an opening status in a badge and a note beside it. */
export function showStatus(
  badge: HTMLElement | null,
  note: HTMLElement | null | undefined,
  { words, mark, note: text, status }: ListedTexts,
): void {
  badge?.setAttribute('data-status', mark);
  badge?.replaceChildren(words);
  note?.setAttribute('data-note', status);
  note?.replaceChildren(text);
}
