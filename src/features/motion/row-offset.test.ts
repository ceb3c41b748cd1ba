import { expect, it } from 'vitest';
import { rowOffset } from './row-offset.ts';
import { validWidths } from './viewport-width.ts';

it('SEC-STACK3D-10 the row offset is 730 or 700 px from 1280 px wide, else the width minus 514 or 480', () => {
  expect([1280, 1920, 1279, 1024].map((width) => rowOffset(width, 'basic'))).toEqual([730, 730, 765, 510]);
  expect([1280, 1920, 1279, 1024].map((width) => rowOffset(width, 'links'))).toEqual([700, 700, 799, 544]);
});

it('LIMIT-02 a width is valid between 200 and 4000 px; any other reading leaves the last valid one, 1280 at first', () => {
  const widthOf = validWidths();
  expect([0, 199, 200, 4000, 4001, NaN, 390].map(widthOf)).toEqual([1280, 1280, 200, 4000, 4000, 4000, 390]);
});
