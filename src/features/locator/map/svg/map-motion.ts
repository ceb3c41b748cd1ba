import { type MapSize, type MapView, worldPixels } from '#src/domain/locator/map-view.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';

/** Duration of a movement, and the screens beyond which it is a jump: a flight over the country would be a blur. */
const DURATION_MS = 320;
const FARTHEST_SCREENS = 2.5;

/** Moves a map from view to view, at once where motion is reduced; a further movement takes the place of one that has not ended. */
export class MapMotion {
  readonly #move: (view: MapView) => void;
  #frame = 0;

  constructor(move: (view: MapView) => void) {
    this.#move = move;
  }

  jump(to: MapView): void {
    cancelAnimationFrame(this.#frame);
    this.#move(to);
  }

  go(from: MapView, to: MapView, size: MapSize): void {
    if (!isNear(from, to, size) || isMotionReduced()) {
      this.jump(to);
      return;
    }
    cancelAnimationFrame(this.#frame);
    const begin = performance.now();
    const step = (now: number): void => {
      const part = Math.min(Math.max((now - begin) / DURATION_MS, 0), 1);
      this.#move(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

function isNear(from: MapView, to: MapView, { width, height }: MapSize): boolean {
  const scale = worldPixels(Math.min(from.zoom, to.zoom));
  const pixels = Math.hypot(to.centre.x - from.centre.x, to.centre.y - from.centre.y) * scale;
  return pixels < FARTHEST_SCREENS * Math.max(width, height) && Math.abs(to.zoom - from.zoom) < 5;
}

const between = (from: MapView, to: MapView, part: number): MapView => ({
  zoom: from.zoom + (to.zoom - from.zoom) * part,
  centre: {
    x: from.centre.x + (to.centre.x - from.centre.x) * part,
    y: from.centre.y + (to.centre.y - from.centre.y) * part,
  },
});
