import { expect, it } from 'vitest';
import { deckPlace, stackLayout, stackPlace } from './stack-places.ts';

const placesOf = (front: number, count: number, place = stackPlace) =>
  Array.from({ length: count }, (_, index) => place(index, front, count));

it('SEC-HSTACK-10 a stack has three layouts: for up to 3 cards, for exactly 4 and for 5 or more', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(stackLayout)).toEqual(['3', '3', '3', '4', '5', '5', '5']);
});

it.each([
  [0, 1, ['0']],
  [0, 3, ['0', '1', '2']],
  [1, 3, ['2', '0', '1']],
  [3, 4, ['1', '2', '3', '0']],
  [0, 5, ['0', '1', '2', '-2', '-1']],
  [0, 7, ['0', '1', '2', 'back', 'back', '-2', '-1']],
])('stackPlace with card %i in front of %i', (front, count, places) => {
  expect(placesOf(front, count)).toEqual(places);
});

it.each([
  [0, 3, ['0', '1', '2']],
  [2, 3, ['1', '2', '0']],
  [3, 5, ['2', 'back', 'back', '0', '1']],
  [0, 2, ['0', '1']],
])('deckPlace with card %i in front of %i', (front, count, places) => {
  expect(placesOf(front, count, deckPlace)).toEqual(places);
});
