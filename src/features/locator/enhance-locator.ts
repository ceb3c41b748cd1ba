import { LOCATOR_SEARCH_MS } from '#src/config/timings.ts';
import { DEFAULT_CENTRE, type Point } from '#src/domain/locator/distance.ts';
import { findPlaces, sortByDistance } from '#src/domain/locator/find-places.ts';
import type { DistantPlace, Place } from '#src/domain/locator/place.ts';
import { requestPlaces } from '#src/services/locations.ts';
import { grantedPosition } from './device-position.ts';
import { enhanceCity } from './enhance-city.ts';
import type { CardTexts } from './fill-card.ts';
import { LocatorList } from './locator-list.ts';
import { filterOf, findParts, type LocatorParts, textsOf } from './locator-parts.ts';
import { writeFilters } from './locator-url.ts';

/**
 * Requests all places once and filters them in the browser: a text one second after the last keystroke, a choice at once. The
 * list grows by 20 at its end, a press selects a place, and distances are from the device where it may be located.
 */
export function enhanceLocator(root: HTMLElement): void {
  const parts = findParts(root);
  if (parts) new Locator(parts, textsOf(parts)).start();
}

class Locator {
  readonly #parts: LocatorParts;
  readonly #texts: CardTexts;
  readonly #list: LocatorList;
  #centre: Point = DEFAULT_CENTRE;
  /** All places, the nearest first; undefined until they are loaded. */
  #places: readonly DistantPlace[] | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LocatorParts, texts: CardTexts) {
    this.#parts = parts;
    this.#texts = texts;
    this.#list = new LocatorList(parts, texts);
  }

  start(): void {
    const { locator, form, search, service, city, clear, list, more } = this.#parts;
    search.addEventListener('input', () => {
      clearTimeout(this.#typing);
      this.#typing = setTimeout(() => {
        this.#apply();
      }, LOCATOR_SEARCH_MS);
    });
    for (const select of [service, city])
      select.addEventListener('change', () => {
        this.#apply();
      });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#apply();
    });
    const resetCity = enhanceCity(city, this.#texts);
    clear.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      search.value = '';
      service.value = locator.dataset.service ?? 'all';
      city.value = '';
      resetCity();
      this.#apply();
    });
    list.addEventListener('click', ({ target }) => {
      const card = target instanceof Element && target.closest('.place-select') && target.closest('[data-place]');
      if (card instanceof HTMLElement) this.#list.select(card.dataset.place);
    });
    more.addEventListener('click', (event) => {
      if (!this.#places) return;
      event.preventDefault();
      this.#list.showMore();
    });
    void this.#load();
  }

  async #load(): Promise<void> {
    const { locator, more, list } = this.#parts;
    locator.ariaBusy = 'true';
    const result = await requestPlaces(this.#texts.language, locator.dataset.host ?? '');
    locator.ariaBusy = null;
    if (!result.ok) {
      console.error(`Locator: ${result.failure.kind}`);
      this.#places = [];
      this.#list.fail(this.#texts.phrases.locator_failed);
      return;
    }
    this.#place(result.value);
    // Cards of the server are replaced by the same ones: what is shown does not change, but a selection begins.
    this.#show();
    growAtEnd(list, more, this.#list);
    await this.#locate(result.value);
  }

  /** Recalculates all distances once the position of the device is known. */
  async #locate(places: readonly Place[]): Promise<void> {
    const position = await grantedPosition();
    if (!position) return;
    this.#centre = position;
    this.#place(places);
    this.#parts.origin.replaceChildren(this.#texts.phrases.locator_from_you);
    this.#show();
  }

  #place(places: readonly Place[]): void {
    this.#places = sortByDistance(places, this.#centre);
  }

  /** Shows what the filters find, after each of their changes. */
  #apply(): void {
    clearTimeout(this.#typing);
    if (!this.#places) return;
    const filter = filterOf(this.#parts);
    writeFilters(filter, this.#parts.locator.dataset.service ?? 'all');
    this.#parts.clear.ariaDisabled = `${filter.text === '' && filter.city === '' && filter.service === (this.#parts.locator.dataset.service ?? 'all')}`;
    this.#show();
    const first = this.#parts.list.firstElementChild;
    // A list that is shorter now would show its end, and grow at once.
    if (first && first.getBoundingClientRect().bottom < 0) first.scrollIntoView({ block: 'center' });
  }

  #show(): void {
    this.#list.show(findPlaces(this.#places ?? [], filterOf(this.#parts)));
  }
}

/** Shows more places whenever the end of the list comes into view. */
function growAtEnd(list: HTMLElement, end: HTMLElement, shown: LocatorList): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting) || !list.isConnected) return;
    shown.showMore();
    // An end that is still in view is reported anew.
    observer.unobserve(end);
    observer.observe(end);
  });
  observer.observe(end);
}
