import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { MapTexts } from '../locator-map.ts';
import type { DrawnMarker } from './marker-index.ts';

/** Directions of the arrow keys on the map, which is never mirrored. */
export const ARROWS: Readonly<Partial<Record<string, readonly [right: number, down: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A marker's button; `labelled` identifies what its attributes say. */
interface Pin {
  readonly button: HTMLButtonElement;
  marker: DrawnMarker;
  labelled: string;
}

const keyOf = ({ place, cluster }: DrawnMarker): string => place?.id ?? `cluster ${cluster}`;

/** The markers on a map as buttons: one of them is in the order of Tab, arrow keys lead from one to the next. */
export class PinLayer {
  readonly #layer: HTMLElement;
  readonly #texts: MapTexts;
  #pins = new Map<string, Pin>();

  constructor(layer: HTMLElement, texts: MapTexts, onPress: (marker: DrawnMarker) => void) {
    [this.#layer, this.#texts] = [layer, texts];
    layer.replaceChildren();
    layer.addEventListener('keydown', (event) => {
      if (this.#step(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
    layer.addEventListener('click', ({ target }) => {
      const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
      const pin = key === undefined ? undefined : this.#pins.get(key);
      if (pin) onPress(pin.marker);
    });
  }

  /** Draws these markers; one that stays is moved, and keeps the focus. */
  draw(markers: readonly DrawnMarker[], selected: string | undefined): void {
    const previous = this.#pins;
    this.#pins = new Map(
      markers.map((marker) => {
        const key = keyOf(marker);
        const pin = previous.get(key) ?? this.#create(key, marker);
        pin.marker = marker;
        return [key, pin];
      }),
    );
    const active = document.activeElement;
    const lost = [...previous].filter(([key]) => !this.#pins.has(key)).map(([, { button }]) => button);
    for (const pin of this.#pins.values()) this.#update(pin, selected);
    const hadFocus = lost.some((button) => button === active);
    for (const button of lost) button.remove();
    this.#makeReachable();
    if (hadFocus) this.#layer.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  #create(key: string, marker: DrawnMarker): Pin {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'map-pin';
    button.tabIndex = -1;
    button.append(document.createElement('b'));
    button.dataset.key = key;
    this.#layer.append(button);
    return { button, marker, labelled: '' };
  }

  #update(pin: Pin, selected: string | undefined): void {
    const { phrases, language } = this.#texts;
    const { button, marker } = pin;
    const { x, y, place, number } = marker;
    button.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`;
    // While the map moves only the places of pins change.
    const labelled = `${number} ${place !== undefined && place.id === selected}`;
    if (pin.labelled === labelled) return;
    pin.labelled = labelled;
    const figure = formatNumber(number, language);
    button.dataset.pin = place?.kind ?? 'many';
    button.ariaLabel = place ? `${figure}: ${place.title}` : fill(phrases.map_cluster, { n: figure });
    if (place) button.ariaPressed = `${place.id === selected}`;
    const text = button.firstElementChild;
    if (text && text.textContent !== figure) text.textContent = figure;
  }

  /** Leaves one pin in the order of Tab: the focused one, else the one that was, else the first. */
  #makeReachable(): void {
    const buttons = [...this.#pins.values()].map(({ button }) => button);
    const reachable =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find(({ tabIndex }) => tabIndex === 0) ??
      buttons[0];
    for (const button of buttons) {
      const tabIndex = button === reachable ? 0 : -1;
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
    }
  }

  /** Moves the focus to the nearest pin in the direction of an arrow key; returns false where there is none. */
  #step(key: string): boolean {
    const [right, down] = ARROWS[key] ?? [0, 0];
    const from = [...this.#pins.values()].find(({ button }) => button === document.activeElement);
    if ((right === 0 && down === 0) || !from) return false;
    const ranked = [...this.#pins.values()]
      .map(({ button, marker }) => {
        const ahead = (marker.x - from.marker.x) * right + (marker.y - from.marker.y) * down;
        const aside = Math.abs((marker.x - from.marker.x) * down) + Math.abs((marker.y - from.marker.y) * right);
        return { button, ahead, cost: ahead + 2 * aside };
      })
      .filter(({ ahead }) => ahead > 1)
      .sort((one, other) => one.cost - other.cost);
    const next = ranked[0]?.button;
    if (!next) return false;
    from.button.tabIndex = -1;
    next.tabIndex = 0;
    next.focus({ preventScroll: true });
    return true;
  }
}
