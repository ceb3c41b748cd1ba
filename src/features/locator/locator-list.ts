import { riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { type DistantPlace, PLACES_PER_PART } from '#src/domain/locator/place.ts';
import { plural } from '#src/i18n/plural.ts';
import { scrollToView } from '#src/ui/reduced-motion.ts';
import { type CardTexts, createCard, showStatuses } from './fill-card.ts';
import type { LocatorParts } from './locator-parts.ts';

/** The list of a locator: its first 20 places, and 20 more at a time. */
export class LocatorList {
  readonly #parts: LocatorParts;
  readonly #texts: CardTexts;
  #places: readonly DistantPlace[] = [];
  #shown = 0;
  #selected: string | undefined;
  readonly #server: { readonly cards: readonly Element[]; readonly count: string; readonly isWhole: boolean };

  constructor(parts: LocatorParts, texts: CardTexts) {
    this.#parts = parts;
    this.#texts = texts;
    this.#server = {
      cards: [...parts.list.children],
      count: parts.total.textContent,
      isWhole: parts.more.hasAttribute('hidden'),
    };
    showStatuses(parts.list, riyadhMoment(Date.now()), texts);
  }

  /** Shows the first of these places, and how many they are; none is selected. */
  show(places: readonly DistantPlace[]): void {
    const { list, total, message, none } = this.#parts;
    const { phrases, language } = this.#texts;
    this.#places = places;
    this.#shown = 0;
    this.#selected = undefined;
    list.replaceChildren();
    list.scrollTop = 0;
    message.dataset.message = '';
    message.replaceChildren(...(places.length === 0 ? [document.importNode(none.content, true)] : []));
    total.replaceChildren(plural(phrases, 'locator_total', places.length, language));
    this.showMore();
  }

  /** Shows that places could not be loaded, above the server's cards or, where these are not what the filters find, above none. */
  fail(hasServerCards: boolean): void {
    const { list, total, message, more, failed } = this.#parts;
    const { cards, count, isWhole } = this.#server;
    const shown = hasServerCards ? cards : [];
    // Cards that are there stay untouched: one of them may have the focus.
    if (list.childElementCount !== shown.length) list.replaceChildren(...shown);
    total.replaceChildren(hasServerCards ? count : '');
    more.hidden = !hasServerCards || isWhole;
    message.dataset.message = hasServerCards ? 'above' : '';
    message.replaceChildren(document.importNode(failed.content, true));
  }

  /** The link of the message; without one the button of the first place. */
  get firstControl(): HTMLElement | null {
    const { message, list } = this.#parts;
    return message.querySelector<HTMLElement>('a') ?? list.querySelector<HTMLElement>('button');
  }

  /** Shows the next 20 places. */
  showMore(): void {
    const { list, card, more } = this.#parts;
    const from = this.#shown;
    const next = this.#places.slice(from, from + PLACES_PER_PART);
    const cards = next.flatMap((place, index) => createCard(card, place, from + index + 1, this.#texts) ?? []);
    const fragment = document.createDocumentFragment();
    fragment.append(...cards);
    showStatuses(fragment, riyadhMoment(Date.now()), this.#texts);
    list.append(fragment);
    this.#shown = from + next.length;
    more.hidden = this.#shown >= this.#places.length;
  }

  /** Selects a place, or none: its card is exposed as selected and comes into view with its links. */
  select(id: string | undefined): void {
    this.#mark(this.#selected, false);
    this.#selected = id;
    if (id === undefined) return;
    while (!this.#cardOf(id) && this.#shown < this.#places.length) this.showMore();
    this.#mark(id, true);
    const card = this.#cardOf(id);
    if (card) scrollToView(card);
  }

  #mark(id: string | undefined, isSelected: boolean): void {
    const card = id === undefined ? undefined : this.#cardOf(id);
    card?.toggleAttribute('data-selected', isSelected);
    card?.querySelector('button')?.setAttribute('aria-pressed', `${isSelected}`);
  }

  #cardOf(id: string): HTMLElement | undefined {
    const cards = this.#parts.list.querySelectorAll<HTMLElement>('[data-place]');
    return [...cards].find(({ dataset }) => dataset.place === id);
  }
}
