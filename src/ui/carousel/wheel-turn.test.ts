import { describe, expect, it } from 'vitest';
import { frontOf, middleOf, stepsFromFront, turnTo, wheelPlace } from './wheel-turn.ts';

describe('stepsFromFront', () => {
  it.each([
    [0, 0, 18, 0],
    [1, 0, 18, 1],
    [17, 0, 18, -1],
    [9, 0, 18, 9],
    [0, 17, 18, 1],
    [2, -1, 5, -2],
    [0, 0.5, 3, -0.5],
    [1, 0, 2, 1],
  ])('of card %i at turn %d of %i is %d', (index, turn, count, steps) => {
    expect(stepsFromFront(index, turn, count)).toBe(steps);
  });
});

it.each([
  [0, 0],
  [4.6, 5],
  [-1, 8],
  [9, 0],
  [-9.4, 0],
])('frontOf turn %d of 9 is %i', (turn, index) => {
  expect(frontOf(turn, 9)).toBe(index);
});

it.each([
  [0, 8, 9],
  [8, 0, -1],
  [3, 12, 12],
  [5, 3, 5],
])('turnTo card %i from turn %d of 9 is %d', (index, turn, next) => {
  expect(turnTo(index, turn, 9)).toBe(next);
});

it.each([
  [1, 0],
  [2, 0],
  [5, 2],
  [18, 8],
])('middleOf %i cards is %i', (count, index) => {
  expect(middleOf(count)).toBe(index);
});

it.each([
  [0, { angle: '0.00deg', zIndex: 7, isFar: false }],
  [-2, { angle: '-40.00deg', zIndex: 5, isFar: false }],
  [2.6, { angle: '52.00deg', zIndex: 4, isFar: true }],
])('wheelPlace of a card %d steps from the front of seven', (steps, place) => {
  expect(wheelPlace(steps, 7)).toEqual(place);
});
