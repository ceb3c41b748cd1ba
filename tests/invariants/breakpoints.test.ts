import { expect, it } from 'vitest';
import tailwind from '../../tailwind.config.ts';

/** Default font size of browsers, which is the `rem` of media queries. */
const REM = 16;

it('SHELL-24 pages change at 640, 768, 1024, 1280 and 1536 px and nowhere else', () => {
  const pixels = Object.entries(tailwind.theme.screens).map(([name, width]) => [name, parseFloat(width) * REM]);
  expect(Object.fromEntries(pixels)).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
});
