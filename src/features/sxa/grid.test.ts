import { expect, it } from 'vitest';
import { gridClasses, wordsOf } from './grid.ts';

it.each([
  ['every column, as without any', 'col-12', ''],
  ['half of them from a width', 'col-12 col-lg-6', 'sm:col-span-12 lg:col-span-6'],
  ['a third, which a phone has no room for', 'col-4', 'sm:col-span-4'],
  ['the widest screen', 'col-xxl-3', 'xl:col-span-3'],
  ['nothing that Bootstrap knows', 'col-0 col-13 col-md row', ''],
  ['nothing', '', ''],
])('a part of the grid is %s', (_, parameters, expected) => {
  expect(gridClasses(parameters)).toBe(expected);
});

it('names of styles are words that can be class names', () => {
  expect(wordsOf('  indent "x" <b> position-center 9a ')).toEqual(['indent', 'position-center']);
});
