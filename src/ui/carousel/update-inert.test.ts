// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateInert } from './update-inert.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isInert = (cards: readonly HTMLElement[]) => cards.map((card) => card.hasAttribute('inert'));

it('changes one card in each frame, first those that become inert, as is right by then', async () => {
  const cards = Array.from({ length: 3 }, () => document.createElement('li'));
  cards[0]?.setAttribute('inert', '');
  let front = cards[0];
  const updated = updateInert(cards, (card) => card === front);
  const nextFrame = async () => {
    vi.advanceTimersToNextFrame();
    await Promise.resolve();
  };
  expect(isInert(cards)).toEqual([true, false, false]);
  await nextFrame();
  expect(isInert(cards)).toEqual([true, true, false]);
  front = cards[2];
  await nextFrame();
  expect(isInert(cards)).toEqual([true, true, false]);
  await nextFrame();
  await updated;
  expect(isInert(cards)).toEqual([true, true, false]);
});

it('keeps a mark with it, also of a card that has become active before', async () => {
  const [left, front] = Array.from({ length: 2 }, () => document.createElement('li'));
  if (!left || !front) throw new Error('there are no cards');
  front.setAttribute('data-aside', '');
  const updated = updateInert([left, front], (card) => card === front, 'data-aside');
  await vi.runAllTimersAsync();
  await updated;
  const isAside = (card: HTMLElement) => ['inert', 'data-aside'].map((name) => card.hasAttribute(name));
  expect([isAside(left), isAside(front)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
