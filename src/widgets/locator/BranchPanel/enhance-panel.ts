import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { sortByDistance } from '#src/domain/locator/find-places.ts';
import { DEFAULT_ZOOM } from '#src/domain/locator/map-view.ts';
import { openingStatus, riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import { panelPlaces } from '#src/domain/locator/panel-places.ts';
import type { DistantPlace, Place } from '#src/domain/locator/place.ts';
import { grantedPosition } from '#src/features/locator/device-position.ts';
import { type MapHost, openMapIn } from '#src/features/locator/map/map-host.ts';
import { PANEL_PHRASES, type PanelTexts } from '#src/features/locator/locator-phrases.ts';
import { statusText, wholeDistanceText } from '#src/features/locator/place-texts.ts';
import { languageOf } from '#src/i18n/language.ts';
import { phrasesOf } from '#src/i18n/phrase.ts';
import { requestPanelPlaces } from '#src/services/locations.ts';
import { scrollToView } from '#src/ui/reduced-motion.ts';
import { fillChosen } from './fill-chosen.ts';

/** Requests the places once, shows their opening status, and changes type and place without a further request. */
export function enhancePanel(root: HTMLElement): void {
  const panel = root.querySelector<HTMLElement>('[data-panel]');
  const chosen = panel?.querySelector<HTMLElement>('[data-chosen]');
  if (panel && chosen) void new Panel(panel, chosen).start();
}

class Panel {
  readonly #panel: HTMLElement;
  readonly #chosen: HTMLElement;
  readonly #texts: PanelTexts;
  /** All places, the nearest first. */
  #places: readonly DistantPlace[] = [];
  #shown: readonly DistantPlace[] = [];
  readonly #map: MapHost | undefined;

  constructor(panel: HTMLElement, chosen: HTMLElement) {
    [this.#panel, this.#chosen] = [panel, chosen];
    const written: unknown = JSON.parse(panel.dataset.phrases ?? '{}');
    const phrases = typeof written === 'object' && written !== null ? Object.fromEntries(Object.entries(written)) : {};
    this.#texts = { phrases: phrasesOf(phrases, PANEL_PHRASES), language: languageOf(document.documentElement.lang) };
    this.#map = openMapIn(panel, this.#texts, ({ id }) => {
      this.#choose(id, { moves: true });
    });
  }

  async start(): Promise<void> {
    const result = await requestPanelPlaces(this.#texts.language, this.#panel.dataset.host ?? '');
    if (!result.ok) {
      console.error(`BranchPanel: ${result.failure.kind}`);
      this.#show();
      return;
    }
    this.#sort(result.value);
    this.#panel.addEventListener('submit', (event) => {
      const { submitter } = event;
      if (!(submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      if (submitter.name === 'type') this.#chooseType(submitter);
      else this.#choose(submitter.value, { moves: true });
    });
    const id = this.#panel.querySelector<HTMLButtonElement>('[name=place][aria-pressed=true]')?.value;
    this.#show(id);
    await this.#locate(result.value);
  }

  async #locate(places: readonly Place[]): Promise<void> {
    const position = await grantedPosition();
    if (!position) return;
    this.#sort(places, position);
    this.#show();
  }

  #sort(places: readonly Place[], from = DEFAULT_CENTRE): void {
    this.#places = sortByDistance(places, from);
  }

  #chooseType(pressed: HTMLButtonElement): void {
    for (const button of this.#panel.querySelectorAll('[name=type]')) button.ariaPressed = `${button === pressed}`;
    this.#show();
  }

  /** Shows the places of the pressed type, and the chosen one, the first where none is given. */
  #show(id?: string): void {
    const type =
      this.#panel.querySelector<HTMLButtonElement>('button[name=type][aria-pressed=true]')?.dataset.title ?? '';
    const { branches, atms } = panelPlaces(this.#places, type);
    this.#shown = [...branches, ...atms];
    this.#list('branch', branches);
    this.#list('atm', atms);
    this.#map?.show(this.#shown, this.#shown[0] ?? DEFAULT_CENTRE, DEFAULT_ZOOM);
    this.#choose(id);
  }

  #list(kind: 'branch' | 'atm', places: readonly DistantPlace[]): void {
    const list = this.#panel.querySelector(`[data-rows=${kind}]`);
    const template = this.#panel.querySelector<HTMLTemplateElement>(`template[data-row=${kind}]`);
    if (!list || !template) return;
    list.replaceChildren(...places.map((place) => this.#row(template, place)));
    const none = list.parentElement?.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = places.length > 0;
  }

  #row(template: HTMLTemplateElement, place: DistantPlace): DocumentFragment {
    const { phrases, language } = this.#texts;
    const row = document.importNode(template.content, true);
    row.querySelector('button')?.setAttribute('value', place.id);
    row.querySelector('[data-title]')?.replaceChildren(place.title);
    row.querySelector('[data-km]')?.replaceChildren(wholeDistanceText(place.distance, phrases.locator_km, language));
    const status = openingStatus(ownHours(place), riyadhMoment(Date.now()));
    const element = row.querySelector<HTMLElement>('[data-status]');
    if (element) element.dataset.status = status.kind;
    element?.replaceChildren(statusText(status, phrases, language));
    return row;
  }

  #choose(id?: string, { moves = false } = {}): void {
    const place = this.#shown.find((shown) => shown.id === id) ?? this.#shown[0];
    for (const button of this.#panel.querySelectorAll<HTMLButtonElement>('ul [name=place]'))
      button.ariaPressed = `${button.value === place?.id}`;
    this.#chosen.hidden = !place;
    if (!place) return;
    fillChosen(this.#chosen, place, this.#texts);
    if (!moves) return;
    this.#map?.select(place);
    // On a phone it is below the lists.
    scrollToView(this.#chosen);
  }
}
