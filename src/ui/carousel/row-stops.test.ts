import { describe, expect, it } from 'vitest';
import { nearestStop, rowStops, stopOfKey } from './row-stops.ts';

describe('rowStops', () => {
  it('has a stop per slide that the row can begin with', () => {
    expect(rowStops([0, 100, 200, 300, 400, 500], 200)).toEqual([0, 100, 200]);
  });

  it('ends where the row ends, with a slide cut at the start', () => {
    expect(rowStops([0, 100, 200, 300], 150)).toEqual([0, 100, 150]);
  });

  it('has one stop when all slides are visible', () => {
    expect(rowStops([0, 100, 200], 0)).toEqual([0]);
    expect(rowStops([0, 100], -3)).toEqual([0]);
  });

  it('takes positions that differ by rounding for one', () => {
    expect(rowStops([0, 100.4, 200.8], 101.9)).toEqual([0, 100.4]);
  });

  it('has none without slides', () => {
    expect(rowStops([], 100)).toEqual([]);
    expect(nearestStop([], 100)).toBe(0);
  });
});

describe('nearestStop', () => {
  it.each([
    [0, 0],
    [49, 0],
    [51, 1],
    [900, 2],
  ])('at %i px is stop %i', (scrolled, index) => {
    expect(nearestStop([0, 100, 200], scrolled)).toBe(index);
  });
});

describe('stopOfKey', () => {
  it.each([
    ['ArrowRight', false, 2],
    ['ArrowLeft', false, 0],
    ['ArrowRight', true, 0],
    ['ArrowLeft', true, 2],
    ['Home', true, 0],
    ['End', true, 3],
    ['Enter', false, undefined],
  ])('%s moves in the reading direction', (key, rightToLeft, index) => {
    expect(stopOfKey(key, 1, 4, rightToLeft)).toBe(index);
  });

  it('stays at the ends', () => {
    expect([stopOfKey('ArrowLeft', 0, 4, false), stopOfKey('ArrowRight', 3, 4, false)]).toEqual([0, 3]);
  });
});
