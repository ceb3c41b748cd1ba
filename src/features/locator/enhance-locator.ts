import { LOCATOR_SEARCH_MS } from '#src/config/timings/typing.ts';
import { DEFAULT_CENTRE, type Point } from '#src/domain/locator/distance.ts';
import { findPlaces, type PlaceFilter, sortByDistance } from '#src/domain/locator/find-places.ts';
import { DEFAULT_ZOOM } from '#src/domain/locator/map-view.ts';
import type { DistantPlace, Place } from '#src/domain/locator/place.ts';
import { requestPlaces } from '#src/services/locations.ts';
import { grantedPosition } from './device-position.ts';
import { enhanceCity } from './enhance-city.ts';
import type { CardTexts } from './fill-card.ts';
import { LocatorList } from './locator-list.ts';
import { fillMapCard } from './map/fill-map-card.ts';
import { type MapHost, openMapIn } from './map/map-host.ts';
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
  #isLoading = false;
  /** The filters of the server's cards. */
  readonly #renderedFilter: PlaceFilter;
  #typing: ReturnType<typeof setTimeout> | undefined;
  readonly #map: MapHost | undefined;
  readonly #card: HTMLElement | null;

  constructor(parts: LocatorParts, texts: CardTexts) {
    this.#parts = parts;
    this.#texts = texts;
    this.#renderedFilter = filterOf(parts);
    this.#list = new LocatorList(parts, texts);
    this.#card = parts.locator.querySelector<HTMLElement>('[data-map-card]');
    this.#map = openMapIn(parts.locator, texts, ({ id }) => {
      this.#select(id);
    });
  }

  start(): void {
    const { form, search, service, city, clear, list, more, message } = this.#parts;
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
      service.value = this.#initialService;
      city.value = '';
      resetCity();
      this.#apply();
    });
    list.addEventListener('click', ({ target }) => {
      const card = target instanceof Element && target.closest('.place-select') && target.closest('[data-place]');
      if (card instanceof HTMLElement) this.#select(card.dataset.place);
    });
    message.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-retry]')) return;
      event.preventDefault();
      void this.#load();
    });
    more.addEventListener('click', (event) => {
      if (!this.#places) return;
      event.preventDefault();
      this.#list.showMore();
    });
    void this.#load();
  }

  /** Requests the places until they have come once; a request under way is the only one. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    const { locator, message, search } = this.#parts;
    this.#isLoading = true;
    locator.ariaBusy = 'true';
    const result = await requestPlaces(this.#texts.language, locator.dataset.host ?? '');
    this.#isLoading = false;
    locator.ariaBusy = null;
    // The link that was pressed goes with its message: the keyboard's place is after it.
    const hadFocus = message.contains(document.activeElement);
    if (result.ok) this.#begin(result.value);
    else this.#fail(result.failure.kind);
    if (hadFocus) (this.#list.firstControl ?? search).focus();
    if (result.ok) await this.#locate(result.value);
  }

  #begin(places: readonly Place[]): void {
    this.#place(places);
    // Cards of the server are replaced by the same ones: what is shown does not change, but a selection begins.
    this.#show();
    growAtEnd(this.#parts.list, this.#parts.more, this.#list);
  }

  #fail(kind: string): void {
    console.error(`Locator: ${kind}`);
    const { text, service, city } = filterOf(this.#parts);
    const rendered = this.#renderedFilter;
    this.#list.fail(text === rendered.text && service === rendered.service && city === rendered.city);
    this.#map?.show([], DEFAULT_CENTRE, DEFAULT_ZOOM);
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

  #select(id: string | undefined): void {
    this.#list.select(id);
    const place = this.#places?.find((known) => known.id === id);
    if (!place) return;
    this.#map?.select(place);
    if (this.#card) fillMapCard(this.#card, place, this.#texts);
  }

  get #initialService(): string {
    return this.#parts.locator.dataset.service ?? 'all';
  }

  #place(places: readonly Place[]): void {
    this.#places = sortByDistance(places, this.#centre);
  }

  /** Shows what the filters find, after each of their changes; requests the places anew where they could not be loaded. */
  #apply(): void {
    clearTimeout(this.#typing);
    const filter = filterOf(this.#parts);
    writeFilters(filter, this.#parts.city.value, this.#initialService);
    this.#parts.clear.ariaDisabled = `${this.#isCleared(filter)}`;
    if (!this.#places) {
      void this.#load();
      return;
    }
    this.#show();
    const first = this.#parts.list.firstElementChild;
    // A list that is shorter now would show its end, and grow at once.
    if (first && first.getBoundingClientRect().bottom < 0) first.scrollIntoView({ block: 'center' });
  }

  #isCleared({ text, city, service }: PlaceFilter): boolean {
    return text === '' && city === '' && service === this.#initialService;
  }

  #show(): void {
    const filter = filterOf(this.#parts);
    const found = findPlaces(this.#places ?? [], filter);
    this.#list.show(found);
    if (this.#card) fillMapCard(this.#card, undefined, this.#texts);
    const centre = (!this.#isCleared(filter) && found[0]) || DEFAULT_CENTRE;
    this.#map?.show(found, centre, DEFAULT_ZOOM);
  }
}

/** The end of a list that itself scrolls may be below the viewport: a viewport more at the bottom counts as in view. */
const BELOW = '0px 0px 100%';

/** Shows more places whenever the end of the list comes into view. */
function growAtEnd(list: HTMLElement, end: HTMLElement, shown: LocatorList): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !list.isConnected) return;
      shown.showMore();
      // An end that is still in view is reported anew.
      observer.unobserve(end);
      observer.observe(end);
    },
    { rootMargin: BELOW },
  );
  observer.observe(end);
}
