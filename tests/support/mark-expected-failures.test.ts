import { expect, it } from 'vitest';

it.fails('a test that passes by failing is marked, or it would not fail here', ({ task }) => {
  expect(task.meta.expectedToFail).not.toBe(true);
});

it('an ordinary test is not marked', ({ task }) => {
  expect(task.meta).toEqual({});
});
