import { CAROUSEL_SETTLE_MS } from '#src/config/timings/carousel.ts';
import { listenForMoves } from './listen-for-moves.ts';
import { nearestStop, rowStops, stopOfKey } from './row-stops.ts';
import { showPosition } from './show-position.ts';

interface CarouselOptions {
  /** Its buttons lead from the last slide to the first, and back. */
  readonly endless?: boolean;
  /** Leaves a row that scrolls by itself. */
  readonly signal?: AbortSignal;
}

/**
 * Enhances every `Carousel` under `root`: buttons, dots, keys of the row, and the announced position. A row whose slides have
 * been hidden or shown is told by a `slideschange` event.
 */
export function enhanceCarousels(root: HTMLElement, options: CarouselOptions = {}): void {
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const row = carousel.querySelector<HTMLElement>('[data-row]');
    const controls = carousel.querySelector<HTMLElement>('[data-controls]');
    if (row && controls) enhanceCarousel(row, controls, options);
  }
}

function enhanceCarousel(row: HTMLElement, controls: HTMLElement, { endless = false, signal }: CarouselOptions): void {
  const listening = signal ? { signal } : {};
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  const show = showPosition(controls, (index) => moveTo(index), signal);
  let stops: readonly number[] = [0];
  /** The stop that the row moves to or stands at: of two quick clicks the second counts from where the first leads. */
  let current = 0;
  const moveTo = (index: number): void => {
    const last = stops.length - 1;
    current = endless ? (index + stops.length) % stops.length : Math.min(Math.max(index, 0), last);
    const left = stops[current] ?? 0;
    row.scrollTo({ left: rightToLeft ? -left : left });
    show(current, stops.length, { endless });
    // An earlier move that comes to rest now does not count as the end of this one.
    if (Math.abs(row.scrollLeft) !== left) settleSoon();
  };
  const settle = (): void => {
    current = nearestStop(stops, Math.abs(row.scrollLeft));
    show(current, stops.length, { announced: true, endless });
  };
  const settleSoon = debounce(settle);
  const measure = (): void => {
    stops = rowStops(slideStarts(row, rightToLeft), row.scrollWidth - row.clientWidth);
    current = nearestStop(stops, Math.abs(row.scrollLeft));
    const moves = stops.length > 1;
    controls.toggleAttribute('data-idle', !moves);
    if (moves) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
    show(current, stops.length, { endless });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = stopOfKey(event.key, current, stops.length, rightToLeft);
    if (index === undefined) return;
    event.preventDefault();
    moveTo(index);
  };
  listenForMoves(controls, (steps) => moveTo(current + steps), signal);
  row.addEventListener('keydown', press, listening);
  row.addEventListener('scroll', settleSoon, { ...listening, passive: true });
  row.addEventListener('slideschange', measure, listening);
  measure();
  if (!('ResizeObserver' in window)) return;
  const sizes = new ResizeObserver(measure);
  sizes.observe(row);
  signal?.addEventListener('abort', () => sizes.disconnect());
}

/** Returns where the slides begin at which the row stops, all unless some snap, in px from where the first begins. */
function slideStarts(row: HTMLElement, rightToLeft: boolean): readonly number[] {
  const slides = [...row.children].filter((slide) => !slide.hasAttribute('hidden'));
  const snapping = slides.filter((slide) => getComputedStyle(slide).scrollSnapAlign !== 'none');
  const edges = (snapping.length > 0 ? snapping : slides).map(
    (slide) => slide.getBoundingClientRect()[rightToLeft ? 'right' : 'left'],
  );
  return edges.map((edge) => Math.abs(edge - (edges[0] ?? 0)));
}

function debounce(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, CAROUSEL_SETTLE_MS);
  };
}
