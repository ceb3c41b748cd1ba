import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CENTRE, distanceKm } from './distance.ts';
import {
  clampZoom,
  kilometresPerPixel,
  MAP_HEIGHT,
  MAP_WIDTH,
  MAX_ZOOM,
  MIN_ZOOM,
  pan,
  pixelOf,
  pointOf,
  positionOf,
  roundLength,
  unitsOf,
  viewBoxOf,
  wholeView,
  worldOf,
  worldOfUnits,
  zoomAt,
} from './map-view.ts';

const SIZE = { width: 800, height: 600 };
const view = { centre: worldOf(DEFAULT_CENTRE), zoom: 11 };

describe('the view of a map', () => {
  it('turns points into positions and back', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degrees(16, 32), degrees(34, 56), (latitude, longitude) => {
        const back = pointOf(worldOf({ latitude, longitude }));
        expect(back.latitude).toBeCloseTo(latitude, 9);
        expect(back.longitude).toBeCloseTo(longitude, 9);
      }),
    );
  });

  it('has its centre in the middle, and a pixel at the position that it shows', () => {
    expect(pixelOf(view.centre, view, SIZE)).toEqual({ x: 400, y: 300 });
    const corner = positionOf({ x: 0, y: 0 }, view, SIZE);
    expect(pixelOf(corner, view, SIZE).x).toBeCloseTo(0, 6);
    expect(pixelOf(worldOf({ ...DEFAULT_CENTRE, longitude: 46.7 }), view, SIZE).x).toBeGreaterThan(400);
  });

  it('measures as the distance does', () => {
    const east = { ...DEFAULT_CENTRE, longitude: DEFAULT_CENTRE.longitude + 0.1 };
    const pixels = pixelOf(worldOf(east), view, SIZE).x - 400;
    expect(pixels * kilometresPerPixel(view.centre, 11)).toBeCloseTo(distanceKm(DEFAULT_CENTRE, east), 1);
    expect(roundLength(kilometresPerPixel(view.centre, 11), 100)).toBe(5);
    expect(roundLength(0.0001, 100)).toBe(0.1);
  });

  it('keeps the position under the pointer when it zooms, and ends where the drawn map does', () => {
    const at = { x: 100, y: 500 };
    const zoomed = zoomAt(view, 13, at, SIZE);
    const [before, after] = [positionOf(at, view, SIZE), positionOf(at, zoomed, SIZE)];
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
    expect([clampZoom(20), clampZoom(0)]).toEqual([MAX_ZOOM, MIN_ZOOM]);
    const far = unitsOf(pan(view, 1e9, 1e9).centre);
    expect(far.x).toBeCloseTo(MAP_WIDTH, 0);
    expect(far.y).toBeCloseTo(MAP_HEIGHT, 0);
  });

  it('shows the whole Kingdom, in units of the drawing', () => {
    const whole = wholeView(SIZE);
    const [x = 0, y = 0, width = 0, height = 0] = viewBoxOf(whole, SIZE).split(' ').map(Number);
    expect(x).toBeLessThanOrEqual(0.01);
    expect(y).toBeLessThanOrEqual(0.01);
    expect(x + width).toBeGreaterThanOrEqual(MAP_WIDTH - 0.01);
    expect(y + height).toBeGreaterThanOrEqual(MAP_HEIGHT - 0.01);
    const riyadh = unitsOf(worldOf(DEFAULT_CENTRE));
    expect(worldOfUnits(riyadh).x).toBeCloseTo(worldOf(DEFAULT_CENTRE).x, 9);
    expect(riyadh.x).toBeGreaterThan(500);
  });
});
