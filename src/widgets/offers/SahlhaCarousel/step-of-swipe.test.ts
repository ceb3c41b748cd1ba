import { expect, it } from 'vitest';
import { stepOfSwipe } from './step-of-swipe.ts';

it.each([
  ['to the left', -50, 0, 1, -1],
  ['to the right', 50, 0, -1, 1],
  ['to the right, slightly down', 80, 79, -1, 1],
  ['below 50 px', -49, 0, 0, 0],
  ['as far down as across', -80, 80, 0, 0],
  ['down', 0, 200, 0, 0],
])('a swipe %s steps in the reading direction', (_, across, down, english, arabic) => {
  const [start, end] = [
    { clientX: 300, clientY: 300 },
    { clientX: 300 + across, clientY: 300 + down },
  ];
  expect([stepOfSwipe(start, end, false), stepOfSwipe(start, end, true)]).toEqual([english, arabic]);
});
