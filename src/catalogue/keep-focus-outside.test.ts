// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { stubMethod } from '#tests/support/stub-method.ts';
import { keepFocusOutside } from './keep-focus-outside.ts';

it.each([
  ['leaves the focus outside of a frame', false, 0],
  ['lets scripts move the focus once it is in the frame', true, 1],
])('%s', (_, isInside, times) => {
  const focus = vi.fn<(options?: FocusOptions) => void>();
  stubMethod(HTMLElement.prototype, 'focus', focus);
  vi.spyOn(document, 'hasFocus').mockReturnValue(isInside);
  keepFocusOutside();
  document.body.focus({ preventScroll: true });
  expect(focus).toHaveBeenCalledTimes(times);
});
