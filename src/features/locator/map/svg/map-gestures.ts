import { type MapSize, type MapView, pan, type Pixel, zoomAt } from '#src/domain/locator/map-view.ts';
import { ARROWS } from './pin-layer.ts';

/** Pixels by which an arrow key moves the map. */
const KEY_STEP = 80;
/** Zoom of a wheel's unit while a key makes it zoom: trackpads send a pinch that way. */
const WHEEL_ZOOM = 0.008;

/** A map that gestures move. */
interface Movable {
  readonly view: MapView;
  readonly size: MapSize;
  /** Moves at once. */
  readonly move: (view: MapView) => void;
}

/**
 * Moves a map with the mouse, two fingers, the wheel with Control, and arrow keys. One finger scrolls the page, as everywhere
 * else; each movement has a button or a key besides.
 */
export function listenForGestures(element: HTMLElement, map: Movable): void {
  listenForPointers(element, map);
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const zoom = map.view.zoom - event.deltaY * WHEEL_ZOOM;
      map.move(zoomAt(map.view, zoom, pixelIn(element, event), map.size));
    },
    { passive: false },
  );
  element.addEventListener('dblclick', (event) => {
    map.move(zoomAt(map.view, map.view.zoom + 1, pixelIn(element, event), map.size));
  });
  element.addEventListener('keydown', (event) => {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    map.move(pan(map.view, right * KEY_STEP, down * KEY_STEP));
  });
}

/** Returns the pixel of an event in an element. */
function pixelIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Pixel {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const middleOf = (pixels: readonly Pixel[]): Pixel => ({
  x: pixels.reduce((sum, { x }) => sum + x, 0) / pixels.length,
  y: pixels.reduce((sum, { y }) => sum + y, 0) / pixels.length,
});

function listenForPointers(element: HTMLElement, map: Movable): void {
  const pointers = new Map<number, Pixel>();
  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    pointers.set(event.pointerId, pixelIn(element, event));
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pixelIn(element, event));
    const after = [...pointers.values()];
    if (event.pointerType !== 'mouse' && after.length < 2) return;
    const [from, to] = [middleOf(before), middleOf(after)];
    const moved = pan(map.view, from.x - to.x, from.y - to.y);
    map.move(after.length < 2 ? moved : zoomAt(moved, moved.zoom + pinch(before, after), to, map.size));
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(end, (event) => {
      pointers.delete(event.pointerId);
    });
}

/** Returns the steps of zoom by which two fingers moved apart. */
function pinch(before: readonly Pixel[], after: readonly Pixel[]): number {
  const spanOf = ([one, other]: readonly Pixel[]) =>
    one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) : 1;
  return Math.log2(spanOf(after) / spanOf(before));
}
